#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Two spellings of includes slip past the include roots that keep the layers apart.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

while IFS= read -r file; do
    while IFS= read -r line; do
        problem "$file:$line: include Qt classes as <QClass> and own files by their path in the layer"
    done < <(grep -nE '^\s*#\s*include\s*(<Qt[A-Z]\w*/|"(\.\./|.*/\.\./))' "$file" || true)
done < <(cpp_files)
finish
