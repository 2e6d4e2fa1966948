// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/offerviews.h"

#include "catalog/catalog.h"
#include "columns/offerkey.h"
#include "columns/views.h"
#include "cost/offerprices.h"
#include "health/offerhealth.h"

#include <limits>
#include <map>

namespace atlas::views {

namespace {

/// Price of the instance divided by a figure of its hardware.
View pricePer(const TableContext& context, double (*figure)(const Catalog&, std::size_t))
{
    const Catalog& catalog = *context.catalog;
    std::vector<double> divisors;
    for (std::size_t hardware = 0; hardware < catalog.hardware.size(); ++hardware)
        divisors.push_back(figure(catalog, hardware));
    divisors.push_back(std::numeric_limits<double>::quiet_NaN());
    const std::span<const double> prices = context.prices->perHour();
    std::vector<double> values(prices.size());
    for (std::size_t offer = 0; offer < prices.size(); ++offer) {
        const double divisor = divisors[catalog.offers.hardware[offer]];
        values[offer] = divisor > 0 ? prices[offer] / divisor : std::numeric_limits<double>::quiet_NaN();
    }
    return numberView(nullptr, std::move(values));
}

/// Names by hardware; what has only an id yet, as imports leave it, goes by that.
View namedOrById(const View& names, const View& ids)
{
    std::vector<QString> texts;
    for (std::size_t entity = 0; entity + 1 < names.textCodes->size(); ++entity) {
        const View& known = (*names.textCodes)[entity] == View::Unknown ? ids : names;
        const std::uint32_t code = (*known.textCodes)[entity];
        texts.push_back(code == View::Unknown ? QString() : known.dictionary->text(code));
    }
    return textView(names.codes, std::move(texts));
}

std::vector<QString> vocabularyTexts(std::span<const std::string_view> entries)
{
    std::vector<QString> texts;
    for (const std::string_view entry : entries)
        texts.push_back(QString::fromLatin1(entry.data(), static_cast<qsizetype>(entry.size())));
    return texts;
}

}

View offerKey(const TableContext& context)
{
    return composedView([catalog = context.catalog](std::uint32_t row) { return offerKeyText(*catalog, row); });
}

View offerProviderName(const TableContext& context)
{
    return withChineseNames(
        namedOrById(providerText("name_en")(context), providerText("provider")(context)), *context.catalog);
}

View offerGpuName(const TableContext& context)
{
    return namedOrById(gpuText("gpu_name")(context), gpuText("gpu")(context));
}

View offerGpu(const TableContext& context)
{
    return withGpuSpellings(gpuText("gpu")(context), *context.catalog);
}

View offerVariant(const TableContext& context)
{
    return textView(&context.catalog->offers.variant, context.catalog->variants);
}

View offerPurchaseModel(const TableContext& context)
{
    return textView(&context.catalog->offers.purchaseModel, vocabularyTexts(PurchaseModels));
}

View pricePerHour(const TableContext& context)
{
    return numberView(context.prices->perHour(), context.prices);
}

View pricePerGpuHour(const TableContext& context)
{
    return numberView(context.prices->perGpuHour(), context.prices);
}

View pricePerTflopHour(const TableContext& context)
{
    return pricePer(context, instanceTflops);
}

View pricePerGibHour(const TableContext& context)
{
    return pricePer(context, totalGpuMemoryGib);
}

View spotSaving(const TableContext& context)
{
    return numberView(context.prices->spotSavingPercent(), context.prices);
}

View comparisonCurrency(const TableContext& context)
{
    // One text for all rows: any code column of few codes will do.
    const CodeColumn& codes = context.catalog->offers.purchaseModel;
    return textView(&codes, std::vector<QString>(codes.cardinality() + 1, context.currency));
}

View originalPrice(const TableContext& context)
{
    const MoneyColumn& prices = context.catalog->offers.current.price;
    std::vector<double> values(prices.size());
    for (std::size_t offer = 0; offer < values.size(); ++offer)
        values[offer]
            = prices[offer] < 0 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(prices[offer]) / 1e6;
    return numberView(nullptr, std::move(values));
}

View originalCurrency(const TableContext& context)
{
    return textView(&context.catalog->offers.current.currency, context.catalog->currencies);
}

View observedOn(const TableContext& context)
{
    const std::vector<DateNumber>& dates = context.catalog->dates;
    return numberView(&context.catalog->offers.current.observedOn, std::vector<double>(dates.begin(), dates.end()));
}

View ageDays(const TableContext& context)
{
    std::vector<double> ages;
    for (const DateNumber date : context.catalog->dates)
        ages.push_back(static_cast<double>(lastDay(date).daysTo(context.today)));
    return numberView(&context.catalog->offers.current.observedOn, std::move(ages));
}

View offerSource(const TableContext& context)
{
    return textView(&context.catalog->offers.current.source, context.catalog->sources.texts("source"));
}

View offerFlags(const TableContext& context)
{
    // Every combination of flags that occurs is an entity, so a row is one small code.
    const OfferHealth& health = *context.health;
    std::map<HealthMarks, std::uint32_t> combinations;
    for (std::size_t offer = 0; offer < health.size(); ++offer)
        combinations.try_emplace(health.marks(offer) & DoubtMarks);
    std::vector<QStringList> lists;
    for (auto& [marks, code] : combinations) {
        code = static_cast<std::uint32_t>(lists.size());
        QStringList& list = lists.emplace_back();
        for (std::size_t flag = 0; flag < DoubtCount; ++flag)
            if (marks & (HealthMarks{1} << flag))
                list.append(healthRuleId(static_cast<HealthRule>(flag)));
    }
    auto codes = std::make_shared<CodeColumn>(lists.size());
    codes->reserve(health.size());
    for (std::size_t offer = 0; offer < health.size(); ++offer)
        codes->append(combinations[health.marks(offer) & DoubtMarks]);
    View view = listView(codes.get(), lists, std::vector<bool>(lists.size(), true));
    view.owner = codes;
    return view;
}

View offerNote(const TableContext& context)
{
    return distinctTextView(&context.catalog->offers.current.note, context.catalog->notes);
}

} // namespace atlas::views
