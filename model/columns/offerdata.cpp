// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/offerdata.h"

#include "columns/offermarks.h"
#include "columns/offerviews.h"
#include "columns/usermarks.h"

namespace atlas {

using enum ColumnKind;
using namespace views;

namespace {

const std::vector<Column> Columns{
    {.key = "observed_on",
        .title = QT_TRANSLATE_NOOP("Columns", "Observed on"),
        .help = QT_TRANSLATE_NOOP("Columns", "Day the price was read; unknown where the source has no date"),
        .kind = Date,
        .shown = 12,
        .view = observedOn,
        .descendingFirst = true,
        .group = ColumnGroup::Data,
        .marks = ageMarks,
        .tip = ageTip},
    {.key = "age_days",
        .title = QT_TRANSLATE_NOOP("Columns", "Age"),
        .help = QT_TRANSLATE_NOOP("Columns", "Days since the price was read"),
        .kind = Number,
        .unit = Unit::Days,
        .view = ageDays,
        .derived = true,
        .group = ColumnGroup::Data,
        .better = Better::Lower,
        .marks = ageMarks,
        .tip = ageTip},
    {.key = "source",
        .title = QT_TRANSLATE_NOOP("Columns", "Source"),
        .help = QT_TRANSLATE_NOOP("Columns", "Where the price was read"),
        .view = offerSource,
        .group = ColumnGroup::Data},
    {.key = "flags",
        .title = QT_TRANSLATE_NOOP("Columns", "Flags"),
        .help
        = QT_TRANSLATE_NOOP("Columns", "Marks of doubtful data: what a rule of data health found wrong with the offer"),
        .kind = List,
        .view = offerFlags,
        .vocabulary = OfferFlags,
        .derived = true,
        .mayBeEmpty = true,
        .group = ColumnGroup::Data,
        .marks = flagMarks,
        .tip = flagTip},
    {.key = "note",
        .title = QT_TRANSLATE_NOOP("Columns", "Note"),
        .help = QT_TRANSLATE_NOOP("Columns", "Remark on the reading"),
        .view = offerNote,
        .searched = true,
        .group = ColumnGroup::Data},
    {.key = "starred",
        .title = QT_TRANSLATE_NOOP("Columns", "Starred"),
        .help = QT_TRANSLATE_NOOP("Columns", "Whether you have put a star on the offer"),
        .kind = Flag,
        .view = offerStarred,
        .shortName = "star",
        .descendingFirst = true,
        .derived = true,
        .group = ColumnGroup::Data},
    {.key = "my_note",
        .title = QT_TRANSLATE_NOOP("Columns", "My note"),
        .help = QT_TRANSLATE_NOOP("Columns", "What you have noted about the offer"),
        .view = offerUserNote,
        .searched = true,
        .derived = true,
        .group = ColumnGroup::Data},
};

}

std::vector<Column> offerDataColumns()
{
    return Columns;
}

} // namespace atlas
