// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/costmeasure.h"

#include "engine/values.h"

#include <QCoreApplication>

namespace atlas {

namespace {

class PricePerGpuHour : public CostMeasure
{
public:
    std::vector<double> costs(const Table& offers, const Rows& rows) const override
    {
        const View& prices = offers.view(offers.indexOf(u"price_per_gpu_hour"));
        std::vector<double> costs;
        costs.reserve(rows.size());
        for (const std::uint32_t row : rows)
            costs.push_back(prices.number(row));
        return costs;
    }
    QString text(double cost, const QString& currency, const QLocale& locale) const override
    {
        return QCoreApplication::translate("Decision", "%1 %2 per GPU-hour", "price and currency")
            .arg(roundedText(cost, 2, locale), currency);
    }
};

}

std::shared_ptr<const CostMeasure> pricePerGpuHourMeasure()
{
    static const auto measure = std::make_shared<const PricePerGpuHour>();
    return measure;
}

} // namespace atlas
