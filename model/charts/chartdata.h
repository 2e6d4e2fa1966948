// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "error.h"

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <vector>

namespace atlas {

class Table;

/// One bar with what reading it off and clicking it need.
struct ChartBar
{
    QString value; ///< as a filter spells it; null: unknown
    QString label; ///< as people read it, in the current language
    double lowest = 0; ///< length of the bar, in the axis unit
    double median = 0; ///< the mark
    double highest = 0;
    std::size_t offers = 0;
    QString lowestKey; ///< key of the offer with the lowest price
    QString lowestDate; ///< its date, empty when undated
    QString lowestSource; ///< its source id
    QString lowestSourceTitle; ///< empty when the source has none
    double lowestGpuCount = 1; ///< GPUs of its instance, whose price is divided by them; NaN: unknown
    QStringList lowestFlags; ///< data-health marks of that offer, as filters spell them
    QString filter; ///< the query's filter narrowed to this bar
};

/// What a chart shows: numbers, units and words, no pixels. Everything a picture needs by CONTRACT §5.
struct ChartData
{
    QString id;
    QString by; ///< key of the column that the bars stand for
    QString title; ///< translated
    QString filter; ///< as printed; empty: all offers
    QString valueTitle; ///< of the value axis, with unit and currency
    QString categoryTitle;
    QString unit; ///< of the values: "USD/h"
    QString currency;
    PerUnit per = PerUnit::Hour;
    std::vector<ChartBar> bars; ///< in the order they are drawn, first on top
    std::size_t shown = 0; ///< offers behind the picture
    QStringList leftOut; ///< translated, with number and reason: "12 without a known price"
    QString newestDate, oldestDate; ///< of the shown offers' prices; empty when all are undated
    std::size_t undated = 0; ///< shown offers without a date
    QStringList rates; ///< translated: "1 USD = 6.7758 CNY (2026-06-30)"
    QStringList sources; ///< titles of the sources of what is shown, each once, most offers first
    QStringList notes; ///< translated: what else must be known to read the picture right
    QString emptyReason; ///< translated; set when there is no bar
};

struct ChartOptions
{
    QString by = {}; ///< column to group by; empty: the chart's default
    int top = 0; ///< at most so many bars, the rest is counted in leftOut; 0: the chart's default
    QLocale locale = {}; ///< language of names
};

/// A chart: Catalog + Query + options → ChartData. Stateless; texts are translated when it is made.
class Chart
{
public:
    virtual ~Chart() = default;
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// Columns that `by` may name, the default first.
    [[nodiscard]] virtual QStringList groupings() const = 0;
    /// Rows: what the query's filter holds for. Fails on an unknown grouping.
    [[nodiscard]] virtual Result<ChartData> make(const Table& offers, const Rows& rows, const Query& query,
        const FilterNode& filter, const ChartOptions& options) const = 0;
};

} // namespace atlas
