#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian package: its fields, its files, and that it comes out the same each time.
# shellcheck source=tests/package/checks.bash
source "$(dirname "${BASH_SOURCE[0]}")/checks.bash"
needed dpkg-deb dpkg-shlibdeps file gzip
source=$1 build=$2 cpack=$3 version=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

umask 077 # must not reach into the package
for copy in first second; do
    (cd "$build" && "$cpack" -G DEB -B "$work/$copy") >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
done
deb=$(echo "$work"/first/*.deb)
same 'name of the package' "gpu-atlas_$version-1_$(dpkg --print-architecture).deb" "$(basename "$deb")"
cmp "$deb" "$work/second/$(basename "$deb")" || problem 'the same sources give other bytes'

field() { dpkg-deb --field "$deb" "$1"; }
same 'Package' gpu-atlas "$(field Package)"
same 'Version' "$version-1" "$(field Version)"
same 'Section' science "$(field Section)"
for needs in libqt6svg6 libqt6charts6 libqt6widgets6 libsqlite3-0 libxlsxwriter4 libcsv3 libc6; do
    [[ ", $(field Depends)" == *", $needs"* ]] || problem "does not depend on $needs: $(field Depends)"
done
[[ $(field Depends) != *-dev* ]] || problem "depends on packages for building: $(field Depends)"
same 'description' "filter, chart and compare offers of GPU clouds"$'\n'"$(sed 's/^$/./; s/^/ /' "$source/resources/debian/description")" \
    "$(field Description)"

dpkg-deb --fsys-tarfile "$deb" | tar -tv --numeric-owner >"$work/list"
awk '$2 != "0/0" { print "not of root: " $0 } /^d/ && $1 != "drwxr-xr-x" { print "mode: " $0 }
    /^-/ && $1 != ($6 == "./usr/bin/gpu-atlas" ? "-rwxr-xr-x" : "-rw-r--r--") { print "mode: " $0 }
    !/^[-d]/ { print "neither file nor folder: " $0 }' "$work/list" >"$work/wrong"
[[ ! -s $work/wrong ]] || problem "$(cat "$work/wrong")"

mkdir "$work/tree"
dpkg-deb --extract "$deb" "$work/tree"
documents=$work/tree/usr/share/doc/gpu-atlas
same 'documents' "README.md README.zh_CN.md changelog.Debian.gz copyright" "$(cd "$documents" && LC_ALL=C ls | paste -sd' ')"
same 'version of the changelog' "gpu-atlas ($version-1)" "$(zcat "$documents/changelog.Debian.gz" | head -n 1 | cut -d' ' -f1,2)"
for page in man1 zh_CN/man1; do
    zcat "$work/tree/usr/share/man/$page/gpu-atlas.1.gz" | head -n 1 | grep -q '^\.TH' || problem "no man page in $page"
done
[[ $(file "$work/tree/usr/bin/gpu-atlas") == *'pie executable'*', stripped'* ]] || problem "$(file "$work/tree/usr/bin/gpu-atlas")"
# A file of the sources, not the bare folder: in a short one like /src other paths begin the same way.
! LC_ALL=C grep -aqE "$source/(app|ui|model|db|resources|build)/" "$work/tree/usr/bin/gpu-atlas" || problem 'the program names the folder it was built in'
(cd "$work/tree" && dpkg-deb --info "$deb" md5sums | md5sum --check --quiet) || problem 'check sums are wrong'
same "the program's version" "gpu-atlas $version" "$(cd "$work" && env -i "$work/tree/usr/bin/gpu-atlas" --version)"
finish
