# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the tests of what is installed.
# shellcheck shell=bash
set -euo pipefail
problems=0

problem() {
    printf '%s\n' "$*"
    problems=$((problems + 1))
}

# same WHAT EXPECTED FOUND
same() {
    [[ $2 == "$3" ]] || problem "$1:"$'\n'"$(diff <(printf '%s\n' "$2") <(printf '%s\n' "$3"))"
}

finish() {
    ((problems == 0)) || { printf '%d problem(s)\n' "$problems"; exit 1; }
}

needed() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || { printf '%s is not installed\n' "$tool"; exit 77; }
    done
}
