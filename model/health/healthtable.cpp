// SPDX-License-Identifier: GPL-3.0-or-later
#include "health/healthtable.h"

#include "catalog/catalog.h"
#include "columns/offerkey.h"
#include "columns/offersummaries.h"
#include "columns/views.h"
#include "health/findings.h"

namespace atlas {

namespace {

using Found = std::shared_ptr<const std::vector<Finding>>;
using enum ColumnKind;

/// A view whose text is made of each finding.
template <class F> std::function<View(const TableContext&)> textOf(const Found& found, F f)
{
    return [found, f](const TableContext& context) {
        std::vector<QString> texts;
        texts.reserve(found->size());
        for (const Finding& finding : *found)
            texts.push_back(f(context, finding));
        return textView(nullptr, std::move(texts));
    };
}

/// A text of the provider or GPU of the finding's offer.
std::function<View(const TableContext&)> ownerText(const Found& found, views::OffersOf of, std::string_view key)
{
    return [found, of, key](const TableContext& context) {
        const Catalog& catalog = *context.catalog;
        const std::vector<std::uint32_t> owners = views::ownersOfOffers(catalog, of);
        const std::vector<QString>& names = (of == views::OffersOf::Gpus ? catalog.gpus : catalog.providers).texts(key);
        std::vector<QString> texts;
        for (const Finding& finding : *found) {
            const std::uint32_t owner = owners[finding.offer];
            texts.push_back(owner < names.size() ? names[owner] : QString());
        }
        View view = textView(nullptr, std::move(texts));
        return of == views::OffersOf::Gpus ? views::withGpuSpellings(std::move(view), catalog) : view;
    };
}

QString instanceTypeOf(const TableContext& context, const Finding& finding)
{
    const Catalog& catalog = *context.catalog;
    const std::size_t type = catalog.hardware.codes("instance_type")[catalog.offers.hardware[finding.offer]];
    const std::vector<QString>& names = catalog.instanceTypes.texts("instance_type");
    return type < names.size() ? names[type] : QString();
}

QString regionOf(const TableContext& context, const Finding& finding)
{
    const std::vector<QString>& names = context.catalog->regions.texts("region");
    const std::size_t region = context.catalog->offers.region[finding.offer];
    return region < names.size() ? names[region] : QString();
}

std::vector<Column> identityColumns(const Found& found)
{
    return {
        {.key = "finding",
            .title = QT_TRANSLATE_NOOP("Columns", "Finding"),
            .help = QT_TRANSLATE_NOOP("Columns", "Rule and offer"),
            .view = textOf(found,
                [](const TableContext& context, const Finding& finding) {
                    return healthRuleId(finding.rule) + u' ' + views::offerKeyText(*context.catalog, finding.offer);
                })},
        {.key = "rule",
            .title = QT_TRANSLATE_NOOP("Columns", "Rule"),
            .help = QT_TRANSLATE_NOOP("Columns", "What was looked for"),
            .kind = Vocabulary,
            .shown = 1,
            .view
            = textOf(found, [](const TableContext&, const Finding& finding) { return healthRuleId(finding.rule); }),
            .vocabulary = HealthRuleIds,
            .searched = true},
        {.key = "kind",
            .title = QT_TRANSLATE_NOOP("Columns", "Doubt or remark"),
            .help
            = QT_TRANSLATE_NOOP("Columns", "A doubt says that a figure may be wrong, a remark how it must be read"),
            .kind = Vocabulary,
            .shown = 1,
            .view = textOf(found,
                [](const TableContext&, const Finding& finding) {
                    return (markOf(finding.rule) & DoubtMarks) != 0 ? QStringLiteral("doubt")
                                                                    : QStringLiteral("remark");
                }),
            .vocabulary = FindingKinds},
        {.key = "key",
            .title = QT_TRANSLATE_NOOP("Columns", "Key"),
            .help = QT_TRANSLATE_NOOP("Columns", "Identity of the offer"),
            .view = textOf(found,
                [](const TableContext& context, const Finding& finding) {
                    return views::offerKeyText(*context.catalog, finding.offer);
                })},
    };
}

std::vector<Column> contentColumns(const Found& found)
{
    return {
        {.key = "provider",
            .title = QT_TRANSLATE_NOOP("Columns", "Provider id"),
            .help = QT_TRANSLATE_NOOP("Columns", "Short name of the provider, as filters write it"),
            .shown = 1,
            .view = ownerText(found, views::OffersOf::Providers, "provider"),
            .searched = true},
        {.key = "instance_type",
            .title = QT_TRANSLATE_NOOP("Columns", "Instance type"),
            .help = QT_TRANSLATE_NOOP("Columns", "Name of the machine at the provider"),
            .shown = 1,
            .view = textOf(found, instanceTypeOf),
            .searched = true},
        {.key = "region",
            .title = QT_TRANSLATE_NOOP("Columns", "Region"),
            .help = QT_TRANSLATE_NOOP("Columns", "Region as the provider names it"),
            .shown = 1,
            .view = textOf(found, regionOf),
            .searched = true},
        {.key = "gpu",
            .title = QT_TRANSLATE_NOOP("Columns", "GPU id"),
            .help = QT_TRANSLATE_NOOP("Columns", "Short name of the GPU; a filter also finds it by name and alias"),
            .shown = 1,
            .view = ownerText(found, views::OffersOf::Gpus, "gpu"),
            .searched = true},
        {.key = "message",
            .title = QT_TRANSLATE_NOOP("Columns", "Why"),
            .help = QT_TRANSLATE_NOOP("Columns", "What was found, with its figures"),
            .shown = 1,
            .view = textOf(found, [](const TableContext&, const Finding& finding) { return finding.message; })},
        {.key = "effect",
            .title = QT_TRANSLATE_NOOP("Columns", "What is done about it"),
            .help = QT_TRANSLATE_NOOP("Columns", "How the program treats the offer"),
            .shown = 1,
            .view = textOf(
                found, [](const TableContext&, const Finding& finding) { return healthRuleEffect(finding.rule); })},
    };
}

}

TablePtr healthTable(const TableContext& context)
{
    const Found found = std::make_shared<const std::vector<Finding>>(findings(context));
    std::vector<Column> columns = identityColumns(found);
    for (Column& column : contentColumns(found))
        columns.push_back(std::move(column));
    return std::make_shared<const Table>(QStringLiteral("health"), std::move(columns), found->size(), context);
}

} // namespace atlas
