// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparison.h"

#include "catalog/catalog.h"
#include "columns/offerwords.h"
#include "compare/doubts.h"
#include "cost/offerprices.h"
#include "engine/collation.h"
#include "engine/nearest.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>

namespace atlas {

namespace {

bool isOffers(const Table& table)
{
    return table.name() == QLatin1StringView("offers");
}

QString titleOf(const Table& table, std::uint32_t row, const CellStyle& style)
{
    if (!isOffers(table)) {
        const int name = table.indexOf(u"gpu_name");
        return table.view(name).isKnown(row) ? cellText(table, name, row, style) : table.key(row);
    }
    return offerWords(table, row, style);
}

/// Titles that several items have are told apart by their keys.
void tellApart(std::vector<ComparisonItem>& items)
{
    std::multiset<QString> titles;
    for (const ComparisonItem& item : items)
        titles.insert(item.title);
    for (ComparisonItem& item : items)
        if (titles.count(item.title) > 1)
            item.title += QStringLiteral(" (%1)").arg(item.key);
}

const double* numberIn(const ComparisonCell& cell)
{
    return std::get_if<double>(&cell.value);
}

/// `free`: by item, where its price is 0 for being free.
void judge(ComparisonRow& row, Better better, const std::vector<bool>& free)
{
    row.differs = std::any_of(row.cells.begin(), row.cells.end(),
        [&row](const ComparisonCell& cell) { return cell.value != row.cells.front().value; });
    const bool fair = std::all_of(
        row.cells.begin(), row.cells.end(), [](const ComparisonCell& cell) { return numberIn(cell) && !cell.flagged; });
    const bool price = row.group == ColumnGroup::Price || row.group == ColumnGroup::Use;
    const bool gift = price && std::find(free.begin(), free.end(), true) != free.end();
    if (better == Better::Undefined || row.cells.size() < 2 || !row.differs || !fair || gift)
        return;
    double best = *numberIn(row.cells.front());
    for (const ComparisonCell& cell : row.cells)
        best = better == Better::Higher ? std::max(best, *numberIn(cell)) : std::min(best, *numberIn(cell));
    for (ComparisonCell& cell : row.cells)
        cell.best = *numberIn(cell) == best;
}

/// Makes the rows of one comparison.
class Comparing
{
public:
    Comparing(Comparison& comparison, const CellStyle& style)
        : m_comparison(comparison)
        , m_table(*comparison.table)
        , m_style(style)
    {
        const int free = m_table.indexOf(u"free");
        for (const ComparisonItem& item : comparison.items)
            m_free.push_back(free >= 0 && cellValue(m_table, free, item.row) == CellValue(true));
    }

    void addColumns()
    {
        for (int index = 0; index < static_cast<int>(m_table.columns().size()); ++index)
            addColumn(index);
    }

    void addUse(const MonthlyUse& use)
    {
        std::vector<UseCost> costs;
        for (const ComparisonItem& item : m_comparison.items)
            costs.push_back(useCost(m_table, item.row, use));
        addLines(use, costs);
        addTotals(costs);
        addTexts(costs);
    }

private:
    void addColumn(int index)
    {
        const Column& column = m_table.column(index);
        ComparisonRow row;
        row.key = QString::fromLatin1(column.key);
        row.title = columnTitle(column);
        row.help = columnHelp(column);
        row.group = column.group;
        row.unit = column.unit;
        row.unitText = unitText(column.unit, m_style.per, m_table.context().currency);
        row.numeric = column.kind == ColumnKind::Number;
        for (const ComparisonItem& item : m_comparison.items) {
            ComparisonCell cell;
            cell.value = cellValue(m_table, index, item.row);
            cell.text = cellText(m_table, index, item.row, m_style);
            if (cell.text.isEmpty())
                cell.text = noneText();
            cell.doubts = doubtsAbout(m_table, column, item.row);
            cell.flagged = cell.known() && !cell.doubts.isEmpty();
            row.cells.push_back(std::move(cell));
        }
        judge(row, column.better, m_free);
        m_comparison.rows.push_back(std::move(row));
    }

    static QString noneText() { return QCoreApplication::translate("Comparison", "none"); }

    ComparisonRow useRow(const char* key, const QString& title, const QString& help) const
    {
        ComparisonRow row;
        row.key = QString::fromLatin1(key);
        row.title = title;
        row.help = help;
        row.group = ColumnGroup::Use;
        return row;
    }

