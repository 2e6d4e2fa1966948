// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/filterlexer.h"
#include "engine/filterproblems.h"
#include "engine/filtervalues.h"

#include <QString>
#include <tl/expected.hpp>
#include <vector>

namespace atlas {

class Table;

/// Reads one filter's text by recursive descent; see parseFilter for the grammar.
class FilterParser
{
public:
    FilterParser(const QString& text, const Table& table);
    [[nodiscard]] ParsedFilter parse();

private:
    using Parsed = tl::expected<FilterNode, FilterProblem>;
    using Piece = tl::expected<FilterPiece, FilterProblem>;

    [[nodiscard]] Parsed parseOr();
    [[nodiscard]] Parsed parseAnd();
    [[nodiscard]] Parsed parseNot();
    [[nodiscard]] Parsed parseTerm();
    [[nodiscard]] Parsed parseParentheses();
    [[nodiscard]] Parsed parsePhrase();
    [[nodiscard]] Parsed parseWord();
    [[nodiscard]] Parsed parseComparison(FilterSpan column);
    [[nodiscard]] Parsed parseValues(FilterNode node, const QString& columnName);
    [[nodiscard]] Parsed parseRange(FilterNode node, const FilterPiece& first, const QString& columnName);
    [[nodiscard]] Piece takePiece(int column, const QString& columnName);
    [[nodiscard]] Parsed wordNode(const QString& word, FilterSpan span);
    [[nodiscard]] FilterProblem unexpectedSign() const;
    [[nodiscard]] FilterProblem unknownColumn(FilterSpan span) const;

    /// Past blanks: does the text, or what is in the parentheses, end here?
    [[nodiscard]] bool endsHere();
    [[nodiscard]] FilterSpan spanFrom(int start) const { return {start, m_lexer.position() - start}; }

    const QString& m_text;
    const Table& m_table;
    FilterLexer m_lexer;
    FilterProblems m_problems;
    ValueBinder m_binder;
    std::vector<FilterProblem> m_warnings;
    int m_depth = 0;
};

} // namespace atlas
