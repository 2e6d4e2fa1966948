// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/regionheatmap.h"

#include "catalog/catalog.h"
#include "charts/chartcoverage.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"
#include "engine/collation.h"
#include "engine/filteredit.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <string>

namespace atlas {

namespace {

constexpr std::size_t DefaultRows = 24, DefaultColumns = 14;
constexpr std::uint32_t None = View::Unknown;

/// The entries of a column that offers have, most offers first; the last code is that of unknown.
struct Entries
{
    const View* view = nullptr;
    std::vector<std::size_t> counts; ///< by code: of offers with a price
    std::vector<std::uint32_t> codes; ///< those that have any, in the order in which they are shown
    std::vector<std::uint32_t> places; ///< by code: position in `codes`, or None

    [[nodiscard]] std::uint32_t codeOf(std::uint32_t entity) const
    {
        return std::min<std::uint32_t>(
            (*view->textCodes)[entity], static_cast<std::uint32_t>(view->dictionary->size()));
    }
    [[nodiscard]] QString value(std::uint32_t code) const
    {
        return code < view->dictionary->size() ? view->dictionary->text(code) : QString();
    }
    void setPlaces()
    {
        places.assign(counts.size(), None);
        for (std::size_t place = 0; place < codes.size(); ++place)
            places[codes[place]] = static_cast<std::uint32_t>(place);
    }
};

Entries entriesOf(const View& view, std::span<const std::uint32_t> rows)
{
    Entries entries{&view, std::vector<std::size_t>(view.dictionary->size() + 1), {}, {}};
    forEntities(view, rows, [&](std::uint32_t, std::uint32_t entity) { ++entries.counts[entries.codeOf(entity)]; });
    for (std::uint32_t code = 0; code < entries.counts.size(); ++code)
        if (entries.counts[code] > 0)
            entries.codes.push_back(code);
    std::sort(entries.codes.begin(), entries.codes.end(), [&entries](std::uint32_t left, std::uint32_t right) {
        if (entries.counts[left] != entries.counts[right])
            return entries.counts[left] > entries.counts[right];
        return compareTexts(entries.value(left), entries.value(right)) < 0;
    });
    return entries;
}

/// Keeps the first `most` entries; returns how many went.
std::size_t keepFirst(Entries& entries, std::size_t most)
{
    const std::size_t before = entries.codes.size();
    entries.codes.resize(std::min(most, before));
    return before - entries.codes.size();
}

class Map
{
public:
    Map(ChartData& data, const ChartInput& input)
        : m_data(data)
        , m_input(input)
        , m_offers(*input.offers)
        , m_byRow(m_offers.indexOf(data.by))
        , m_byColumn(m_offers.indexOf(u"gpu"))
    {
    }

    void make()
    {
        const PricedOffers priced = pricedOffers(m_offers, m_input.rows);
        m_data.leftOut = priced.leftOut.texts();
        const int wanted = m_input.options.count(QStringLiteral("top"));
        m_columns = entriesOf(m_offers.view(m_byColumn), priced.rows);
        const std::size_t columnsGone
            = keepFirst(m_columns, wanted > 0 ? static_cast<std::size_t>(wanted) : DefaultColumns);
        m_columns.setPlaces();
        // Rows count by what they have in these columns.
        m_rows = entriesOf(m_offers.view(m_byRow), inColumns(priced.rows));
        const std::size_t rowsGone = keepFirst(m_rows, wanted > 0 ? static_cast<std::size_t>(wanted) : DefaultRows);
        orderRows(priced.rows);
        m_rows.setPlaces();
        m_best.assign(m_rows.codes.size() * m_columns.codes.size(), None);
        m_bestPrice.assign(m_best.size(), 0);
        m_counts.assign(m_best.size(), 0);
        Rows shown = takePrices(priced);
        const std::size_t further = priced.rows.size() - shown.size();
        if (further > 0)
            m_data.leftOut << QCoreApplication::translate("Chart", "%1 in %2 rows and %3 columns with fewer offers")
                                  .arg(further)
                                  .arg(rowsGone)
                                  .arg(columnsGone);
        countUnpriced();
        setHeads(priced.rows);
        setCells();
        describeCoverage(m_data, m_offers, shown);
        m_data.body = std::move(m_grid);
    }

private:
    /// Regions of one part of the world stand together, by name.
    void orderRows(std::span<const std::uint32_t> rows)
    {
        m_groups.assign(m_rows.counts.size(), static_cast<std::uint32_t>(RegionGroups.size()));
        const View* const group = m_data.by == QLatin1String("region") ? viewOf(m_offers, u"region_group") : nullptr;
        if (group)
            forEntities(*m_rows.view, rows, [&](std::uint32_t row, std::uint32_t entity) {
                std::uint32_t& known = m_groups[m_rows.codeOf(entity)];
                if (known == RegionGroups.size())
                    known = groupNumber(group->text(row));
            });
        std::sort(m_rows.codes.begin(), m_rows.codes.end(), [this](std::uint32_t left, std::uint32_t right) {
            const bool leftUnknown = left == m_rows.view->dictionary->size(),
                       rightUnknown = right == m_rows.view->dictionary->size();
            if (leftUnknown != rightUnknown)
                return rightUnknown;
            if (m_groups[left] != m_groups[right])
                return m_groups[left] < m_groups[right];
            return compareTexts(m_rows.value(left), m_rows.value(right)) < 0;
        });
    }

