// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/values.h"

#include "catalog/date.h"
#include "engine/table.h"

#include <algorithm>
#include <cmath>

namespace atlas {

CellValue cellValue(const Table& table, int column, std::uint32_t row)
{
    const View& view = table.view(column);
    if (!view.isKnown(row))
        return {};
    switch (view.shape) {
    case View::Shape::Numbers: {
        const double number = view.number(row);
        if (table.column(column).kind == ColumnKind::Date)
            return dateToText(static_cast<DateNumber>(number));
        if (table.column(column).kind == ColumnKind::Flag)
            return number != 0;
        return number;
    }
    case View::Shape::Lists:
        return view.list(row);
    case View::Shape::Texts:
    case View::Shape::Composed:
        return view.text(row);
    }
    return {};
}

QString numberText(double number)
{
    if (number == 0)
        return QStringLiteral("0");
    const double size = std::abs(number);
    if (size >= 1e15 || size < 1e-6)
        return QString::number(number, 'g', QLocale::FloatingPointShortest);
    return QString::number(number, 'f', QLocale::FloatingPointShortest);
}

QString roundedText(double number, int decimals, const QLocale& locale)
{
    // A price below a cent keeps its first two significant digits instead of showing as 0.00.
    if (number != 0 && std::abs(number) < 0.5 * std::pow(10.0, -decimals))
        decimals = std::min(12, static_cast<int>(std::ceil(-std::log10(std::abs(number)))) + 1);
    QString text = locale.toString(number, 'f', decimals);
    return text;
}

namespace {

QString numberCell(const Column& column, double number, const CellStyle& style)
{
    if (column.kind == ColumnKind::Date)
        return dateToText(static_cast<DateNumber>(number));
    if (column.kind == ColumnKind::Flag) {
        const QString entry = number != 0 ? QStringLiteral("true") : QStringLiteral("false");
        return style.translate ? vocabularyText(entry) : entry;
    }
    // A year is no quantity: 2024, never 2,024.
    if (QLatin1StringView(column.key) == QLatin1StringView("year"))
        return QString::number(number, 'f', 0);
    if (column.unit == Unit::MoneyPerHour)
        number *= hoursIn(style.per);
    // The catalog keeps sixths of a GPU as 0.1667; people read 1/6.
    if (QLatin1StringView(column.key) == QLatin1StringView("gpu_count") && number > 0 && number < 1) {
        const double parts = std::round(1 / number);
        if (std::abs(number * parts - 1) < 0.002)
            return QStringLiteral("1/%1").arg(parts);
    }
    const bool whole = number == std::floor(number);
    const bool money
        = column.unit == Unit::MoneyPerHour || column.unit == Unit::Money || column.unit == Unit::MoneyOnce;
    return roundedText(number, whole && !money ? 0 : column.decimals, style.locale);
}

}

QString cellText(const Table& table, int column, std::uint32_t row, const CellStyle& style)
{
    const View& view = table.view(column);
    const Column& description = table.column(column);
    if (!view.isKnown(row))
        return QStringLiteral("—");
    if (view.shape == View::Shape::Numbers)
        return numberCell(description, view.number(row), style);
    const bool entries
        = style.translate && (description.kind == ColumnKind::Vocabulary || description.kind == ColumnKind::List);
    if (view.shape == View::Shape::Lists) {
        QStringList texts = view.list(row);
        if (entries)
            std::transform(
                texts.begin(), texts.end(), texts.begin(), [](const QString& text) { return vocabularyText(text); });
        return texts.join(QStringLiteral(", "));
    }
    if (style.translate && view.chineseNames && style.locale.language() == QLocale::Chinese)
        return (*view.chineseNames)[(*view.textCodes)[view.entity(row)]];
    const QString text = view.text(row);
    return entries ? vocabularyText(text) : text;
}

QString headerText(const Table& table, int column, PerUnit per)
{
    const Column& description = table.column(column);
    const QString unit = unitText(description.unit, per, table.context().currency);
    return unit.isEmpty() ? columnTitle(description) : QStringLiteral("%1 (%2)").arg(columnTitle(description), unit);
}

} // namespace atlas
