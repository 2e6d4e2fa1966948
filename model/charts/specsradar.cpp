// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/specsradar.h"

#include "charts/chartcoverage.h"
#include "charts/pricedoffers.h"
#include "compare/comparison.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t Chosen = 4; // where nothing is named
constexpr std::array SpokeColumns{
    "gpu_memory_total_gib", "memory_bandwidth_gb_s", "tflops_fp16", "vcpus", "memory_gib", "price_per_gpu_hour"};

ChartSpoke spokeOf(const Table& offers, int column, PerUnit per)
{
    const Column& described = offers.column(column);
    ChartSpoke spoke;
    spoke.axis.key = QString::fromLatin1(described.key);
    spoke.axis.title = headerText(offers, column, per);
    spoke.axis.unit = unitText(described.unit, per, offers.context().currency);
    spoke.axis.decimals = described.unit == Unit::MoneyPerHour ? 2 : 0;
    spoke.lowerIsBest = described.better == Better::Lower;
    return spoke;
}

/// The share of the best; nothing is no share of anything.
double shareOf(double value, const ChartSpoke& spoke)
{
    if (!(value > 0) || !(spoke.best > 0))
        return Nan;
    return spoke.lowerIsBest ? spoke.best / value : value / spoke.best;
}

class Radar
{
public:
    Radar(const ChartInput& input, std::span<const std::uint32_t> rows, PerUnit per)
        : m_offers(*input.offers)
    {
        CellStyle style;
        style.locale = input.options.locale;
        style.per = per;
        const Comparison comparison = compare(input.offers, rows, style);
        for (const ComparisonItem& item : comparison.items)
            addProfile(item);
        for (const char* const key : SpokeColumns)
            addSpoke(comparison, QString::fromLatin1(key), per);
    }

    [[nodiscard]] ChartRadar&& body() { return std::move(m_body); }
    [[nodiscard]] const QStringList& notes() const { return m_notes; }

    /// Names every figure that is not drawn, and every doubtful one; what holds for several is said once.
    void describe()
    {
        std::vector<Saying> unknown, free, doubts;
        for (const ChartProfile& profile : m_body.profiles) {
            QStringList unknowns, gratis, marks;
            for (std::size_t spoke = 0; spoke < m_body.spokes.size(); ++spoke)
                if (std::isnan(profile.values[spoke]))
                    unknowns << m_body.spokes[spoke].axis.title;
                else if (std::isnan(profile.shares[spoke]))
                    gratis << m_body.spokes[spoke].axis.title;
            for (const QString& flag : profile.flags)
                marks << vocabularyText(flag);
            add(unknown, profile.label, unknowns);
            add(free, profile.label, gratis);
            add(doubts, profile.label, marks);
        }
        for (const Saying& saying : unknown)
            m_notes << QCoreApplication::translate("Chart", "Unknown of %1: %2").arg(saying.of(), saying.what);
        for (const Saying& saying : free)
            m_notes << QCoreApplication::translate("Chart", "Not drawn of %1, since it costs nothing: %2")
                           .arg(saying.of(), saying.what);
        for (const Saying& saying : doubts)
            m_notes << QCoreApplication::translate("Chart", "Doubtful about %1: %2").arg(saying.of(), saying.what);
    }

private:
    /// What is said of some profiles.
    struct Saying
    {
        QString what;
        QStringList labels;
        [[nodiscard]] QString of() const { return labels.join(QStringLiteral("; ")); }
    };
    static void add(std::vector<Saying>& sayings, const QString& label, const QStringList& parts)
    {
        if (parts.isEmpty())
            return;
        const QString what = parts.join(QStringLiteral("; "));
        const auto known = std::find_if(
            sayings.begin(), sayings.end(), [&what](const Saying& saying) { return saying.what == what; });
        if (known == sayings.end())
            sayings.push_back({what, {label}});
        else
            known->labels << label;
    }

    void addProfile(const ComparisonItem& item)
    {
        const ChartOffer offer = chartOffer(m_offers, item.row, QLocale::c());
        ChartProfile profile;
        profile.value = item.key;
        profile.label = item.title;
        profile.date = offer.date;
        profile.source = offer.source;
        profile.sourceTitle = offer.sourceTitle;
        profile.flags = offer.flags;
        m_body.profiles.push_back(std::move(profile));
    }

    void addSpoke(const Comparison& comparison, const QString& key, PerUnit per)
    {
        const ComparisonRow* const row = comparison.row(key);
        if (!row)
            return;
        ChartSpoke spoke = spokeOf(m_offers, m_offers.indexOf(key), per);
        std::vector<double> values;
        for (const ComparisonCell& cell : row->cells) {
            const double* const number = std::get_if<double>(&cell.value);
            const double value = number ? *number * row->factor(per) : Nan;
            values.push_back(value);
            if (!(value > 0))
                continue;
            const bool better = spoke.lowerIsBest ? value < spoke.best : value > spoke.best;
            spoke.best = better || std::isnan(spoke.best) ? value : spoke.best;
            if (!spoke.lowerIsBest)
                spoke.axis.decimals = std::max(spoke.axis.decimals, value == std::floor(value) ? 0 : 1);
        }
        if (std::isnan(spoke.best)) {
            m_notes << QCoreApplication::translate("Chart", "Left out, since unknown for all: %1").arg(row->header());
            return;
        }
        for (std::size_t place = 0; place < values.size(); ++place) {
            m_body.profiles[place].values.push_back(values[place]);
            m_body.profiles[place].shares.push_back(shareOf(values[place], spoke));
        }
        m_body.spokes.push_back(std::move(spoke));
    }

