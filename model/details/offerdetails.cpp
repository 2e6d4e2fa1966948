// SPDX-License-Identifier: GPL-3.0-or-later
#include "details/offerdetails.h"

#include "catalog/catalog.h"
#include "columns/views.h"
#include "cost/offerprices.h"
#include "engine/filterwords.h"
#include "health/findings.h"
#include "health/offergroups.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <span>

namespace atlas {

namespace {

struct Group
{
    const char* title;
    std::vector<const char*> keys;
};

std::span<const Group> fieldGroups()
{
    static const std::array<Group, 5> all{{
        {QT_TRANSLATE_NOOP("Details", "Price"),
            {"price_per_gpu_hour", "price_per_hour", "price_per_tflop_hour", "price_per_gib_hour",
                "spot_saving_percent", "purchase_model", "free", "original_price", "original_currency", "currency",
                "subscription_fee", "included_units", "session_limit_h", "billing_increment_s", "minimum_billing_s"}},
        {QT_TRANSLATE_NOOP("Details", "GPU"),
            {"gpu_name", "gpu", "gpu_vendor", "gpu_kind", "form_factor", "gpu_count", "gpu_memory_gib",
                "gpu_memory_total_gib", "tflops_fp16", "memory_bandwidth_gb_s"}},
        {QT_TRANSLATE_NOOP("Details", "Machine"),
            {"instance_type", "variant", "vcpus", "memory_gib", "storage_gib", "interconnect"}},
        {QT_TRANSLATE_NOOP("Details", "Provider"),
            {"provider_name", "provider", "provider_kind", "service", "region", "region_group", "access", "frameworks",
                "compliance"}},
        {QT_TRANSLATE_NOOP("Details", "Source"), {"observed_on", "age_days", "source", "flags", "note", "key"}},
    }};
    return all;
}

/// Value with its unit, which stands in the title elsewhere.
DetailField fieldOf(const Table& table, int column, std::uint32_t row, const CellStyle& style)
{
    const Column& described = table.column(column);
    DetailField field{QString::fromLatin1(described.key), columnTitle(described), cellText(table, column, row, style),
        table.view(column).isKnown(row)};
    // A blank would look as if something were missing.
    if (field.text.isEmpty())
        field.text
            = QCoreApplication::translate("Details", "none", "an empty text or list, which is known to be empty");
    QString unit = unitText(described.unit, style.per, table.context().currency);
    if (described.unit == Unit::Money)
        if (const int currency = table.indexOf(u"original_currency"); currency >= 0)
            unit = table.view(currency).text(row);
    if (!unit.isEmpty() && field.known)
        field.text = QCoreApplication::translate("Details", "%1 %2", "value and unit").arg(field.text, unit);
    return field;
}

QString at(const std::vector<QString>& texts, std::size_t place)
{
    return place < texts.size() ? texts[place] : QString();
}

}

struct OfferDetails::ByType
{
    std::vector<std::uint32_t> typeOf; ///< instance type of each offer
    OfferGroups offers;
};

OfferDetails::OfferDetails(TablePtr table)
    : m_table(std::move(table))
{
}

OfferDetails::~OfferDetails() = default;

QString OfferDetails::title(std::uint32_t row, const CellStyle& style) const
{
    const auto text = [&](QStringView key) {
        const int column = m_table->indexOf(key);
        return column >= 0 && m_table->view(column).isKnown(row) ? cellText(*m_table, column, row, style) : QString();
    };
    // A GPU or provider that only an import has named has no name yet.
    const auto either
        = [&text](QStringView name, QStringView id) { return text(name).isEmpty() ? text(id) : text(name); };
    const QString gpu = either(u"gpu_name", u"gpu"), count = text(u"gpu_count"),
                  provider = either(u"provider_name", u"provider");
    if (gpu.isEmpty())
        return m_table->key(row);
    return QCoreApplication::translate("Details", "%1 × %2, %3", "number of GPUs, GPU, provider")
        .arg(count.isEmpty() ? QStringLiteral("?") : count, gpu, provider);
}

std::vector<DetailGroup> OfferDetails::groups(std::uint32_t row, const CellStyle& style) const
{
    std::set<int> written;
    std::vector<DetailGroup> all;
    for (const Group& group : fieldGroups()) {
        DetailGroup made{QCoreApplication::translate("Details", group.title), {}};
        for (const char* key : group.keys)
            if (const int column = m_table->indexOf(QString::fromLatin1(key));
                column >= 0 && written.insert(column).second)
                made.fields.push_back(fieldOf(*m_table, column, row, style));
        all.push_back(std::move(made));
    }
    DetailGroup others{QCoreApplication::translate("Details", "Further"), {}};
    for (int column = 0; column < static_cast<int>(m_table->columns().size()); ++column)
        if (!written.contains(column))
            others.fields.push_back(fieldOf(*m_table, column, row, style));
    // The source stays last: what follows it belongs to it.
    all.insert(all.end() - 1, std::move(others));
    std::erase_if(all, [](const DetailGroup& group) { return group.fields.empty(); });
    return all;
}

std::vector<DetailFinding> OfferDetails::findings(std::uint32_t row) const
{
    std::vector<DetailFinding> found;
    if (!m_table->context().health)
        return found;
    for (const Finding& finding : findingsOf(m_table->context(), row))
        found.push_back(
            {healthRuleTitle(finding.rule), finding.message, static_cast<std::size_t>(finding.rule) < DoubtCount});
    return found;
}

const OfferDetails::ByType& OfferDetails::byType() const
{
    if (m_byType)
        return *m_byType;
    const Catalog& catalog = *m_table->context().catalog;
    const std::vector<std::uint32_t>& types = catalog.hardware.codes("instance_type");
    std::vector<std::uint32_t> typeOf(catalog.offers.size());
    for (std::size_t offer = 0; offer < typeOf.size(); ++offer) {
        const std::uint32_t hardware = catalog.offers.hardware[offer];
        typeOf[offer] = hardware < types.size() ? types[hardware] : OfferGroups::None;
    }
    OfferGroups offers(typeOf, catalog.instanceTypes.size());
    m_byType = std::make_unique<ByType>(ByType{std::move(typeOf), std::move(offers)});
    return *m_byType;
}

RowsPtr OfferDetails::siblings(std::uint32_t row) const
{
    auto rows = std::make_shared<Rows>();
    const std::uint32_t type = byType().typeOf[row];
    if (type == OfferGroups::None) {
        rows->push_back(row);
        return rows;
    }
    for (const std::uint32_t offer : byType().offers.rows(type))
        rows->push_back(offer);
    const std::span<const double> prices = m_table->context().prices->perGpuHour();
    std::stable_sort(rows->begin(), rows->end(), [&](std::uint32_t left, std::uint32_t right) {
        // Unknown prices last.
        return prices[left] < prices[right] || (!std::isnan(prices[left]) && std::isnan(prices[right]));
    });
    return rows;
}

QString OfferDetails::siblingFilter(std::uint32_t row) const
{
    QStringList operands;
    for (const QStringView key : {QStringView(u"provider"), QStringView(u"instance_type")})
        if (const int column = m_table->indexOf(key); column >= 0 && m_table->view(column).isKnown(row))
            operands << columnName(*m_table, column) + u'='
                    + valueWritten(m_table->view(column).text(row), FilterNode::Op::Equal);
    return operands.join(u' ');
}

DetailSource OfferDetails::source(std::uint32_t row) const
{
    const Catalog& catalog = *m_table->context().catalog;
    const std::size_t source = catalog.offers.current.source[row];
    return {at(catalog.sources.texts("title"), source), at(catalog.sources.texts("publisher"), source),
        at(catalog.sources.texts("url"), source)};
}

} // namespace atlas
