// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricepergpuhour.h"

#include "charts/chartcoverage.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"
#include "cost/median.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

constexpr int DefaultTop = 100;

QString chartTitle(const QString& by)
{
    if (by == QLatin1String("gpu"))
        return QCoreApplication::translate("Chart", "Lowest price per GPU by GPU model");
    if (by == QLatin1String("region_group"))
        return QCoreApplication::translate("Chart", "Lowest price per GPU by region group");
    if (by == QLatin1String("purchase_model"))
        return QCoreApplication::translate("Chart", "Lowest price per GPU by purchase model");
    return QCoreApplication::translate("Chart", "Lowest price per GPU by provider");
}

struct MeasuredGroup
{
    OfferGroup group;
    double lowest = 0, median = 0, highest = 0; ///< per hour
};

std::vector<MeasuredGroup> measured(const OfferGroups& groups)
{
    std::vector<MeasuredGroup> all;
    for (const OfferGroup& group : groups.groups()) {
        const auto [lowest, highest] = std::minmax_element(group.values.begin(), group.values.end());
        std::vector<double> prices(group.values.begin(), group.values.end());
        all.push_back({group, *lowest, median(prices), *highest});
    }
    std::sort(all.begin(), all.end(), [&groups](const MeasuredGroup& left, const MeasuredGroup& right) {
        if (left.lowest != right.lowest)
            return left.lowest < right.lowest;
        if (left.median != right.median)
            return left.median < right.median;
        return groups.before(left.group, right.group);
    });
    return all;
}

}

QString PricePerGpuHour::id() const
{
    return QStringLiteral("price-per-gpu-hour");
}

QString PricePerGpuHour::title() const
{
    return QCoreApplication::translate("Chart", "Price per GPU-hour");
}

std::vector<ChartOption> PricePerGpuHour::options() const
{
    return {chartoptions::by({QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("region_group"),
                QStringLiteral("purchase_model")}),
        chartoptions::top()};
}

Result<void> PricePerGpuHour::build(ChartData& data, const ChartInput& input) const
{
    const Table& offers = *input.offers;
    data.by = input.options.value(QStringLiteral("by"));
    data.title = chartTitle(data.by);
    ChartBars body;
    body.axis.unit = unitText(Unit::MoneyPerHour, data.per, data.currency);
    body.axis.title = QCoreApplication::translate("Chart", "Price per GPU (%1)").arg(body.axis.unit);
    body.axis.fromZero = true;
    body.categoryTitle = entryTitle(offers, data.by);

    const PricedOffers priced = pricedOffers(offers, input.rows);
    data.leftOut = priced.leftOut.texts();
    const OfferGroups groups(offers, offers.indexOf(data.by), priced.rows, priced.prices);
    const int wanted = input.options.count(QStringLiteral("top"));
    const auto top = static_cast<std::size_t>(wanted > 0 ? wanted : DefaultTop);
    const double hours = hoursIn(data.per);
    Rows shown;
    std::size_t further = 0;
    for (const MeasuredGroup& one : measured(groups)) {
        if (body.bars.size() >= top) {
            further += one.group.rows.size();
            continue;
        }
        body.bars.push_back({groups.value(one.group), groups.label(one.group, input.options.locale), one.lowest * hours,
            one.median * hours, one.highest * hours, one.group.rows.size(),
            chartOffer(offers, groups.bestRow(one.group), input.options.locale),
            groups.filter(one.group, input.filter)});
        shown.insert(shown.end(), one.group.rows.begin(), one.group.rows.end());
    }
    if (further > 0)
        data.leftOut << QCoreApplication::translate("Chart", "%1 in %2 groups with a higher lowest price")
                            .arg(further)
                            .arg(groups.groups().size() - body.bars.size());
    distinguishLabels(body.bars);
    describeCoverage(data, offers, shown);
    const auto any = [&body](auto holds) { return std::any_of(body.bars.begin(), body.bars.end(), holds); };
    addBundleNotes(data.notes, any([](const ChartBar& bar) { return bar.offer.gpuCount > 1; }),
        any([](const ChartBar& bar) { return bar.offer.gpuCount < 1; }));
    data.body = std::move(body);
    return {};
}

} // namespace atlas
