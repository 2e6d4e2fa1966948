// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pricepergpuhour.h"

#include "charts/chartcoverage.h"
#include "cost/median.h"
#include "engine/collation.h"
#include "engine/filteredit.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

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

/// The offers of one bar.
struct Group
{
    std::uint32_t code = View::Unknown; ///< entry of the grouping column; View::Unknown: unknown
    std::vector<std::uint32_t> rows;
    std::uint32_t lowest = 0; ///< row of the lowest price
    double lowestPrice = 0, medianPrice = 0, highestPrice = 0; ///< per hour
};

/// Offers that no bar can hold, by reason.
struct LeftOut
{
    std::size_t free = 0, noRate = 0, noGpuCount = 0, noPrice = 0;

    [[nodiscard]] QStringList texts() const
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
};

/// Sorts the rows into groups and finds what each bar shows.
class Grouping
{
public:
    Grouping(const Table& offers, int by)
        : m_offers(offers)
        , m_by(offers.view(by))
        , m_price(offers.view(offers.indexOf(u"price_per_gpu_hour")))
        , m_free(viewOf(u"free"))
        , m_perHour(viewOf(u"price_per_hour"))
        , m_original(viewOf(u"original_price"))
    {
    }

    void take(const Rows& rows)
    {
        std::map<std::uint32_t, Group> groups;
        for (const std::uint32_t row : rows) {
            if (m_free && m_free->number(row) == 1) {
                ++m_leftOut.free;
            } else if (const double price = m_price.number(row); std::isfinite(price)) {
                Group& group = groups[(*m_by.textCodes)[m_by.entity(row)]];
                group.rows.push_back(row);
            } else {
                ++reason(row);
            }
        }
        for (auto& [code, group] : groups) {
            group.code = code;
            measure(group);
            m_groups.push_back(std::move(group));
        }
        std::sort(m_groups.begin(), m_groups.end(),
            [this](const Group& left, const Group& right) { return before(left, right); });
    }

    [[nodiscard]] std::vector<Group>& groups() { return m_groups; }
    [[nodiscard]] const LeftOut& leftOut() const { return m_leftOut; }

private:
    [[nodiscard]] const View* viewOf(QStringView key) const
    {
        const int column = m_offers.indexOf(key);
        return column < 0 ? nullptr : &m_offers.view(column);
    }

    std::size_t& reason(std::uint32_t row)
    {
        if (m_perHour && m_perHour->isKnown(row))
            return m_leftOut.noGpuCount;
        return m_original && m_original->isKnown(row) ? m_leftOut.noRate : m_leftOut.noPrice;
    }

    void measure(Group& group) const
    {
        group.lowest = group.rows.front();
        group.lowestPrice = m_price.number(group.lowest);
        QString lowestKey = m_offers.key(group.lowest);
        std::vector<double> prices;
        prices.reserve(group.rows.size());
        for (const std::uint32_t row : group.rows) {
            const double price = m_price.number(row);
            prices.push_back(price);
            if (price > group.lowestPrice)
                continue;
            // Equal prices: the key decides, so that the table's order does not.
            const QString key = m_offers.key(row);
            if (price < group.lowestPrice || compareTexts(key, lowestKey) < 0) {
                group.lowest = row;
                group.lowestPrice = price;
                lowestKey = key;
            }
        }
        group.highestPrice = *std::max_element(prices.begin(), prices.end());
        group.medianPrice = median(prices);
    }

    [[nodiscard]] bool before(const Group& left, const Group& right) const
    {
        if (left.lowestPrice != right.lowestPrice)
            return left.lowestPrice < right.lowestPrice;
        if (left.medianPrice != right.medianPrice)
            return left.medianPrice < right.medianPrice;
        if (left.code == View::Unknown || right.code == View::Unknown)
            return right.code == View::Unknown && left.code != View::Unknown;
        return compareTexts(m_by.dictionary->text(left.code), m_by.dictionary->text(right.code)) < 0;
    }

    const Table& m_offers;
    const View& m_by;
    const View& m_price;
    const View *m_free, *m_perHour, *m_original; ///< null where the table has no such column
    std::vector<Group> m_groups;
    LeftOut m_leftOut;
};

/// Puts groups into words.
class Bars
{
public:
    Bars(const Table& offers, int by, const Query& query, const FilterNode& filter, const QLocale& locale)
        : m_offers(offers)
        , m_by(by)
        , m_hours(hoursIn(query.per))
        , m_filter(filter)
    {
        m_style.locale = locale;
        m_style.per = query.per;
    }

