// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttext.h"

#include "charts/rowfigures.h"
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
    if (data.counted == ChartData::Counted::Measurements) {
        if (data.newestDate.isEmpty())
            return {};
        return data.oldestDate == data.newestDate
            ? QCoreApplication::translate("Chart", "Measured or published on %1").arg(data.newestDate)
            : QCoreApplication::translate("Chart", "Measured or published from %1 (oldest) to %2 (newest)")
                  .arg(data.oldestDate, data.newestDate);
    }
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

QString countText(const ChartData& data, std::size_t count)
{
    const QString shown = QLocale().toString(static_cast<qulonglong>(count));
    switch (data.counted) {
    case ChartData::Counted::Offers:
        return QCoreApplication::translate("Chart", "Offers shown: %1").arg(shown);
    case ChartData::Counted::Readings:
        return QCoreApplication::translate("Chart", "Prices shown: %1").arg(shown);
    case ChartData::Counted::Measurements:
        return QCoreApplication::translate("Chart", "Measurements shown: %1").arg(shown);
    }
    return {};
}

}

QString listSeparator()
{
    return QCoreApplication::translate("Chart", "; ", "between parts of a list");
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

QString priceText(double price, int decimals, const QLocale& locale)
{
    if (!std::isfinite(price))
        return QStringLiteral("—");
    return roundedText(price, decimals, locale);
}

bool isBundle(const ChartOffer& offer)
{
    return std::isfinite(offer.gpuCount) && offer.gpuCount > 0 && offer.gpuCount != 1;
}

QString bundleText(const ChartOffer& offer, const QLocale& locale)
{
    if (!isBundle(offer))
        return {};
    if (offer.gpuCount > 1)
        return QStringLiteral("÷ ") + locale.toString(offer.gpuCount, 'g', 4);
    return QStringLiteral("× ") + locale.toString(1 / offer.gpuCount, 'g', 3);
}

QString filterText(const ChartData& data)
{
    if (data.filter.isEmpty())
        return QCoreApplication::translate("Chart", "Filter: none, all offers");
    return QCoreApplication::translate("Chart", "Filter: %1").arg(plainLine(data.filter));
}

QStringList footParagraphs(const ChartData& data, std::size_t undrawn, const QString& undrawnText)
{
    QStringList paragraphs, leftOut = data.leftOut;
    if (!undrawnText.isEmpty())
        leftOut << undrawnText;
    const QString left = leftOut.isEmpty()
        ? QCoreApplication::translate("Chart", "Left out: none")
        : QCoreApplication::translate("Chart", "Left out: %1").arg(leftOut.join(listSeparator()));
    paragraphs << QCoreApplication::translate("Chart", "%1. %2", "what is shown, what is left out")
                      .arg(countText(data, data.shown - std::min(undrawn, data.shown)), left)
               << datesText(data);
    if (!data.rates.isEmpty())
        paragraphs << QCoreApplication::translate("Chart", "Exchange rates: %1").arg(data.rates.join(listSeparator()));
    paragraphs << data.notes;
    for (QString& paragraph : paragraphs)
        paragraph = plainLine(paragraph);
    paragraphs.removeAll(QString());
    return paragraphs;
}

namespace {

QString firstOf(const QStringList& names, int most)
{
    const QString text = names.mid(0, most).join(QStringLiteral(" · "));
    const qsizetype others = names.size() - std::min<qsizetype>(most, names.size());
    return others > 0 ? QCoreApplication::translate("Chart", "%1 and %2 more").arg(text, QString::number(others))
                      : text;
}

}

QString sourcesText(const ChartData& data, int most)
{
    if (data.sources.isEmpty())
        return {};
    QStringList names;
    for (const QString& source : data.sources)
        names << plainLine(source);
    return QCoreApplication::translate("Chart", "Sources: %1").arg(firstOf(names, most));
}

QString publishersText(const ChartData& data, int most)
{
    QStringList names;
    std::vector<int> counts;
    for (qsizetype source = 0; source < data.sources.size(); ++source) {
        const QString publisher = plainLine(data.publishers.value(source));
        const QString name = publisher.isEmpty() ? plainLine(data.sources[source]) : publisher;
        if (const qsizetype known = names.indexOf(name); known >= 0) {
            ++counts[static_cast<std::size_t>(known)];
        } else {
            names << name;
            counts.push_back(1);
        }
    }
    for (qsizetype name = 0; name < names.size(); ++name)
        if (const int count = counts[static_cast<std::size_t>(name)]; count > 1)
            names[name] = QCoreApplication::translate("Chart", "%1 (%2)", "publisher and number of its sources")
                              .arg(names[name])
                              .arg(count);
    return QCoreApplication::translate("Chart", "Sources, by publisher (number of them): %1").arg(firstOf(names, most));
}

namespace {

/// What is worth saying first of each shape.
struct Gist
{
    const ChartData& data;
    const QLocale& locale;

    QStringList operator()(std::monostate) const { return {}; }
    QStringList operator()(const ChartBars& body) const
    {
        const auto named = [&](const ChartBar& bar) { return figure(bar.label, bar.lowest, body.axis); };
        QStringList parts{plainLine(body.axis.title),
            QCoreApplication::translate("Chart", "Bars: %1").arg(body.bars.size()),
            QCoreApplication::translate("Chart", "Lowest of all: %1").arg(named(body.bars.front()))};
        if (body.bars.size() > 1)
            parts << QCoreApplication::translate("Chart", "Last bar: %1").arg(named(body.bars.back()));
        return parts;
    }
    QStringList operator()(const ChartBoxes& body) const
    {
        const auto named = [&](const ChartBox& box) { return figure(box.label, box.median, body.axis); };
        QStringList parts{plainLine(body.axis.title),
            QCoreApplication::translate("Chart", "Boxes: %1").arg(body.boxes.size()),
            QCoreApplication::translate("Chart", "First median: %1").arg(named(body.boxes.front()))};
        if (body.boxes.size() > 1)
            parts << QCoreApplication::translate("Chart", "Last median: %1").arg(named(body.boxes.back()));
        return parts;
    }
    QStringList operator()(const ChartPoints& body) const
    {
        QStringList parts{plainLine(body.x.title), plainLine(body.y.title),
            QCoreApplication::translate("Chart", "Points: %1").arg(body.xs.size())};
        QStringList names;
        for (const QString& name : body.frontierLabels)
            names << plainLine(name);
        names.removeAll(QString());
        if (!names.isEmpty())
            parts << body.frontierTitle + QStringLiteral(": ") + names.join(listSeparator());
        return parts;
    }
    QStringList operator()(const ChartGrid& body) const
    {
        QStringList parts{plainLine(body.values.title),
            QCoreApplication::translate("Chart", "Rows: %1").arg(body.rows.size()),
            QCoreApplication::translate("Chart", "Columns: %1").arg(body.columns.size())};
        const auto best
            = std::min_element(body.cells.begin(), body.cells.end(), [](const ChartCell& left, const ChartCell& right) {
                  return std::isfinite(left.value) && (!std::isfinite(right.value) || left.value < right.value);
              });
        if (best != body.cells.end() && std::isfinite(best->value)) {
            const auto place = static_cast<std::size_t>(best - body.cells.begin());
            const QString name = QCoreApplication::translate("Chart", "%1, %2", "row and column")
                                     .arg(body.rows[place / body.columns.size()].label,
                                         body.columns[place % body.columns.size()].label);
            parts << QCoreApplication::translate("Chart", "Lowest of all: %1")
                         .arg(figure(name, best->value, body.values));
        }
        return parts;
    }
    QStringList operator()(const ChartLines& body) const
    {
        QStringList parts{plainLine(body.x.title), plainLine(body.y.title)};
        for (const ChartLine& line : body.lines)
            if (!line.ideal && !line.readings.empty())
                parts << QCoreApplication::translate("Chart", "%1, last: %2")
                             .arg(QCoreApplication::translate("Chart", "Readings of %1: %2")
                                      .arg(plainLine(line.label))
                                      .arg(line.readings.size()),
                                 figure({}, line.readings.back().y, body.y));
        return parts;
    }
    QStringList operator()(const ChartRadar& body) const
    {
        QStringList parts{QCoreApplication::translate("Chart", "Compared: %1").arg(body.profiles.size())};
        for (const ChartProfile& profile : body.profiles) {
            QStringList figures;
            for (std::size_t spoke = 0; spoke < body.spokes.size(); ++spoke)
                figures << plainLine(body.spokes[spoke].axis.title) + u' '
                        + priceText(profile.values[spoke], body.spokes[spoke].axis.decimals, locale);
            parts << QCoreApplication::translate("Chart", "%1: %2")
                         .arg(plainLine(profile.label), figures.join(listSeparator()));
        }
        return parts;
    }

    [[nodiscard]] QString figure(const QString& name, double value, const ChartAxis& axis) const
    {
        const int decimals = std::holds_alternative<ChartBars>(data.body) ? rowDecimals(data) : axis.decimals;
        const QString text = (priceText(value, decimals, locale) + u' ' + axis.unit).trimmed();
        return name.isEmpty() ? text : QCoreApplication::translate("Chart", "%1: %2").arg(plainLine(name), text);
    }
};

}

QString summaryText(const ChartData& data, const QLocale& locale)
{
    if (data.isEmpty())
        return plainLine(data.emptyReason);
    QStringList parts = std::visit(Gist{data, locale}, data.body);
    parts << filterText(data) << footParagraphs(data, 0, {});
    return parts.join(QStringLiteral(". ")) + u'.';
}

} // namespace atlas
