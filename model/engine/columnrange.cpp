// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/columnrange.h"

#include "engine/filteredit.h"
#include "engine/filterwords.h"
#include "engine/numberscale.h"
#include "engine/table.h"

#include <algorithm>

namespace atlas {

namespace {

using Type = FilterNode::Type;
using Op = FilterNode::Op;
using Kind = FilterValue::Kind;

bool hasNumber(const FilterValue& value)
{
    return value.kind == Kind::Number || value.kind == Kind::Date;
}

/// Takes the tighter of what is known and the new end.
void narrowFrom(ColumnRange& range, const FilterValue& value, bool open)
{
    const double now = range.from ? scaleNumber(*range.from, range.fromOpen) : 0, next = scaleNumber(value, open);
    if (!range.from || next > now || (next == now && open)) {
        range.from = value;
        range.fromOpen = open;
    }
}

void narrowTo(ColumnRange& range, const FilterValue& value, bool open)
{
    const double now = range.to ? scaleNumber(*range.to, !range.toOpen) : 0, next = scaleNumber(value, !open);
    if (!range.to || next < now || (next == now && open)) {
        range.to = value;
        range.toOpen = open;
    }
}

bool read(const FilterNode& node, ColumnRange& range);

bool readCompare(const FilterNode& node, ColumnRange& range)
{
    if (node.values.size() != 1 || !node.words.isEmpty())
        return false;
    const FilterValue& value = node.values.front();
    range.unknown = false;
    if (value.kind == Kind::Any)
        return true;
    if (!hasNumber(value))
        return false;
    switch (node.op) {
    case Op::Less:
    case Op::LessEqual:
        narrowTo(range, value, node.op == Op::Less);
        return true;
    case Op::Greater:
    case Op::GreaterEqual:
        narrowFrom(range, value, node.op == Op::Greater);
        return true;
    case Op::Contains:
    case Op::Equal:
        narrowFrom(range, value, false);
        narrowTo(range, value, false);
        return true;
    case Op::NotEqual:
        break;
    }
    return false;
}

bool isNone(const FilterNode& node)
{
    return node.type == Type::Compare && node.values.size() == 1 && node.values.front().kind == Kind::None;
}

/// A range, or unknown.
bool readEither(const FilterNode& node, ColumnRange& range)
{
    if (node.children.size() != 2)
        return false;
    const bool firstIsNone = isNone(node.children.front());
    const FilterNode& none = node.children[firstIsNone ? 0 : 1];
    // What else holds does so without the unknown: then this operand cannot bring it back.
    const bool unknown = range.unknown;
    if (!isNone(none) || !read(node.children[firstIsNone ? 1 : 0], range))
        return false;
    range.unknown = unknown;
    return true;
}

bool read(const FilterNode& node, ColumnRange& range)
{
    switch (node.type) {
    case Type::Range:
        range.unknown = false;
        if (node.from)
            narrowFrom(range, *node.from, false);
        if (node.to)
            narrowTo(range, *node.to, false);
        return true;
    case Type::Compare:
        return readCompare(node, range);
    case Type::And:
        return std::all_of(node.children.begin(), node.children.end(),
            [&range](const FilterNode& child) { return read(child, range); });
    case Type::Or:
        return readEither(node, range);
    case Type::Not:
    case Type::Words:
        break;
    }
    return false;
}

}

ColumnRange chosenRange(const FilterNode& root, int column, const Table& table)
{
    ColumnRange range;
    const std::vector<FilterNode> alone{root};
    for (const FilterNode& operand : root.type == Type::And ? root.children : alone) {
        if (!namesOnly(operand, column, table))
            continue;
        if (!read(operand, range)) {
            range = {};
            range.unknown = false;
            range.other = true;
            return range;
        }
    }
    return range;
}

QString rangeFilter(int column, const RangeText& range, const Table& table)
{
    const QString name = columnName(table, column), none = name + QStringLiteral(":none");
    if (range.from.isEmpty() && range.to.isEmpty())
        return range.unknown ? QString() : name + QStringLiteral(":any");
    QString text;
    if (range.from == range.to && !range.fromOpen && !range.toOpen) {
        text = name + u'=' + range.from;
    } else if (range.fromOpen || range.toOpen || range.from.isEmpty() || range.to.isEmpty()) {
        if (!range.from.isEmpty())
            text = name + (range.fromOpen ? QStringLiteral(">") : QStringLiteral(">=")) + range.from;
        if (!range.to.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + name
                + (range.toOpen ? QStringLiteral("<") : QStringLiteral("<=")) + range.to;
    } else {
        text = name + u':' + range.from + QStringLiteral("..") + range.to;
    }
    if (!range.unknown)
        return text;
    const bool two = text.contains(u' ');
    return (two ? u'(' + text + u')' : text) + QStringLiteral(" OR ") + none;
}

} // namespace atlas
