#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# All sources are formatted as .clang-format says, by the version that Debian 12 has.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

if ! command -v clang-format >/dev/null || [[ $(clang-format --version) != *"version 14."* ]]; then
    echo "clang-format 14 is not installed"
    exit 77
fi
cpp_files | xargs -r clang-format --dry-run --Werror
