// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QRandomGenerator>
#include <limits>
#include <map>
#include <memory>
#include <vector>

/// Offer tables made by hand or by chance, without a catalog.
namespace atlas::test {

inline constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

/// One offer, plainly.
struct Offer
{
    QString key, provider, providerName, gpu, gpuName, region, regionGroup, purchaseModel, currency, source;
    double gpuCount = Nan, original = Nan, perHour = Nan, perGpu = Nan, free = 0, observedOn = Nan;
    QStringList flags;
};

template <class Member> std::vector<Member> valuesOf(const std::vector<Offer>& offers, Member Offer::*member)
{
    std::vector<Member> values;
    for (const Offer& offer : offers)
        values.push_back(offer.*member);
    return values;
}

inline Column column(const char* key, ColumnKind kind, View view)
{
    return {.key = key, .title = key, .help = key, .kind = kind, .view = [view](const TableContext&) { return view; }};
}

inline TablePtr tableOf(const std::vector<Offer>& offers)
{
    std::vector<Column> columns;
    const auto text = [&](const char* key, QString Offer::*member) {
        columns.push_back(column(key, ColumnKind::Text, textView(nullptr, valuesOf(offers, member))));
    };
    const auto number = [&](const char* key, double Offer::*member, ColumnKind kind = ColumnKind::Number) {
        columns.push_back(column(key, kind, numberView(nullptr, valuesOf(offers, member))));
    };
    text("key", &Offer::key);
    text("provider", &Offer::provider);
    text("gpu", &Offer::gpu);
    text("gpu_name", &Offer::gpuName);
    View names = textView(nullptr, valuesOf(offers, &Offer::providerName));
    std::vector<QString> chinese;
    for (std::size_t code = 0; code < names.dictionary->size(); ++code)
        chinese.push_back(QStringLiteral("中文") + names.dictionary->text(static_cast<Dictionary::Code>(code)));
    names.chineseNames = std::make_shared<const std::vector<QString>>(chinese);
    columns.push_back(column("provider_name", ColumnKind::Text, names));
    text("region", &Offer::region);
    text("region_group", &Offer::regionGroup);
    text("purchase_model", &Offer::purchaseModel);
    text("original_currency", &Offer::currency);
    text("source", &Offer::source);
    number("gpu_count", &Offer::gpuCount);
    number("original_price", &Offer::original);
    number("price_per_hour", &Offer::perHour);
    number("price_per_gpu_hour", &Offer::perGpu);
    number("free", &Offer::free, ColumnKind::Flag);
    number("observed_on", &Offer::observedOn, ColumnKind::Date);
    columns.push_back(column("flags", ColumnKind::List,
        listView(nullptr, valuesOf(offers, &Offer::flags), std::vector<bool>(offers.size(), true))));
    TableContext context;
    context.currency = QStringLiteral("USD");
    return std::make_shared<Table>(QStringLiteral("offers"), std::move(columns), offers.size(), context);
}

inline QString picked(const QStringList& texts, QRandomGenerator& random)
{
    return texts[random.bounded(static_cast<int>(texts.size()))];
}

inline std::vector<Offer> randomOffers(std::size_t count, quint32 seed)
{
    QRandomGenerator random(seed);
    const QStringList providers{
        QStringLiteral("aws"), QStringLiteral("vast"), QStringLiteral("阿里云"), QStringLiteral("a b"), QString()};
    const QStringList gpus{QStringLiteral("h100"), QStringLiteral("a10"), QStringLiteral("a100-80gb"), QString()};
    const QStringList groups{QStringLiteral("us"), QStringLiteral("eu"), QString()};
    const std::map<QString, QStringList> regions{
        {QStringLiteral("us"), {QStringLiteral("us-1"), QStringLiteral("us-2")}},
        {QStringLiteral("eu"), {QStringLiteral("eu-1")}}, {QString(), {QString()}}};
    const QStringList models{QStringLiteral("on_demand"), QStringLiteral("spot")};
    const QStringList sources{QStringLiteral("s1"), QStringLiteral("s2"), QStringLiteral("s3")};
    const std::vector<double> counts{1, 1, 4, 8, 0.125, Nan}, dates{20260101, 20260200, 20250000, 20261130, Nan};
    std::vector<Offer> offers;
    for (std::size_t index = 0; index < count; ++index) {
        Offer offer;
        offer.key = QStringLiteral("k%1").arg((index * 7919) % count);
        offer.provider = picked(providers, random);
        offer.gpu = picked(gpus, random);
        offer.regionGroup = picked(groups, random);
        offer.region = picked(regions.at(offer.regionGroup), random);
        offer.purchaseModel = picked(models, random);
        offer.source = picked(sources, random);
        offer.gpuCount = counts[random.bounded(static_cast<quint32>(counts.size()))];
        offer.observedOn = dates[random.bounded(static_cast<quint32>(dates.size()))];
        offer.free = random.bounded(12) == 0 ? 1 : 0;
        offer.original = offer.free != 0 ? 0 : (random.bounded(8) == 0 ? Nan : (1 + random.bounded(40)) / 8.0);
        offer.perHour = random.bounded(9) == 0 ? Nan : offer.original; // no rate for its currency
        offer.perGpu = offer.perHour / offer.gpuCount;
        if (random.bounded(5) == 0)
            offer.flags << QStringLiteral("conflict");
        offers.push_back(offer);
    }
    return offers;
}

} // namespace atlas::test
