// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "columns/historyrows.h"
#include "columns/tables.h"
#include "columns/views.h"

namespace atlas {

using enum ColumnKind;
using namespace views;

namespace {

const std::vector<Column> Columns{
    {.key = "key",
        .title = QT_TRANSLATE_NOOP("Columns", "Key"),
        .help = QT_TRANSLATE_NOOP("Columns", "Identity of the offer or series"),
        .view = historyKey},
    {.key = "kind",
        .title = QT_TRANSLATE_NOOP("Columns", "Kind"),
        .help = QT_TRANSLATE_NOOP("Columns", "A reading of an offer, or a series that belongs to no offer"),
        .kind = Vocabulary,
        .shown = 1,
        .view = historyKind,
        .vocabulary = HistoryKinds},
    {.key = "current",
        .title = QT_TRANSLATE_NOOP("Columns", "Current"),
        .help = QT_TRANSLATE_NOOP("Columns", "The reading is the one the offer shows"),
        .kind = Flag,
        .shown = 1,
        .view = historyCurrent},
    {.key = "provider",
        .title = QT_TRANSLATE_NOOP("Columns", "Provider id"),
        .help = QT_TRANSLATE_NOOP("Columns", "Short name of the provider, as filters write it"),
        .shown = 1,
        .view = historyProvider,
        .searched = true},
    {.key = "instance_type",
        .title = QT_TRANSLATE_NOOP("Columns", "Instance type"),
        .help = QT_TRANSLATE_NOOP("Columns", "Name of the machine at the provider"),
        .shown = 1,
        .view = historyInstanceType,
        .searched = true},
    {.key = "gpu",
        .title = QT_TRANSLATE_NOOP("Columns", "GPU id"),
        .help = QT_TRANSLATE_NOOP("Columns", "Short name of the GPU; a filter also finds it by name and alias"),
        .shown = 1,
        .view = historyGpu,
        .searched = true},
    {.key = "gpu_count",
        .title = QT_TRANSLATE_NOOP("Columns", "GPUs"),
        .help = QT_TRANSLATE_NOOP("Columns", "Number of GPUs"),
        .kind = Number,
        .view = historyGpuCount,
        .shortName = "count",
        .descendingFirst = true,
        .decimals = 4},
    {.key = "region",
        .title = QT_TRANSLATE_NOOP("Columns", "Region"),
        .help = QT_TRANSLATE_NOOP("Columns", "Region at the provider; unknown where one price holds everywhere"),
        .shown = 1,
        .view = historyRegion,
        .searched = true},
    {.key = "purchase_model",
        .title = QT_TRANSLATE_NOOP("Columns", "Purchase model"),
        .help = QT_TRANSLATE_NOOP("Columns", "On-demand, spot, reserved or subscription"),
        .kind = Vocabulary,
        .shown = 1,
        .view = historyPurchaseModel,
        .vocabulary = PurchaseModels},
    {.key = "variant",
        .title = QT_TRANSLATE_NOOP("Columns", "Variant"),
        .help
        = QT_TRANSLATE_NOOP("Columns", "Tells offers apart that are otherwise the same, such as the way of payment"),
        .view = historyVariant,
        .mayBeEmpty = true},
    {.key = "price_per_hour",
        .title = QT_TRANSLATE_NOOP("Columns", "Price"),
        .help = QT_TRANSLATE_NOOP("Columns", "Price of the whole instance"),
        .kind = Number,
        .unit = Unit::MoneyPerHour,
        .shown = 1,
        .view = historyPricePerHour},
    {.key = "price_per_gpu_hour",
        .title = QT_TRANSLATE_NOOP("Columns", "Price per GPU"),
        .help
        = QT_TRANSLATE_NOOP("Columns", "Price divided by the number of GPUs; of a slice, for a whole GPU's worth"),
        .kind = Number,
        .unit = Unit::MoneyPerHour,
        .shown = 1,
        .view = historyPricePerGpuHour,
        .shortName = "price",
        .derived = true},
    {.key = "original_price",
        .title = QT_TRANSLATE_NOOP("Columns", "Original price"),
        .help = QT_TRANSLATE_NOOP(
            "Columns", "Price per hour of the whole instance as the source states it, in the original currency"),
        .kind = Number,
        .unit = Unit::Money,
        .view = historyOriginalPrice},
    {.key = "original_currency",
        .title = QT_TRANSLATE_NOOP("Columns", "Original currency"),
        .help = QT_TRANSLATE_NOOP("Columns", "Currency of the source"),
        .kind = Vocabulary,
        .view = historyOriginalCurrency},
    {.key = "observed_on",
        .title = QT_TRANSLATE_NOOP("Columns", "Observed on"),
        .help = QT_TRANSLATE_NOOP("Columns", "Day the price was read; unknown where the source has no date"),
        .kind = Date,
        .shown = 1,
        .view = historyObservedOn,
        .descendingFirst = true},
    {.key = "age_days",
        .title = QT_TRANSLATE_NOOP("Columns", "Age"),
        .help = QT_TRANSLATE_NOOP("Columns", "Days since the price was read"),
        .kind = Number,
        .unit = Unit::Days,
        .view = historyAgeDays,
        .derived = true},
    {.key = "source",
        .title = QT_TRANSLATE_NOOP("Columns", "Source"),
        .help = QT_TRANSLATE_NOOP("Columns", "Where the price was read"),
        .shown = 1,
        .view = historySource},
    {.key = "note",
        .title = QT_TRANSLATE_NOOP("Columns", "Note"),
        .help = QT_TRANSLATE_NOOP("Columns", "Remark on the reading"),
        .view = historyNote,
        .searched = true},
};

}

std::vector<Column> historyColumns()
{
    return Columns;
}

} // namespace atlas
