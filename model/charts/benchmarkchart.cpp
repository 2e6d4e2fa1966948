// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/benchmarkchart.h"

#include "catalog/catalog.h"
#include "charts/benchmarkgroups.h"
#include "charts/chartcoverage.h"
#include "charts/pricedoffers.h"
#include "engine/collation.h"
#include "engine/filteredit.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

namespace atlas {

namespace {

/// The measurements of one GPU.
struct Measured
{
    std::uint32_t gpu = 0;
    std::vector<std::uint32_t> rows; ///< of Catalog::benchmarks, by number of GPUs, best first
};

class Benchmark
{
public:
    Benchmark(ChartData& data, const ChartInput& input, BenchmarkGroup group)
        : m_data(data)
        , m_input(input)
        , m_catalog(*input.offers->context().catalog)
        , m_group(std::move(group))
        , m_values(m_catalog.benchmarks.numbers("value"))
        , m_counts(m_catalog.benchmarks.numbers("gpu_count"))
    {
    }

    void make()
    {
        m_data.counted = ChartData::Counted::Measurements;
        m_data.title = benchmarkTitle(m_group);
        m_body.x.key = QStringLiteral("gpu_count");
        m_body.x.title = QCoreApplication::translate("Chart", "Number of GPUs");
        m_body.x.decimals = 0;
        m_body.y.key = QStringLiteral("measured");
        m_body.y.unit = m_group.unit;
        m_body.y.title = metricTitle(m_group.metric, m_group.unit);
        if (!m_group.higherIsBetter)
            m_body.y.title = QCoreApplication::translate("Chart", "%1, lower is better", "metric").arg(m_body.y.title);
        for (const Measured& one : measured())
            addLine(one);
        addIdeals();
        setAxes();
        describe();
        m_data.body = std::move(m_body);
    }

private:
    /// GPUs that the offers have, with their measurements, most measurements first.
    std::vector<Measured> measured()
    {
        std::vector<bool> offered(m_catalog.gpus.size() + 1);
        const std::vector<EntityTable::Code>& gpuOf = m_catalog.hardware.codes("gpu");
        m_catalog.offers.hardware.visit([&](const auto& codes) {
            for (const std::uint32_t row : m_input.rows)
                if (codes[row] < gpuOf.size())
                    offered[std::min<std::size_t>(gpuOf[codes[row]], m_catalog.gpus.size())] = true;
        });
        const bool all = m_data.filter.isEmpty(); // then GPUs that nobody offers are of interest, too
        std::map<std::uint32_t, std::vector<std::uint32_t>> byGpu;
        for (const std::uint32_t row : m_group.rows) {
            const std::uint32_t gpu = m_catalog.benchmarks.codes("gpu")[row];
            if (all || offered[gpu])
                byGpu[gpu].push_back(row);
            else
                ++m_filtered;
        }
        std::vector<Measured> measured;
        for (auto& [gpu, rows] : byGpu) {
            std::sort(rows.begin(), rows.end(), [this](std::uint32_t left, std::uint32_t right) {
                if (m_counts[left] != m_counts[right])
                    return m_counts[left] < m_counts[right];
                if (m_values[left] != m_values[right])
                    return m_group.higherIsBetter ? m_values[left] > m_values[right] : m_values[left] < m_values[right];
                return left < right;
            });
            measured.push_back({gpu, std::move(rows)});
        }
        std::stable_sort(measured.begin(), measured.end(), [this](const Measured& left, const Measured& right) {
            if (left.rows.size() != right.rows.size())
                return left.rows.size() > right.rows.size();
            return compareTexts(idOf(left.gpu), idOf(right.gpu)) < 0;
        });
        return measured;
    }

    [[nodiscard]] const QString& idOf(std::uint32_t gpu) const { return m_catalog.gpus.texts("gpu")[gpu]; }
    [[nodiscard]] QString text(std::string_view key, std::uint32_t row) const
    {
        return m_catalog.benchmarks.texts(key)[row];
    }

