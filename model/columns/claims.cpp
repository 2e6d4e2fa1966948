// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "columns/chinesetexts.h"
#include "columns/summaries.h"
#include "columns/tables.h"
#include "columns/views.h"

namespace atlas {

using enum ColumnKind;
using namespace views;

namespace {

const std::vector<Column> Columns{
    {.key = "claim_id",
        .title = QT_TRANSLATE_NOOP("Columns", "Claim id"),
        .help = QT_TRANSLATE_NOOP("Columns", "Identity of the claim"),
        .shown = 1,
        .view = text(&Catalog::claims, "claim_id")},
    {.key = "article",
        .title = QT_TRANSLATE_NOOP("Columns", "Article"),
        .help = QT_TRANSLATE_NOOP("Columns", "Which of the two articles makes the claim"),
        .view = text(&Catalog::claims, "article")},
    {.key = "provider",
        .title = QT_TRANSLATE_NOOP("Columns", "Provider id"),
        .help = QT_TRANSLATE_NOOP("Columns", "Provider the claim is about"),
        .shown = 1,
        .view = referred(&Catalog::claims, "provider", &Catalog::providers, "provider"),
        .searched = true},
    {.key = "topic",
        .title = QT_TRANSLATE_NOOP("Columns", "Topic"),
        .help = QT_TRANSLATE_NOOP("Columns", "What the claim is about"),
        .shown = 1,
        .view = inChinese(text(&Catalog::claims, "topic")),
        .searched = true},
    {.key = "claim_en",
        .title = QT_TRANSLATE_NOOP("Columns", "Claim"),
        .help = QT_TRANSLATE_NOOP("Columns", "The claim in English"),
        .shown = 1,
        .view = text(&Catalog::claims, "claim_en"),
        .searched = true},
    {.key = "claim_zh",
        .title = QT_TRANSLATE_NOOP("Columns", "Claim in Chinese"),
        .help = QT_TRANSLATE_NOOP("Columns", "The claim in Chinese"),
        .view = text(&Catalog::claims, "claim_zh"),
        .searched = true},
    {.key = "value",
        .title = QT_TRANSLATE_NOOP("Columns", "Value"),
        .help = QT_TRANSLATE_NOOP("Columns", "Figure in the claim"),
        .view = text(&Catalog::claims, "value")},
    {.key = "unit",
        .title = QT_TRANSLATE_NOOP("Columns", "Unit"),
        .help = QT_TRANSLATE_NOOP("Columns", "Unit of the figures"),
        .view = inChinese(text(&Catalog::claims, "unit"))},
    {.key = "checked_value",
        .title = QT_TRANSLATE_NOOP("Columns", "Checked value"),
        .help = QT_TRANSLATE_NOOP("Columns", "What the facts say"),
        .shown = 1,
        .view = inChinese(text(&Catalog::claims, "checked_value"))},
    {.key = "verdict",
        .title = QT_TRANSLATE_NOOP("Columns", "Verdict"),
        .help = QT_TRANSLATE_NOOP("Columns", "Confirmed, outdated, contradicted or unverified"),
        .kind = Vocabulary,
        .shown = 1,
        .view = text(&Catalog::claims, "verdict"),
        .vocabulary = Verdicts},
    {.key = "source",
        .title = QT_TRANSLATE_NOOP("Columns", "Source"),
        .help = QT_TRANSLATE_NOOP("Columns", "Where it was checked"),
        .shown = 1,
        .view = referred(&Catalog::claims, "source", &Catalog::sources, "source")},
    {.key = "comment",
        .title = QT_TRANSLATE_NOOP("Columns", "Comment"),
        .help = QT_TRANSLATE_NOOP("Columns", "Remark on the verdict"),
        .view = inChinese(text(&Catalog::claims, "comment")),
        .searched = true},
};

}

std::vector<Column> claimColumns()
{
    return Columns;
}

} // namespace atlas
