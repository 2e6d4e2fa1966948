// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/usecost.h"

#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <array>
#include <cmath>
#include <utility>

namespace atlas {

namespace {

double factorTo(const Table& offers, const QString& currency)
{
    const auto rate = offers.context().prices->rates().rate(currency, offers.context().currency);
    return rate ? rate->factor : UseCost::Unknown;
}

/// A price of the offer's provider, per GiB, which the catalog keeps in US dollars.
double ofProvider(const Table& offers, std::uint32_t row, std::string_view key)
{
    const Catalog& catalog = *offers.context().catalog;
    const std::uint32_t type = catalog.hardware.codes("instance_type")[catalog.offers.hardware[row]];
    const std::uint32_t provider = catalog.instanceTypes.codes("provider")[type];
    const std::vector<double>& prices = catalog.providers.numbers(key);
    if (provider >= prices.size())
        return UseCost::Unknown;
    // Nothing costs nothing in every currency.
    return prices[provider] == 0 ? 0 : prices[provider] * factorTo(offers, QStringLiteral("USD"));
}

/// A quantity of nothing costs nothing, whatever its price.
double lineCost(double quantity, double price)
{
    return quantity > 0 ? quantity * price : 0;
}

double numberOf(const Table& offers, std::uint32_t row, QStringView key)
{
    return offers.view(offers.indexOf(key)).number(row);
}

double feeOf(const Table& offers, std::uint32_t row, bool subscription)
{
    const double fee = numberOf(offers, row, u"subscription_fee");
    if (std::isnan(fee))
        return subscription ? UseCost::Unknown : 0;
    return fee == 0 ? 0 : fee * factorTo(offers, offers.view(offers.indexOf(u"original_currency")).text(row));
}

}

double UseCost::knownPart() const
{
    // What was not asked for costs nothing, which is no knowledge; a machine that costs nothing is.
    double sum = 0;
    bool any = !std::isnan(compute);
    for (const double line : {compute, storage, egress, fee}) {
        any |= !std::isnan(line) && line > 0;
        sum += std::isnan(line) ? 0 : line;
    }
    return any || !std::isnan(total()) ? sum : Unknown;
}

QStringList UseCost::unknownLines() const
{
    QStringList names;
    const auto add = [&names](double line, const QString& name) {
        if (std::isnan(line))
            names << name;
    };
    add(compute, QCoreApplication::translate("UseCost", "machine"));
    add(storage, QCoreApplication::translate("UseCost", "storage"));
    add(egress, QCoreApplication::translate("UseCost", "egress"));
    add(fee, QCoreApplication::translate("UseCost", "subscription fee"));
    return names;
}

QStringList UseCost::remarks() const
{
    QStringList texts;
    if (reserved)
        texts << QCoreApplication::translate("UseCost", "reserved: all %1 hours of the month are paid")
                     .arg(MonthlyUse::MostHours);
    if (spot)
        texts << QCoreApplication::translate("UseCost", "spot: work lost to interruptions is not counted");
    if (subscription && std::isnan(compute))
        texts << QCoreApplication::translate("UseCost", "subscription: what an hour costs beyond the fee is unknown");
    if (!std::isnan(sessionLimit))
        texts << QCoreApplication::translate("UseCost", "sessions end after %1 h").arg(numberText(sessionLimit));
    return texts;
}

UseCost useCost(const Table& offers, std::uint32_t row, const MonthlyUse& use)
{
    UseCost cost;
    const QString model = offers.view(offers.indexOf(u"purchase_model")).text(row);
    cost.reserved = model.startsWith(QLatin1StringView("reserved"));
    cost.subscription = model == QLatin1StringView("subscription");
    cost.spot = model == QLatin1StringView("spot");
    cost.sessionLimit = numberOf(offers, row, u"session_limit_h");
    const double price = numberOf(offers, row, u"price_per_hour");
    cost.compute = lineCost(cost.reserved ? MonthlyUse::MostHours : use.hours, price);
    cost.storage = lineCost(use.storageGib, ofProvider(offers, row, "storage_usd_per_gib_month"));
    cost.egress = lineCost(use.egressGib, ofProvider(offers, row, "egress_usd_per_gib"));
    cost.fee = feeOf(offers, row, cost.subscription);
    return cost;
}

QStringList costNotIncluded()
{
    return {QCoreApplication::translate("UseCost", "taxes"),
        QCoreApplication::translate("UseCost", "discounts and free allowances"),
        QCoreApplication::translate("UseCost", "traffic within the cloud"),
        QCoreApplication::translate("UseCost", "rounding of billed time"),
        QCoreApplication::translate("UseCost", "support")};
}

} // namespace atlas
