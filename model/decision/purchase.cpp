// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/suggestions.h"

#include "catalog/catalog.h"
#include "cost/offerprices.h"
#include "engine/significant.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double MonthsOfYear = 12;

std::optional<double> valueOf(const Recommendation& result, const char* name)
{
    const auto found = result.values.find(QLatin1StringView(name));
    return found == result.values.end() ? std::nullopt : std::optional(found->second.number);
}

bool isReserved(const QString& model)
{
    return model.startsWith(QLatin1StringView("reserved"));
}

double termMonths(const QString& model)
{
    return model == QLatin1StringView("reserved_3y") ? 3 * MonthsOfYear : MonthsOfYear;
}

/// All offers of the same machine: instance type, region and variant.
std::vector<PurchaseWay> waysFor(const Recommendation& result, std::uint32_t offer)
{
    const Catalog& catalog = *result.offers->context().catalog;
    const OfferColumns& offers = catalog.offers;
    const OfferPrices& prices = *result.offers->context().prices;
    const std::vector<std::uint32_t>& types = catalog.hardware.codes("instance_type");
    double onDemand = std::nan("");
    std::vector<PurchaseWay> ways;
    for (std::uint32_t row = 0; row < offers.size(); ++row) {
        if (types[offers.hardware[row]] != types[offers.hardware[offer]] || offers.region[row] != offers.region[offer]
            || offers.variant[row] != offers.variant[offer])
            continue;
        PurchaseWay way;
        way.row = row;
        const std::string_view model = PurchaseModels[offers.purchaseModel[row]];
        way.model = QString::fromLatin1(model.data(), static_cast<qsizetype>(model.size()));
        way.pricePerHour = prices.perHour()[row];
        way.left = result.funnel.rows.test(row);
        if (offers.purchaseModel[row] == OnDemand && way.pricePerHour > 0)
            onDemand = way.pricePerHour;
        ways.push_back(way);
    }
    for (PurchaseWay& way : ways) {
        if (std::isnan(onDemand) || std::isnan(way.pricePerHour) || way.model == QLatin1StringView("on_demand"))
            continue;
        way.savingPercent = (1 - way.pricePerHour / onDemand) * 100;
        if (isReserved(way.model))
            way.breakEven = way.pricePerHour / onDemand;
    }
    std::stable_sort(ways.begin(), ways.end(), [](const PurchaseWay& left, const PurchaseWay& right) {
        return std::isnan(right.pricePerHour) ? !std::isnan(left.pricePerHour) : left.pricePerHour < right.pricePerHour;
    });
    return ways;
}

QString percent(double value, const QLocale& locale)
{
    return percentText(value, locale);
}

/// A commitment that the stated use pays for; null: none.
const PurchaseWay* payingCommitment(const Recommendation& result, const std::vector<PurchaseWay>& ways)
{
    const std::optional<double> share = valueOf(result, UseShare), months = valueOf(result, Months);
    if (!share || !months)
        return nullptr;
    for (const PurchaseWay& way : ways)
        if (way.left && way.breakEven && *share >= *way.breakEven && *months >= termMonths(way.model))
            return &way;
    return nullptr;
}

/// The offer itself is a commitment and nobody has said how much it will be used; null: it is not so.
const PurchaseWay* uncertainCommitment(
    const Recommendation& result, const std::vector<PurchaseWay>& ways, std::uint32_t offer)
{
    if (valueOf(result, UseShare))
        return nullptr;
    for (const PurchaseWay& way : ways)
        if (way.row == offer && way.breakEven)
            return &way;
    return nullptr;
}

/// Why on-demand, and when something else. `spot`: that way, if it is left; else null.
QString onDemandReason(const Recommendation& result, const std::vector<PurchaseWay>& ways, std::uint32_t offer,
    const PurchaseWay* spot, const QLocale& locale)
{
    if (spot && !valueOf(result, Interruptible) && spot->savingPercent.value_or(0) > 0) {
        const QString text = spot->row == offer
            ? QCoreApplication::translate("Decision",
                "Spot, as suggested, only if the work can be interrupted: it is %1 % below on-demand for this machine. "
                "Else on-demand.")
            : QCoreApplication::translate(
                "Decision", "On-demand; or spot, %1 % below it for this machine, if the work can be interrupted.");
        return text.arg(percent(*spot->savingPercent, locale));
    }
    if (const PurchaseWay* const unsure = uncertainCommitment(result, ways, offer))
        return QCoreApplication::translate("Decision",
            "%1, as suggested, if you use it for more than %2 % of all hours to the end of the term. Else on-demand.",
            "a purchase model")
            .arg(vocabularyText(unsure->model), percent(*unsure->breakEven * 100, locale));
    return QCoreApplication::translate(
        "Decision", "On-demand: nothing that you stated makes a commitment or spot pay off for this machine.");
}

}

PurchaseAdvice purchaseAdvice(const Recommendation& result, std::uint32_t offer, const QLocale& locale)
{
    PurchaseAdvice advice;
    advice.ways = waysFor(result, offer);
    const auto byModel = [&](const char* model) -> const PurchaseWay* {
        const auto found = std::find_if(advice.ways.begin(), advice.ways.end(),
            [model](const PurchaseWay& way) { return way.left && way.model == QLatin1StringView(model); });
        return found == advice.ways.end() ? nullptr : &*found;
    };
    const PurchaseWay* const spot = byModel("spot");
    const auto own = std::find_if(
        advice.ways.begin(), advice.ways.end(), [offer](const PurchaseWay& way) { return way.row == offer; });
    if (own->pricePerHour == 0) {
        advice.model = own->model;
        advice.reason = QCoreApplication::translate("Decision", "Free of charge: there is nothing to pay.");
    } else if (spot && valueOf(result, Interruptible) == 1 && spot->savingPercent.value_or(0) > 0) {
        advice.model = spot->model;
        advice.reason = QCoreApplication::translate(
            "Decision", "Spot: the work can be interrupted, and spot is %1 % below on-demand for this machine.")
                            .arg(percent(*spot->savingPercent, locale));
    } else if (const PurchaseWay* const commitment = payingCommitment(result, advice.ways)) {
        advice.model = commitment->model;
        advice.reason = QCoreApplication::translate(
            "Decision", "%1: it pays off from %2 % of all hours, and you use it for %3 %.", "a purchase model")
                            .arg(vocabularyText(commitment->model), percent(*commitment->breakEven * 100, locale),
                                percent(*valueOf(result, UseShare) * 100, locale));
    } else if (byModel("on_demand")) {
        advice.model = QStringLiteral("on_demand");
        advice.reason = onDemandReason(result, advice.ways, offer, spot, locale);
    } else {
        advice.model = own->model;
        advice.reason = QCoreApplication::translate(
            "Decision", "%1: the only way that is left to pay for this machine.", "a purchase model")
                            .arg(vocabularyText(own->model));
    }
    return advice;
}

} // namespace atlas
