// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"

#include <QRandomGenerator>
#include <limits>

namespace atlas::test {

/// A catalog by chance: few providers, machines and regions, every figure unknown now and then, some offers free, some
/// figures equal.
class RandomCatalog
{
public:
    explicit RandomCatalog(quint32 seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] CatalogPtr make()
    {
        auto catalog = std::make_shared<Catalog>();
        addEntities(*catalog);
        addHardware(*catalog);
        addOffers(*catalog);
        return catalog;
    }

private:
    static constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
    static constexpr std::uint32_t Providers = 4, Gpus = 5, Regions = 8, Dates = 3;

    [[nodiscard]] std::uint32_t below(std::size_t most) { return m_random.bounded(static_cast<quint32>(most)); }
    [[nodiscard]] double oneOf(std::initializer_list<double> numbers) { return numbers.begin()[below(numbers.size())]; }
    [[nodiscard]] QString oneOf(std::initializer_list<const char*> texts)
    {
        const char* const text = texts.begin()[below(texts.size())];
        return text ? QString::fromLatin1(text) : QString();
    }
    static std::vector<QString> named(const char* prefix, std::uint32_t count)
    {
        std::vector<QString> names;
        for (std::uint32_t index = 0; index < count; ++index)
            names.push_back(QString::fromLatin1(prefix) + QString::number(index));
        return names;
    }
    void addLists(EntityTable& table, const char* key, std::initializer_list<const char*> words)
    {
        EntityTable::Lists& lists = table.addLists(key);
        for (std::size_t row = 0; row < table.size(); ++row) {
            lists.known.push_back(below(3) != 0);
            QStringList list;
            for (const char* const word : words)
                if (lists.known.back() && below(2) == 0)
                    list << QString::fromLatin1(word);
            lists.values.push_back(list);
        }
    }
    void addEntities(Catalog& catalog)
    {
        catalog.sources.setSize(1);
        catalog.sources.addTexts("source") = named("source", 1);
        catalog.providers.setSize(Providers);
        catalog.providers.addTexts("provider")
            = {QStringLiteral("aws"), QStringLiteral("azure"), QStringLiteral("lambda"), QStringLiteral("vast")};
        catalog.providers.addTexts("name_en") = named("Provider ", Providers);
        std::vector<QString>& kinds = catalog.providers.addTexts("provider_kind");
        for (std::uint32_t index = 0; index < Providers; ++index)
            kinds.push_back(oneOf({"hyperscaler", "specialist", "marketplace", nullptr}));
        addLists(catalog.providers, "compliance", {"HIPAA", "SOC 2", "GDPR", "ISO 27001"});
        addLists(catalog.providers, "frameworks", {"PyTorch", "TensorFlow", "JAX"});
        catalog.services.setSize(Providers);
        catalog.services.addTexts("service") = named("service", Providers);
        catalog.services.addCodes("provider") = {0, 1, 2, 3};
        addLists(catalog.services, "access", {"ssh", "notebook", "managed"});
        catalog.gpus.setSize(Gpus);
        catalog.gpus.addTexts("gpu") = {QStringLiteral("h100-sxm-80gb"), QStringLiteral("a100-80gb"),
            QStringLiteral("l4"), QStringLiteral("tpu-v4"), QStringLiteral("t4")};
        catalog.gpus.addTexts("gpu_name") = named("GPU ", Gpus);
        for (const char* const key : {"gpu_kind", "gpu_vendor"}) {
            std::vector<QString>& values = catalog.gpus.addTexts(key);
            for (std::uint32_t index = 0; index < Gpus; ++index)
                values.push_back(QLatin1StringView(key) == QLatin1StringView("gpu_kind")
                        ? oneOf({"gpu", "gpu", "gpu", "tpu", nullptr})
                        : oneOf({"NVIDIA", "AMD", nullptr}));
        }
        for (const char* const key : {"fp16_tflops", "bf16_tflops", "memory_bandwidth_gb_s"}) {
            std::vector<double>& values = catalog.gpus.addNumbers(key);
            for (std::uint32_t index = 0; index < Gpus; ++index)
                values.push_back(oneOf({65, 121, 312, 989, 989, Unknown}));
        }
        catalog.gpus.addLists("aliases") = {std::vector<QStringList>(Gpus), std::vector<bool>(Gpus, true)};
        catalog.regions.setSize(Regions);
        catalog.regions.addTexts("region") = named("region", Regions);
        std::vector<QString>& groups = catalog.regions.addTexts("region_group");
        for (std::uint32_t index = 0; index < Regions; ++index)
            groups.push_back(oneOf({"us", "eu", "cn", "asia-pacific", nullptr}));
        catalog.terms.setSize(2);
        catalog.terms.addNumbers("free") = {0, 1};
        for (const char* const key :
            {"subscription_fee", "included_units", "billing_increment_s", "minimum_billing_s", "session_limit_h"})
            catalog.terms.addNumbers(key) = {Unknown, oneOf({12, Unknown})};
        catalog.variants = {QStringLiteral("")};
        catalog.currencies = {QStringLiteral("USD")};
        catalog.notes = {};
        catalog.dates = {20260101, 20261001, 20261130};
    }
    void addHardware(Catalog& catalog)
    {
        const std::uint32_t types = 2 + below(12);
        catalog.instanceTypes.setSize(types);
        catalog.instanceTypes.addTexts("instance_type") = named("type", types);
        EntityTable& hardware = catalog.hardware;
        hardware.setSize(types);
        for (std::uint32_t index = 0; index < types; ++index) {
            const std::uint32_t provider = below(Providers);
            catalog.instanceTypes.addCodes("provider").push_back(provider);
            hardware.addCodes("instance_type").push_back(index);
            hardware.addCodes("service").push_back(provider);
            hardware.addCodes("gpu").push_back(below(8) == 0 ? Gpus : below(Gpus));
            hardware.addNumbers("gpu_count").push_back(oneOf({0.5, 1, 1, 2, 4, 8, 8, 16, Unknown}));
            hardware.addNumbers("gpu_memory_gib").push_back(oneOf({16, 24, 40, 80, 80, 141, Unknown}));
            hardware.addTexts("interconnect").push_back(oneOf({"NVLink", "InfiniBand", "EFA", nullptr, nullptr}));
            for (const char* const key : {"vcpus", "memory_gib", "storage_gib"})
                hardware.addNumbers(key).push_back(oneOf({8, 64, Unknown}));
        }
    }
    void addOffers(Catalog& catalog)
    {
        const std::uint32_t types = static_cast<std::uint32_t>(catalog.instanceTypes.size());
        OfferColumns& offers = catalog.offers;
        offers.hardware = CodeColumn(types);
        offers.region = CodeColumn(Regions);
        offers.purchaseModel = CodeColumn(PurchaseModels.size());
        offers.variant = CodeColumn(1);
        offers.current.currency = CodeColumn(1);
        offers.current.observedOn = CodeColumn(Dates);
        offers.current.source = CodeColumn(1);
        offers.current.note = CodeColumn(0);
        offers.current.terms = CodeColumn(2);
        for (std::uint32_t type = 0; type < types; ++type) {
            for (std::uint32_t region = 0; region < Regions; ++region) {
                for (std::uint32_t model = 0; model < 4; ++model) {
                    if (below(4) != 0)
                        continue;
                    const bool free = below(20) == 0;
                    offers.hardware.append(type);
                    offers.region.append(below(6) == 0 ? Regions : region);
                    offers.purchaseModel.append(model);
                    offers.variant.append(0);
                    offers.current.price.append(below(8) == 0 ? MoneyColumn::Unknown
                            : free                            ? 0
                                                              : 10'000 * (1 + std::int64_t{below(2000)}));
                    offers.current.currency.append(0);
                    offers.current.observedOn.append(below(Dates + 1));
                    offers.current.source.append(0);
                    offers.current.note.append(0);
                    offers.current.terms.append(free ? 1 : 0);
                }
            }
        }
    }

    QRandomGenerator m_random;
};

} // namespace atlas::test
