#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# No file over 400 lines, no function over 60.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

while IFS= read -r file; do
    lines=$(wc -l <"$file")
    ((lines <= 400)) || problem "$file: $lines lines, at most 400"
done < <(source_files)
while IFS=$'\t' read -r name file start end; do
    lines=$((end - start + 1))
    ((lines <= 60)) || problem "$file:$start: function $name has $lines lines, at most 60"
done < <(cpp_files | ctags -L - -f - --languages=C++ --langmap=C++:+.h --kinds-C++=f --fields=+ne --excmd=number \
    | awk -F'\t' '{ start = $3 + 0; end = 0
        for (i = 4; i <= NF; ++i) { if ($i ~ /^end:/) end = substr($i, 5) + 0; if ($i ~ /^line:/) start = substr($i, 6) + 0 }
        if (end > 0) printf "%s\t%s\t%d\t%d\n", $1, $2, start, end }')
finish
