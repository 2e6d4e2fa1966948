#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every item model is in the contract test, or in a test of the window.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

tests=()
[[ ! -f tests/model/tst_modelcontract.cpp ]] || tests+=(tests/model/tst_modelcontract.cpp)
for file in tests/ui/*.cpp; do
    [[ ! -f $file ]] || tests+=("$file")
done
while IFS=: read -r file class; do
    grep -qw "$class" /dev/null ${tests[@]+"${tests[@]}"} || problem "$file: $class is in no contract test"
done < <(cpp_files db model ui app | xargs -r sed -nE \
    's/^\s*class\s+(\w+)(\s+final)?\s*:\s*public\s+Q(Abstract(Item|Table|List|Proxy)|SortFilterProxy|IdentityProxy|ConcatenateTablesProxy|TransposeProxy|StandardItem|StringList|FileSystem)Model\b.*/\1/p;T;F' \
    | paste -d: - - | sed -E 's/^([^:]*):(.*)$/\2:\1/')
finish
