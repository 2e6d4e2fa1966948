// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/costmeasure.h"

#include "compare/usecost.h"
#include "decision/tree.h"
#include "engine/significant.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <cmath>
#include <optional>
#include <utility>

namespace atlas {

namespace {

constexpr int Digits = 4; ///< of what is multiplied, so that the product is seen to be right

bool isReserved(const View& models, std::uint32_t row)
{
    return models.text(row).startsWith(QLatin1StringView("reserved"));
}

/// A price as it is multiplied: two decimals, or more where it has them.
QString factorText(double price, const QLocale& locale)
{
    const QString exact = significantText(price, Digits, locale), usual = roundedText(price, 2, locale);
    return exact.size() > usual.size() ? exact : usual;
}

/// From prices by the hour and, where they are known, the hours of a month.
class PriceTimesHours : public CostMeasure
{
public:
    PriceTimesHours(QLatin1StringView column, std::optional<double> hours)
        : m_column(column)
        , m_hours(hours)
    {
    }

    std::vector<double> costs(const Table& offers, const Rows& rows) const override
    {
        const View& prices = offers.view(offers.indexOf(m_column));
        const View& models = offers.view(offers.indexOf(u"purchase_model"));
        std::vector<double> costs;
        costs.reserve(rows.size());
        for (const std::uint32_t row : rows)
            costs.push_back(prices.number(row) * factor(isReserved(models, row)));
        return costs;
    }

protected:
    /// What the price is multiplied by.
    [[nodiscard]] virtual double factor(bool reserved) const = 0;
    /// Price and factor of one offer.
    [[nodiscard]] std::pair<double, double> parts(const Table& offers, std::uint32_t row) const
    {
        return {offers.view(offers.indexOf(m_column)).number(row),
            factor(isReserved(offers.view(offers.indexOf(u"purchase_model")), row))};
    }

    QString m_column;
    std::optional<double> m_hours; ///< of a month, above 0
};

/// The work is done sooner with more GPUs: the price per GPU-hour. A reservation also costs the hours that are not
/// used.
class PerGpuHour : public PriceTimesHours
{
public:
    explicit PerGpuHour(std::optional<double> hours)
        : PriceTimesHours(QLatin1StringView("price_per_gpu_hour"), hours)
    {
    }
    QString id() const override { return m_column; }
    QString name() const override { return QCoreApplication::translate("Decision", "price per GPU-hour"); }
    QString text(double cost, const QString& currency, const QLocale& locale) const override
    {
        return QCoreApplication::translate("Decision", "%1 %2 per GPU-hour", "price and currency")
            .arg(roundedText(cost, 2, locale), currency);
    }
    QString formula(const Table& offers, std::uint32_t row, const QLocale& locale) const override
    {
        const auto [price, factor] = parts(offers, row);
        if (!(price > 0) || factor == 1)
            return {};
        return QCoreApplication::translate("Decision",
            "%1 %2 per GPU-hour × %3 h paid ÷ %4 h used = %5 %2 per GPU-hour used", "price, currency, hours, hours")
            .arg(factorText(price, locale), offers.context().currency,
                significantText(MonthlyUse::MostHours, Digits, locale), significantText(*m_hours, Digits, locale),
                roundedText(price * factor, 2, locale));
    }

protected:
    double factor(bool reserved) const override { return m_hours && reserved ? MonthlyUse::MostHours / *m_hours : 1; }
};

/// One machine does it: its price by the hour, or by the month where the hours are known.
class PerMachine : public PriceTimesHours
{
public:
    explicit PerMachine(std::optional<double> hours)
        : PriceTimesHours(QLatin1StringView("price_per_hour"), hours)
    {
    }
    QString id() const override { return m_hours ? QStringLiteral("cost_per_month") : m_column; }
    QString name() const override
    {
        return m_hours ? QCoreApplication::translate("Decision", "cost a month")
                       : QCoreApplication::translate("Decision", "price per hour of the machine");
    }
    QString text(double cost, const QString& currency, const QLocale& locale) const override
    {
        return m_hours ? QCoreApplication::translate("Decision", "%1 %2 a month", "amount and currency")
                             .arg(amount(cost, locale), currency)
                       : QCoreApplication::translate("Decision", "%1 %2 per hour", "price and currency")
                             .arg(roundedText(cost, 2, locale), currency);
    }
    QString formula(const Table& offers, std::uint32_t row, const QLocale& locale) const override
    {
        const auto [price, hours] = parts(offers, row);
        if (!m_hours || !(price > 0))
            return {};
        const QString text = hours > *m_hours
            ? QCoreApplication::translate("Decision", "%1 %2/h × %3 h, which are paid, used or not = %4 %2 a month",
                "price, currency, hours, amount")
            : QCoreApplication::translate(
                "Decision", "%1 %2/h × %3 h = %4 %2 a month", "price, currency, hours, amount");
        return text.arg(factorText(price, locale), offers.context().currency, significantText(hours, Digits, locale),
            amount(price * hours, locale));
    }

protected:
    double factor(bool reserved) const override
    {
        if (!m_hours)
            return 1;
        return reserved ? MonthlyUse::MostHours : *m_hours;
    }

private:
    static QString amount(double cost, const QLocale& locale) { return roundedText(cost, cost < 100 ? 2 : 0, locale); }
};

std::optional<double> valueOf(const PathValues& values, const char* name)
{
    const auto found = values.find(QLatin1StringView(name));
    return found == values.end() ? std::nullopt : std::optional(found->second.number);
}

}

std::shared_ptr<const CostMeasure> costMeasureFor(const PathValues& values)
{
    std::optional<double> hours;
    if (const std::optional<double> share = valueOf(values, UseShare); share && *share > 0 && *share <= 1)
        hours = *share * MonthlyUse::MostHours;
    if (valueOf(values, OneMachine) == 1)
        return std::make_shared<const PerMachine>(hours);
    return std::make_shared<const PerGpuHour>(hours);
}

} // namespace atlas
