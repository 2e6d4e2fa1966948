// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/usecost.h"
#include "engine/table.h"
#include "engine/values.h"
#include "error.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

namespace atlas {

inline constexpr qsizetype FewestCompared = 2, MostCompared = 8;

/// One value of one item.
struct ComparisonCell
{
    CellValue value; ///< hourly and in the comparison currency, whatever is shown
    QString text; ///< as people read it; unknown is "—", an empty text or list "none"
    bool flagged = false; ///< data health doubts it
    QStringList doubts; ///< translated: why
    bool best = false;

    [[nodiscard]] bool known() const { return !std::holds_alternative<std::monostate>(value); }
};

/// One property of all items.
struct ComparisonRow
{
    QString key; ///< of the column, or `cost_…`
    QString title; ///< translated, without unit
    QString help; ///< translated
    ColumnGroup group = ColumnGroup::Identity;
    Unit unit = Unit::None;
    QString unitText; ///< as shown; empty: none
    bool numeric = false;
    std::vector<ComparisonCell> cells; ///< one an item
    bool differs = false; ///< the values are not all the same; unknown ones are the same as each other

    [[nodiscard]] QString header() const; ///< title with unit
    [[nodiscard]] bool anyKnown() const;
    /// What the value is multiplied by to be in the unit shown.
    [[nodiscard]] double factor(PerUnit per) const;
};

struct ComparisonItem
{
    QString key;
    QString title; ///< tells it from all others: "AWS · p5.48xlarge · us-east-1 · on-demand"
    std::uint32_t row = 0; ///< of the table
};

/// Offers or GPUs side by side: a row for each column of their table, and for what a stated use costs.
///
/// A value is best only where the column says which direction is better, all items have a value that nothing doubts,
/// none of the prices is 0 for being free, and not all are equal. Equal best ones are all marked.
struct Comparison
{
    TablePtr table; ///< offers or gpus
    PerUnit per = PerUnit::Hour;
    std::optional<MonthlyUse> use;
    std::vector<ComparisonItem> items;
    std::vector<ComparisonRow> rows; ///< in the order of groups
    QStringList rates; ///< translated: the exchange rates that figures were converted with

    [[nodiscard]] const ComparisonRow* row(QStringView key) const;
};

/// Compares those rows of `table`, offers or gpus. `use` counts for offers only.
[[nodiscard]] Comparison compare(const TablePtr& table, std::span<const std::uint32_t> rows, const CellStyle& style,
    const std::optional<MonthlyUse>& use = {});

/// Rows of the table by key. Fails for a key that is not there, and names the nearest one, and for one given twice.
[[nodiscard]] Result<std::vector<std::uint32_t>> rowsOfKeys(const Table& table, const QStringList& keys);
/// Row of that key.
[[nodiscard]] std::optional<std::uint32_t> rowOfKey(const Table& table, const QString& key);

/// Which rows of a comparison are of interest.
struct RowChoice
{
    bool onlyDifferences = false;
    bool hideUnknown = false; ///< rows in which no item has a value
    QStringList columns = {}; ///< keys; empty: all. Rows of the use are always among them
};
[[nodiscard]] std::vector<std::size_t> chosenRows(const Comparison& comparison, const RowChoice& choice);

} // namespace atlas
