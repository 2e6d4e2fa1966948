// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/priceperformance.h"

#include "catalog/catalog.h"
#include "charts/benchmarkgroups.h"
#include "charts/chartcoverage.h"
#include "charts/frontier.h"
#include "charts/gpufigures.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace atlas {

namespace {

constexpr qsizetype MostMissingNamed = 8;

/// Makes points of offers: the priced ones whose figure is known.
class Scatter
{
public:
    Scatter(ChartData& data, const ChartInput& input, const Catalog& catalog, GpuFigure figure)
        : m_data(data)
        , m_input(input)
        , m_offers(*input.offers)
        , m_catalog(catalog)
        , m_figure(std::move(figure))
        , m_hours(hoursIn(data.per))
    {
    }

    void make()
    {
        m_body.offers = m_input.offers;
        m_body.locale = m_input.options.locale;
        PricedOffers priced = pricedOffers(m_offers, m_input.rows);
        m_data.leftOut = priced.leftOut.texts();
        const QString log = m_input.options.value(QStringLiteral("log"));
        const bool logX = log.contains(u'x') && fitForLogAxis(priced, m_data);
        take(priced);
        sayMissing();
        describeAxes(logX, log.contains(u'y'));
        setSeries();
        setFrontier();
        describeCoverage(m_data, m_offers, m_body.rows);
        if (!m_figure.note.isEmpty())
            m_data.notes << m_figure.note;
        m_data.body = std::move(m_body);
    }

private:
    void take(const PricedOffers& priced)
    {
        const std::size_t count = priced.rows.size();
        for (auto* numbers : {&m_body.xs, &m_body.ys})
            numbers->reserve(count);
        m_body.rows.reserve(count);
        m_hardware.reserve(count);
        m_missing.assign(m_catalog.gpus.size() + 1, 0);
        const std::vector<EntityTable::Code>& gpus = m_catalog.hardware.codes("gpu");
        m_catalog.offers.hardware.visit([&](const auto& codes) {
            for (std::size_t index = 0; index < count; ++index) {
                const auto hardware = static_cast<std::uint32_t>(codes[priced.rows[index]]);
                const double y = m_figure.ofHardware[hardware];
                if (!std::isfinite(y)) {
                    ++m_missing[hardware < gpus.size() ? gpus[hardware] : m_catalog.gpus.size()];
                    continue;
                }
                m_body.xs.push_back(priced.prices[index] * m_hours);
                m_body.ys.push_back(y);
                m_body.rows.push_back(priced.rows[index]);
                m_hardware.push_back(hardware);
            }
        });
    }

    /// What has no figure is listed, never guessed.
    void sayMissing()
    {
        const std::size_t missing = std::accumulate(m_missing.begin(), m_missing.end(), std::size_t{0});
        if (missing == 0)
            return;
        m_data.leftOut << QCoreApplication::translate("Chart", "%1 whose GPU has no such figure").arg(missing);
        std::vector<std::size_t> order;
        for (std::size_t gpu = 0; gpu < m_missing.size(); ++gpu)
            if (m_missing[gpu] > 0)
                order.push_back(gpu);
        std::stable_sort(order.begin(), order.end(),
            [this](std::size_t left, std::size_t right) { return m_missing[left] > m_missing[right]; });
        QStringList names;
        for (const std::size_t gpu : order)
            if (names.size() < MostMissingNamed)
                names << QCoreApplication::translate("Chart", "%1 (%2)", "GPU and number of its offers")
                             .arg(nameOf(gpu))
                             .arg(m_missing[gpu]);
        if (const std::size_t others = order.size() - static_cast<std::size_t>(names.size()); others > 0)
            names << QCoreApplication::translate("Chart", "further GPUs: %1").arg(others);
        m_data.notes << QCoreApplication::translate("Chart", "Figure unknown: %1")
                            .arg(names.join(QCoreApplication::translate("Chart", ", ", "between names")));
    }

    [[nodiscard]] QString nameOf(std::size_t gpu) const
    {
        if (gpu >= m_catalog.gpus.size())
            return QCoreApplication::translate("Chart", "unknown");
        const QString name = m_catalog.gpus.texts("gpu_name")[gpu];
        return name.isEmpty() ? m_catalog.gpus.texts("gpu")[gpu] : name;
    }

    void describeAxes(bool logX, bool logY)
    {
        m_body.x.key = QStringLiteral("price");
        m_body.x.unit = unitText(Unit::MoneyPerHour, m_data.per, m_data.currency);
        m_body.x.title = QCoreApplication::translate("Chart", "Price per GPU (%1)").arg(m_body.x.unit);
        m_body.x.kind = logX ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
        m_body.x.fromZero = !logX;
        m_body.y = m_figure.axis;
        for (const double x : m_body.xs)
            m_body.x.include(x);
        for (const double y : m_body.ys)
            m_body.y.include(y);
        const bool fits = m_body.y.lowest > 0;
        m_body.y.kind = logY && fits ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
        m_body.y.fromZero = !(logY && fits);
        m_body.x.decimals = decimalsDownTo(m_body.x.lowest);
    }

