# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the checks, which are called with the root of the tree as first argument.
# shellcheck shell=bash
set -euo pipefail
root=$(cd "$1" && pwd -P)
cd "$root"
problems=0

# Reports one place and goes on.
problem() {
    printf '%s\n' "$*"
    problems=$((problems + 1))
}

finish() {
    ((problems == 0)) || { printf '%d problem(s)\n' "$problems"; exit 1; }
}

# The C++ files of these folders, or of all.
cpp_files() {
    local folder
    (($#)) || set -- db model ui app tests cmake
    for folder in "$@"; do
        [[ ! -d $folder ]] || find "$folder" -type f \( -name '*.h' -o -name '*.cpp' \) -not -path '*/data/*'
    done | sort
}

# Everything that people write here as source, CMake files and scripts included.
source_files() {
    cpp_files
    find . -maxdepth 1 -type f \( -name CMakeLists.txt -o -name run -o -name test \) | sed 's|^\./||'
    find db model ui app tests cmake .ci -type f \
        \( -name CMakeLists.txt -o -name '*.cmake' -o -name '*.bash' -o -name '*.sql' -o -path .ci/run \) 2>/dev/null | sort
}
