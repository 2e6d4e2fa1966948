// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttext.h"

#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {

namespace {

bool isUnfit(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    if (category == QChar::Other_Control || category == QChar::Other_Surrogate || (c & 0xFFFEU) == 0xFFFEU)
        return true;
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F || c == 0x061C
        || c == 0xFEFF;
}

QString datesText(const ChartData& data)
{
    QString text;
    if (data.oldestDate.isEmpty() && data.newestDate.isEmpty())
        text = data.undated > 0 ? QCoreApplication::translate("Chart", "Prices observed: dates unknown") : QString();
    else if (data.oldestDate == data.newestDate)
        text = QCoreApplication::translate("Chart", "Prices observed on %1").arg(data.newestDate);
    else
        text = QCoreApplication::translate("Chart", "Prices observed from %1 (oldest) to %2 (newest)")
                   .arg(data.oldestDate, data.newestDate);
    if (data.undated > 0 && !data.newestDate.isEmpty())
        text += QCoreApplication::translate("Chart", "; undated: %1").arg(data.undated);
    return text;
}

QString separator()
{
    return QCoreApplication::translate("Chart", "; ", "between parts of a list");
}

std::size_t offersFrom(const ChartData& data, std::size_t first)
{
    std::size_t offers = 0;
    for (std::size_t bar = first; bar < data.bars.size(); ++bar)
        offers += data.bars[bar].offers;
    return offers;
}

}

QString plainLine(const QString& text)
{
    QString line;
    line.reserve(text.size());
    for (const char32_t c : text.toUcs4()) {
        if (c == U'\n' || c == U'\t' || c == U'\r' || c == 0x2028 || c == 0x2029)
            line += u' ';
        else if (!isUnfit(c))
            line += QString::fromUcs4(&c, 1);
    }
    return line.simplified();
}

int priceDecimals(const ChartData& data)
{
    double smallest = std::numeric_limits<double>::infinity(), largest = 0;
    for (const ChartBar& bar : data.bars)
        for (const double price : {bar.lowest, bar.median})
            if (std::isfinite(price) && price > 0) {
                smallest = std::min(smallest, price);
                largest = std::max(largest, price);
            }
    if (smallest >= 1000)
        return 0;
    if (smallest >= 0.1 || largest == 0)
        return 2;
    return smallest >= 0.01 ? 3 : 4;
}

QString priceText(double price, int decimals, const QLocale& locale)
{
    if (!std::isfinite(price))
        return QStringLiteral("—");
    return roundedText(price, decimals, locale);
}

bool isBundle(const ChartBar& bar)
{
    return std::isfinite(bar.lowestGpuCount) && bar.lowestGpuCount > 0 && bar.lowestGpuCount != 1;
}

QString bundleText(const ChartBar& bar, const QLocale& locale)
{
    if (!isBundle(bar))
        return {};
    if (bar.lowestGpuCount > 1)
        return QStringLiteral("÷ ") + locale.toString(bar.lowestGpuCount, 'g', 4);
    return QStringLiteral("× ") + locale.toString(1 / bar.lowestGpuCount, 'g', 3);
}

QString filterText(const ChartData& data)
{
    if (data.filter.isEmpty())
        return QCoreApplication::translate("Chart", "Filter: none, all offers");
    return QCoreApplication::translate("Chart", "Filter: %1").arg(plainLine(data.filter));
}

QStringList footParagraphs(const ChartData& data, std::size_t drawn)
{
    QStringList paragraphs, leftOut = data.leftOut;
    const std::size_t undrawn = offersFrom(data, drawn);
    if (drawn < data.bars.size())
        leftOut << QCoreApplication::translate(
            "Chart", "%1 in the %2 dearest groups, for which the picture is too small")
                       .arg(undrawn)
                       .arg(data.bars.size() - drawn);
    QString offers
        = QCoreApplication::translate("Chart", "Offers shown: %1").arg(data.shown - std::min(undrawn, data.shown));
    offers += QStringLiteral(". ");
    offers += leftOut.isEmpty() ? QCoreApplication::translate("Chart", "Left out: none")
                                : QCoreApplication::translate("Chart", "Left out: %1").arg(leftOut.join(separator()));
    paragraphs << offers << datesText(data);
    if (!data.rates.isEmpty())
        paragraphs << QCoreApplication::translate("Chart", "Exchange rates: %1").arg(data.rates.join(separator()));
    paragraphs << data.notes;
    for (QString& paragraph : paragraphs)
        paragraph = plainLine(paragraph);
    paragraphs.removeAll(QString());
    return paragraphs;
}