    void addLine(const Measured& one)
    {
        ChartLine line;
        line.value = idOf(one.gpu);
        const QString name = m_catalog.gpus.texts("gpu_name")[one.gpu];
        line.label = name.isEmpty() ? line.value : name;
        const int column = m_input.offers->indexOf(u"gpu");
        line.filter = withValues(m_input.filter, column, {line.value}, *m_input.offers);
        // Linear scaling goes on from the best result with the fewest GPUs.
        const double baseCount = m_counts[one.rows.front()], baseValue = m_values[one.rows.front()];
        for (std::size_t index = 0; index < one.rows.size(); ++index) {
            const std::uint32_t row = one.rows[index];
            ChartReading reading;
            reading.x = m_counts[row];
            reading.y = m_values[row];
            reading.aside = index > 0 && m_counts[row] == m_counts[one.rows[index - 1]];
            const double scale = m_counts[row] / baseCount;
            reading.efficiency = 100
                * (m_group.higherIsBetter ? m_values[row] / (baseValue * scale) : baseValue / (m_values[row] * scale));
            describeReading(reading, row, baseCount);
            line.readings.push_back(std::move(reading));
        }
        const auto last = std::find_if(
            line.readings.rbegin(), line.readings.rend(), [](const ChartReading& reading) { return !reading.aside; });
        if (last->x > baseCount)
            last->remark = QStringLiteral("%1 %").arg(m_input.options.locale.toString(last->efficiency, 'f', 0));
        m_body.lines.push_back(std::move(line));
    }

    void describeReading(ChartReading& reading, std::uint32_t row, double baseCount)
    {
        QStringList details;
        const QString system = text("system", row), batch = text("batch_size", row);
        if (!system.isEmpty())
            details << QCoreApplication::translate("Chart", "System: %1").arg(system);
        if (!batch.isEmpty())
            details << QCoreApplication::translate("Chart", "Batch size: %1").arg(batch);
        if (m_counts[row] > baseCount)
            details << QCoreApplication::translate("Chart", "Scaling efficiency: %1 % against %2 GPUs")
                           .arg(m_input.options.locale.toString(reading.efficiency, 'f', 0),
                               m_input.options.locale.toString(baseCount, 'g', 6));
        reading.detail = details.join(QStringLiteral(". "));
        const double date = m_catalog.benchmarks.numbers("measured_on")[row];
        if (std::isfinite(date)) {
            const auto number = static_cast<DateNumber>(date);
            reading.offer.date = dateToText(number);
            m_oldest = m_oldest == 0 ? number : std::min(m_oldest, number);
            m_newest = std::max(m_newest, number);
        } else {
            ++m_data.undated;
        }
        const std::uint32_t source = m_catalog.benchmarks.codes("source")[row];
        if (source < m_catalog.sources.size()) {
            reading.offer.source = m_catalog.sources.texts("source")[source];
            reading.offer.sourceTitle = m_catalog.sources.texts("title")[source];
            ++m_sources[reading.offer.source];
        }
    }

    /// A dotted line for each GPU that was measured with several numbers.
    void addIdeals()
    {
        const std::size_t lines = m_body.lines.size();
        for (std::size_t index = 0; index < lines; ++index) {
            const std::vector<ChartReading>& readings = m_body.lines[index].readings;
            const double from = readings.front().x, to = readings.back().x;
            if (!(to > from))
                continue;
            ChartLine ideal;
            ideal.ideal = true;
            ideal.styledAs = static_cast<int>(index);
            ideal.value = m_body.lines[index].value + QStringLiteral(" ideal");
            ideal.label = QCoreApplication::translate("Chart", "linear scaling");
            constexpr int Steps = 24; // time over GPUs is a curve where axes are not logarithmic
            for (int step = 0; step <= Steps; ++step) {
                ChartReading reading;
                reading.x = from * std::pow(to / from, static_cast<double>(step) / Steps);
                reading.y = m_group.higherIsBetter ? readings.front().y * reading.x / from
                                                   : readings.front().y * from / reading.x;
                ideal.readings.push_back(reading);
            }
            m_body.lines.push_back(std::move(ideal));
        }
    }