    void setSeries()
    {
        const int by = m_offers.indexOf(m_data.by);
        const OfferGroups groups(m_offers, by, m_body.rows, m_body.xs);
        m_body.seriesTitle = entryTitle(m_offers, m_data.by);
        std::vector<const OfferGroup*> order;
        for (const OfferGroup& group : groups.groups())
            order.push_back(&group);
        std::sort(order.begin(), order.end(), [&groups](const OfferGroup* left, const OfferGroup* right) {
            if (left->rows.size() != right->rows.size())
                return left->rows.size() > right->rows.size();
            return groups.before(*left, *right);
        });
        const View& view = m_offers.view(by);
        const std::size_t unknown = view.dictionary->size();
        std::vector<std::uint16_t> places(unknown + 1, 0);
        for (const OfferGroup* group : order) {
            const auto place = static_cast<std::uint16_t>(std::min<std::size_t>(m_body.series.size(), 0xFFFF));
            places[std::min<std::size_t>(group->code, unknown)] = place;
            m_body.series.push_back({groups.value(*group), groups.label(*group, m_input.options.locale),
                group->rows.size(), groups.filter(*group, m_input.filter)});
        }
        distinguishLabels(m_body.series);
        m_body.seriesOf.reserve(m_body.rows.size());
        forEntities(view, m_body.rows, [&](std::uint32_t, std::uint32_t entity) {
            m_body.seriesOf.push_back(places[std::min<std::size_t>((*view.textCodes)[entity], unknown)]);
        });
    }

    void setFrontier()
    {
        std::vector<double> gains = m_figure.ofHardware;
        if (!m_figure.higherIsBetter)
            for (double& gain : gains)
                gain = -gain;
        for (double& gain : gains)
            if (std::isnan(gain))
                gain = 0; // of hardware that no point has
        m_body.frontier = efficientFrontier(m_body.xs, m_hardware, gains);
        m_body.frontierTitle = QCoreApplication::translate("Chart", "Efficient frontier");
        if (!m_body.frontier.empty())
            m_data.notes << QCoreApplication::translate("Chart",
                "Line: the efficient frontier, offers that no other one beats in both price and figure; the others are "
                "pale");
        // Offers of one price and figure lie in one place: one name for all.
        for (std::size_t index = 0; index < m_body.frontier.size();) {
            std::size_t end = index;
            while (end < m_body.frontier.size() && samePlace(m_body.frontier[index], m_body.frontier[end]))
                ++end;
            const QString name = frontierName(m_body.frontier[index]);
            m_body.frontierLabels.push_back(end - index == 1
                    ? name
                    : QCoreApplication::translate("Chart", "%1 and %2 more", "offer and number of equal ones")
                          .arg(name, QString::number(end - index - 1)));
            m_body.frontierLabels.resize(end);
            index = end;
        }
    }

    [[nodiscard]] bool samePlace(std::uint32_t left, std::uint32_t right) const
    {
        return m_body.xs[left] == m_body.xs[right] && m_body.ys[left] == m_body.ys[right];
    }

    [[nodiscard]] QString frontierName(std::uint32_t point) const
    {
        const auto named = [&](QStringView key) {
            return entryLabel(m_offers, m_offers.indexOf(key), m_body.rows[point], m_input.options.locale);
        };
        return named(u"gpu") + QStringLiteral(" · ") + named(u"provider");
    }

    ChartData& m_data;
    const ChartInput& m_input;
    const Table& m_offers;
    const Catalog& m_catalog;
    GpuFigure m_figure;
    double m_hours;
    ChartPoints m_body;
    std::vector<std::uint32_t> m_hardware; ///< of each point
    std::vector<std::size_t> m_missing; ///< by GPU: offers without the figure
};

}

QString PricePerformance::id() const
{
    return QStringLiteral("price-performance");
}

QString PricePerformance::title() const
{
    return QCoreApplication::translate("Chart", "Price against performance");
}

std::vector<ChartOption> PricePerformance::options() const
{
    ChartOption y{"--y", "FIGURE",
        QT_TRANSLATE_NOOP("CommandLine", "what prices are held against: a figure of the GPU, or a measured benchmark"),
        QCoreApplication::translate("ChartOption", "Figure")};
    for (const QString& key : gpuFigureKeys())
        y.choices.push_back({key, gpuFigureTitle(key)});
    ChartOption benchmark = chartoptions::benchmark();
    benchmark.onlyWith = "y=benchmark";
    return {y, benchmark,
        chartoptions::by({QStringLiteral("provider"), QStringLiteral("purchase_model"), QStringLiteral("region_group"),
            QStringLiteral("gpu_vendor")}),
        chartoptions::log({QStringLiteral("xy"), QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("none")})};
}

std::vector<ChartChoice> PricePerformance::choices(const QString& option, const Table& offers) const
{
    if (option == QLatin1String("benchmark") && offers.context().catalog)
        return benchmarkChoices(*offers.context().catalog);
    return Chart::choices(option, offers);
}

Result<void> PricePerformance::build(ChartData& data, const ChartInput& input) const
{
    data.by = input.options.value(QStringLiteral("by"));
    const QString key = input.options.value(QStringLiteral("y"));
    data.title = QCoreApplication::translate("Chart", "Price against performance: %1").arg(gpuFigureTitle(key));
    const std::shared_ptr<const Catalog>& catalog = input.offers->context().catalog;
    if (!catalog)
        return {};
    Result<GpuFigure> figure = gpuFigure(*catalog, key, input.options.value(QStringLiteral("benchmark")));
    if (!figure)
        return tl::unexpected(figure.error());
    Scatter(data, input, *catalog, *std::move(figure)).make();
    if (data.isEmpty() && !input.rows.empty())
        data.emptyReason = QCoreApplication::translate("Chart",
            "None of the offers that pass the filter has both a price per GPU and this figure. Choose another figure, "
            "or widen the filter");
    return {};
}

} // namespace atlas
