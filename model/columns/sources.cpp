// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "columns/chinesetexts.h"
#include "columns/offersummaries.h"
#include "columns/tables.h"
#include "columns/views.h"

namespace atlas {

using enum ColumnKind;
using namespace views;

namespace {

const std::vector<Column> Columns{
    {.key = "source",
        .title = QT_TRANSLATE_NOOP("Columns", "Source"),
        .help = QT_TRANSLATE_NOOP("Columns", "Short name of the source, as other tables write it"),
        .shown = 1,
        .view = text(&Catalog::sources, "source"),
        .searched = true},
    {.key = "title",
        .title = QT_TRANSLATE_NOOP("Columns", "Title"),
        .help = QT_TRANSLATE_NOOP("Columns", "Title of the source"),
        .shown = 1,
        .view = text(&Catalog::sources, "title"),
        .searched = true},
    {.key = "publisher",
        .title = QT_TRANSLATE_NOOP("Columns", "Publisher"),
        .help = QT_TRANSLATE_NOOP("Columns", "Who published it"),
        .shown = 1,
        .view = text(&Catalog::sources, "publisher"),
        .searched = true},
    {.key = "url",
        .title = QT_TRANSLATE_NOOP("Columns", "Address"),
        .help = QT_TRANSLATE_NOOP("Columns", "Where it can be read"),
        .shown = 1,
        .view = text(&Catalog::sources, "url")},
    {.key = "licence",
        .title = QT_TRANSLATE_NOOP("Columns", "Licence"),
        .help = QT_TRANSLATE_NOOP("Columns", "Terms of use"),
        .shown = 1,
        .view = text(&Catalog::sources, "licence")},
    {.key = "retrieved_on",
        .title = QT_TRANSLATE_NOOP("Columns", "Retrieved on"),
        .help = QT_TRANSLATE_NOOP("Columns", "Day it was read"),
        .kind = Date,
        .view = number(&Catalog::sources, "retrieved_on"),
        .descendingFirst = true},
    {.key = "observed_on",
        .title = QT_TRANSLATE_NOOP("Columns", "Observed on"),
        .help = QT_TRANSLATE_NOOP("Columns", "Day its figures are from"),
        .kind = Date,
        .shown = 1,
        .view = number(&Catalog::sources, "observed_on"),
        .descendingFirst = true},
    {.key = "kind",
        .title = QT_TRANSLATE_NOOP("Columns", "Kind of source"),
        .help = QT_TRANSLATE_NOOP("Columns", "Vendor page, data set, article, paper or benchmark"),
        .shown = 1,
        .view = inChinese(text(&Catalog::sources, "kind"))},
    {.key = "rows",
        .title = QT_TRANSLATE_NOOP("Columns", "Rows"),
        .help = QT_TRANSLATE_NOOP("Columns", "How many facts of the catalog, of any kind, come from it"),
        .kind = Number,
        .shown = 1,
        .view = allRowsOfSources,
        .descendingFirst = true,
        .derived = true,
        .decimals = 0},
    {.key = "offers",
        .title = QT_TRANSLATE_NOOP("Columns", "Offers"),
        .help = QT_TRANSLATE_NOOP("Columns", "Number of offers whose current price comes from it"),
        .kind = Number,
        .view = offersOfSources,
        .descendingFirst = true,
        .derived = true,
        .decimals = 0},
    {.key = "benchmarks",
        .title = QT_TRANSLATE_NOOP("Columns", "Measurements"),
        .help = QT_TRANSLATE_NOOP("Columns", "Number of measurements that come from it"),
        .kind = Number,
        .view = rowsOfSources(&Catalog::benchmarks),
        .descendingFirst = true,
        .derived = true,
        .decimals = 0},
    {.key = "claims",
        .title = QT_TRANSLATE_NOOP("Columns", "Claims"),
        .help = QT_TRANSLATE_NOOP("Columns", "Number of claims that were checked with it"),
        .kind = Number,
        .view = rowsOfSources(&Catalog::claims),
        .descendingFirst = true,
        .derived = true,
        .decimals = 0},
};

}

std::vector<Column> sourceColumns()
{
    return Columns;
}

} // namespace atlas
