// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/offermarks.h"

#include "cost/gpuprices.h"
#include "engine/table.h"
#include "engine/values.h"
#include "health/findings.h"
#include "health/offerhealth.h"

#include <QCoreApplication>
#include <QStringList>
#include <initializer_list>
#include <set>

namespace atlas::views {

namespace {

bool isDoubtful(const TableContext& context, std::uint32_t offer)
{
    return context.health && context.health->isDoubtful(offer);
}

/// What was found in the offer by any doubt, and by these remarks.
QStringList messages(const Table& table, std::uint32_t offer, bool doubts, const std::set<HealthRule>& remarks)
{
    QStringList texts;
    if (!table.context().health)
        return texts;
    for (const Finding& finding : findingsOf(table.context(), offer)) {
        const bool doubt = static_cast<std::size_t>(finding.rule) < DoubtCount;
        if (doubt && doubts)
            texts << QCoreApplication::translate("OfferMarks", "%1: %2", "what is doubtful, with its figures")
                         .arg(healthRuleTitle(finding.rule), finding.message);
        else if (remarks.contains(finding.rule))
            texts << finding.message;
    }
    return texts;
}

QString money(const Table& table, double amount, const CellStyle& style)
{
    return roundedText(amount * hoursIn(style.per), 2, style.locale) + u' '
        + unitText(Unit::MoneyPerHour, style.per, table.context().currency);
}

/// "88.00 USD/h for the node, divided by 8"; nothing for a single GPU.
QString division(const Table& table, std::uint32_t offer, const CellStyle& style)
{
    const int price = table.indexOf(u"price_per_hour"), count = table.indexOf(u"gpu_count");
    if (price < 0 || count < 0 || !table.view(price).isKnown(offer) || !table.view(count).isKnown(offer)
        || table.view(count).number(offer) == 1)
        return {};
    const QString whole = money(table, table.view(price).number(offer), style),
                  gpus = cellText(table, count, offer, style);
    return table.view(count).number(offer) < 1
        ? QCoreApplication::translate("OfferMarks", "%1 for %2 of a GPU; shown is the price of a whole GPU's worth.")
              .arg(whole, gpus)
        : QCoreApplication::translate("OfferMarks", "Node total %1, divided by %2 GPUs.").arg(whole, gpus);
}

}

CellMarks priceMarks(const TableContext& context, std::uint32_t offer)
{
    CellMarks marks;
    if (isDoubtful(context, offer))
        marks.sign = CellMarks::Sign::Doubt;
    if (context.gpuPrices) {
        const GpuPrices::Place place = context.gpuPrices->place(offer);
        marks.place = place.price;
        marks.median = place.median;
        marks.best = context.gpuPrices->isLowest(offer);
    }
    return marks;
}

CellMarks ageMarks(const TableContext& context, std::uint32_t offer)
{
    CellMarks marks;
    if (context.health && context.health->has(offer, HealthRule::Stale))
        marks.sign = CellMarks::Sign::Old;
    return marks;
}

CellMarks flagMarks(const TableContext& context, std::uint32_t offer)
{
    CellMarks marks;
    if (isDoubtful(context, offer))
        marks.sign = CellMarks::Sign::Doubt;
    return marks;
}

QString priceTip(const Table& table, std::uint32_t offer, const CellStyle& style)
{
    QStringList lines = messages(table, offer, true,
        {HealthRule::Bundle, HealthRule::NoPrice, HealthRule::ZeroPrice, HealthRule::Stale, HealthRule::Undated,
            HealthRule::MixedCurrency});
    if (const QString divided = division(table, offer, style); !divided.isEmpty())
        lines.prepend(divided);
    if (!table.context().gpuPrices)
        return lines.join(u'\n');
    const GpuPrices::Range& range = table.context().gpuPrices->range(offer);
    const int gpu = table.indexOf(u"gpu_name");
    if (range.offers > 1 && gpu >= 0)
        lines << QCoreApplication::translate("OfferMarks", "%1, %n offers: lowest %2, median %3, highest %4.",
            "GPU, prices per GPU", static_cast<int>(range.offers))
                     .arg(cellText(table, gpu, offer, style), money(table, range.lowest, style),
                         money(table, range.median, style), money(table, range.highest, style));
    if (table.context().gpuPrices->isLowest(offer))
        lines << QCoreApplication::translate("OfferMarks", "The lowest price of this GPU.");
    return lines.join(u'\n');
}

QString ageTip(const Table& table, std::uint32_t offer, const CellStyle& style)
{
    Q_UNUSED(style)
    return messages(table, offer, false, {HealthRule::Stale, HealthRule::Undated}).join(u'\n');
}

QString flagTip(const Table& table, std::uint32_t offer, const CellStyle& style)
{
    Q_UNUSED(style)
    return messages(table, offer, true, {}).join(u'\n');
}

QString countTip(const Table& table, std::uint32_t offer, const CellStyle& style)
{
    Q_UNUSED(style)
    return messages(table, offer, false, {HealthRule::Bundle, HealthRule::FractionalGpu}).join(u'\n');
}

} // namespace atlas::views