    /// `machine`: the figure contains the price of the machine, and what is doubted about it.
    void addMoney(
        ComparisonRow row, const std::vector<UseCost>& costs, double (*of)(const UseCost&), Better better, bool machine)
    {
        row.unit = Unit::Money;
        row.unitText = unitText(Unit::MoneyPerHour, PerUnit::Month, m_table.context().currency);
        row.numeric = true;
        const Column& price = m_table.column(m_table.indexOf(u"price_per_hour"));
        for (std::size_t place = 0; place < costs.size(); ++place) {
            ComparisonCell cell;
            const double amount = of(costs[place]);
            if (!std::isnan(amount))
                cell.value = amount;
            cell.text = std::isnan(amount) ? QStringLiteral("—") : roundedText(amount, 2, m_style.locale);
            if (machine)
                cell.doubts = doubtsAbout(m_table, price, m_comparison.items[place].row);
            cell.flagged = cell.known() && !cell.doubts.isEmpty();
            row.cells.push_back(std::move(cell));
        }
        judge(row, better, m_free);
        m_comparison.rows.push_back(std::move(row));
    }

    void addLines(const MonthlyUse& use, const std::vector<UseCost>& costs)
    {
        const auto shown = [this](double amount) {
            return roundedText(amount, amount == std::floor(amount) ? 0 : 2, m_style.locale);
        };
        addMoney(
            useRow("cost_compute", QCoreApplication::translate("Comparison", "Machine, %1 h").arg(shown(use.hours)),
                QCoreApplication::translate(
                    "Comparison", "Hours a month times the price per hour; reserved offers are paid all month")),
            costs, [](const UseCost& cost) { return cost.compute; }, Better::Lower, true);
        if (use.storageGib > 0)
            addMoney(
                useRow("cost_storage",
                    QCoreApplication::translate("Comparison", "Storage, %1 GiB").arg(shown(use.storageGib)),
                    QCoreApplication::translate("Comparison", "Kept all month at the provider's price per GiB")),
                costs, [](const UseCost& cost) { return cost.storage; }, Better::Lower, false);
        if (use.egressGib > 0)
            addMoney(
                useRow("cost_egress",
                    QCoreApplication::translate("Comparison", "Egress, %1 GiB").arg(shown(use.egressGib)),
                    QCoreApplication::translate(
                        "Comparison", "Sent out to the internet at the provider's price per GiB")),
                costs, [](const UseCost& cost) { return cost.egress; }, Better::Lower, false);
        if (std::any_of(costs.begin(), costs.end(),
                [](const UseCost& cost) { return cost.subscription || std::isnan(cost.fee) || cost.fee > 0; }))
            addMoney(
                useRow("cost_subscription", QCoreApplication::translate("Comparison", "Subscription fee"),
                    QCoreApplication::translate("Comparison", "Fee of the month, converted")),
                costs, [](const UseCost& cost) { return cost.fee; }, Better::Undefined, false);
    }

    void addTotals(const std::vector<UseCost>& costs)
    {
        addMoney(
            useRow("cost_total", QCoreApplication::translate("Comparison", "Total"),
                QCoreApplication::translate("Comparison", "Sum of the lines above; unknown where one of them is")),
            costs, [](const UseCost& cost) { return cost.total(); }, Better::Lower, true);
        if (std::any_of(costs.begin(), costs.end(), [](const UseCost& cost) { return std::isnan(cost.total()); }))
            addMoney(
                useRow("cost_known", QCoreApplication::translate("Comparison", "Known part of the total"),
                    QCoreApplication::translate("Comparison",
                        "Sum of the lines with a known price: at least so much, and no ground for a choice")),
                costs, [](const UseCost& cost) { return cost.knownPart(); }, Better::Undefined, true);
    }

    void addTexts(const std::vector<UseCost>& costs)
    {
        addList(useRow("cost_unknown", QCoreApplication::translate("Comparison", "Price unknown"),
                    QCoreApplication::translate("Comparison", "Lines that the total lacks")),
            costs, [](const UseCost& cost) { return cost.unknownLines(); });
        addList(useRow("cost_remarks", QCoreApplication::translate("Comparison", "How it is counted"),
                    QCoreApplication::translate("Comparison", "What must be known to read the total right")),
            costs, [](const UseCost& cost) { return cost.remarks(); });
        addList(useRow("cost_not_included", QCoreApplication::translate("Comparison", "Not included"),
                    QCoreApplication::translate("Comparison", "What no total contains")),
            costs, [](const UseCost&) { return costNotIncluded(); });
    }

    void addList(ComparisonRow row, const std::vector<UseCost>& costs, QStringList (*of)(const UseCost&))
    {
        for (const UseCost& cost : costs) {
            ComparisonCell cell;
            const QStringList texts = of(cost);
            cell.value = texts;
            cell.text = texts.isEmpty() ? noneText() : texts.join(QStringLiteral(", "));
            row.cells.push_back(std::move(cell));
        }
        judge(row, Better::Undefined, m_free);
        m_comparison.rows.push_back(std::move(row));
    }