QString sourcesText(const ChartData& data, int most)
{
    if (data.sources.isEmpty())
        return {};
    QStringList named;
    for (const QString& source : data.sources.mid(0, most))
        named << plainLine(source);
    QString text = named.join(QStringLiteral(" · "));
    if (const qsizetype others = data.sources.size() - named.size(); others > 0)
        text = QCoreApplication::translate("Chart", "%1 and %2 more").arg(text).arg(others);
    return QCoreApplication::translate("Chart", "Sources: %1").arg(text);
}

QString barText(const ChartData& data, const ChartBar& bar, const QLocale& locale)
{
    const int decimals = priceDecimals(data);
    const auto price = [&](double value) { return priceText(value, decimals, locale) + u' ' + data.unit; };
    QStringList lines{plainLine(bar.label)};
    QString lowest = QCoreApplication::translate("Chart", "Lowest: %1").arg(price(bar.lowest));
    if (isBundle(bar) && bar.lowestGpuCount > 1)
        lowest += QCoreApplication::translate("Chart", " (price of a whole instance with %1 GPUs, divided by them)")
                      .arg(locale.toString(bar.lowestGpuCount, 'g', 4));
    else if (isBundle(bar))
        lowest += QCoreApplication::translate("Chart", " (price of a part of a GPU, times %1)")
                      .arg(locale.toString(1 / bar.lowestGpuCount, 'g', 3));
    lines << lowest << QCoreApplication::translate("Chart", "Median: %1").arg(price(bar.median))
          << QCoreApplication::translate("Chart", "Highest: %1").arg(price(bar.highest))
          << QCoreApplication::translate("Chart", "Offers: %1").arg(bar.offers)
          << (bar.lowestDate.isEmpty()
                     ? QCoreApplication::translate("Chart", "Lowest price observed on: unknown")
                     : QCoreApplication::translate("Chart", "Lowest price observed on: %1").arg(bar.lowestDate));
    if (!bar.lowestKey.isEmpty())
        lines << QCoreApplication::translate("Chart", "Offer with the lowest price: %1").arg(plainLine(bar.lowestKey));
    const QString source = plainLine(bar.lowestSourceTitle.isEmpty() ? bar.lowestSource : bar.lowestSourceTitle);
    if (!source.isEmpty())
        lines << QCoreApplication::translate("Chart", "Source: %1").arg(source);
    QStringList flags;
    for (const QString& flag : bar.lowestFlags)
        flags << plainLine(vocabularyText(flag));
    if (!flags.isEmpty())
        lines << QCoreApplication::translate("Chart", "Marks: %1").arg(flags.join(separator()));
    return lines.join(u'\n');
}

QString summaryText(const ChartData& data, const QLocale& locale)
{
    if (data.bars.empty())
        return plainLine(data.emptyReason);
    const int decimals = priceDecimals(data);
    const auto named = [&](const ChartBar& bar) {
        return QCoreApplication::translate("Chart", "%1: %2 %3")
            .arg(plainLine(bar.label), priceText(bar.lowest, decimals, locale), data.unit);
    };
    QStringList parts{plainLine(data.valueTitle), filterText(data),
        QCoreApplication::translate("Chart", "Bars: %1").arg(data.bars.size()),
        QCoreApplication::translate("Chart", "Lowest of all: %1").arg(named(data.bars.front()))};
    if (data.bars.size() > 1)
        parts << QCoreApplication::translate("Chart", "Last bar: %1").arg(named(data.bars.back()));
    parts << footParagraphs(data, data.bars.size());
    return parts.join(QStringLiteral(". ")) + u'.';
}

} // namespace atlas
