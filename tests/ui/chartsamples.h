// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QTranslator>

namespace atlas::test {

/// Charts made by hand, without catalog and engine.
inline ChartData sampleChart(int bars, bool chinese = false, const QString& by = QStringLiteral("provider"))
{
    const QStringList names = chinese
        ? QStringList{QStringLiteral("阿里云（ECS GPU）"), QStringLiteral("AutoDL 算力云"),
            QStringLiteral("亚马逊云科技"), QStringLiteral("微软 Azure"), QStringLiteral("百度智能云"),
            QStringLiteral("谷歌云"), QStringLiteral("腾讯云")}
        : QStringList{QStringLiteral("Alibaba Cloud (ECS GPU)"), QStringLiteral("AutoDL"),
            QStringLiteral("Amazon Web Services"), QStringLiteral("Microsoft Azure"), QStringLiteral("Baidu AI Cloud"),
            QStringLiteral("Google Cloud"), QStringLiteral("Vast.ai")};
    ChartData data;
    data.id = QStringLiteral("price-per-gpu-hour");
    data.by = by;
    data.title = chinese ? QStringLiteral("各服务商每 GPU 小时价格") : QStringLiteral("Price per GPU-hour by provider");
    data.filter = QStringLiteral("gpu:h100 price<12 region_group:us,eu");
    ChartBars body;
    body.axis.title
        = chinese ? QStringLiteral("最低每 GPU 小时价格 (USD/h)") : QStringLiteral("Lowest price per GPU-hour (USD/h)");
    body.axis.unit = QStringLiteral("USD/h");
    body.axis.fromZero = true;
    body.categoryTitle = chinese ? QStringLiteral("服务商") : QStringLiteral("Provider");
    data.currency = QStringLiteral("USD");
    data.newestDate = QStringLiteral("2026-10-19");
    data.oldestDate = QStringLiteral("2024-10-09");
    data.undated = 6;
    data.leftOut = chinese ? QStringList{QStringLiteral("价格未知 12"), QStringLiteral("免费 3")}
                           : QStringList{QStringLiteral("12 without a known price"), QStringLiteral("3 free")};
    data.rates = {QStringLiteral("1 USD = 6.7758 CNY (2026-06-30)"), QStringLiteral("1 EUR = 1.1462 USD (2026-06-30)")};
    data.notes = {chinese
            ? QStringLiteral("÷ n：含 n 个 GPU 的整机价格除以 n，只能整机租用")
            : QStringLiteral("÷ n: price of a whole instance with n GPUs, divided by n; it is rented as a whole")};
    for (int source = 0; source < 14; ++source)
        data.sources
            << QStringLiteral("EC2 on-demand prices us-east-1, list %1 (zz_generated.pricing.go)").arg(source + 1);
    for (int index = 0; index < bars; ++index) {
        ChartBar bar;
        bar.value = QStringLiteral("provider-%1").arg(index);
        bar.label = names[index % names.size()] + (index < names.size() ? QString() : QStringLiteral(" %1").arg(index));
        bar.lowest = 1.19 + 0.173 * index;
        bar.median = bar.lowest * (1 + (index * 7 % 5) * 0.2);
        bar.highest = bar.median * 2;
        bar.offers = static_cast<std::size_t>(3 + index * 5 % 97);
        bar.offer.key = QStringLiteral("p/i/r/on_demand");
        bar.offer.date = QStringLiteral("2026-06-30");
        bar.offer.source = QStringLiteral("src-%1").arg(index);
        bar.offer.gpuCount = index % 3 == 0 ? 8 : 1;
        bar.filter = QStringLiteral("gpu:h100 provider=provider-%1").arg(index);
        data.shown += bar.offers;
        body.bars.push_back(bar);
    }
    data.body = std::move(body);
    if (bars == 0)
        data.emptyReason
            = QStringLiteral("No offer that the filter holds for has a known price. Clear a part of the filter");
    return data;
}

/// The bars of a chart that has some.
inline std::vector<ChartBar>& bars(ChartData& data)
{
    return std::get<ChartBars>(data.body).bars;
}
inline const std::vector<ChartBar>& bars(const ChartData& data)
{
    return std::get<ChartBars>(data.body).bars;
}

/// Says the chart's own words in Chinese, so that layouts are tried in both languages without a translation file.
class ChineseChartWords : public QTranslator
{
public:
    QString translate(const char* context, const char* sourceText, const char*, int) const override
    {
        static const std::map<QByteArray, QString> words{
            {"Lowest", QStringLiteral("最低")},
            {"Median", QStringLiteral("中位数")},
            {"Offers", QStringLiteral("报价")},
            {"Filter: %1", QStringLiteral("筛选：%1")},
            {"Offers shown: %1", QStringLiteral("显示报价：%1")},
            {"Left out: %1", QStringLiteral("未计入：%1")},
            {"Exchange rates: %1", QStringLiteral("汇率：%1")},
            {"Sources: %1", QStringLiteral("来源：%1")},
            {"%1 and %2 more", QStringLiteral("%1 等，另有 %2 个")},
            {"Prices observed from %1 (oldest) to %2 (newest)",
                QStringLiteral("价格采集日期：%1（最早）至 %2（最新）")},
            {"; undated: %1", QStringLiteral("；无日期：%1")},
        };
        const auto found = words.find(sourceText);
        return qstrcmp(context, "Chart") == 0 && found != words.end() ? found->second : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace atlas::test
