// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/ownership.h"

#include "engine/values.h"

#include <QCoreApplication>
#include <array>
#include <cmath>

namespace atlas {

namespace {

constexpr double HoursAYear = 8760;

struct Range
{
    const char* name;
    double value, least, most;
    bool leastAllowed;
};

}

Result<void> Ownership::check() const
{
    constexpr double Most = 1e12;
    const std::array<Range, 9> ranges{{
        {QT_TRANSLATE_NOOP("Ownership", "capital expenditure"), capex, 0, Most, false},
        {QT_TRANSLATE_NOOP("Ownership", "residual value"), residual, 0, capex, true},
        {QT_TRANSLATE_NOOP("Ownership", "lifetime in years"), years, 0, 50, false},
        {QT_TRANSLATE_NOOP("Ownership", "utilisation"), utilisation, 0, 1, false},
        {QT_TRANSLATE_NOOP("Ownership", "power in kW"), powerKw, 0, 1e6, true},
        {QT_TRANSLATE_NOOP("Ownership", "PUE"), pue, 1, 10, true},
        {QT_TRANSLATE_NOOP("Ownership", "price of a kWh"), energyPrice, 0, Most, true},
        {QT_TRANSLATE_NOOP("Ownership", "maintenance"), maintenance, 0, 1, true},
        {QT_TRANSLATE_NOOP("Ownership", "staff a year"), staff, 0, Most, true},
    }};
    for (const Range& range : ranges) {
        const bool low = range.leastAllowed ? range.value >= range.least : range.value > range.least;
        if (std::isfinite(range.value) && low && range.value <= range.most)
            continue;
        const QString name = QCoreApplication::translate("Ownership", range.name);
        return failure(ErrorCode::InvalidArgument,
            (range.leastAllowed
                    ? QCoreApplication::translate("Ownership", "The %1 must be from %2 to %3, not %4.")
                    : QCoreApplication::translate("Ownership", "The %1 must be above %2 and at most %3, not %4."))
                .arg(name, numberText(range.least), numberText(range.most), numberText(range.value)));
    }
    return {};
}

double Ownership::perOwnedHour() const
{
    return (capex - residual) / (HoursAYear * years) + (capex * maintenance + staff) / HoursAYear;
}

double Ownership::perUsedHour() const
{
    return perOwnedHour() / utilisation + powerKw * pue * energyPrice;
}

QString Ownership::note(const QString& currency) const
{
    QStringList terms{QCoreApplication::translate("Ownership", "capex %1 %2").arg(numberText(capex), currency)};
    const auto add = [&terms](bool said, const QString& text, double value) {
        if (said)
            terms << text.arg(numberText(value));
    };
    add(residual > 0, QCoreApplication::translate("Ownership", "residual %1"), residual);
    add(true, QCoreApplication::translate("Ownership", "%1 years"), years);
    add(true, QCoreApplication::translate("Ownership", "utilisation %1"), utilisation);
    add(powerKw > 0, QCoreApplication::translate("Ownership", "%1 kW"), powerKw);
    add(pue > 1, QCoreApplication::translate("Ownership", "PUE %1"), pue);
    add(energyPrice > 0, QCoreApplication::translate("Ownership", "%1 per kWh"), energyPrice);
    add(maintenance > 0, QCoreApplication::translate("Ownership", "maintenance %1 % a year"), maintenance * 100);
    add(staff > 0, QCoreApplication::translate("Ownership", "staff %1 a year"), staff);
    return QCoreApplication::translate("Ownership",
        "Own machine, price of a used hour: ((capex − residual) ÷ (8760 × years) + (capex × maintenance + staff) ÷ "
        "8760) ÷ utilisation + kW × PUE × price of a kWh; %1")
        .arg(terms.join(QStringLiteral(", ")));
}

} // namespace atlas
