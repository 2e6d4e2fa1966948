// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/itemtext.h"

#include "charts/charttext.h"
#include "charts/offergroups.h"
#include "charts/pricedoffers.h"
#include "charts/rowfigures.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <QDate>
#include <cmath>

namespace atlas {

namespace {

QString withUnit(double value, int decimals, const QString& unit, const QLocale& locale)
{
    return (priceText(value, decimals, locale) + u' ' + unit).trimmed();
}

QString bundleRemark(const ChartOffer& offer, const QLocale& locale)
{
    if (!isBundle(offer))
        return {};
    if (offer.gpuCount > 1)
        return QCoreApplication::translate("Chart", " (price of a whole instance with %1 GPUs, divided by them)")
            .arg(locale.toString(offer.gpuCount, 'g', 4));
    return QCoreApplication::translate("Chart", " (price of a part of a GPU, times %1)")
        .arg(locale.toString(1 / offer.gpuCount, 'g', 3));
}

void addSource(QStringList& lines, const ChartOffer& offer)
{
    const QString source = plainLine(offer.sourceTitle.isEmpty() ? offer.source : offer.sourceTitle);
    if (!source.isEmpty())
        lines << QCoreApplication::translate("Chart", "Source: %1").arg(source);
    QStringList flags;
    for (const QString& flag : offer.flags)
        flags << plainLine(vocabularyText(flag));
    if (!flags.isEmpty())
        lines << QCoreApplication::translate("Chart", "Marks: %1").arg(flags.join(listSeparator()));
}

void addDate(QStringList& lines, const ChartOffer& offer)
{
    lines << (offer.date.isEmpty() ? QCoreApplication::translate("Chart", "Observed on: unknown")
                                   : QCoreApplication::translate("Chart", "Observed on: %1").arg(offer.date));
}

/// The offer as people name it; its key where it has no name.
QString nameOf(const ChartOffer& offer)
{
    return plainLine(offer.name.isEmpty() ? offer.key : offer.name);
}

/// Date, name, source and marks of the offer with the lowest price.
void addLowestOffer(QStringList& lines, const ChartOffer& offer)
{
    lines << (offer.date.isEmpty()
            ? QCoreApplication::translate("Chart", "Lowest price observed on: unknown")
            : QCoreApplication::translate("Chart", "Lowest price observed on: %1").arg(offer.date));
    if (!offer.key.isEmpty())
        lines << QCoreApplication::translate("Chart", "Offer with the lowest price: %1").arg(nameOf(offer));
    addSource(lines, offer);
}

/// Says each shape's items.
struct Words
{
    const ChartData& data;
    std::size_t item;
    const QLocale& locale;

    QStringList operator()(std::monostate) const { return {}; }

    QStringList operator()(const ChartBars& body) const
    {
        const ChartBar& bar = body.bars[item];
        const int decimals = rowDecimals(data);
        const auto price = [&](double value) { return withUnit(value, decimals, body.axis.unit, locale); };
        QStringList lines{plainLine(bar.label),
            QCoreApplication::translate("Chart", "Lowest: %1").arg(price(bar.lowest)) + bundleRemark(bar.offer, locale),
            QCoreApplication::translate("Chart", "Median: %1").arg(price(bar.median)),
            QCoreApplication::translate("Chart", "Highest: %1").arg(price(bar.highest)),
            QCoreApplication::translate("Chart", "Offers: %1").arg(bar.offers)};
        addLowestOffer(lines, bar.offer);
        return lines;
    }

    QStringList operator()(const ChartBoxes& body) const
    {
        const ChartBox& box = body.boxes[item];
        const auto figure = [&](double value) { return withUnit(value, body.axis.decimals, body.axis.unit, locale); };
        QStringList lines{plainLine(box.label),
            QCoreApplication::translate("Chart", "Lowest: %1").arg(figure(box.lowest))
                + (body.highestIsBest ? QString() : bundleRemark(box.offer, locale)),
            QCoreApplication::translate("Chart", "Lower quartile: %1").arg(figure(box.lowerQuartile)),
            QCoreApplication::translate("Chart", "Median: %1").arg(figure(box.median)),
            QCoreApplication::translate("Chart", "Upper quartile: %1").arg(figure(box.upperQuartile)),
            QCoreApplication::translate("Chart", "Highest: %1").arg(figure(box.highest)),
            QCoreApplication::translate("Chart", "Offers: %1").arg(box.offers)};
        if (!box.outliers.empty())
            lines << QCoreApplication::translate("Chart", "Beyond the whiskers: %1").arg(box.outliers.size());
        if (!body.highestIsBest) {
            addLowestOffer(lines, box.offer);
            return lines;
        }
        if (!box.offer.key.isEmpty())
            lines << QCoreApplication::translate("Chart", "Offer with the highest saving: %1").arg(nameOf(box.offer));
        addDate(lines, box.offer);
        addSource(lines, box.offer);
        return lines;
    }

    QStringList operator()(const ChartPoints& body) const
    {
        const std::uint32_t row = body.rows[item];
        const ChartOffer offer = chartOffer(*body.offers, row, locale);
        const auto named = [&](QStringView key) {
            const int column = body.offers->indexOf(key);
            return column < 0 ? QString() : plainLine(entryLabel(*body.offers, column, row, locale));
        };
        QStringList lines{named(u"gpu") + QStringLiteral(" · ") + named(u"provider"),
            plainLine(body.x.title) + QStringLiteral(": ") + priceText(body.xs[item], body.x.decimals, locale)
                + bundleRemark(offer, locale),
            plainLine(body.y.title) + QStringLiteral(": ") + priceText(body.ys[item], body.y.decimals, locale)};
        for (const std::uint32_t point : body.frontier)
            if (point == item)
                lines << QCoreApplication::translate("Chart", "On the efficient frontier");
        lines << nameOf(offer);
        addDate(lines, offer);
        addSource(lines, offer);
        return lines;
    }

