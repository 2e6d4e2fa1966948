#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Nothing is left for later in the sources.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

while IFS= read -r file; do
    while IFS= read -r line; do
        problem "$file:$line"
    done < <(grep -nwE 'TO''DO|FIX''ME|X''XX' "$file" || true)
done < <(source_files)
finish
