// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QString>
#include <optional>

namespace atlas {

/// Characters of the filter language: full-width signs count as their plain ones.
[[nodiscard]] char16_t plainSign(QChar c);
/// Ends words and bare values.
[[nodiscard]] bool endsValue(QChar c);
/// Ends words, but may stand in values.
[[nodiscard]] bool endsWord(QChar c);

/// May begin an operator.
[[nodiscard]] bool isOperatorSign(char16_t sign);

/// Reads a filter's text piece by piece. What a piece is depends on where it stands, so the parser asks for it.
class FilterLexer
{
public:
    explicit FilterLexer(const QString& text)
        : m_text(text)
    {
    }

    [[nodiscard]] int position() const { return m_position; }
    void setPosition(int position) { m_position = position; }
    [[nodiscard]] bool atEnd() const { return m_position >= m_text.size(); }
    /// The next character as a plain sign; 0 at the end.
    [[nodiscard]] char16_t peek(int ahead = 0) const;
    void skip(int count = 1) { m_position += count; }
    bool take(char16_t sign);
    void skipBlanks();

    /// Up to a blank or any sign of the language; may be empty.
    QString takeWord();
    /// Up to a blank, comma, parenthesis or quote; may be empty.
    QString takeBareValue();
    /// The operator that begins here.
    std::optional<FilterNode::Op> takeOperator();
    /// The text in quotes that begins here, without them; nothing when the closing one is missing (reads to the end).
    std::optional<QString> takeQuoted();
    /// The AND, OR or NOT that begins here, without taking it; else null.
    [[nodiscard]] QString peekKeyword() const;

private:
    const QString& m_text;
    int m_position = 0;
};

} // namespace atlas
