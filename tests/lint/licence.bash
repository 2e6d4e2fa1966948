#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Each source names its licence at the top.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

while IFS= read -r file; do
    head -n 2 "$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' || problem "$file: no SPDX line on top"
done < <(source_files)
finish
