// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quickfilter.h"

#include "engine/columnrange.h"
#include "engine/filteredit.h"
#include "engine/filtervalues.h"
#include "engine/filterwords.h"
#include "engine/table.h"

namespace atlas {

namespace {

using Kind = QuickFilter::Kind;

/// The values of a cell as a filter spells them, with how they are shown; none when it is unknown.
std::vector<std::pair<QString, QString>> valuesOf(
    const Table& table, int column, int shownColumn, std::uint32_t row, const CellStyle& style)
{
    const CellValue value = cellValue(table, column, row);
    const QString shown = cellText(table, shownColumn, row, style);
    if (const auto* number = std::get_if<double>(&value))
        return {{numberText(*number), shown}};
    if (const auto* flag = std::get_if<bool>(&value))
        return {{*flag ? QStringLiteral("true") : QStringLiteral("false"), shown}};
    if (const auto* text = std::get_if<QString>(&value))
        return {{*text, shown}};
    std::vector<std::pair<QString, QString>> values;
    if (const auto* list = std::get_if<QStringList>(&value))
        for (const QString& entry : *list)
            values.emplace_back(entry, style.translate ? vocabularyText(entry) : entry);
    return values;
}

QString written(const Table& table, int column, const QString& value, FilterNode::Op op)
{
    return columnName(table, column) + operatorText(op)
        + (holdsTexts(table.column(column)) ? valueWritten(value, op) : value);
}

/// `column!=a,b`, with or without OR column:none; adds its values.
bool readExclusion(const FilterNode& node, const Table& table, int column, QStringList& values)
{
    const FilterNode* named = &node;
    if (node.type == FilterNode::Type::Or && node.children.size() == 2) {
        const FilterNode& other = node.children.back();
        if (other.type != FilterNode::Type::Compare || other.column != column || other.values.size() != 1
            || other.values.front().kind != FilterValue::Kind::None)
            return false;
        named = &node.children.front();
    }
    if (named->type != FilterNode::Type::Compare || named->column != column || named->op != FilterNode::Op::NotEqual)
        return false;
    for (const FilterValue& value : named->values)
        values << valueSpelled(table.column(column), value);
    return true;
}

bool someUnknown(const Table& table, int column)
{
    const View& view = table.view(column);
    for (std::uint32_t row = 0; row < table.rowCount(); ++row)
        if (!view.isKnown(row))
            return true;
    return false;
}

/// Rows with the value are left out, beside those that were; rows whose value is unknown stay.
QString withExclusion(const FilterNode& root, const Table& table, int column, const QString& value)
{
    FilterNode rest;
    QStringList values;
    const std::vector<FilterNode> alone{root};
    for (const FilterNode& operand : root.type == FilterNode::Type::And ? root.children : alone)
        if (!readExclusion(operand, table, column, values))
            rest.children.push_back(operand);
    values << value;
    values.removeDuplicates();
    QStringList all;
    for (const QString& one : values)
        all << (holdsTexts(table.column(column)) ? valueWritten(one, FilterNode::Op::NotEqual) : one);
    const QString name = columnName(table, column);
    QString text = name + QStringLiteral("!=") + all.join(u',');
    if (someUnknown(table, column))
        text += QStringLiteral(" OR ") + name + QStringLiteral(":none");
    return withOperand(rest, text, table);
}

/// One end moved to the value, the other and the unknown as they are.
QString withEnd(const FilterNode& root, const Table& table, int column, const QString& value, bool from)
{
    const ColumnRange now = chosenRange(root, column, table);
    const auto spelled = [&](const std::optional<FilterValue>& end) {
        return end ? valueSpelled(table.column(column), *end) : QString();
    };
    RangeText text{spelled(now.from), spelled(now.to), now.fromOpen, now.toOpen, now.unknown && !now.isAll()};
    (from ? text.from : text.to) = value;
    (from ? text.fromOpen : text.toOpen) = false;
    return withOwnOperands(root, column, rangeFilter(column, text, table), table);
}

}

int filteredColumn(const Table& table, int column)
{
    const QString key = QString::fromLatin1(table.column(column).key);
    const QString suffix = QStringLiteral("_name");
    if (!key.endsWith(suffix))
        return column;
    const int id = table.indexOf(QStringView(key).chopped(suffix.size()));
    return id >= 0 ? id : column;
}

std::vector<QuickFilter> quickFilters(
    const FilterNode& root, const Table& table, int column, std::uint32_t row, const CellStyle& style)
{
    using Op = FilterNode::Op;
    const int by = filteredColumn(table, column);
    const auto values = valuesOf(table, by, column, row, style);
    const QString name = columnName(table, by);
    std::vector<QuickFilter> filters;
    if (values.empty()) {
        const bool known = table.view(by).isKnown(row);
        if (known) // an empty list: no value to name
            return filters;
        const QString shown = cellText(table, column, row, style);
        filters.push_back({Kind::Only, shown, withOwnOperands(root, by, name + QStringLiteral(":none"), table)});
        filters.push_back({Kind::Except, shown, withOperand(root, name + QStringLiteral(":any"), table)});
        return filters;
    }
    for (const auto& [value, shown] : values)
        filters.push_back({Kind::Only, shown, withOwnOperands(root, by, written(table, by, value, Op::Equal), table)});
    for (const auto& [value, shown] : values)
        filters.push_back({Kind::Except, shown, withExclusion(root, table, by, value)});
    if (hasOrder(table.column(by))) {
        const auto& [value, shown] = values.front();
        filters.push_back({Kind::AtLeast, shown, withEnd(root, table, by, value, true)});
        filters.push_back({Kind::AtMost, shown, withEnd(root, table, by, value, false)});
    }
    return filters;
}

} // namespace atlas