    static std::uint32_t groupNumber(const QString& group)
    {
        const auto found = std::find_if(RegionGroups.begin(), RegionGroups.end(), [&group](std::string_view known) {
            return group == QLatin1String(known.data(), static_cast<qsizetype>(known.size()));
        });
        return static_cast<std::uint32_t>(found - RegionGroups.begin());
    }

    [[nodiscard]] Rows inColumns(std::span<const std::uint32_t> rows) const
    {
        Rows kept;
        kept.reserve(rows.size());
        forEntities(*m_columns.view, rows, [&](std::uint32_t row, std::uint32_t entity) {
            if (m_columns.places[m_columns.codeOf(entity)] != None)
                kept.push_back(row);
        });
        return kept;
    }

    [[nodiscard]] std::uint32_t cellOf(std::uint32_t row) const
    {
        const std::uint32_t line = m_rows.places[m_rows.codeOf(m_rows.view->entity(row))],
                            column = m_columns.places[m_columns.codeOf(m_columns.view->entity(row))];
        if (line == None || column == None)
            return None;
        return line * static_cast<std::uint32_t>(m_columns.codes.size()) + column;
    }

    Rows takePrices(const PricedOffers& priced)
    {
        Rows shown;
        shown.reserve(priced.rows.size());
        for (std::size_t index = 0; index < priced.rows.size(); ++index) {
            const std::uint32_t row = priced.rows[index], cell = cellOf(row);
            if (cell == None)
                continue;
            shown.push_back(row);
            ++m_counts[cell];
            const double price = priced.prices[index];
            if (m_best[cell] == None || price < m_bestPrice[cell]
                || (price == m_bestPrice[cell] && compareTexts(m_offers.key(row), m_offers.key(m_best[cell])) < 0)) {
                m_best[cell] = row;
                m_bestPrice[cell] = price;
            }
        }
        return shown;
    }

    /// Offers without a price make the difference between a cell whose price is unknown and one without offers.
    void countUnpriced()
    {
        for (const std::uint32_t row : m_input.rows)
            if (const std::uint32_t cell = cellOf(row); cell != None && m_best[cell] == None)
                ++m_counts[cell];
    }

    void setHeads(std::span<const std::uint32_t> rows)
    {
        std::vector<std::uint32_t> rowSample(m_rows.counts.size(), None), columnSample(m_columns.counts.size(), None);
        forEntities(*m_rows.view, rows,
            [&](std::uint32_t row, std::uint32_t entity) { rowSample[m_rows.codeOf(entity)] = row; });
        forEntities(*m_columns.view, rows,
            [&](std::uint32_t row, std::uint32_t entity) { columnSample[m_columns.codeOf(entity)] = row; });
        m_grid.rowTitle = entryTitle(m_offers, m_data.by);
        m_grid.columnTitle = entryTitle(m_offers, QStringLiteral("gpu"));
        for (const std::uint32_t code : m_rows.codes) {
            ChartHead head{m_rows.value(code), label(m_rows, m_byRow, code, rowSample[code]), {}, m_rows.counts[code]};
            if (code < m_rows.view->dictionary->size() && m_groups[code] < RegionGroups.size())
                head.group = vocabularyText(QString::fromStdString(std::string(RegionGroups[m_groups[code]])));
            m_grid.rows.push_back(head);
        }
        for (const std::uint32_t code : m_columns.codes)
            m_grid.columns.push_back({m_columns.value(code), label(m_columns, m_byColumn, code, columnSample[code]), {},
                m_columns.counts[code]});
        distinguishLabels(m_grid.columns);
    }

