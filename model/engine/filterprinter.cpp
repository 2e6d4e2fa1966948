// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filter.h"

#include "engine/filtervalues.h"
#include "engine/filterwords.h"
#include "engine/table.h"

namespace atlas {

namespace {

using Type = FilterNode::Type;

/// How tightly a node binds: what is looser than its place needs parentheses.
int tightness(const FilterNode& node)
{
    switch (node.type) {
    case Type::Or:
        return node.children.size() == 1 ? tightness(node.children.front()) : 0;
    case Type::And:
        return node.children.size() == 1 ? tightness(node.children.front()) : 1;
    case Type::Not:
        return 2;
    case Type::Compare:
    case Type::Range:
    case Type::Words:
        break;
    }
    return 3;
}

class Printer
{
public:
    explicit Printer(const Table& table)
        : m_table(table)
    {
    }

    QString print(const FilterNode& node) const
    {
        switch (node.type) {
        case Type::And:
            // True for every row: the first column identifies a row and is always known.
            return node.children.empty() ? columnName(m_table, 0) + QStringLiteral(":any")
                                         : printAll(node.children, QStringLiteral(" "), 2);
        case Type::Or:
            return node.children.empty() ? columnName(m_table, 0) + QStringLiteral(":none")
                                         : printAll(node.children, QStringLiteral(" OR "), 1);
        case Type::Not:
            return QStringLiteral("NOT ") + printIn(node.children.front(), 3);
        case Type::Compare:
            return printCompare(node);
        case Type::Range:
            return printRange(node);
        case Type::Words:
            break;
        }
        return wordsWritten(node.words, m_table);
    }

private:
    QString printAll(const std::vector<FilterNode>& children, const QString& between, int needed) const
    {
        QStringList texts;
        for (const FilterNode& child : children)
            texts << printIn(child, children.size() == 1 ? 0 : needed);
        return texts.join(between);
    }
    QString printIn(const FilterNode& node, int needed) const
    {
        const QString text = print(node);
        return tightness(node) < needed && !node.children.empty() ? u'(' + text + u')' : text;
    }
    QString printCompare(const FilterNode& node) const
    {
        if (!node.words.isEmpty())
            return node.words.toLower();
        QStringList values;
        for (const FilterValue& value : node.values)
            values << printValue(node, value);
        return columnName(m_table, node.column) + operatorText(node.op) + values.join(u',');
    }
    QString printRange(const FilterNode& node) const
    {
        const Column& column = m_table.column(node.column);
        return columnName(m_table, node.column) + u':' + (node.from ? valueSpelled(column, *node.from) : QString())
            + QStringLiteral("..") + (node.to ? valueSpelled(column, *node.to) : QString());
    }
    QString printValue(const FilterNode& node, const FilterValue& value) const
    {
        const QString text = valueSpelled(m_table.column(node.column), value);
        return value.kind == FilterValue::Kind::Text ? valueWritten(text, node.op) : text;
    }

    const Table& m_table;
};

}

QString printFilter(const FilterNode& node, const Table& table)
{
    if (node.type == Type::And && node.children.empty())
        return {};
    return Printer(table).print(node);
}

} // namespace atlas
