// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterparser.h"

#include "engine/filterwords.h"
#include "engine/table.h"

namespace atlas {

namespace {

/// One node for several of the same kind; a single one stays itself.
FilterNode joined(FilterNode::Type type, std::vector<FilterNode> children)
{
    if (children.size() == 1)
        return std::move(children.front());
    FilterNode node;
    node.type = type;
    node.position = children.front().position;
    node.length = children.back().position + children.back().length - node.position;
    node.children = std::move(children);
    return node;
}

}

FilterParser::FilterParser(const QString& text, const Table& table)
    : m_text(text)
    , m_table(table)
    , m_lexer(text)
    , m_problems(text)
    , m_binder(table, m_problems)
{
}

ParsedFilter FilterParser::parse()
{
    ParsedFilter parsed;
    if (m_text.size() > MaxFilterLength) {
        parsed.error = m_problems.tooLong();
        return parsed;
    }
    m_lexer.skipBlanks();
    if (m_lexer.atEnd())
        return parsed;
    Parsed root = parseOr();
    if (root && !m_lexer.atEnd())
        root = tl::unexpected(m_problems.notOpened({m_lexer.position(), 1}));
    // What is written in full is longer: it must be a filter too.
    constexpr int LongestGrowth = 8;
    if (root && m_text.size() > MaxFilterLength / LongestGrowth && printFilter(*root, m_table).size() > MaxFilterLength)
        root = tl::unexpected(m_problems.tooLongInFull());
    if (root) {
        parsed.root = std::move(*root);
        parsed.warnings = std::move(m_warnings);
    } else {
        parsed.error = std::move(root.error());
    }
    return parsed;
}

bool FilterParser::endsHere()
{
    m_lexer.skipBlanks();
    return m_lexer.atEnd() || m_lexer.peek() == u')';
}

FilterParser::Parsed FilterParser::parseOr()
{
    std::vector<FilterNode> children;
    for (;;) {
        Parsed child = parseAnd();
        if (!child)
            return child;
        children.push_back(std::move(*child));
        if (endsHere())
            return joined(FilterNode::Type::Or, std::move(children));
        // parseAnd stops before the end only at OR.
        const int start = m_lexer.position();
        m_lexer.takeWord();
        const FilterSpan keyword = spanFrom(start);
        if (endsHere())
            return tl::unexpected(m_problems.nothingAfter(keyword));
    }
}

FilterParser::Parsed FilterParser::parseAnd()
{
    std::vector<FilterNode> children;
    while (!endsHere()) {
        const int start = m_lexer.position();
        const QString keyword = m_lexer.peekKeyword();
        if ((keyword == u"AND" || keyword == u"OR") && children.empty())
            return tl::unexpected(m_problems.nothingBefore({start, static_cast<int>(keyword.size())}));
        if (keyword == u"OR")
            break;
        if (keyword == u"AND") {
            m_lexer.takeWord();
            const FilterSpan span = spanFrom(start);
            if (endsHere())
                return tl::unexpected(m_problems.nothingAfter(span));
            const QString next = m_lexer.peekKeyword();
            if (next == u"AND" || next == u"OR")
                return tl::unexpected(m_problems.nothingBefore({m_lexer.position(), static_cast<int>(next.size())}));
        }
        Parsed child = parseNot();
        if (!child)
            return child;
        children.push_back(std::move(*child));
    }
    if (children.empty()) // only where a closing parenthesis comes first
        return tl::unexpected(m_problems.notOpened({m_lexer.position(), 1}));
    return joined(FilterNode::Type::And, std::move(children));
}

FilterParser::Parsed FilterParser::parseNot()
{
    const int start = m_lexer.position();
    const auto takeNegation = [this] {
        if (m_lexer.peekKeyword() != u"NOT")
            return m_lexer.take(u'-');
        m_lexer.takeWord();
        return true;
    };
    if (!takeNegation())
        return parseTerm();
    const FilterSpan negation = spanFrom(start);
    if (endsHere())
        return tl::unexpected(m_problems.nothingAfter(negation));
    const int next = m_lexer.position();
    if (const QString keyword = m_lexer.peekKeyword(); keyword == u"AND" || keyword == u"OR")
        return tl::unexpected(m_problems.nothingAfter(negation));
    if (takeNegation())
        return tl::unexpected(m_problems.negatedTwice(spanFrom(next)));
    Parsed term = parseTerm();
    if (!term)
        return term;
    FilterNode node;
    node.type = FilterNode::Type::Not;
    node.position = start;
    node.length = m_lexer.position() - start;
    node.children.push_back(std::move(*term));
    return node;
}

FilterParser::Parsed FilterParser::parseTerm()
{
    switch (m_lexer.peek()) {
    case u'(':
        return parseParentheses();
    case u'"':
        return parsePhrase();
    case u',':
        return tl::unexpected(m_problems.strayComma({m_lexer.position(), 1}));
    default:
        return parseWord();
    }
}

FilterParser::Parsed FilterParser::parseParentheses()
{
    const int start = m_lexer.position();
    if (m_depth >= MaxFilterDepth)
        return tl::unexpected(m_problems.tooDeep({start, 1}));
    m_lexer.skip();
    if (endsHere()) {
        if (m_lexer.atEnd())
            return tl::unexpected(m_problems.notClosed({start, 1}));
        m_lexer.skip();
        return tl::unexpected(m_problems.emptyParentheses(spanFrom(start)));
    }
    ++m_depth;
    Parsed inner = parseOr();
    --m_depth;
    if (!inner)
        return inner;
    if (!m_lexer.take(u')'))
        return tl::unexpected(m_problems.notClosed({start, 1}));
    inner->position = start;
    inner->length = m_lexer.position() - start;
    return inner;
}

FilterParser::Parsed FilterParser::parsePhrase()
{
    const int start = m_lexer.position();
    const std::optional<QString> content = m_lexer.takeQuoted();
    if (!content)
        return tl::unexpected(m_problems.unterminatedQuote({start, 1}));
    if (content->trimmed().isEmpty())
        return tl::unexpected(m_problems.emptyQuotes(spanFrom(start)));
    FilterNode node;
    node.type = FilterNode::Type::Words;
    node.words = *content;
    node.phrase = true;
    node.position = start;
    node.length = m_lexer.position() - start;
    return node;
}

FilterParser::Parsed FilterParser::parseWord()
{
    const int start = m_lexer.position();
    const QString word = m_lexer.takeWord();
    const FilterSpan span = spanFrom(start);
    if (word.isEmpty())
        return tl::unexpected(unexpectedSign());
    m_lexer.skipBlanks();
    const char16_t sign = m_lexer.peek();
    if (isOperatorSign(sign) && (sign != u'!' || m_lexer.peek(1) == u'='))
        return parseComparison(span);
    m_lexer.setPosition(start + span.length);
    return wordNode(word, span);
}

FilterProblem FilterParser::unexpectedSign() const
{
    const int start = m_lexer.position();
    const char16_t sign = m_lexer.peek();
    if (sign == u'&' || sign == u'|')
        return m_problems.ampersandOrBar({start, m_lexer.peek(1) == sign ? 2 : 1});
    if (sign == u'!' && m_lexer.peek(1) != u'=')
        return m_problems.strayExclamation({start, 1});
    int length = 0;
    while (isOperatorSign(m_lexer.peek(length)))
        ++length;
    return m_problems.operatorWithoutColumn({start, length});
}

FilterParser::Parsed FilterParser::wordNode(const QString& word, FilterSpan span)
{
    if (word.startsWith(u".."))
        return tl::unexpected(m_problems.detachedRange(span));
    if (isKeyword(word, false))
        m_warnings.push_back(m_problems.lowerCaseKeyword(span));
    FilterNode node;
    node.type = FilterNode::Type::Words;
    node.words = word;
    node.position = span.position;
    node.length = span.length;
    const QStringList models = purchaseModelsOf(word);
    const int column = models.isEmpty() ? -1 : m_table.indexOf(u"purchase_model");
    if (column < 0)
        return node;
    node.type = FilterNode::Type::Compare;
    node.column = column;
    node.op = FilterNode::Op::Equal;
    for (const QString& model : models)
        node.values.push_back({FilterValue::Kind::Text, model});
    return node;
}

ParsedFilter parseFilter(const QString& text, const Table& table)
{
    return FilterParser(text, table).parse();
}

} // namespace atlas
