// SPDX-License-Identifier: GPL-3.0-or-later
#include "querysettings.h"

#include "columns/tables.h"
#include "engine/columnorder.h"
#include "engine/filter.h"
#include "engine/querywords.h"
#include "settings.h"

namespace atlas {

namespace {

/// Writing takes milliseconds, and mostly nothing is new.
void storeNews(Setting key, const QVariant& value)
{
    if (setting(key) != value)
        storeSetting(key, value);
}

}

Query storedQuery()
{
    Query query;
    query.filter = setting(Setting::Filter).toString().left(MaxFilterLength);
    query.sort = usualSort(QStringLiteral("offers"));
    const QStringList sort = setting(Setting::Sort).toStringList();
    if (!sort.isEmpty())
        query.sort.clear();
    for (const QString& text : sort)
        if (const std::optional<SortKey> key = parseSortKey(text); key && !key->column.isEmpty())
            query.sort.push_back(*key);
    query.columns = withNewColumns(
        offerColumns(), setting(Setting::Columns).toStringList(), setting(Setting::KnownColumns).toStringList());
    query.per = perUnitByName(setting(Setting::PerUnit).toString()).value_or(PerUnit::Hour);
    query.currency = setting(Setting::Currency).toString();
    return query;
}

void storeFilterAndSort(const Query& query)
{
    QStringList sort;
    for (const SortKey& key : query.sort)
        sort << sortKeyText(key);
    // No key at all is an order too, but an empty list would be read as the usual one.
    if (sort.isEmpty())
        sort << QString();
    storeNews(Setting::Filter, query.filter);
    storeNews(Setting::Sort, sort);
}

void storeColumns(const QStringList& columns)
{
    storeNews(Setting::Columns, columns);
    // Those of other versions stay known: what was hidden in them stays hidden.
    QStringList known = setting(Setting::KnownColumns).toStringList() + allKeys(offerColumns(), {});
    known.removeDuplicates();
    storeNews(Setting::KnownColumns, known);
}

void storeLook(const Query& query)
{
    storeColumns(query.columns);
    storeNews(Setting::PerUnit, perUnitName(query.per));
    storeNews(Setting::Currency, query.currency);
}

} // namespace atlas
