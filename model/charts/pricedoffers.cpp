// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricedoffers.h"

#include "charts/chartcoverage.h"
#include "columns/offerwords.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

QString textOf(const Table& offers, QStringView key, std::uint32_t row)
{
    const int column = offers.indexOf(key);
    if (column < 0 || !offers.view(column).isKnown(row))
        return {};
    return cellText(offers, column, row, {});
}

}

QStringList LeftOutOffers::texts() const
{
    QStringList texts;
    const auto add = [&texts](std::size_t count, const QString& text) {
        if (count > 0)
            texts << text.arg(count);
    };
    add(noPrice, QCoreApplication::translate("Chart", "%1 without a known price"));
    add(noRate, QCoreApplication::translate("Chart", "%1 in a currency without an exchange rate"));
    add(noGpuCount, QCoreApplication::translate("Chart", "%1 without a known number of GPUs"));
    add(free, QCoreApplication::translate("Chart", "%1 free"));
    return texts;
}

const View* viewOf(const Table& table, QStringView key)
{
    const int column = table.indexOf(key);
    return column < 0 ? nullptr : &table.view(column);
}

PricedOffers pricedOffers(const Table& offers, std::span<const std::uint32_t> rows)
{
    const View& price = offers.view(offers.indexOf(u"price_per_gpu_hour"));
    const View* const perHour = viewOf(offers, u"price_per_hour");
    const View* const original = viewOf(offers, u"original_price");
    PricedOffers priced;
    priced.rows.resize(rows.size());
    priced.prices.resize(rows.size());
    std::size_t kept = 0;
    const auto sift = [&](std::uint32_t row, bool free) {
        const double value = price.number(row);
        if (free) {
            ++priced.leftOut.free;
        } else if (std::isfinite(value)) {
            priced.rows[kept] = row;
            priced.prices[kept++] = value;
        } else if (perHour && perHour->isKnown(row)) {
            ++priced.leftOut.noGpuCount;
        } else if (original && original->isKnown(row)) {
            ++priced.leftOut.noRate;
        } else {
            ++priced.leftOut.noPrice;
        }
    };
    if (const View* const free = viewOf(offers, u"free"))
        forEntities(
            *free, rows, [&](std::uint32_t row, std::uint32_t entity) { sift(row, free->numbers[entity] == 1); });
    else
        for (const std::uint32_t row : rows)
            sift(row, false);
    priced.rows.resize(kept);
    priced.prices.resize(kept);
    return priced;
}

bool fitForLogAxis(PricedOffers& priced, ChartData& data)
{
    std::size_t kept = 0;
    const auto positive = [](double price) { return price > 0; };
    if (std::none_of(priced.prices.begin(), priced.prices.end(), positive)) {
        if (!priced.prices.empty())
            data.notes << QCoreApplication::translate("Chart", "No value is above 0, so the axis is not logarithmic");
        return false;
    }
    for (std::size_t index = 0; index < priced.rows.size(); ++index) {
        if (!positive(priced.prices[index]))
            continue;
        priced.rows[kept] = priced.rows[index];
        priced.prices[kept++] = priced.prices[index];
    }
    if (kept < priced.rows.size())
        data.leftOut << QCoreApplication::translate("Chart", "%1 not above 0, which a logarithmic axis cannot show")
                            .arg(priced.rows.size() - kept);
    priced.rows.resize(kept);
    priced.prices.resize(kept);
    data.notes << QCoreApplication::translate("Chart", "Logarithmic axis: equal distances are equal ratios");
    return true;
}

ChartOffer chartOffer(const Table& offers, std::uint32_t row, const QLocale& locale)
{
    ChartOffer offer;
    offer.key = offers.key(row);
    offer.name = offerWords(offers, row, {locale, PerUnit::Hour, true});
    offer.date = textOf(offers, u"observed_on", row);
    offer.source = textOf(offers, u"source", row);
    offer.sourceTitle = sourceTitle(offers, offer.source);
    if (const View* const counts = viewOf(offers, u"gpu_count"))
        offer.gpuCount = counts->number(row);
    if (const View* const flags = viewOf(offers, u"flags"))
        offer.flags = flags->list(row);
    return offer;
}

void addBundleNotes(QStringList& notes, bool bundles, bool slices)
{
    if (bundles)
        notes << QCoreApplication::translate(
            "Chart", "÷ n: price of a whole instance with n GPUs, divided by n; fewer cannot be rented at this price");
    if (slices)
        notes << QCoreApplication::translate("Chart", "× n: price of an nth of a GPU, for a whole GPU's worth");
}

} // namespace atlas