    void setAxes()
    {
        double smallest = std::numeric_limits<double>::infinity();
        std::size_t shown = 0;
        for (const ChartLine& line : m_body.lines)
            for (const ChartReading& reading : line.readings) {
                m_body.x.include(reading.x);
                m_body.y.include(reading.y);
                smallest = std::min(smallest, reading.y);
                shown += line.ideal ? 0 : 1;
            }
        const QString log = m_input.options.value(QStringLiteral("log"));
        for (const auto& [axis, name] : {std::pair(&m_body.x, u'x'), std::pair(&m_body.y, u'y')}) {
            axis->kind = log.contains(name) && axis->lowest > 0 ? ChartAxis::Kind::Log : ChartAxis::Kind::Value;
            axis->fromZero = axis->kind == ChartAxis::Kind::Value;
        }
        m_body.y.decimals = decimalsDownTo(smallest);
        m_data.shown = shown;
    }

    void describe()
    {
        m_data.oldestDate = m_oldest != 0 ? dateToText(m_oldest) : QString();
        m_data.newestDate = m_newest != 0 ? dateToText(m_newest) : QString();
        if (m_filtered > 0)
            m_data.leftOut
                << QCoreApplication::translate("Chart", "%1 of GPUs that no offer of the filter has").arg(m_filtered);
        std::vector<std::pair<QString, std::size_t>> sources(m_sources.begin(), m_sources.end());
        std::stable_sort(sources.begin(), sources.end(),
            [](const auto& left, const auto& right) { return left.second > right.second; });
        for (const auto& [source, count] : sources)
            addSource(m_data, *m_input.offers, source);
        if (m_input.options.value(QStringLiteral("benchmark")).isEmpty())
            m_data.notes << QCoreApplication::translate("Chart", "Chosen: the benchmark with most measurements, %1")
                                .arg(m_group.words);
        m_data.notes << QCoreApplication::translate("Chart",
            "Lines join the best results; hollow marks are further ones. Dotted: linear scaling from the fewest GPUs; "
            "percent: what is left of it. Batch sizes, software and systems differ between results");
        m_data.emptyReason = QCoreApplication::translate("Chart",
            "None of the GPUs that the filter holds for was measured with this benchmark. Choose another benchmark, or "
            "widen the filter");
    }

    ChartData& m_data;
    const ChartInput& m_input;
    const Catalog& m_catalog;
    BenchmarkGroup m_group;
    const std::vector<double>&m_values, &m_counts;
    ChartLines m_body;
    std::size_t m_filtered = 0;
    DateNumber m_oldest = 0, m_newest = 0;
    std::map<QString, std::size_t> m_sources; ///< by id: measurements
};

}

QString BenchmarkChart::id() const
{
    return QStringLiteral("benchmark");
}

QString BenchmarkChart::title() const
{
    return QCoreApplication::translate("Chart", "Benchmark");
}

std::vector<ChartOption> BenchmarkChart::options() const
{
    return {chartoptions::benchmark(),
        chartoptions::log({QStringLiteral("xy"), QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("none")})};
}

std::vector<ChartChoice> BenchmarkChart::choices(const QString& option, const Table& offers) const
{
    if (option == QLatin1String("benchmark") && offers.context().catalog)
        return benchmarkChoices(*offers.context().catalog);
    return Chart::choices(option, offers);
}

Result<void> BenchmarkChart::build(ChartData& data, const ChartInput& input) const
{
    const std::shared_ptr<const Catalog>& catalog = input.offers->context().catalog;
    const QString wanted = input.options.value(QStringLiteral("benchmark"));
    if (!catalog || (wanted.isEmpty() && benchmarkGroups(*catalog).empty())) {
        data.emptyReason = QCoreApplication::translate("Chart", "The catalog has no benchmark with known values");
        return {};
    }
    Result<BenchmarkGroup> group = benchmarkGroup(*catalog, wanted);
    if (!group)
        return tl::unexpected(group.error());
    Benchmark(data, input, *std::move(group)).make();
    if (!data.isEmpty())
        data.emptyReason.clear();
    return {};
}

} // namespace atlas
