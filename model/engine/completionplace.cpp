// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/completionplace.h"

#include "engine/filterlexer.h"
#include "engine/filterwords.h"
#include "engine/table.h"

#include <algorithm>

namespace atlas {

namespace {

using Kind = CompletionPlace::Kind;

/// Walks over the terms before the cursor as the parser would, but never minds what is wrong.
class PlaceFinder
{
public:
    PlaceFinder(const QString& before, const Table& table)
        : m_before(before)
        , m_table(table)
        , m_lexer(m_before)
    {
    }

    CompletionPlace find()
    {
        for (;;) {
            m_lexer.skipBlanks();
            if (m_lexer.atEnd())
                return at(Kind::Term, m_lexer.position());
            if (m_lexer.peek() == u'"') {
                if (!m_lexer.takeQuoted())
                    return {};
                continue;
            }
            const int start = m_lexer.position();
            // A minus only negates where a term begins, which is here.
            if (m_lexer.take(u'-'))
                continue;
            if (m_lexer.takeWord().isEmpty()) {
                m_lexer.skip();
                continue;
            }
            if (m_lexer.atEnd())
                return at(Kind::Term, start);
            CompletionPlace place;
            if (findAfterWord(m_before.mid(start, m_lexer.position() - start), place))
                return place;
        }
    }

private:
    CompletionPlace at(Kind kind, int start) const
    {
        CompletionPlace place;
        place.kind = kind;
        place.start = start;
        place.typed = m_before.mid(start);
        return place;
    }

    /// Whether the cursor stands in what follows the word.
    bool findAfterWord(const QString& word, CompletionPlace& place)
    {
        const int end = m_lexer.position();
        m_lexer.skipBlanks();
        const int column = findColumn(m_table, word);
        const auto op = m_lexer.takeOperator();
        if (!op) {
            if (m_lexer.atEnd() && column >= 0) {
                place = at(Kind::Operator, m_lexer.position());
                place.column = column;
                return true;
            }
            m_lexer.setPosition(end);
            return false;
        }
        const bool found = findInValues(place);
        place.column = column;
        place.op = *op;
        return found;
    }

    bool findInValues(CompletionPlace& place)
    {
        do {
            m_lexer.skipBlanks();
            const int start = m_lexer.position();
            place = at(Kind::Value, start);
            if (m_lexer.peek() == u'"') {
                if (!m_lexer.takeQuoted()) {
                    place.quoted = true;
                    place.typed = place.typed.mid(1);
                    return true;
                }
            } else {
                m_lexer.takeBareValue();
                if (m_lexer.atEnd())
                    return true;
            }
            m_lexer.skipBlanks();
        } while (m_lexer.take(u','));
        return false;
    }

    const QString m_before;
    const Table& m_table;
    FilterLexer m_lexer;
};

/// Where the piece that begins before the cursor ends after it.
int pieceEnd(const QString& text, int cursor, const CompletionPlace& place)
{
    if (place.typed.isEmpty() && !place.quoted)
        return cursor;
    FilterLexer lexer(text);
    lexer.setPosition(place.start);
    if (place.quoted)
        return lexer.takeQuoted() ? std::max(cursor, lexer.position()) : cursor;
    if (place.kind == Kind::Term)
        lexer.takeWord();
    else
        lexer.takeBareValue();
    return std::max(cursor, lexer.position());
}

}

CompletionPlace completionPlace(const QString& text, int cursor, const Table& table)
{
    const int inside = std::clamp(cursor, 0, static_cast<int>(text.size()));
    CompletionPlace place = PlaceFinder(text.left(inside), table).find();
    place.length = pieceEnd(text, inside, place) - place.start;
    return place;
}

} // namespace atlas
