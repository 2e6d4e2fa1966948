// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/owndoubts.h"

#include "catalog/date.h"
#include "catalog/fieldvalue.h"
#include "columns/tables.h"
#include "compare/comparison.h"
#include "cost/rates.h"
#include "engine/nearest.h"

#include <QCoreApplication>

namespace atlas {

namespace {

QString valueOf(const OfferFields& fields, const char* key)
{
    const auto found = fields.find(QString::fromLatin1(key));
    return found == fields.end() ? QString() : found->second;
}

/// The key that was most likely meant where the table has none like that; empty: no key is near; null: it is there.
QString meantInstead(const Table& offers, const QString& table, const QString& key)
{
    const TablePtr known = makeTable(table, offers.context());
    if (key.isEmpty() || rowOfKey(*known, key))
        return {};
    Nearest nearest(key);
    for (std::uint32_t row = 0; row < known->rowCount(); ++row)
        nearest.offer(known->key(row));
    return nearest.best().isNull() ? QStringLiteral("") : nearest.best();
}

QString unknownGpu(const Table& offers, const OfferFields& fields)
{
    const QString gpu = valueOf(fields, "gpu"), meant = meantInstead(offers, QStringLiteral("gpus"), gpu);
    if (meant.isNull())
        return {};
    return meant.isEmpty()
        ? QCoreApplication::translate("OwnOffers", "The catalog knows no GPU “%1”; it was added without figures.")
              .arg(gpu)
        : QCoreApplication::translate(
            "OwnOffers", "The catalog knows no GPU “%1”; it was added without figures. Did you mean “%2”?")
              .arg(gpu, meant);
}

QString unknownProvider(const Table& offers, const OfferFields& fields)
{
    const QString provider = valueOf(fields, "provider");
    const QString meant = meantInstead(offers, QStringLiteral("providers"), provider);
    if (meant.isNull() || provider == OwnSource)
        return {};
    return meant.isEmpty() ? QCoreApplication::translate(
               "OwnOffers", "The catalog knows no provider “%1”; it was added by its name alone.")
                                 .arg(provider)
                           : QCoreApplication::translate("OwnOffers",
                               "The catalog knows no provider “%1”; it was added by its name alone. Did you mean “%2”?")
                                 .arg(provider, meant);
}

QString unlikePrice(const Table& offers, const OfferFields& fields)
{
    const QString price = valueOf(fields, "original_price"), currency = valueOf(fields, "original_currency");
    if (price.isEmpty())
        return {};
    if (price.toDouble() == 0 && valueOf(fields, "free") != QLatin1StringView("1"))
        return QCoreApplication::translate("OwnOffers", "A price of 0 was taken as unknown.");
    if (Rates(*offers.context().catalog).rate(currency, offers.context().currency))
        return {};
    return QCoreApplication::translate(
        "OwnOffers", "The catalog has no exchange rate for %1: the price is kept, but cannot be compared with others.")
        .arg(currency);
}

QString futureDay(const OfferFields& fields, QDate today)
{
    const QString text = valueOf(fields, "observed_on");
    const auto date = dateFromText(text);
    // The next day may have begun elsewhere.
    if (!date || firstDay(*date) <= today.addDays(1))
        return {};
    return QCoreApplication::translate("OwnOffers", "The day of the quote, %1, lies in the future.").arg(text);
}

}

QStringList ownOfferDoubts(const Table& offers, const OfferFields& fields, QDate today)
{
    QStringList doubts{unknownProvider(offers, fields), unknownGpu(offers, fields), unlikePrice(offers, fields),
        futureDay(fields, today)};
    doubts.removeAll(QString());
    return doubts;
}

QString faultOfField(const QString& key, const QString& value)
{
    const int field = offersTable().indexOf(key.toStdString());
    if (field < 0)
        return {};
    const auto read = fieldValue(offersTable().fields[static_cast<std::size_t>(field)], value);
    return read ? QString() : read.error();
}

} // namespace atlas
