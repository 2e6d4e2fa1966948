// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/findoffer.h"

#include "catalog/offerkey.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace atlas {

std::optional<StoredOffer> findOffer(SQLite::Database& database, const QString& key)
{
    const std::optional<QStringList> parts = offerKeyParts(key);
    if (!parts)
        return {};
    SQLite::Statement query(database,
        "SELECT o.id, s.source FROM offers AS o JOIN instance_types AS t ON t.id = o.instance_type_id "
        "JOIN providers AS p ON p.id = t.provider_id JOIN regions AS r ON r.id = o.region_id "
        "JOIN purchase_models AS m ON m.id = o.purchase_model_id JOIN variants AS v ON v.id = o.variant_id "
        "JOIN sources AS s ON s.id = o.source_id WHERE p.provider = ? AND t.instance_type = ? "
        "AND ifnull(r.region, '') = ? AND m.purchase_model = ? AND v.variant = ?");
    for (int place = 0; place < parts->size(); ++place)
        query.bind(place + 1, parts->at(place).toStdString());
    if (!query.executeStep())
        return {};
    return StoredOffer{query.getColumn(0).getInt64(), QString::fromUtf8(query.getColumn(1).getText())};
}

} // namespace atlas
