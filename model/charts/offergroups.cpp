// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/offergroups.h"

#include "charts/pricedoffers.h"
#include "engine/collation.h"
#include "engine/filteredit.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

OfferGroups::OfferGroups(
    const Table& offers, int by, std::span<const std::uint32_t> rows, std::span<const double> values)
    : m_offers(offers)
    , m_by(by)
    , m_rows(rows.size())
    , m_values(rows.size())
{
    // A counting sort by code; the last place is that of unknown.
    const View& view = offers.view(by);
    const std::vector<std::uint32_t>& codes = *view.textCodes;
    const std::size_t unknown = view.dictionary->size();
    std::vector<std::size_t> next(unknown + 2, 0);
    forEntities(view, rows,
        [&](std::uint32_t, std::uint32_t entity) { ++next[std::min<std::size_t>(codes[entity], unknown) + 1]; });
    for (std::size_t code = 0; code <= unknown; ++code)
        next[code + 1] += next[code];
    const std::vector<std::size_t> starts = next;
    std::size_t index = 0;
    forEntities(view, rows, [&](std::uint32_t row, std::uint32_t entity) {
        const std::size_t place = next[std::min<std::size_t>(codes[entity], unknown)]++;
        m_rows[place] = row;
        m_values[place] = values[index++];
    });
    for (std::size_t code = 0; code <= unknown; ++code)
        if (const std::size_t size = starts[code + 1] - starts[code]; size > 0)
            m_groups.push_back({code == unknown ? View::Unknown : static_cast<std::uint32_t>(code),
                std::span(m_rows).subspan(starts[code], size), std::span(m_values).subspan(starts[code], size)});
}

QString OfferGroups::value(const OfferGroup& group) const
{
    return group.code == View::Unknown ? QString() : m_offers.view(m_by).dictionary->text(group.code);
}

QString OfferGroups::label(const OfferGroup& group, const QLocale& locale) const
{
    if (group.code == View::Unknown)
        return QCoreApplication::translate("Chart", "unknown");
    return entryLabel(m_offers, m_by, group.rows.front(), locale);
}

QString OfferGroups::filter(const OfferGroup& group, const FilterNode& filter) const
{
    return withValues(filter, m_by, {value(group)}, m_offers);
}

bool OfferGroups::before(const OfferGroup& left, const OfferGroup& right) const
{
    if (left.code == View::Unknown || right.code == View::Unknown)
        return right.code == View::Unknown && left.code != View::Unknown;
    return compareTexts(value(left), value(right)) < 0;
}

std::uint32_t OfferGroups::bestRow(const OfferGroup& group, bool highest) const
{
    const auto [low, high] = std::minmax_element(group.values.begin(), group.values.end());
    const double best = highest ? *high : *low;
    std::uint32_t row = View::Unknown;
    QString key;
    for (std::size_t index = 0; index < group.rows.size(); ++index) {
        if (group.values[index] != best)
            continue;
        const QString other = m_offers.key(group.rows[index]);
        if (row == View::Unknown || compareTexts(other, key) < 0) {
            row = group.rows[index];
            key = other;
        }
    }
    return row;
}

QString entryLabel(const Table& offers, int column, std::uint32_t row, const QLocale& locale)
{
    const int name = offers.indexOf(QLatin1String(offers.column(column).key) + QStringLiteral("_name"));
    CellStyle style;
    style.locale = locale;
    return cellText(offers, name >= 0 && offers.view(name).isKnown(row) ? name : column, row, style);
}

QString entryTitle(const Table& offers, const QString& key)
{
    const int name = offers.indexOf(key + QStringLiteral("_name")), column = offers.indexOf(key);
    return name < 0 && column < 0 ? key : columnTitle(offers.column(name >= 0 ? name : column));
}

} // namespace atlas
