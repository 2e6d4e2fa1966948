// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/providercard.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Card", text);
}

class Values
{
public:
    Values(const Table& table, std::uint32_t row, const CellStyle& style)
        : m_table(table)
        , m_row(row)
        , m_style(style)
    {
    }

    [[nodiscard]] bool knows(const char* key) const { return m_table.view(index(key)).isKnown(m_row); }
    [[nodiscard]] QString text(const char* key) const
    {
        const QString text = knows(key) ? cellText(m_table, index(key), m_row, m_style) : QString();
        return text.isEmpty() ? QString() : text;
    }
    [[nodiscard]] double number(const char* key) const { return m_table.view(index(key)).number(m_row); }
    [[nodiscard]] QStringList list(const char* key) const
    {
        return knows(key) ? m_table.view(index(key)).list(m_row) : QStringList();
    }
    [[nodiscard]] QString seconds(const char* key) const
    {
        return knows(key) ? QCoreApplication::translate("Card", "%1 s", "seconds").arg(text(key)) : QString();
    }

private:
    [[nodiscard]] int index(const char* key) const { return m_table.indexOf(QString::fromLatin1(key)); }

    const Table& m_table;
    std::uint32_t m_row;
    const CellStyle& m_style;
};

ProviderCard::Line line(const char* title, const QStringList& parts)
{
    QStringList known = parts;
    known.removeAll(QString());
    ProviderCard::Line made{say(title), known.join(QStringLiteral(" · ")), !known.isEmpty()};
    if (!made.known)
        made.text = say(QT_TRANSLATE_NOOP("Card", "unknown"));
    return made;
}

/// An amount of the provider's own price list, which is in US dollars.
QString dollars(const Values& values, const char* key, const char* of)
{
    return values.knows(key) ? QCoreApplication::translate("Card", of).arg(values.text(key)) : QString();
}

QString gpusOf(const Values& values)
{
    QStringList gpus = values.list("gpu");
    const auto count = gpus.size();
    if (count == 0)
        return {};
    return QCoreApplication::translate("Card", "%1: %2", "number of GPUs, their names")
        .arg(count)
        .arg(gpus.mid(0, 12).join(QStringLiteral(", ")));
}

QString regionsOf(const Values& values)
{
    if (values.number("offers") == 0)
        return {};
    const QString regions = values.number("regions") > 0 ? values.text("regions")
                                                         : say(QT_TRANSLATE_NOOP("Card", "one price everywhere"));
    const QString groups = values.text("region_group");
    return groups.isEmpty()
        ? regions
        : QCoreApplication::translate("Card", "%1 (%2)", "number of regions, parts of the world").arg(regions, groups);
}

QString ageOf(const Values& values)
{
    if (!values.knows("observed_on"))
        return {};
    return QCoreApplication::translate("Card", "%1, %2 days ago", "date of the newest price")
        .arg(values.text("observed_on"), values.text("age_days"));
}

QString minimumOf(const Values& values)
{
    const QString least = values.seconds("minimum_billing_s");
    return least.isEmpty() ? QString() : QCoreApplication::translate("Card", "at least %1").arg(least);
}

}

ProviderCard providerCard(const Table& providers, std::uint32_t row, const CellStyle& style)
{
    const Values values(providers, row, style);
    ProviderCard card;
    card.name = values.text("provider_name");
    card.kind = values.text("provider_kind");
    if (card.kind.isEmpty())
        card.kind = say(QT_TRANSLATE_NOOP("Card", "kind unknown"));
    card.lowest = values.number("lowest_price_per_gpu_hour");
    card.typical = values.number("median_price_per_gpu_hour");
    card.highest = values.number("highest_price_per_gpu_hour");
    const QString low = values.text("lowest_price_per_gpu_hour"), high = values.text("highest_price_per_gpu_hour"),
                  unit = unitText(Unit::MoneyPerHour, style.per, providers.context().currency);
    if (high.isEmpty())
        card.prices = say(QT_TRANSLATE_NOOP("Card", "no known price"));
    else if (low.isEmpty() || low == high)
        card.prices = QCoreApplication::translate("Card", "%1 %2 per GPU", "price and unit").arg(high, unit);
    else
        card.prices = QCoreApplication::translate("Card", "%1 – %2 %3 per GPU", "lowest and highest price, unit")
                          .arg(low, high, unit);
    card.lines = {line(QT_TRANSLATE_NOOP("Card", "GPUs"), {gpusOf(values)}),
        line(QT_TRANSLATE_NOOP("Card", "Regions"), {regionsOf(values)}),
        line(QT_TRANSLATE_NOOP("Card", "Billing"), {values.text("billing_granularity"), minimumOf(values)}),
        line(QT_TRANSLATE_NOOP("Card", "Paid as"), {values.text("purchase_model")}),
        line(QT_TRANSLATE_NOOP("Card", "Frameworks"), {values.text("frameworks")}),
        line(QT_TRANSLATE_NOOP("Card", "Compliance"), {values.text("compliance")}),
        line(QT_TRANSLATE_NOOP("Card", "Free credit"), {values.text("free_credit")}),
        line(QT_TRANSLATE_NOOP("Card", "Egress, storage"),
            {dollars(values, "egress_usd_per_gib", QT_TRANSLATE_NOOP("Card", "%1 USD/GiB out")),
                dollars(values, "storage_usd_per_gib_month", QT_TRANSLATE_NOOP("Card", "%1 USD/GiB a month"))}),
        line(QT_TRANSLATE_NOOP("Card", "Newest price"), {ageOf(values)})};
    return card;
}

double PriceScale::place(double price) const
{
    if (std::isnan(price) || std::isnan(low) || !(price > 0) || !(low > 0))
        return std::numeric_limits<double>::quiet_NaN();
    if (!(high > low))
        return 0.5;
    return std::clamp(std::log(price / low) / std::log(high / low), 0.0, 1.0);
}

PriceScale priceScale(const Table& providers)
{
    PriceScale scale{std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    const View &low = providers.view(providers.indexOf(u"lowest_price_per_gpu_hour")),
               &high = providers.view(providers.indexOf(u"highest_price_per_gpu_hour"));
    for (std::uint32_t row = 0; row < providers.rowCount(); ++row) {
        if (low.isKnown(row) && low.number(row) > 0 && !(scale.low <= low.number(row)))
            scale.low = low.number(row);
        if (high.isKnown(row) && !(scale.high >= high.number(row)))
            scale.high = high.number(row);
    }
    return scale;
}

} // namespace atlas
