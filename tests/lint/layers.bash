#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A layer includes itself and the layers below it: app → ui → model → db.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

below=(db)
for layer in db model ui app; do
    [[ $layer == db ]] || below+=("$layer")
    higher=()
    for other in db model ui app; do
        [[ " ${below[*]} " == *" $other "* ]] || higher+=("$other")
    done
    while IFS= read -r file; do
        while IFS=: read -r line include; do
            path=$(sed -E 's/.*"(.*)".*/\1/' <<<"$include")
            found=no
            for allowed in "${below[@]}"; do
                [[ ! -f $allowed/$path ]] || found=yes
            done
            [[ $found == no ]] || continue
            for other in ${higher[@]+"${higher[@]}"}; do
                [[ ! -f $other/$path ]] || problem "$file:$line: $layer includes $other/$path, which is above it"
            done
        done < <(grep -nE '^\s*#\s*include\s*"' "$file" || true)
    done < <(cpp_files "$layer")
done
finish
