#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every text that a user can see has its translation: the catalogue of texts is renewed aside and nothing is open in it.
# shellcheck source=tests/lint/sources.bash
source "$(dirname "${BASH_SOURCE[0]}")/sources.bash"

lupdate=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for file in resources/i18n/*.ts; do
    [[ -f $file ]] || continue
    if grep -nE 'type="(unfinished|vanished|obsolete)"' "$file"; then
        problem "$file: texts above are not translated, or not used any more"
    fi
    copy=$work/$(basename "$file")
    cp "$file" "$copy"
    "$lupdate" -silent -no-obsolete -locations none db model ui app -extensions cpp,h -ts "$copy" >/dev/null
    open=$(grep -c 'type="unfinished"' "$copy" || true)
    ((open == 0)) || problem "$file: $open texts of the sources have no translation; run the target update_translations"
done
# lupdate does not see a text whose number is a cast.
hidden='QCoreApplication::translate\([^;]*?nullptr,\s*static_cast'
mapfile -t files < <(grep -Pzlr --include='*.cpp' "$hidden" db model ui app)
for file in "${files[@]}"; do
    problem "$file: a cast within translate() hides its text from the catalogue; give the number a name before"
done
finish
