// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartcolumns.h"

#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>

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

QString name(const ChartBar& bar)
{
    const QString label = plainLine(bar.label);
    if (label.size() <= LongestName)
        return label;
    return label.left(LongestName / 2) + QStringLiteral("…") + label.right(LongestName / 2);
}

void setLabels(ChartColumns& columns, const ChartData& data, std::size_t bars, double most, const ChartType& type)
{
    const QFont font = pictureFont(type.base);
    for (std::size_t bar = 0; bar < bars; ++bar) {
        const QString text = name(data.bars[bar]);
        columns.labels.push_back(
            type.screen ? QStringList{elidedMiddle(text, font, most)} : wrappedLines(text, font, most, 12));
        columns.labelRight = std::max(columns.labelRight, widest(columns.labels.back(), font));
        columns.labelLines = std::max(columns.labelLines, static_cast<int>(columns.labels.back().size()));
    }
    const QFont headFont = pictureFont(type.base * 0.9);
    columns.labelHead = elidedMiddle(plainLine(data.categoryTitle), headFont, most);
    columns.labelRight = std::max(columns.labelRight, textWidth(columns.labelHead, headFont));
}

NumberColumn numberColumn(NumberColumn::Kind kind, const ChartData& data, std::size_t bars, const ChartType& type)
{
    NumberColumn column;
    column.kind = kind;
    const int decimals = priceDecimals(data);
    bool bundles = false;
    for (std::size_t index = 0; index < bars; ++index) {
        const ChartBar& bar = data.bars[index];
        if (kind == NumberColumn::Kind::Offers) {
            column.texts << type.locale.toString(static_cast<qulonglong>(bar.offers));
            continue;
        }
        const bool lowest = kind == NumberColumn::Kind::Lowest;
        column.texts << priceText(lowest ? bar.lowest : bar.median, decimals, type.locale);
        if (lowest) {
            column.asides << bundleText(bar, type.locale);
            bundles = bundles || !column.asides.last().isEmpty();
        }
    }
    if (!bundles)
        column.asides.clear();
    switch (kind) {
    case NumberColumn::Kind::Lowest:
        column.head = QCoreApplication::translate("Chart", "Lowest");
        break;
    case NumberColumn::Kind::Median:
        column.head = QCoreApplication::translate("Chart", "Median");
        break;
    case NumberColumn::Kind::Offers:
        column.head = QCoreApplication::translate("Chart", "Offers");
        break;
    }
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

ChartColumns chartColumns(const ChartData& data, std::size_t bars, double width, const ChartType& type)
{
    ChartColumns columns;
    columns.keyWidth = 1.2 * type.base;
    setLabels(columns, data, bars, width * (type.screen ? 0.34 : 0.42), type);
    for (const auto kind : {NumberColumn::Kind::Lowest, NumberColumn::Kind::Median, NumberColumn::Kind::Offers})
        columns.numbers.push_back(numberColumn(kind, data, bars, type));
    columns.plotLeft = columns.labelRight + (data.by == QLatin1String("provider") ? 2.1 : 0.7) * type.base;
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
