#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# `cmake --install` puts every file in its place, they name each other rightly, and the program runs from there.
# shellcheck source=tests/package/checks.bash
source "$(dirname "${BASH_SOURCE[0]}")/checks.bash"
needed desktop-file-validate appstreamcli file
source=$1 build=$2 cmake=$3 version=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
id=io.github.gpu_atlas.GpuAtlas

DESTDIR=$work "$cmake" --install "$build" --prefix /usr >/dev/null
tree=$work/usr
sizes=(16 22 24 32 48 64 128 256 512)
expected=$(LC_ALL=C sort <<END
bin/gpu-atlas
share/applications/$id.desktop
share/doc/gpu-atlas/LICENSE
share/doc/gpu-atlas/README.md
share/doc/gpu-atlas/README.zh_CN.md
share/doc/gpu-atlas/copyright
$(printf "share/icons/hicolor/%dx%d/apps/$id.png\n" $(printf '%d %d ' $(printf '%s\n' "${sizes[@]}" | sed 'p')))
share/icons/hicolor/scalable/apps/$id.svg
share/man/man1/gpu-atlas.1
share/man/zh_CN/man1/gpu-atlas.1
share/metainfo/$id.metainfo.xml
share/mime/packages/$id.xml
END
)
same 'installed files' "$expected" "$(cd "$tree" && find . -type f | sed 's|^\./||' | LC_ALL=C sort)"

for size in "${sizes[@]}"; do
    picture=$tree/share/icons/hicolor/${size}x$size/apps/$id.png
    [[ $(file "$picture") == *"PNG image data, $size x $size, 8-bit/color RGBA"* ]] || problem "$(file "$picture")"
done

desktop=$tree/share/applications/$id.desktop
output=$(desktop-file-validate "$desktop" 2>&1) && [[ -z $output ]] || problem "$output"
output=$(appstreamcli validate-tree --no-net "$work" 2>&1) || problem "$output"
[[ $output != *[WE]:\ * ]] || problem "$output"
value() { sed -n "s/^$1=//p" "$desktop"; }
same 'icon of the desktop file' "$id" "$(value Icon)"
same 'program of the desktop file' "gpu-atlas %f" "$(value Exec)"
same 'types that the program opens' \
    "$(sed -nE 's/.*<mime-type type="(.*)">.*/\1/p' "$tree/share/mime/packages/$id.xml" | sort)" \
    "$(value MimeType | tr ';' '\n' | grep . | sort)"
same 'types in the metainfo' "$(value MimeType | tr ';' '\n' | grep . | sort)" \
    "$(sed -nE 's/.*<mediatype>(.*)<.*/\1/p' "$tree/share/metainfo/$id.metainfo.xml" | sort)"
for key in Name GenericName Comment Keywords; do
    [[ -n $(value "$key") && -n $(value "$key\\[zh_CN\\]") ]] || problem "$key is not there in both languages"
done

same 'newest release of the metainfo' "$version" \
    "$(sed -nE 's/.*<release version="([^"]*)".*/\1/p' "$tree/share/metainfo/$id.metainfo.xml" | head -n 1)"
same 'the program knows its name on the desktop' 1 "$(grep -c "setDesktopFileName(QStringLiteral(\"$id\"))" "$source/ui/application.cpp")"

for page in man1 zh_CN/man1; do
    head -n 1 "$tree/share/man/$page/gpu-atlas.1" | grep -q "^\.TH GPU.*$version" || problem "$page: no title with the version"
done
grep -q '筛选' "$tree/share/man/zh_CN/man1/gpu-atlas.1" || problem 'the Chinese man page is not Chinese'

# From its new place, without anything of the user, a display or the folder it was built in.
run() { (cd "$work" && env -i HOME="$work/home" XDG_RUNTIME_DIR="$work" LC_ALL=C.UTF-8 "$tree/bin/gpu-atlas" "$@"); }
same 'version' "gpu-atlas $version" "$(run --version)"
same 'the cheapest offer has a price' 2 "$(run offers 'price:any' --limit 1 --format csv | wc -l)"
finish