    [[nodiscard]] QString label(const Entries& entries, int column, std::uint32_t code, std::uint32_t sample) const
    {
        if (code < entries.view->dictionary->size())
            return entryLabel(m_offers, column, sample, m_input.options.locale);
        if (m_data.by == QLatin1String("region") && column == m_byRow)
            return QCoreApplication::translate("Chart", "any or unknown");
        return QCoreApplication::translate("Chart", "unknown");
    }

    void setCells()
    {
        const double hours = hoursIn(m_data.per);
        const bool relative = m_input.options.value(QStringLiteral("colour")) == QLatin1String("gpu");
        m_grid.values.unit = unitText(Unit::MoneyPerHour, m_data.per, m_data.currency);
        m_grid.values.title = QCoreApplication::translate("Chart", "Price per GPU (%1)").arg(m_grid.values.unit);
        const std::size_t width = m_columns.codes.size();
        std::vector<double> lowest(width, std::numeric_limits<double>::infinity());
        for (std::size_t cell = 0; cell < m_best.size(); ++cell)
            if (m_best[cell] != None)
                lowest[cell % width] = std::min(lowest[cell % width], m_bestPrice[cell]);
        for (std::size_t cell = 0; cell < m_best.size(); ++cell) {
            ChartCell shown;
            shown.offers = m_counts[cell];
            if (m_best[cell] != None) {
                shown.value = m_bestPrice[cell] * hours;
                shown.shade = relative ? m_bestPrice[cell] / lowest[cell % width] : shown.value;
                shown.offer = chartOffer(m_offers, m_best[cell], m_input.options.locale);
            }
            if (shown.offers > 0)
                shown.filter = filterOf(cell / width, cell % width);
            m_grid.values.include(shown.value);
            m_grid.shades.include(shown.shade);
            m_grid.cells.push_back(std::move(shown));
        }
        m_grid.values.decimals = decimalsDownTo(m_grid.values.lowest);
        m_grid.shades.kind = ChartAxis::Kind::Log;
        m_grid.shades.unit = relative ? QString() : m_grid.values.unit;
        m_grid.shades.title = relative
            ? QCoreApplication::translate("Chart", "Colour: times the lowest price of the GPU shown (logarithmic)")
            : QCoreApplication::translate("Chart", "Colour: price per GPU (%1, logarithmic)").arg(m_grid.values.unit);
    }

    [[nodiscard]] QString filterOf(std::size_t row, std::size_t column) const
    {
        const QString narrowed = withValues(m_input.filter, m_byRow, {m_rows.value(m_rows.codes[row])}, m_offers);
        const ParsedFilter parsed = parseFilter(narrowed, m_offers);
        return withValues(parsed.root, m_byColumn, {m_columns.value(m_columns.codes[column])}, m_offers);
    }

    ChartData& m_data;
    const ChartInput& m_input;
    const Table& m_offers;
    int m_byRow, m_byColumn;
    Entries m_rows, m_columns;
    std::vector<std::uint32_t> m_groups; ///< by code of a row: position in RegionGroups
    std::vector<std::uint32_t> m_best; ///< by cell: row of the lowest price, or None
    std::vector<double> m_bestPrice; ///< per hour
    std::vector<std::size_t> m_counts;
    ChartGrid m_grid;
};

}

QString RegionHeatmap::id() const
{
    return QStringLiteral("region-heatmap");
}

QString RegionHeatmap::title() const
{
    return QCoreApplication::translate("Chart", "Price by region and GPU");
}

std::vector<ChartOption> RegionHeatmap::options() const
{
    ChartOption colour{"--colour", "WHAT",
        QT_TRANSLATE_NOOP("CommandLine", "what colours stand for: price, or the price against the lowest of its GPU"),
        QCoreApplication::translate("ChartOption", "Colour")};
    colour.choices = {{QStringLiteral("price"), QCoreApplication::translate("ChartOption", "price")},
        {QStringLiteral("gpu"), QCoreApplication::translate("ChartOption", "against the lowest of its GPU")}};
    return {chartoptions::by({QStringLiteral("region"), QStringLiteral("region_group"), QStringLiteral("provider")}),
        colour, chartoptions::top()};
}

Result<void> RegionHeatmap::build(ChartData& data, const ChartInput& input) const
{
    data.by = input.options.value(QStringLiteral("by"));
    if (data.by == QLatin1String("provider"))
        data.title = QCoreApplication::translate("Chart", "Lowest price per GPU by provider and GPU model");
    else if (data.by == QLatin1String("region_group"))
        data.title = QCoreApplication::translate("Chart", "Lowest price per GPU by region group and GPU model");
    else
        data.title = QCoreApplication::translate("Chart", "Lowest price per GPU by region and GPU model");
    Map(data, input).make();
    return {};
}

} // namespace atlas