    const Table& m_offers;
    ChartRadar m_body;
    QStringList m_notes;
};

/// The cheapest offers of distinct GPUs; of equally cheap ones the first.
std::vector<std::uint32_t> cheapestOfDistinctGpus(const Table& offers, std::span<const std::uint32_t> rows)
{
    const PricedOffers priced = pricedOffers(offers, rows);
    const View& gpus = offers.view(offers.indexOf(u"gpu"));
    // A few of perhaps a million are wanted: one pass finds the cheapest of each GPU, and only these are ordered.
    const std::size_t none = priced.rows.size();
    std::vector<std::size_t> cheapest(gpus.dictionary->size(), none);
    std::size_t place = 0;
    forEntities(gpus, priced.rows, [&](std::uint32_t, std::uint32_t entity) {
        if (const std::uint32_t gpu = (*gpus.textCodes)[entity]; gpu != View::Unknown)
            if (std::size_t& best = cheapest[gpu]; best == none || priced.prices[place] < priced.prices[best])
                best = place;
        ++place;
    });
    std::erase(cheapest, none);
    std::sort(cheapest.begin(), cheapest.end(), [&priced](std::size_t left, std::size_t right) {
        return std::pair(priced.prices[left], left) < std::pair(priced.prices[right], right);
    });
    cheapest.resize(std::min(cheapest.size(), Chosen));
    std::vector<std::uint32_t> chosen;
    for (const std::size_t each : cheapest)
        chosen.push_back(priced.rows[each]);
    return chosen;
}

}

std::vector<ChartRadar::Place> ChartRadar::items() const
{
    std::vector<Place> places;
    for (std::size_t profile = 0; profile < profiles.size(); ++profile)
        for (std::size_t spoke = 0; spoke < spokes.size(); ++spoke)
            if (std::isfinite(profiles[profile].shares[spoke]))
                places.push_back({profile, spoke});
    return places;
}

QString SpecsRadar::id() const
{
    return QStringLiteral("specs-radar");
}

QString SpecsRadar::title() const
{
    return QCoreApplication::translate("Chart", "Specifications compared");
}

std::vector<ChartOption> SpecsRadar::options() const
{
    return {chartoptions::offers()};
}

Result<void> SpecsRadar::build(ChartData& data, const ChartInput& input) const
{
    data.title
        = QCoreApplication::translate("Chart", "Specifications and price, each relative to the best of those compared");
    if (!input.offers->context().catalog || !input.offers->context().prices)
        return {};
    const QStringList keys = input.options.value(QStringLiteral("offers")).split(u',', Qt::SkipEmptyParts);
    std::vector<std::uint32_t> rows;
    if (keys.isEmpty()) {
        rows = cheapestOfDistinctGpus(*input.offers, input.rows);
        data.notes << QCoreApplication::translate("Chart", "Chosen: the %1 cheapest offers of different GPUs")
                          .arg(rows.size());
    } else {
        const Result<std::vector<std::uint32_t>> named = rowsOfKeys(*input.offers, keys);
        if (!named) {
            Error error = named.error();
            while (error.message.endsWith(u'.') || error.message.endsWith(u'。'))
                error.message.chop(1);
            return tl::unexpected(error);
        }
        if (keys.size() < Fewest || keys.size() > Most)
            return failure(ErrorCode::InvalidArgument,
                QCoreApplication::translate("Chart", "%1 compares %2 to %3 offers, not %4")
                    .arg(id())
                    .arg(Fewest)
                    .arg(Most)
                    .arg(keys.size()));
        rows = *named;
    }
    if (static_cast<qsizetype>(rows.size()) < Fewest) {
        data.emptyReason = QCoreApplication::translate(
            "Chart", "A comparison needs offers of two GPUs at least. Widen the filter, or choose offers to compare");
        return {};
    }
    Radar radar(input, rows, data.per);
    radar.describe();
    describeCoverage(data, *input.offers, rows);
    data.notes << radar.notes()
               << QCoreApplication::translate("Chart",
                      "At the rim is the best of those compared: the highest figure, of prices the lowest. Figures "
                      "are of the whole instance, bandwidth of one GPU");
    ChartRadar body = radar.body();
    if (body.items().empty())
        data.emptyReason = QCoreApplication::translate(
            "Chart", "None of the figures that are compared is known for these offers. Choose other offers");
    data.body = std::move(body);
    return {};
}

} // namespace atlas
