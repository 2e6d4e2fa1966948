// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "columns/tables.h"
#include "cost/offerprices.h"

#include <QRandomGenerator>
#include <limits>
#include <memory>

namespace atlas::test {

inline void addRandomOffers(Catalog& catalog, std::size_t offers, QRandomGenerator& random)
{
    const auto below = [&random](std::size_t bound) { return random.bounded(static_cast<quint32>(bound)); };
    OfferColumns& columns = catalog.offers;
    columns.hardware = CodeColumn(catalog.hardware.size());
    columns.region = CodeColumn(2);
    columns.purchaseModel = CodeColumn(PurchaseModels.size());
    columns.variant = CodeColumn(2);
    columns.current = {{}, CodeColumn(2), CodeColumn(2), CodeColumn(1), CodeColumn(0), CodeColumn(2)};
    for (std::size_t offer = 0; offer < offers; ++offer) {
        columns.hardware.append(below(catalog.hardware.size()));
        columns.region.append(below(2));
        columns.purchaseModel.append(below(2));
        columns.variant.append(below(2));
        const bool free = below(10) == 0;
        columns.current.price.append(free ? 0 : below(9) == 0 ? MoneyColumn::Unknown : 250'000 * (1 + below(24)));
        columns.current.currency.append(below(12) == 0 ? 1 : 0);
        columns.current.observedOn.append(below(3));
        columns.current.source.append(0);
        columns.current.note.append(0);
        columns.current.terms.append(free ? 1 : 0);
    }
}

/// A small catalog by chance, made in memory: prices and figures are round, so that many are equal, some unknown.
inline std::shared_ptr<const Catalog> randomCatalog(std::size_t offers, quint32 seed)
{
    constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
    QRandomGenerator random(seed);
    const auto below = [&random](std::size_t bound) { return random.bounded(static_cast<quint32>(bound)); };
    auto catalog = std::make_shared<Catalog>();
    const auto name
        = [](const char* stem, std::size_t number) { return QString::fromLatin1(stem) + QString::number(number); };

    const std::size_t gpus = 1 + below(7), providers = 1 + below(3), types = 1 + below(9);
    catalog->gpus.setSize(gpus);
    for (std::size_t gpu = 0; gpu < gpus; ++gpu) {
        catalog->gpus.addTexts("gpu").push_back(name("g", gpu));
        catalog->gpus.addTexts("gpu_name").push_back(name("GPU ", gpu));
        catalog->gpus.addTexts("gpu_vendor").push_back(gpu % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B"));
        for (const char* key : {"fp16_tflops", "bf16_tflops", "fp8_tflops", "memory_bandwidth_gb_s", "gpu_memory_gib"})
            catalog->gpus.addNumbers(key).push_back(below(5) == 0 ? Unknown : 10.0 * (1 + below(4)));
    }
    catalog->providers.setSize(providers);
    for (std::size_t provider = 0; provider < providers; ++provider) {
        catalog->providers.addTexts("provider").push_back(name("p", provider));
        catalog->providers.addTexts("name_en").push_back(name("Provider ", provider));
        catalog->providers.addTexts("name_zh").push_back(QString());
    }
    catalog->instanceTypes.setSize(types);
    catalog->hardware.setSize(types);
    for (std::size_t type = 0; type < types; ++type) {
        catalog->instanceTypes.addCodes("provider").push_back(below(providers));
        catalog->instanceTypes.addTexts("instance_type").push_back(name("t", type));
        catalog->hardware.addCodes("instance_type").push_back(static_cast<std::uint32_t>(type));
        catalog->hardware.addCodes("service").push_back(0);
        catalog->hardware.addCodes("gpu").push_back(below(gpus + 1)); // the last is unknown
        catalog->hardware.addNumbers("gpu_count").push_back(below(6) == 0 ? 0.5 : 1.0 * (1U << below(4)));
        catalog->hardware.addNumbers("gpu_memory_gib").push_back(below(6) == 0 ? Unknown : 8.0 * (1 + below(4)));
    }
    catalog->regions.setSize(2);
    catalog->regions.addTexts("region") = {QStringLiteral("r0"), QString()};
    catalog->regions.addTexts("region_group") = {QStringLiteral("us"), QStringLiteral("eu")};
    catalog->terms.setSize(2);
    catalog->terms.addNumbers("free") = {0, 1};
    catalog->sources.setSize(1);
    catalog->sources.addTexts("source") = {QStringLiteral("s")};
    catalog->sources.addTexts("title") = {QStringLiteral("Source")};
    catalog->variants = {QString(), QStringLiteral("v")};
    catalog->currencies = {QStringLiteral("USD"), QStringLiteral("XTS")};
    catalog->dates = {20260101, 20260200};

    addRandomOffers(*catalog, offers, random);
    return catalog;
}

/// Its offers. What the health of offers needs is not there: flags are not to be asked for.
inline TablePtr offersOf(const std::shared_ptr<const Catalog>& catalog)
{
    TableContext context;
    context.catalog = catalog;
    context.prices = std::make_shared<const OfferPrices>(catalog, QStringLiteral("USD"));
    context.currency = QStringLiteral("USD");
    context.today = QDate(2026, 11, 30);
    return makeTable(QStringLiteral("offers"), context);
}

} // namespace atlas::test
