// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterlexer.h"

#include "engine/filterwords.h"

namespace atlas {

namespace {

bool isCurly(QChar c)
{
    return c == u'\u201C' || c == u'\u201D';
}

}

char16_t plainSign(QChar c)
{
    switch (c.unicode()) {
    case u'\uFF1A':
        return u':';
    case u'\uFF1C':
        return u'<';
    case u'\uFF1E':
        return u'>';
    case u'\uFF1D':
        return u'=';
    case u'\uFF0C':
        return u',';
    case u'\uFF08':
        return u'(';
    case u'\uFF09':
        return u')';
    case u'\u201C':
    case u'\u201D':
        return u'"';
    default:
        return c.unicode();
    }
}

bool endsValue(QChar c)
{
    const char16_t sign = plainSign(c);
    return c.isSpace() || sign == u',' || sign == u'(' || sign == u')' || sign == u'"';
}

bool isOperatorSign(char16_t sign)
{
    return sign != u'\0' && QStringView(u":=<>!").contains(QChar(sign));
}

bool endsWord(QChar c)
{
    return QStringView(u":=<>!&|").contains(QChar(plainSign(c)));
}

char16_t FilterLexer::peek(int ahead) const
{
    const int at = m_position + ahead;
    return at < m_text.size() ? plainSign(m_text[at]) : u'\0';
}

bool FilterLexer::take(char16_t sign)
{
    if (atEnd() || peek() != sign)
        return false;
    skip();
    return true;
}

void FilterLexer::skipBlanks()
{
    while (!atEnd() && m_text[m_position].isSpace())
        skip();
}

QString FilterLexer::takeWord()
{
    const int start = m_position;
    while (!atEnd() && !endsValue(m_text[m_position]) && !endsWord(m_text[m_position]))
        skip();
    return m_text.mid(start, m_position - start);
}

QString FilterLexer::takeBareValue()
{
    const int start = m_position;
    while (!atEnd() && !endsValue(m_text[m_position]))
        skip();
    return m_text.mid(start, m_position - start);
}

std::optional<FilterNode::Op> FilterLexer::takeOperator()
{
    using Op = FilterNode::Op;
    const char16_t sign = peek();
    const bool equals = peek(1) == u'=';
    std::optional<Op> op;
    if (sign == u':')
        op = Op::Contains;
    else if (sign == u'=')
        op = Op::Equal;
    else if (sign == u'!' && equals)
        op = Op::NotEqual;
    else if (sign == u'<')
        op = equals ? Op::LessEqual : Op::Less;
    else if (sign == u'>')
        op = equals ? Op::GreaterEqual : Op::Greater;
    if (op)
        skip(static_cast<int>(operatorText(*op).size()));
    return op;
}

std::optional<QString> FilterLexer::takeQuoted()
{
    const bool curly = isCurly(m_text[m_position]);
    const auto closes = [curly](QChar c) { return curly ? isCurly(c) : c == u'"'; };
    skip();
    QString content;
    while (!atEnd()) {
        const QChar c = m_text[m_position];
        if (closes(c)) {
            skip();
            return content;
        }
        const bool escapes = c == u'\\' && (peek(1) == u'"' || peek(1) == u'\\');
        content += escapes ? m_text[m_position + 1] : c;
        skip(escapes ? 2 : 1);
    }
    return {};
}

QString FilterLexer::peekKeyword() const
{
    FilterLexer ahead(*this);
    const QString word = ahead.takeWord();
    return isKeyword(word, true) ? word : QString();
}

} // namespace atlas
