# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run, test and .ci/run: installs packages that are missing and builds the release preset.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$root/build/release

# shellcheck disable=SC2034 # read by the scripts that source this file
build_packages=(
    g++ cmake ninja-build pkg-config
    qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    libsqlite3-dev libsqlitecpp-dev libexpected-dev libcsv-dev libcli11-dev libxlsxwriter-dev zlib1g-dev
    fonts-dejavu-core fonts-wqy-microhei
)
# shellcheck disable=SC2034 # read by the scripts that source this file
test_packages=(
    libqt6sql6-sqlite xvfb xauth clang-format universal-ctags poppler-utils file desktop-file-utils appstream dpkg-dev
)

say() { printf '%s\n' "$*" >&2; }

# install_missing PACKAGE…: calls apt-get only when dpkg does not know one of them as installed. Where that is not
# possible it says what is needed and goes on: the libraries may be there in another way.
install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        command -v cmake >/dev/null && [[ -f $build/build.ninja ]] && return
        say "This is neither Debian nor Ubuntu: install the counterparts of these packages yourself (README.md lists them"
        say "for Fedora, Arch and macOS): $*"
        return
    fi
    local package missing=()
    for package in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true) == installed ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    local as_root=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            say "These packages are missing, and installing them needs root: ${missing[*]}"
            return
        fi
        as_root=(sudo)
    fi
    say "Installing: ${missing[*]}"
    # Old package lists are no reason to stop: what can be installed is seen at the next step.
    ${as_root[@]+"${as_root[@]}"} apt-get update -q >&2 || say "The package lists could not be renewed; going on with the old ones."
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

# Ninja configures again by itself when a CMake file or the list of sources changes; presets and a moved folder it
# does not notice.
configure() {
    local home=
    [[ -f $build/CMakeCache.txt ]] && home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$build/CMakeCache.txt")
    if [[ -n $home && $home != "$root" ]]; then
        (cd "$root" && cmake --fresh --preset release >&2)
    elif [[ ! -f $build/build.ninja || $root/CMakePresets.json -nt $build/build.ninja ]]; then
        (cd "$root" && cmake --preset release >&2)
    fi
}

# build_release [TARGET…]: everything, or these targets.
build_release() {
    configure
    local targets=()
    (($#)) && targets=(--target "$@")
    (cd "$root" && cmake --build --preset release ${targets[@]+"${targets[@]}"} >&2)
}
