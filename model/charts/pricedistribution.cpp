// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricedistribution.h"

#include "charts/boxstatistics.h"
#include "charts/chartcoverage.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

constexpr int DefaultTop = 100;

QString chartTitle(const QString& by)
{
    if (by == QLatin1String("gpu"))
        return QCoreApplication::translate("Chart", "Spread of the price per GPU by GPU model");
    if (by == QLatin1String("region_group"))
        return QCoreApplication::translate("Chart", "Spread of the price per GPU by region group");
    if (by == QLatin1String("purchase_model"))
        return QCoreApplication::translate("Chart", "Spread of the price per GPU by purchase model");
    return QCoreApplication::translate("Chart", "Spread of the price per GPU by provider");
}

struct MeasuredGroup
{
    const OfferGroup* group = nullptr;
    ChartBox box;
};

std::vector<MeasuredGroup> measured(const Table& offers, const OfferGroups& groups, double hours, const QLocale& locale)
{
    std::vector<MeasuredGroup> all;
    for (const OfferGroup& group : groups.groups()) {
        MeasuredGroup one{&group, {}};
        one.box.offer = chartOffer(offers, groups.bestRow(group), locale); // before the values are reordered
        measureBox(one.box, group.values, hours);
        all.push_back(std::move(one));
    }
    std::sort(all.begin(), all.end(), [&groups](const MeasuredGroup& left, const MeasuredGroup& right) {
        if (left.box.median != right.box.median)
            return left.box.median < right.box.median;
        return groups.before(*left.group, *right.group);
    });
    return all;
}

}

QString PriceDistribution::id() const
{
    return QStringLiteral("price-distribution");
}

QString PriceDistribution::title() const
{
    return QCoreApplication::translate("Chart", "Price distribution");
}

std::vector<ChartOption> PriceDistribution::options() const
{
    return {chartoptions::by({QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("region_group"),
                QStringLiteral("purchase_model")}),
        chartoptions::log({QStringLiteral("none"), QStringLiteral("x")}), chartoptions::top()};
}

Result<void> PriceDistribution::build(ChartData& data, const ChartInput& input) const
{
    const Table& offers = *input.offers;
    data.by = input.options.value(QStringLiteral("by"));
    data.title = chartTitle(data.by);
    ChartBoxes body;
    body.axis.unit = unitText(Unit::MoneyPerHour, data.per, data.currency);
    body.axis.title = QCoreApplication::translate("Chart", "Price per GPU (%1)").arg(body.axis.unit);
    body.categoryTitle = entryTitle(offers, data.by);
    PricedOffers priced = pricedOffers(offers, input.rows);
    data.leftOut = priced.leftOut.texts();
    data.notes << boxNote();
    const bool log = input.options.value(QStringLiteral("log")) == QLatin1String("x") && fitForLogAxis(priced, data);
    body.axis.kind = log ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
    body.axis.fromZero = !log;

    const OfferGroups groups(offers, offers.indexOf(data.by), priced.rows, priced.prices);
    const int wanted = input.options.count(QStringLiteral("top"));
    const auto top = static_cast<std::size_t>(wanted > 0 ? wanted : DefaultTop);
    Rows shown;
    std::size_t further = 0;
    for (MeasuredGroup& one : measured(offers, groups, hoursIn(data.per), input.options.locale)) {
        if (body.boxes.size() >= top) {
            further += one.group->rows.size();
            continue;
        }
        one.box.value = groups.value(*one.group);
        one.box.label = groups.label(*one.group, input.options.locale);
        one.box.filter = groups.filter(*one.group, input.filter);
        body.axis.include(one.box.lowest);
        body.axis.include(one.box.highest);
        body.boxes.push_back(std::move(one.box));
        shown.insert(shown.end(), one.group->rows.begin(), one.group->rows.end());
    }
    if (further > 0)
        data.leftOut << QCoreApplication::translate("Chart", "%1 in %2 groups with a higher median price")
                            .arg(further)
                            .arg(groups.groups().size() - body.boxes.size());
    body.axis.decimals = decimalsDownTo(body.axis.lowest);
    distinguishLabels(body.boxes);
    describeCoverage(data, offers, shown);
    const auto any = [&body](auto holds) { return std::any_of(body.boxes.begin(), body.boxes.end(), holds); };
    addBundleNotes(data.notes, any([](const ChartBox& box) { return box.offer.gpuCount > 1; }),
        any([](const ChartBox& box) { return box.offer.gpuCount < 1; }));
    data.body = std::move(body);
    return {};
}

} // namespace atlas
