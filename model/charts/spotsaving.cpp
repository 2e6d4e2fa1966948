// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/spotsaving.h"

#include "catalog/catalog.h"
#include "charts/boxstatistics.h"
#include "charts/chartcoverage.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr int DefaultTop = 100;

QString chartTitle(const QString& by)
{
    if (by == QLatin1String("gpu"))
        return QCoreApplication::translate("Chart", "Saving of spot against on-demand by GPU model");
    if (by == QLatin1String("region"))
        return QCoreApplication::translate("Chart", "Saving of spot against on-demand by region");
    if (by == QLatin1String("region_group"))
        return QCoreApplication::translate("Chart", "Saving of spot against on-demand by region group");
    return QCoreApplication::translate("Chart", "Saving of spot against on-demand by provider");
}

/// Spot offers whose saving is known.
struct Savings
{
    std::vector<std::uint32_t> rows;
    std::vector<double> percents;
    std::size_t notSpot = 0, noPrice = 0, noBase = 0, apart = 0, apartLeftOut = 0, negative = 0;
};

class Sifting
{
public:
    Sifting(const Table& offers, bool nearOnly)
        : m_offers(offers)
        , m_model(offers.view(offers.indexOf(u"purchase_model")))
        , m_saving(offers.view(offers.indexOf(u"spot_saving_percent")))
        , m_price(offers.view(offers.indexOf(u"price_per_hour")))
        , m_flags(viewOf(offers, u"flags"))
        , m_nearOnly(nearOnly)
    {
        for (std::uint32_t code = 0; code < m_model.dictionary->size(); ++code)
            if (m_model.dictionary->text(code) == QLatin1String("spot"))
                m_spot = code;
        markApart();
    }

    [[nodiscard]] Savings sift(std::span<const std::uint32_t> rows) const
    {
        Savings savings;
        forEntities(m_model, rows, [&](std::uint32_t row, std::uint32_t entity) {
            if ((*m_model.textCodes)[entity] != m_spot) {
                ++savings.notSpot;
                return;
            }
            const double percent = m_saving.number(row);
            if (!std::isfinite(percent)) {
                ++(m_price.isKnown(row) ? savings.noBase : savings.noPrice);
                return;
            }
            const bool apart = m_flags && m_apart[m_flags->entity(row)];
            if (apart && m_nearOnly) {
                ++savings.apartLeftOut;
                return;
            }
            savings.apart += apart ? 1 : 0;
            savings.negative += percent < 0 ? 1 : 0;
            savings.rows.push_back(row);
            savings.percents.push_back(percent);
        });
        return savings;
    }

private:
    /// Which combinations of flags name prices of different ages.
    void markApart()
    {
        if (!m_flags)
            return;
        const std::vector<std::uint32_t>& starts = *m_flags->listStarts;
        m_apart.assign(starts.size(), false);
        for (std::size_t entity = 0; entity + 1 < starts.size(); ++entity)
            for (std::uint32_t place = starts[entity]; place < starts[entity + 1]; ++place)
                if (m_flags->dictionary->text((*m_flags->listCodes)[place]) == QLatin1String("mixed_age"))
                    m_apart[entity] = true;
    }

    const Table& m_offers;
    const View &m_model, &m_saving, &m_price;
    const View* m_flags;
    bool m_nearOnly;
    std::uint32_t m_spot = View::Unknown - 1;
    std::vector<bool> m_apart; ///< by entity of the flags
};

void describe(ChartData& data, const Savings& savings)
{
    const auto leftOut = [&data](std::size_t count, const QString& text) {
        if (count > 0)
            data.leftOut << text.arg(count);
    };
    leftOut(savings.notSpot, QCoreApplication::translate("Chart", "%1 that are not spot"));
    leftOut(savings.noPrice, QCoreApplication::translate("Chart", "%1 without a known price"));
    leftOut(savings.noBase,
        QCoreApplication::translate("Chart", "%1 without an on-demand price of the same instance and region"));
    leftOut(savings.apartLeftOut,
        QCoreApplication::translate("Chart", "%1 whose two prices are more than 180 days apart or undated"));
    data.notes << QCoreApplication::translate("Chart",
        "Saving: 1 − spot price ÷ on-demand price of the same instance in the same region; below 0 spot costs more");
    if (savings.negative > 0)
        data.notes << QCoreApplication::translate("Chart", "Spot costs more than on-demand: %1").arg(savings.negative);
    if (savings.apart > 0)
        data.notes << QCoreApplication::translate(
            "Chart", "Savings whose two prices are more than 180 days apart or undated: %1")
                          .arg(savings.apart);
}

