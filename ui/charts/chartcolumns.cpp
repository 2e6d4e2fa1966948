// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartcolumns.h"

#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/rowfigures.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <span>

namespace atlas {

namespace {

constexpr qsizetype LongestName = 240; // characters; no real name is longer

double widest(const QStringList& texts, const QFont& font)
{
    double width = 0;
    for (const QString& text : texts)
        width = std::max(width, textWidth(text, font));
    return width;
}

QString name(const RowFigures& row)
{
    const QString label = plainLine(*row.label);
    if (label.size() <= LongestName)
        return label;
    return label.left(LongestName / 2) + QStringLiteral("…") + label.right(LongestName / 2);
}

void setLabels(
    ChartColumns& columns, const QString& head, std::span<const RowFigures> rows, double most, const ChartType& type)
{
    const QFont font = pictureFont(type.base);
    for (const RowFigures& row : rows) {
        const QString text = name(row);
        columns.labels.push_back(
            type.screen ? QStringList{elidedMiddle(text, font, most)} : wrappedLines(text, font, most, 12));
        columns.labelRight = std::max(columns.labelRight, widest(columns.labels.back(), font));
        columns.labelLines = std::max(columns.labelLines, static_cast<int>(columns.labels.back().size()));
    }
    const QFont headFont = pictureFont(type.base * 0.9);
    columns.labelHead = elidedMiddle(plainLine(head), headFont, most);
    columns.labelRight = std::max(columns.labelRight, textWidth(columns.labelHead, headFont));
}

QString headOf(NumberColumn::Kind kind)
{
    switch (kind) {
    case NumberColumn::Kind::Lowest:
        return QCoreApplication::translate("Chart", "Lowest");
    case NumberColumn::Kind::Median:
        return QCoreApplication::translate("Chart", "Median");
    case NumberColumn::Kind::Highest:
        return QCoreApplication::translate("Chart", "Highest");
    case NumberColumn::Kind::Offers:
        return QCoreApplication::translate("Chart", "Offers");
    }
    return {};
}

NumberColumn numberColumn(
    NumberColumn::Kind kind, std::span<const RowFigures> rows, int decimals, const ChartType& type)
{
    NumberColumn column;
    column.kind = kind;
    column.head = headOf(kind);
    bool bundles = false;
    for (const RowFigures& row : rows) {
        if (kind == NumberColumn::Kind::Offers) {
            column.texts << type.locale.toString(static_cast<qulonglong>(row.offers));
            continue;
        }
        const double figure = kind == NumberColumn::Kind::Lowest ? row.lowest
            : kind == NumberColumn::Kind::Median                 ? row.median
                                                                 : row.highest;
        column.texts << priceText(figure, decimals, type.locale);
        if (kind != NumberColumn::Kind::Lowest || !row.offer)
            continue;
        column.asides << bundleText(*row.offer, type.locale);
        bundles = bundles || !column.asides.last().isEmpty();
    }
    if (!bundles)
        column.asides.clear();
    return column;
}

/// Puts the columns side by side to the right of the plot; returns the width they take.
double place(std::vector<NumberColumn>& numbers, double key, const ChartType& type)
{
    const QFont font = pictureFont(type.base), small = pictureFont(type.base * 0.9);
    double x = 0;
    for (NumberColumn& column : numbers) {
        const double head = textWidth(column.head, small) + (column.kind == NumberColumn::Kind::Offers ? 0 : key);
        x += 1.3 * type.base + std::max(head, widest(column.texts, font));
        column.right = x;
        if (!column.asides.isEmpty())
            x += 0.35 * type.base + widest(column.asides, small);
    }
    return x;
}

}

ChartColumns chartColumns(const ChartData& data, std::size_t rows, double width, const ChartType& type)
{
    const std::vector<RowFigures> all = rowFigures(data);
    const auto drawn = std::span(all).first(std::min(rows, all.size()));
    const int decimals = rowDecimals(data);
    ChartColumns columns;
    columns.keyWidth = 1.2 * type.base;
    columns.markers = data.by == QLatin1String("provider");
    setLabels(columns, categoryTitle(data), drawn, width * (type.screen ? 0.34 : 0.42), type);
    std::vector<NumberColumn::Kind> kinds{NumberColumn::Kind::Lowest, NumberColumn::Kind::Median};
    if (std::holds_alternative<ChartBoxes>(data.body))
        kinds.push_back(NumberColumn::Kind::Highest);
    kinds.push_back(NumberColumn::Kind::Offers);
    for (const auto kind : kinds)
        columns.numbers.push_back(numberColumn(kind, drawn, decimals, type));
    columns.plotLeft = columns.labelRight + (columns.markers ? 2.1 : 0.7) * type.base;
    double taken = place(columns.numbers, columns.keyWidth, type);
    while (type.screen && columns.numbers.size() > 1 && width - columns.plotLeft - taken < 12 * type.base) {
        columns.numbers.pop_back();
        taken = place(columns.numbers, columns.keyWidth, type);
    }
    columns.plotWidth = width - columns.plotLeft - taken;
    for (NumberColumn& column : columns.numbers)
        column.right += columns.plotLeft + columns.plotWidth;
    return columns;
}

} // namespace atlas