    [[nodiscard]] ChartBar bar(const Group& group) const
    {
        ChartBar bar;
        const bool known = group.code != View::Unknown;
        if (known)
            bar.value = m_offers.view(m_by).dictionary->text(group.code);
        bar.label = known ? label(group.rows.front()) : QCoreApplication::translate("Chart", "unknown");
        bar.lowest = group.lowestPrice * m_hours;
        bar.median = group.medianPrice * m_hours;
        bar.highest = group.highestPrice * m_hours;
        bar.offers = group.rows.size();
        bar.lowestKey = m_offers.key(group.lowest);
        bar.lowestDate = text(u"observed_on", group.lowest);
        bar.lowestSource = text(u"source", group.lowest);
        bar.lowestSourceTitle = sourceTitle(m_offers, bar.lowestSource);
        if (const int column = m_offers.indexOf(u"gpu_count"); column >= 0)
            bar.lowestGpuCount = m_offers.view(column).number(group.lowest);
        if (const int column = m_offers.indexOf(u"flags"); column >= 0)
            bar.lowestFlags = m_offers.view(column).list(group.lowest);
        bar.filter = withValues(m_filter, m_by, {known ? bar.value : QString()}, m_offers);
        return bar;
    }

private:
    /// Name of the row's group where a column holds one.
    [[nodiscard]] QString label(std::uint32_t row) const
    {
        const QLatin1String key(m_offers.column(m_by).key);
        int column = m_by;
        if (key == QLatin1String("provider"))
            column = m_offers.indexOf(u"provider_name");
        else if (key == QLatin1String("gpu"))
            column = m_offers.indexOf(u"gpu_name");
        if (column < 0 || !m_offers.view(column).isKnown(row))
            column = m_by;
        return cellText(m_offers, column, row, m_style);
    }

    [[nodiscard]] QString text(QStringView key, std::uint32_t row) const
    {
        const int column = m_offers.indexOf(key);
        if (column < 0 || !m_offers.view(column).isKnown(row))
            return {};
        return cellText(m_offers, column, row, {});
    }

    const Table& m_offers;
    int m_by;
    double m_hours;
    const FilterNode& m_filter;
    CellStyle m_style;
};

/// Two groups of one name are told apart by their values.
void distinguishLabels(std::vector<ChartBar>& bars)
{
    std::map<QString, int> uses;
    for (const ChartBar& bar : bars)
        ++uses[bar.label];
    for (ChartBar& bar : bars)
        if (uses[bar.label] > 1 && !bar.value.isNull() && bar.value != bar.label)
            bar.label += QStringLiteral(" (%1)").arg(bar.value);
}

void addNotes(ChartData& data)
{
    const auto any = [&data](auto holds) { return std::any_of(data.bars.begin(), data.bars.end(), holds); };
    if (any([](const ChartBar& bar) { return bar.lowestGpuCount > 1; }))
        data.notes << QCoreApplication::translate(
            "Chart", "÷ n: price of a whole instance with n GPUs, divided by n; fewer cannot be rented at this price");
    if (any([](const ChartBar& bar) { return bar.lowestGpuCount < 1; }))
        data.notes << QCoreApplication::translate("Chart", "× n: price of an nth of a GPU, for a whole GPU's worth");
}

QString emptyReason(std::size_t rows)
{
    if (rows == 0)
        return QCoreApplication::translate("Chart", "No offer passes the filter. Widen the filter or clear it");
    return QCoreApplication::translate("Chart",
        "None of the offers that pass the filter has a price per GPU that can be compared. Widen the filter or clear "
        "it");
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

QStringList PricePerGpuHour::groupings() const
{
    return {QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("region_group"),
        QStringLiteral("purchase_model")};
}

Result<ChartData> PricePerGpuHour::make(const Table& offers, const Rows& rows, const Query& query,
    const FilterNode& filter, const ChartOptions& options) const
{
    const QString key = options.by.isEmpty() ? groupings().first() : options.by;
    const int by = offers.indexOf(key);
    if (!groupings().contains(key) || by < 0)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Chart", "The chart %1 cannot be grouped by “%2”: choose one of %3")
                .arg(id(), key, groupings().join(QStringLiteral(", "))));
    ChartData data;
    data.id = id();
    data.by = key;
    data.title = chartTitle(key);
    data.filter = printFilter(filter, offers);
    data.currency = offers.context().currency;
    data.per = query.per;
    data.unit = unitText(Unit::MoneyPerHour, query.per, data.currency);
    data.valueTitle = QCoreApplication::translate("Chart", "Price per GPU (%1)").arg(data.unit);
    const int name = key == QLatin1String("provider") ? offers.indexOf(u"provider_name")
        : key == QLatin1String("gpu")                 ? offers.indexOf(u"gpu_name")
                                                      : by;
    data.categoryTitle = columnTitle(offers.column(name < 0 ? by : name));

    Grouping grouping(offers, by);
    grouping.take(rows);
    data.leftOut = grouping.leftOut().texts();
    const Bars words(offers, by, query, filter, options.locale);
    const auto top = static_cast<std::size_t>(options.top > 0 ? options.top : DefaultTop);
    Rows shown;
    std::size_t further = 0;
    for (const Group& group : grouping.groups()) {
        if (data.bars.size() >= top) {
            further += group.rows.size();
            continue;
        }
        data.bars.push_back(words.bar(group));
        shown.insert(shown.end(), group.rows.begin(), group.rows.end());
    }
    if (further > 0)
        data.leftOut << QCoreApplication::translate("Chart", "%1 in %2 groups with a higher lowest price")
                            .arg(further)
                            .arg(grouping.groups().size() - data.bars.size());
    distinguishLabels(data.bars);
    describeCoverage(data, offers, shown);
    addNotes(data);
    if (data.bars.empty())
        data.emptyReason = emptyReason(rows.size());
    return data;
}

} // namespace atlas
