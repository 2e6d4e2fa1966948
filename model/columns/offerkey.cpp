// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/offerkey.h"

#include "catalog/catalog.h"
#include "catalog/offerkey.h"
#include "engine/collation.h"
#include "engine/countingsort.h"

#include <QUrl>
#include <algorithm>
#include <numeric>

namespace atlas::views {

namespace {

QString encoded(const QString& part)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(part));
}

QString encodedRegion(const QString& region)
{
    if (region.isEmpty())
        return QStringLiteral("-");
    return region == QLatin1StringView("-") ? QStringLiteral("%2D") : encoded(region);
}

/// Ranks of key parts. Each part but the last is compared with the "/" that follows it, so that ranks order as the
/// whole keys do. `exact`: by the texts as they are, to part keys that differ in case only.
std::vector<std::uint32_t> partRanks(const std::vector<QString>& parts, bool exact)
{
    std::vector<QString> texts;
    for (const QString& part : parts)
        texts.push_back(exact ? part : fold(part));
    std::vector<std::uint32_t> order(texts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(),
        [&](std::uint32_t left, std::uint32_t right) { return compareNatural(texts[left], texts[right]) < 0; });
    std::vector<std::uint32_t> ranks(texts.size());
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        rank += i > 0 && texts[order[i]] != texts[order[i - 1]];
        ranks[order[i]] = rank;
    }
    return ranks;
}

struct Part
{
    const CodeColumn* codes;
    std::vector<QString> texts; ///< by code; the unknown code included
};

/// The parts of all keys, most significant first.
std::vector<Part> keyParts(const Catalog& catalog)
{
    const auto slash = [](const QString& text) { return text + u'/'; };
    std::vector<QString> types, regions, models, variants;
    const auto& typeOf = catalog.hardware.codes("instance_type");
    const auto& providerOf = catalog.instanceTypes.codes("provider");
    for (std::size_t hardware = 0; hardware < catalog.hardware.size(); ++hardware)
        types.push_back(slash(encoded(catalog.providers.texts("provider")[providerOf[typeOf[hardware]]]) + u'/'
            + encoded(catalog.instanceTypes.texts("instance_type")[typeOf[hardware]])));
    types.push_back({});
    for (const QString& region : catalog.regions.texts("region"))
        regions.push_back(slash(encodedRegion(region)));
    regions.push_back({});
    for (const std::string_view model : PurchaseModels)
        models.push_back(QString::fromLatin1(model.data(), static_cast<qsizetype>(model.size())));
    models.push_back({});
    for (const QString& variant : catalog.variants)
        variants.push_back(variant.isEmpty() ? QString() : encoded(variant));
    variants.push_back({});
    return {{&catalog.offers.hardware, types}, {&catalog.offers.region, regions},
        {&catalog.offers.purchaseModel, models}, {&catalog.offers.variant, variants}};
}

}

QString offerKeyText(const Catalog& catalog, std::uint32_t offer)
{
    const OfferColumns& offers = catalog.offers;
    const std::uint32_t type = catalog.hardware.codes("instance_type")[offers.hardware[offer]];
    const std::uint32_t provider = catalog.instanceTypes.codes("provider")[type];
    const std::uint32_t region = offers.region[offer];
    const std::string_view model = PurchaseModels[offers.purchaseModel[offer]];
    return offerKey(catalog.providers.texts("provider")[provider], catalog.instanceTypes.texts("instance_type")[type],
        region < catalog.regions.size() ? catalog.regions.texts("region")[region] : QString(),
        QString::fromLatin1(model.data(), static_cast<qsizetype>(model.size())),
        catalog.variants[offers.variant[offer]]);
}

std::vector<std::uint32_t> offerKeyOrder(const Catalog& catalog)
{
    std::vector<std::uint32_t> order(catalog.offers.size());
    std::iota(order.begin(), order.end(), 0U);
    const std::vector<Part> parts = keyParts(catalog);
    // Least significant first: the texts as they are, where folding makes two parts equal, then the folded texts.
    for (const bool exact : {true, false}) {
        for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
            const std::vector<std::uint32_t> ranks = partRanks(part->texts, exact);
            if (exact && ranks == partRanks(part->texts, false))
                continue;
            countingSort(order, ranks.size(), [&](std::uint32_t row) { return ranks[(*part->codes)[row]]; });
        }
    }
    return order;
}

} // namespace atlas::views