    Comparison& m_comparison;
    const Table& m_table;
    CellStyle m_style;
    std::vector<bool> m_free;
};

QStringList rateTexts(const Table& table)
{
    QStringList texts;
    if (!table.context().prices)
        return texts;
    for (const auto& [currency, rate] : table.context().prices->usedRates())
        texts << QCoreApplication::translate("Comparison", "1 %1 = %2 %3 (%4)")
                     .arg(currency, roundedText(rate.factor, 4, QLocale::c()), table.context().currency,
                         rate.date ? dateToText(*rate.date) : QString());
    return texts;
}

}

QString ComparisonRow::header() const
{
    return unitText.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, unitText);
}

bool ComparisonRow::anyKnown() const
{
    return std::any_of(cells.begin(), cells.end(), [](const ComparisonCell& cell) { return cell.known(); });
}

double ComparisonRow::factor(PerUnit per) const
{
    return unit == Unit::MoneyPerHour ? hoursIn(per) : 1;
}

const ComparisonRow* Comparison::row(QStringView key) const
{
    const auto found
        = std::find_if(rows.begin(), rows.end(), [key](const ComparisonRow& each) { return each.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

Comparison compare(const TablePtr& table, std::span<const std::uint32_t> rows, const CellStyle& style,
    const std::optional<MonthlyUse>& use)
{
    Comparison comparison;
    comparison.table = table;
    comparison.per = style.per;
    for (const std::uint32_t row : rows)
        comparison.items.push_back({table->key(row), titleOf(*table, row, style), row});
    tellApart(comparison.items);
    Comparing comparing(comparison, style);
    comparing.addColumns();
    if (use && isOffers(*table)) {
        comparison.use = use;
        comparing.addUse(*use);
    }
    std::stable_sort(comparison.rows.begin(), comparison.rows.end(),
        [](const ComparisonRow& left, const ComparisonRow& right) { return left.group < right.group; });
    comparison.rates = rateTexts(*table);
    return comparison;
}

std::optional<std::uint32_t> rowOfKey(const Table& table, const QString& key)
{
    const std::vector<std::uint32_t>& order = table.keyOrder();
    const auto found = std::lower_bound(order.begin(), order.end(), key,
        [&table](std::uint32_t row, const QString& wanted) { return compareTexts(table.key(row), wanted) < 0; });
    if (found == order.end() || table.key(*found) != key)
        return std::nullopt;
    return *found;
}

Result<std::vector<std::uint32_t>> rowsOfKeys(const Table& table, const QStringList& keys)
{
    std::vector<std::uint32_t> rows;
    for (const QString& key : keys) {
        const std::optional<std::uint32_t> row = rowOfKey(table, key);
        if (row && std::find(rows.begin(), rows.end(), *row) == rows.end()) {
            rows.push_back(*row);
            continue;
        }
        if (row)
            return failure(
                ErrorCode::InvalidArgument, QCoreApplication::translate("Comparison", "“%1” is named twice.").arg(key));
        Nearest nearest(key);
        for (std::uint32_t each = 0; each < table.rowCount(); ++each)
            nearest.offer(table.key(each));
        const QString known = nearest.best();
        const bool offers = isOffers(table);
        if (known.isNull())
            return failure(ErrorCode::InvalidArgument,
                offers ? QCoreApplication::translate("Comparison", "There is no offer “%1”.").arg(key)
                       : QCoreApplication::translate("Comparison", "There is no GPU “%1”.").arg(key));
        return failure(ErrorCode::InvalidArgument,
            offers ? QCoreApplication::translate("Comparison", "There is no offer “%1”; did you mean “%2”?")
                         .arg(key, known)
                   : QCoreApplication::translate("Comparison", "There is no GPU “%1”; did you mean “%2”?")
                         .arg(key, known));
    }
    return rows;
}

std::vector<std::size_t> chosenRows(const Comparison& comparison, const RowChoice& choice)
{
    std::vector<std::size_t> chosen;
    for (std::size_t place = 0; place < comparison.rows.size(); ++place) {
        const ComparisonRow& row = comparison.rows[place];
        const bool asked
            = choice.columns.isEmpty() || row.group == ColumnGroup::Use || choice.columns.contains(row.key);
        if (asked && (!choice.onlyDifferences || row.differs) && (!choice.hideUnknown || row.anyKnown()))
            chosen.push_back(place);
    }
    return chosen;
}

} // namespace atlas
