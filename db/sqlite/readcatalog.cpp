// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/connection.h"
#include "sqlite/entityreader.h"
#include "sqlite/guarded.h"
#include "sqlite/offerreader.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <algorithm>

namespace atlas {

namespace {

EntityTable& memberOf(Catalog& catalog, std::string_view table)
{
    static const std::map<std::string_view, EntityTable Catalog::*> members{{"sources", &Catalog::sources},
        {"providers", &Catalog::providers}, {"services", &Catalog::services}, {"gpus", &Catalog::gpus},
        {"exchange_rates", &Catalog::exchangeRates}, {"benchmarks", &Catalog::benchmarks},
        {"model_presets", &Catalog::modelPresets}, {"claims", &Catalog::claims}, {"series", &Catalog::series},
        {"instance_types", &Catalog::instanceTypes}, {"hardware", &Catalog::hardware}, {"regions", &Catalog::regions},
        {"terms", &Catalog::terms}};
    return catalog.*members.at(table);
}

/// The codes of purchase models are positions in PurchaseModels, so the table must say the same.
void checkPurchaseModels(EntityReader& reader)
{
    std::vector<QString> models;
    reader.read("purchase_models", "purchase_model", models);
    const bool same = std::equal(models.begin(), models.end(), PurchaseModels.begin(), PurchaseModels.end(),
        [](const QString& found, std::string_view expected) { return found.toStdString() == expected; });
    if (!same)
        throw Fault{reader.damaged("purchase_models", 1)};
}

void readMarks(SQLite::Database& database, std::vector<OfferMark>& marks)
{
    SQLite::Statement query(database, "SELECT offer_key, starred, note FROM marks ORDER BY offer_key");
    while (query.executeStep()) {
        const SQLite::Column note = query.getColumn(2);
        marks.push_back({QString::fromUtf8(query.getColumn(0).getText()), query.getColumn(1).getInt() != 0,
            note.isNull() ? QString() : QString::fromUtf8(note.getText(), note.getBytes())});
    }
}

Result<CatalogPtr> readAll(Connection& connection, const QString& path)
{
    auto catalog = std::make_shared<Catalog>();
    catalog->path = path;
    catalog->schema = connection.schema();
    catalog->remarks = connection.remarks();
    SQLite::Database& database = connection.database();
    database.exec("BEGIN"); // one state of the file for all tables; the connection's end ends it
    SQLite::Statement meta(database, "SELECT key, value FROM meta");
    while (meta.executeStep()) {
        const std::string key = meta.getColumn(0).getString();
        if (key == "starter_version")
            catalog->starterVersion = QString::fromStdString(meta.getColumn(1).getString());
        else if (key == DecisionTreeKey)
            catalog->decisionTree = QString::fromStdString(meta.getColumn(1).getString());
    }
    meta.reset();
    EntityReader reader(database, path);
    for (const TableSpec& table : plainTables())
        reader.read(table, memberOf(*catalog, table.name));
    for (const TableSpec& table : offerEntityTables())
        reader.read(table, memberOf(*catalog, table.name));
    checkPurchaseModels(reader);
    reader.read("variants", "variant", catalog->variants);
    reader.read("currencies", "currency", catalog->currencies);
    reader.read("notes", "note", catalog->notes);
    reader.readDates(catalog->dates);
    readOffers(connection, reader, *catalog);
    readMarks(database, catalog->marks);
    return CatalogPtr(std::move(catalog));
}

}

Result<CatalogPtr> readCatalog(const QString& path, const std::atomic_bool* cancelled)
{
    return guarded(path, [&]() -> Result<CatalogPtr> {
        auto connection = Connection::forReading(path, cancelled);
        if (!connection)
            return tl::unexpected(connection.error());
        return readAll(*connection, path);
    });
}

} // namespace atlas