    QStringList operator()(const ChartGrid& body) const
    {
        const ChartCell& cell = body.cells[item];
        const ChartHead &row = body.rows[item / body.columns.size()],
                        &column = body.columns[item % body.columns.size()];
        QStringList lines{QCoreApplication::translate("Chart", "%1, %2", "row and column")
                              .arg(plainLine(row.label), plainLine(column.label))};
        if (cell.offers == 0)
            return lines << QCoreApplication::translate("Chart", "No offer");
        if (!std::isfinite(cell.value))
            return lines
                << QCoreApplication::translate("Chart", "Offers: %1, none with a known price").arg(cell.offers);
        lines << QCoreApplication::translate("Chart", "Lowest: %1")
                     .arg(withUnit(cell.value, body.values.decimals, body.values.unit, locale))
                + bundleRemark(cell.offer, locale)
              << QCoreApplication::translate("Chart", "Offers: %1").arg(cell.offers);
        addLowestOffer(lines, cell.offer);
        return lines;
    }

    QStringList operator()(const ChartLines& body) const
    {
        const ChartLines::Place place = body.items()[item];
        const ChartLine& line = body.lines[place.line];
        const ChartReading& reading = line.readings[place.reading];
        QStringList lines{plainLine(line.label)};
        if (body.x.kind != ChartAxis::Kind::Date)
            lines << plainLine(body.x.title) + QStringLiteral(": ") + priceText(reading.x, body.x.decimals, locale);
        lines << plainLine(body.y.title) + QStringLiteral(": ") + priceText(reading.y, body.y.decimals, locale);
        if (!reading.detail.isEmpty())
            lines << plainLine(reading.detail);
        if (const QString name = nameOf(reading.offer); !name.isEmpty() && name != lines.first())
            lines << name;
        if (!reading.offer.date.isEmpty())
            addDate(lines, reading.offer);
        addSource(lines, reading.offer);
        return lines;
    }

    QStringList operator()(const ChartRadar& body) const
    {
        const ChartRadar::Place place = body.items()[item];
        const ChartProfile& profile = body.profiles[place.profile];
        const ChartSpoke& spoke = body.spokes[place.spoke];
        QStringList lines{plainLine(profile.label),
            plainLine(spoke.axis.title) + QStringLiteral(": ")
                + priceText(profile.values[place.spoke], spoke.axis.decimals, locale),
            QCoreApplication::translate("Chart", "%1 % of the best")
                .arg(locale.toString(profile.shares[place.spoke] * 100, 'f', 1))};
        ChartOffer offer;
        offer.date = profile.date;
        offer.source = profile.source;
        offer.sourceTitle = profile.sourceTitle;
        if (!offer.date.isEmpty())
            addDate(lines, offer);
        addSource(lines, offer);
        return lines;
    }
};

struct Target
{
    std::size_t item;

    ItemTarget operator()(std::monostate) const { return {}; }
    ItemTarget operator()(const ChartBars& body) const { return {body.bars[item].filter, {}}; }
    ItemTarget operator()(const ChartBoxes& body) const { return {body.boxes[item].filter, {}}; }
    ItemTarget operator()(const ChartPoints& body) const { return {{}, body.offers->key(body.rows[item])}; }
    ItemTarget operator()(const ChartGrid& body) const { return {body.cells[item].filter, {}}; }
    ItemTarget operator()(const ChartLines& body) const
    {
        const ChartLines::Place place = body.items()[item];
        const ChartLine& line = body.lines[place.line];
        if (!line.filter.isEmpty())
            return {line.filter, {}};
        return {{}, line.readings[place.reading].offer.key};
    }
    ItemTarget operator()(const ChartRadar& body) const
    {
        return {{}, body.profiles[body.items()[item].profile].value};
    }
};

QString marked(const QString& value)
{
    return value.isNull() ? QStringLiteral("?") : u'=' + value;
}

struct Identity
{
    std::size_t item;

    QString operator()(std::monostate) const { return {}; }
    QString operator()(const ChartBars& body) const { return marked(body.bars[item].value); }
    QString operator()(const ChartBoxes& body) const { return marked(body.boxes[item].value); }
    QString operator()(const ChartPoints& body) const { return body.offers->key(body.rows[item]); }
    QString operator()(const ChartGrid& body) const
    {
        return marked(body.rows[item / body.columns.size()].value) + u'\n'
            + marked(body.columns[item % body.columns.size()].value);
    }
    QString operator()(const ChartLines& body) const
    {
        const ChartLines::Place place = body.items()[item];
        return body.lines[place.line].value + u'\n'
            + QString::number(body.lines[place.line].readings[place.reading].x, 'g', 17);
    }
    QString operator()(const ChartRadar& body) const
    {
        const ChartRadar::Place place = body.items()[item];
        return body.profiles[place.profile].value + u'\n' + body.spokes[place.spoke].axis.key;
    }
};

}

QString itemText(const ChartData& data, std::size_t item, const QLocale& locale)
{
    return std::visit(Words{data, item, locale}, data.body).join(u'\n');
}

ItemTarget itemTarget(const ChartData& data, std::size_t item)
{
    return std::visit(Target{item}, data.body);
}

QString itemIdentity(const ChartData& data, std::size_t item)
{
    return std::visit(Identity{item}, data.body);
}

} // namespace atlas
