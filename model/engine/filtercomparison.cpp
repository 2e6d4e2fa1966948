// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterparser.h"
#include "engine/filterwords.h"
#include "engine/nearest.h"
#include "engine/table.h"

#include <algorithm>

/// The part of the parser that reads `column op values` and `column:from..to`.
namespace atlas {

namespace {

/// Ends of a range as first and last number; dates as the days that they cover.
bool isReversed(const FilterValue& from, const FilterValue& to)
{
    if (from.kind == FilterValue::Kind::Date)
        return firstDay(from.date) > lastDay(to.date);
    return from.number > to.number;
}

}

FilterProblem FilterParser::unknownColumn(FilterSpan span) const
{
    Nearest nearest(m_text.mid(span.position, span.length));
    for (const Column& column : m_table.columns()) {
        nearest.offer(QString::fromUtf8(column.key));
        if (column.shortName)
            nearest.offer(QString::fromUtf8(column.shortName));
    }
    return m_problems.noColumn(span, nearest.best());
}

FilterParser::Parsed FilterParser::parseComparison(FilterSpan column)
{
    const int found = findColumn(m_table, m_text.mid(column.position, column.length));
    if (found < 0)
        return tl::unexpected(unknownColumn(column));
    const int opStart = m_lexer.position();
    FilterNode node;
    node.type = FilterNode::Type::Compare;
    node.column = found;
    node.op = m_lexer.takeOperator().value_or(FilterNode::Op::Contains);
    node.position = column.position;
    const FilterSpan op = spanFrom(opStart);
    m_lexer.skipBlanks();
    int extra = 0;
    while (m_lexer.peek(extra) != u':' && isOperatorSign(m_lexer.peek(extra)))
        ++extra;
    if (extra > 0)
        return tl::unexpected(m_problems.noSuchOperator({opStart, m_lexer.position() + extra - opStart}));
    const QString name = columnName(m_table, found);
    const auto allowed = operatorsFor(m_table.column(found));
    if (std::find(allowed.begin(), allowed.end(), node.op) == allowed.end())
        return tl::unexpected(m_problems.operatorNotFor(op, name));
    Parsed parsed = parseValues(std::move(node), name);
    if (parsed)
        parsed->length = m_lexer.position() - parsed->position;
    return parsed;
}

FilterParser::Piece FilterParser::takePiece(int column, const QString& columnName)
{
    const int start = m_lexer.position();
    if (m_lexer.peek() == u'(')
        return tl::unexpected(m_problems.parenthesisForValue({start, 1}, columnName));
    if (m_lexer.peek() == u'"') {
        const std::optional<QString> content = m_lexer.takeQuoted();
        if (!content)
            return tl::unexpected(m_problems.unterminatedQuote({start, 1}));
        if (content->trimmed().isEmpty() && !(content->isEmpty() && m_table.column(column).mayBeEmpty))
            return tl::unexpected(m_problems.emptyValue(spanFrom(start), columnName));
        return FilterPiece{*content, true, spanFrom(start)};
    }
    const bool afterBlank = start > 0 && m_text[start - 1].isSpace();
    if (afterBlank && !m_lexer.peekKeyword().isEmpty())
        return tl::unexpected(m_problems.emptyValue({start, 0}, columnName));
    const QString value = m_lexer.takeBareValue();
    if (value.isEmpty())
        return tl::unexpected(m_problems.emptyValue({start, 0}, columnName));
    for (const QStringView sign : {QStringView(u"&&"), QStringView(u"||")}) {
        if (const qsizetype at = value.indexOf(sign); at >= 0)
            return tl::unexpected(m_problems.ampersandOrBar({start + static_cast<int>(at), 2}));
    }
    return FilterPiece{value, false, spanFrom(start)};
}

FilterParser::Parsed FilterParser::parseValues(FilterNode node, const QString& columnName)
{
    for (;;) {
        const Piece piece = takePiece(node.column, columnName);
        if (!piece)
            return tl::unexpected(piece.error());
        const bool dotsFollow = piece->quoted && m_lexer.peek() == u'.' && m_lexer.peek(1) == u'.';
        const bool range
            = node.op == FilterNode::Op::Contains && (piece->quoted ? dotsFollow : piece->text.contains(u".."));
        if (range && !node.values.empty())
            return tl::unexpected(m_problems.rangeInList(piece->span));
        if (range)
            return parseRange(std::move(node), *piece, columnName);
        auto value = m_binder.bind(node.column, node.op, *piece);
        if (!value)
            return tl::unexpected(value.error());
        if (value->kind == FilterValue::Kind::Text) {
            if (auto warning = m_binder.warning(node.column, node.op, *piece))
                m_warnings.push_back(std::move(*warning));
        }
        node.values.push_back(std::move(*value));
        const int end = m_lexer.position();
        m_lexer.skipBlanks();
        const int comma = m_lexer.position();
        if (!m_lexer.take(u',')) {
            m_lexer.setPosition(end);
            return node;
        }
        if (node.op != FilterNode::Op::Contains && node.op != FilterNode::Op::Equal
            && node.op != FilterNode::Op::NotEqual)
            return tl::unexpected(m_problems.listAfterComparison({comma, 1}, node.op));
        m_lexer.skipBlanks();
    }
}

FilterParser::Parsed FilterParser::parseRange(FilterNode node, const FilterPiece& first, const QString& columnName)
{
    const int start = first.span.position;
    FilterPiece from = first, to;
    if (first.quoted) {
        const int rest = m_lexer.position() + 2;
        m_lexer.skip(2);
        to.text = m_lexer.takeBareValue();
        to.span = spanFrom(rest);
    } else {
        const int dots = static_cast<int>(first.text.indexOf(u".."));
        from.text = first.text.left(dots);
        from.span.length = dots;
        to.text = first.text.mid(dots + 2);
        to.span = {start + dots + 2, static_cast<int>(to.text.size())};
    }
    if (to.text.isEmpty() && m_lexer.peek() == u'"') {
        Piece end = takePiece(node.column, columnName);
        if (!end)
            return tl::unexpected(end.error());
        to = std::move(*end);
    }
    const FilterSpan whole = spanFrom(start);
    if (!hasOrder(m_table.column(node.column)))
        return tl::unexpected(m_problems.rangeOfTexts(whole, columnName));
    if (from.text.isEmpty() && to.text.isEmpty())
        return tl::unexpected(m_problems.openRange(whole));
    node.type = FilterNode::Type::Range;
    for (const auto& [piece, end] : {std::pair(&from, &node.from), std::pair(&to, &node.to)}) {
        if (piece->text.isEmpty())
            continue;
        auto value = m_binder.bindEnd(node.column, *piece);
        if (!value)
            return tl::unexpected(value.error());
        *end = std::move(*value);
    }
    if (node.from && node.to && isReversed(*node.from, *node.to))
        return tl::unexpected(m_problems.reversedRange(whole, to.text + QStringLiteral("..") + from.text));
    const int end = m_lexer.position();
    m_lexer.skipBlanks();
    if (m_lexer.peek() == u',')
        return tl::unexpected(m_problems.rangeInList(whole));
    m_lexer.setPosition(end);
    return node;
}

} // namespace atlas
