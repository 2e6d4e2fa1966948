// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/filterproblems.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <tl/expected.hpp>

namespace atlas {

class Table;
struct Column;

/// A value as it stands in a filter's text.
struct FilterPiece
{
    QString text; ///< without quotes
    bool quoted = false;
    FilterSpan span;
};

/// Turns the values of a filter into values of a column.
class ValueBinder
{
public:
    ValueBinder(const Table& table, const FilterProblems& problems)
        : m_table(table)
        , m_problems(problems)
    {
    }

    using Bound = tl::expected<FilterValue, FilterProblem>;
    /// One value of a comparison.
    [[nodiscard]] Bound bind(int column, FilterNode::Op op, const FilterPiece& piece) const;
    /// One end of a range; the column holds numbers or dates.
    [[nodiscard]] Bound bindEnd(int column, const FilterPiece& piece) const;
    /// That no row can have the text, if the column has few enough different texts to tell.
    [[nodiscard]] std::optional<FilterProblem> warning(int column, FilterNode::Op op, const FilterPiece& piece) const;

private:
    [[nodiscard]] Bound bindNumber(int column, const FilterPiece& piece) const;
    [[nodiscard]] Bound bindDate(int column, const FilterPiece& piece) const;
    [[nodiscard]] Bound bindFlag(int column, const FilterPiece& piece) const;
    [[nodiscard]] Bound bindText(int column, const FilterPiece& piece) const;
    /// What one unit of the suffix is in the column's unit.
    [[nodiscard]] tl::expected<double, FilterProblem> factor(
        int column, const QString& suffix, const FilterPiece& piece) const;

    const Table& m_table;
    const FilterProblems& m_problems;
};

/// All values that a column of a fixed vocabulary can have, in order; empty for open ones.
[[nodiscard]] QStringList fixedVocabulary(const Table& table, int column);
/// The value as a filter spells it for the column, shortest; a currency that was written is kept. Not quoted.
[[nodiscard]] QString valueSpelled(const Column& column, const FilterValue& value);

} // namespace atlas
