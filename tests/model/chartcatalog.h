// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "columns/tables.h"
#include "cost/offerprices.h"

#include <QRandomGenerator>
#include <limits>
#include <memory>

namespace atlas::test {

/// Makes a catalog by chance.
class CatalogByChance
{
public:
    explicit CatalogByChance(quint32 seed)
        : m_random(seed)
    {
    }

    std::shared_ptr<const Catalog> make(std::size_t offers)
    {
        addGpus(1 + below(7));
        addTypes(1 + below(3), 1 + below(9));
        addDictionaries();
        addOffers(offers);
        return m_catalog;
    }

private:
    static constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
    std::uint32_t below(std::size_t bound) { return m_random.bounded(static_cast<quint32>(bound)); }
    static QString name(const char* stem, std::size_t number)
    {
        return QString::fromLatin1(stem) + QString::number(number);
    }

    void addGpus(std::size_t count)
    {
        EntityTable& gpus = m_catalog->gpus;
        gpus.setSize(count);
        for (std::size_t gpu = 0; gpu < count; ++gpu) {
            gpus.addTexts("gpu").push_back(name("g", gpu));
            gpus.addTexts("gpu_name").push_back(name("GPU ", gpu));
            gpus.addTexts("gpu_vendor").push_back(gpu % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B"));
            for (const char* key :
                {"fp16_tflops", "bf16_tflops", "fp8_tflops", "memory_bandwidth_gb_s", "gpu_memory_gib"})
                gpus.addNumbers(key).push_back(below(5) == 0 ? Unknown : 10.0 * (1 + below(4)));
        }
    }

    void addTypes(std::size_t providers, std::size_t types)
    {
        m_catalog->providers.setSize(providers);
        for (std::size_t provider = 0; provider < providers; ++provider) {
            m_catalog->providers.addTexts("provider").push_back(name("p", provider));
            m_catalog->providers.addTexts("name_en").push_back(name("Provider ", provider));
            m_catalog->providers.addTexts("name_zh").push_back(QString());
        }
        m_catalog->instanceTypes.setSize(types);
        EntityTable& hardware = m_catalog->hardware;
        hardware.setSize(types);
        for (std::size_t type = 0; type < types; ++type) {
            m_catalog->instanceTypes.addCodes("provider").push_back(below(providers));
            m_catalog->instanceTypes.addTexts("instance_type").push_back(name("t", type));
            hardware.addCodes("instance_type").push_back(static_cast<std::uint32_t>(type));
            hardware.addCodes("service").push_back(0);
            hardware.addCodes("gpu").push_back(below(m_catalog->gpus.size() + 1)); // the last is unknown
            hardware.addNumbers("gpu_count").push_back(below(6) == 0 ? 0.5 : 1.0 * (1U << below(4)));
            hardware.addNumbers("gpu_memory_gib").push_back(below(6) == 0 ? Unknown : 8.0 * (1 + below(4)));
        }
    }

    void addDictionaries()
    {
        m_catalog->regions.setSize(2);
        m_catalog->regions.addTexts("region") = {QStringLiteral("r0"), QString()};
        m_catalog->regions.addTexts("region_group") = {QStringLiteral("us"), QStringLiteral("eu")};
        m_catalog->terms.setSize(2);
        m_catalog->terms.addNumbers("free") = {0, 1};
        m_catalog->sources.setSize(1);
        m_catalog->sources.addTexts("source") = {QStringLiteral("s")};
        m_catalog->sources.addTexts("title") = {QStringLiteral("Source")};
        m_catalog->variants = {QString(), QStringLiteral("v")};
        m_catalog->currencies = {QStringLiteral("USD"), QStringLiteral("ZZZ")};
        m_catalog->dates = {20260101, 20260200};
    }

    void addOffers(std::size_t count)
    {
        OfferColumns& columns = m_catalog->offers;
        columns.hardware = CodeColumn(m_catalog->hardware.size());
        columns.region = CodeColumn(2);
        columns.purchaseModel = CodeColumn(PurchaseModels.size());
        columns.variant = CodeColumn(2);
        columns.current = {{}, CodeColumn(2), CodeColumn(2), CodeColumn(1), CodeColumn(0), CodeColumn(2)};
        for (std::size_t offer = 0; offer < count; ++offer) {
            columns.hardware.append(below(m_catalog->hardware.size()));
            columns.region.append(below(2));
            columns.purchaseModel.append(below(2));
            columns.variant.append(below(2));
            const bool free = below(10) == 0;
            const bool unknown = below(9) == 0;
            columns.current.price.append(free ? 0 : unknown ? MoneyColumn::Unknown : 250'000 * (1 + below(24)));
            columns.current.currency.append(below(12) == 0 ? 1 : 0);
            columns.current.observedOn.append(below(3));
            columns.current.source.append(0);
            columns.current.note.append(0);
            columns.current.terms.append(free ? 1 : 0);
        }
    }

    std::shared_ptr<Catalog> m_catalog = std::make_shared<Catalog>();
    QRandomGenerator m_random;
};

/// A small catalog by chance, made in memory: prices and figures are round, so that many are equal, some unknown.
inline std::shared_ptr<const Catalog> randomCatalog(std::size_t offers, quint32 seed)
{
    return CatalogByChance(seed).make(offers);
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
