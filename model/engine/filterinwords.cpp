// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterinwords.h"

#include "engine/significant.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

using Type = FilterNode::Type;
using Op = FilterNode::Op;

constexpr qsizetype MostValues = 6; ///< a longer list is shortened
constexpr int Digits = 6;

class Speaker
{
public:
    Speaker(const Table& table, const QLocale& locale)
        : m_table(table)
        , m_locale(locale)
    {
    }

    [[nodiscard]] QString say(const FilterNode& node) const
    {
        switch (node.type) {
        case Type::And:
            return sayAll(node, QCoreApplication::translate("FilterInWords", "%1 and %2", "two conditions"));
        case Type::Or:
            if (const std::optional<FilterNode> one = asOneList(node))
                return sayCompare(*one, false);
            return sayAll(node, QCoreApplication::translate("FilterInWords", "%1 or %2", "two conditions"));
        case Type::Not:
            return sayNot(node.children.front());
        case Type::Compare:
            return sayCompare(node, false);
        case Type::Range:
            return sayRange(node);
        case Type::Words:
            break;
        }
        return QCoreApplication::translate("FilterInWords", "“%1” in a name", "a word of provider, GPU, region …")
            .arg(node.words);
    }

private:
    /// Alternatives that all speak of one column's texts are one list of values.
    [[nodiscard]] static std::optional<FilterNode> asOneList(const FilterNode& node)
    {
        std::optional<FilterNode> one;
        for (const FilterNode& child : node.children) {
            if (child.type != Type::Compare || (child.op != Op::Contains && child.op != Op::Equal))
                return {};
            if (!one)
                one = child;
            else if (one->column != child.column)
                return {};
            else
                one->values.insert(one->values.end(), child.values.begin(), child.values.end());
        }
        return one;
    }
    [[nodiscard]] QString sayAll(const FilterNode& node, const QString& joint) const
    {
        QString text;
        for (const FilterNode& child : node.children) {
            const bool mixed = (child.type == Type::And || (child.type == Type::Or && !asOneList(child)))
                && child.children.size() > 1 && node.children.size() > 1;
            const QString part = mixed ? u'(' + say(child) + u')' : say(child);
            text = text.isEmpty() ? part : joint.arg(text, part);
        }
        return text;
    }
    [[nodiscard]] QString sayNot(const FilterNode& node) const
    {
        if (node.type == Type::Compare && (node.op == Op::Contains || node.op == Op::Equal))
            return sayCompare(node, true);
        return QCoreApplication::translate("FilterInWords", "not (%1)", "a condition").arg(say(node));
    }
    /// People speak of the GPU and not of its id.
    [[nodiscard]] QString titleOf(const Column& column) const
    {
        const int named = m_table.indexOf(QLatin1StringView(column.key) + QStringLiteral("_name"));
        return columnTitle(named < 0 ? column : m_table.column(named));
    }
    [[nodiscard]] QString sayCompare(const FilterNode& node, bool negated) const
    {
        const Column& column = m_table.column(node.column);
        const QString title = titleOf(column), values = sayValues(node);
        switch (node.op) {
        case Op::Less:
            return column.kind == ColumnKind::Date
                ? QCoreApplication::translate("FilterInWords", "%1 before %2", "a column, a date").arg(title, values)
                : QCoreApplication::translate("FilterInWords", "%1 under %2", "a column, a number").arg(title, values);
        case Op::LessEqual:
            return column.kind == ColumnKind::Date
                ? QCoreApplication::translate("FilterInWords", "%1 until %2", "a column, a date").arg(title, values)
                : QCoreApplication::translate("FilterInWords", "%1 at most %2", "a column, a number")
                      .arg(title, values);
        case Op::Greater:
            return column.kind == ColumnKind::Date
                ? QCoreApplication::translate("FilterInWords", "%1 after %2", "a column, a date").arg(title, values)
                : QCoreApplication::translate("FilterInWords", "%1 over %2", "a column, a number").arg(title, values);
        case Op::GreaterEqual:
            return column.kind == ColumnKind::Date
                ? QCoreApplication::translate("FilterInWords", "%1 from %2 on", "a column, a date").arg(title, values)
                : QCoreApplication::translate("FilterInWords", "%1 at least %2", "a column, a number")
                      .arg(title, values);
        case Op::NotEqual:
            negated = !negated;
            break;
        case Op::Contains:
        case Op::Equal:
            break;
        }
        return negated
            ? QCoreApplication::translate("FilterInWords", "%1: not %2", "a column, values").arg(title, values)
            : QCoreApplication::translate("FilterInWords", "%1: %2", "a column, values").arg(title, values);
    }
    [[nodiscard]] QString sayRange(const FilterNode& node) const
    {
        const Column& column = m_table.column(node.column);
        FilterNode bound = node;
        bound.type = Type::Compare;
        if (!node.from || !node.to) {
            bound.op = node.from ? Op::GreaterEqual : Op::LessEqual;
            bound.values = {node.from ? *node.from : *node.to};
            return sayCompare(bound, false);
        }
        return QCoreApplication::translate("FilterInWords", "%1 from %2 to %3", "a column, two numbers or dates")
            .arg(titleOf(column), sayValue(column, *node.from), sayValue(column, *node.to));
    }
    [[nodiscard]] QString sayValues(const FilterNode& node) const
    {
        const Column& column = m_table.column(node.column);
        QStringList texts;
        for (const FilterValue& value : node.values)
            if (const QString text = sayValue(column, value); !texts.contains(text))
                texts << text;
        if (texts.size() > MostValues)
            return QCoreApplication::translate("FilterInWords", "%1 … (%2 in all)", "some of many values")
                .arg(texts.mid(0, MostValues).join(QCoreApplication::translate("FilterInWords", ", ", "values")),
                    m_locale.toString(texts.size()));
        if (texts.size() < 2)
            return texts.join(QString());
        const QString comma = QCoreApplication::translate("FilterInWords", ", ", "values");
        const QString either = QCoreApplication::translate("FilterInWords", "%1 or %2", "values");
        // A value may have a comma itself: "reserved, 1 year".
        const bool unclear = !texts.filter(comma).isEmpty();
        QString all = texts.takeFirst();
        while (!texts.isEmpty()) {
            const QString next = texts.takeFirst();
            all = unclear || texts.isEmpty() ? either.arg(all, next) : all + comma + next;
        }
        return all;
    }
    [[nodiscard]] QString sayValue(const Column& column, const FilterValue& value) const
    {
        switch (value.kind) {
        case FilterValue::Kind::None:
            return QCoreApplication::translate("FilterInWords", "unknown", "a value");
        case FilterValue::Kind::Any:
            return QCoreApplication::translate("FilterInWords", "known", "a value");
        case FilterValue::Kind::Date:
            return value.text.isEmpty() ? dateToText(value.date) : value.text;
        case FilterValue::Kind::Number: {
            if (column.kind == ColumnKind::Flag)
                return vocabularyText(value.number != 0 ? u"true" : u"false");
            const QString number = significantText(value.number, Digits, m_locale);
            const QString unit = unitText(column.unit, PerUnit::Hour, m_table.context().currency);
            return unit.isEmpty() ? number : QStringLiteral("%1 %2").arg(number, unit);
        }
        case FilterValue::Kind::Text:
            break;
        }
        return sayText(column, value.text);
    }
    /// An entry of a vocabulary in words; providers by their names.
    [[nodiscard]] QString sayText(const Column& column, const QString& text) const
    {
        if (column.kind == ColumnKind::Vocabulary || column.kind == ColumnKind::List)
            return vocabularyText(text);
        const int names = m_table.indexOf(u"provider_name");
        if (names < 0 || QLatin1StringView(column.key) != QLatin1StringView("provider"))
            return text;
        const View& ids = m_table.view(m_table.indexOf(u"provider"));
        for (std::uint32_t row = 0; row < m_table.rowCount(); ++row)
            if (ids.text(row).compare(text, Qt::CaseInsensitive) == 0)
                return cellText(m_table, names, row, {m_locale, PerUnit::Hour, true});
        return text;
    }

    const Table& m_table;
    const QLocale& m_locale;
};

}

QString filterInWords(const FilterNode& node, const Table& table, const QLocale& locale)
{
    return Speaker(table, locale).say(node);
}

QString filterInWords(const QString& filter, const Table& table, const QLocale& locale)
{
    const ParsedFilter parsed = parseFilter(filter, table);
    return parsed.error ? filter : filterInWords(parsed.root, table, locale);
}

} // namespace atlas
