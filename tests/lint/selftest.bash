#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Each check must find the fault it is there for: it is run on a small tree that has one.
set -euo pipefail
lint=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
lupdate=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
licence='// SPDX-License-Identifier: GPL-3.0-or-later'
result=0

# expect CHECK FILE TEXT [NAMED]: the check fails on a tree that has this file, and names NAMED (else the file).
expect() {
    local check=$1 file=$2 text=$3 named=${4-$2} tree=$work/tree output
    rm -rf "$tree"
    mkdir -p "$tree"/{db,model,ui,app,tests/ui,tests/model,cmake,.ci,resources/i18n} "$tree/$(dirname "$file")"
    printf '%s\n' "$licence" 'int upper;' >"$tree/ui/above.h"
    printf '%s\n' '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="zh_CN"></TS>' \
        >"$tree/resources/i18n/t_zh_CN.ts"
    cp "$lint/../../.clang-format" "$tree/"
    output=$("$lint/$check.bash" "$tree" "$lupdate" 2>&1) || { echo "$check: finds faults in a tree without any: $output"; result=1; }
    printf '%b' "$text" >"$tree/$file"
    if output=$("$lint/$check.bash" "$tree" "$lupdate" 2>&1) || [[ $output != *"$named"* ]]; then
        echo "$check: does not find its fault: $output"
        result=1
    fi
}

expect includes model/a.cpp "$licence\n#include <Qt""Core/QString>\n"
expect includes ui/a.cpp "$licence\n#include \".""./db/error.h\"\n"
expect layers model/a.cpp "$licence\n#include \"above.h\"\n"
expect sizes db/a.cpp "$licence\n$(printf '//\\n%.0s' {1..400})"
expect sizes db/a.cpp "$licence\nvoid longone()\n{\n$(printf 'f();\\n%.0s' {1..58})}\n" longone
expect licence app/a.cpp 'int a;\n'
expect models ui/a.h "$licence\nclass LoneModel : public QAbstractTableModel {\n};\n" LoneModel
expect words tests/ui/a.cpp "$licence\n// TO""DO later\n"
expect translations ui/a.cpp "$licence\nauto a = QCoreApplication::translate(\"A\", \"text\");\n" t_zh_CN.ts
if command -v clang-format >/dev/null && [[ $(clang-format --version) == *"version 14."* ]]; then
    expect format db/a.cpp "$licence\nint   a ;\n"
fi
exit "$result"