ChartBox measured(const Table& offers, const OfferGroups& groups, const OfferGroup& group, const ChartInput& input)
{
    ChartBox box;
    box.offer
        = chartOffer(offers, groups.bestRow(group, true), input.options.locale); // before the values are reordered
    measureBox(box, group.values, 1);
    box.value = groups.value(group);
    box.label = groups.label(group, input.options.locale);
    box.filter = groups.filter(group, input.filter);
    return box;
}

}

QString SpotSaving::id() const
{
    return QStringLiteral("spot-saving");
}

QString SpotSaving::title() const
{
    return QCoreApplication::translate("Chart", "Spot saving");
}

std::vector<ChartOption> SpotSaving::options() const
{
    ChartOption age{"--age", "WHICH",
        QT_TRANSLATE_NOOP("CommandLine", "all savings, or near: only of prices at most 180 days apart"),
        QCoreApplication::translate("ChartOption", "Dates")};
    age.choices = {{QStringLiteral("all"), QCoreApplication::translate("ChartOption", "all")},
        {QStringLiteral("near"), QCoreApplication::translate("ChartOption", "at most 180 days apart")}};
    return {chartoptions::by({QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("region_group"),
                QStringLiteral("region")}),
        age, chartoptions::top()};
}

Result<void> SpotSaving::build(ChartData& data, const ChartInput& input) const
{
    const Table& offers = *input.offers;
    data.by = input.options.value(QStringLiteral("by"));
    data.title = chartTitle(data.by);
    ChartBoxes body;
    body.highestIsBest = true;
    body.axis.unit = QStringLiteral("%");
    body.axis.title = QCoreApplication::translate("Chart", "Saving against on-demand (%)");
    body.axis.fromZero = true;
    body.axis.decimals = 1;
    body.categoryTitle = entryTitle(offers, data.by);

    const bool nearOnly = input.options.value(QStringLiteral("age")) == QLatin1String("near");
    const Savings savings = Sifting(offers, nearOnly).sift(input.rows);
    describe(data, savings);
    const OfferGroups groups(offers, offers.indexOf(data.by), savings.rows, savings.percents);
    std::vector<std::pair<const OfferGroup*, ChartBox>> all;
    for (const OfferGroup& group : groups.groups())
        all.emplace_back(&group, measured(offers, groups, group, input));
    std::sort(all.begin(), all.end(), [&groups](const auto& left, const auto& right) {
        if (left.second.median != right.second.median)
            return left.second.median > right.second.median;
        return groups.before(*left.first, *right.first);
    });
    const int wanted = input.options.count(QStringLiteral("top"));
    const auto top = static_cast<std::size_t>(wanted > 0 ? wanted : DefaultTop);
    Rows shown;
    std::size_t further = 0;
    for (auto& [group, box] : all) {
        if (body.boxes.size() >= top) {
            further += group->rows.size();
            continue;
        }
        body.axis.include(box.lowest);
        body.axis.include(box.highest);
        shown.insert(shown.end(), group->rows.begin(), group->rows.end());
        body.boxes.push_back(std::move(box));
    }
    if (further > 0)
        data.leftOut << QCoreApplication::translate("Chart", "%1 in %2 groups with a lower median saving")
                            .arg(further)
                            .arg(all.size() - body.boxes.size());
    distinguishLabels(body.boxes);
    describeCoverage(data, offers, shown);
    data.notes << boxNote();
    if (body.boxes.empty() && !input.rows.empty())
        data.emptyReason = QCoreApplication::translate("Chart",
            "None of the offers that pass the filter is a spot offer with an on-demand price of the same instance and "
            "region. Widen the filter or clear it");
    data.body = std::move(body);
    return {};
}

} // namespace atlas
