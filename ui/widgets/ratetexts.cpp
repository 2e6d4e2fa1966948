// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ratetexts.h"

#include "cost/offerprices.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace atlas {

QString rateText(const Table& table, const QString& currency)
{
    const TableContext& context = table.context();
    if (!context.prices || currency == context.currency)
        return {};
    const auto found = context.prices->usedRates().find(currency);
    if (found == context.prices->usedRates().end())
        return {};
    const Rates::Rate& rate = found->second;
    const QString factor = QLocale().toString(rate.factor, 'g', 6);
    return rate.date ? QCoreApplication::translate("Chart", "1 %1 = %2 %3 (%4)")
                           .arg(currency, factor, context.currency, dateToText(*rate.date))
                     : QCoreApplication::translate("Chart", "1 %1 = %2 %3").arg(currency, factor, context.currency);
}

QStringList rateTexts(const Table& table)
{
    QStringList texts;
    if (table.context().prices)
        for (const auto& [currency, rate] : table.context().prices->usedRates())
            if (const QString text = rateText(table, currency); !text.isEmpty())
                texts << text;
    return texts;
}

std::optional<std::pair<DateNumber, DateNumber>> rateDates(const Table& table)
{
    std::optional<std::pair<DateNumber, DateNumber>> dates;
    if (table.context().prices)
        for (const auto& [currency, rate] : table.context().prices->usedRates())
            if (rate.date && currency != table.context().currency)
                dates = dates ? std::pair(std::min(dates->first, *rate.date), std::max(dates->second, *rate.date))
                              : std::pair(*rate.date, *rate.date);
    return dates;
}

} // namespace atlas
