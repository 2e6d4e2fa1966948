// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "cost/offerprices.h"
#include "enginefigures.h"
#include "figures.h"
#include "sqlite/catalogfile.h"

#include <QSqlDatabase>
#include <QSqlTableModel>
#include <cstdio>
#include <cstdlib>
#include <sqlite3.h>

namespace atlas::bench {

namespace {

/// Steps over what the reader reads of the big tables, all columns fetched as they are.
void stepOnly(const QString& path)
{
    sqlite3* db = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &db, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_exec(db, "PRAGMA mmap_size=1073741824", nullptr, nullptr, nullptr);
    for (const char* sql : {"SELECT hardware_id, region_id, purchase_model_id, variant_id, id FROM offers ORDER BY id",
             "SELECT offer_id, seq, price, currency_id, date_id, source_id, note_id, terms_id FROM observations ORDER "
             "BY "
             "offer_id, seq"}) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(db, sql, -1, &statement, nullptr);
        while (sqlite3_step(statement) == SQLITE_ROW) { }
        sqlite3_finalize(statement);
    }
    sqlite3_close(db);
}

void fetchAll(const QString& path)
{
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("bench"));
        db.setDatabaseName(path);
        if (!db.open()) {
            std::fprintf(stderr, "gpu-atlas-bench: QSQLITE does not open the catalog\n");
            std::exit(1);
        }
        for (const char* table : {"offers", "observations"}) {
            QSqlTableModel model(nullptr, db);
            model.setTable(QString::fromLatin1(table));
            model.select();
            while (model.canFetchMore())
                model.fetchMore();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("bench"));
}

}

void loadFigures(const QString& path, std::size_t offers, int rounds)
{
    CatalogPtr catalog;
    const auto timings
        = duel({{QStringLiteral("catalog"),
                    [&](int) {
                        catalog.reset();
                        auto read = readCatalog(path);
                        if (!read) {
                            std::fprintf(stderr, "gpu-atlas-bench: %s\n", qUtf8Printable(read.error().message));
                            std::exit(1);
                        }
                        catalog = *read;
                    }},
                   {QStringLiteral("sqlite3_step of the same statements"), [&](int) { stepOnly(path); }},
                   {QStringLiteral("QSqlTableModel fetching all"), [&](int) { fetchAll(path); }}},
            rounds);
    printFigure(QStringLiteral("load_vs_step"), offers, timings[0], &timings[1]);
    printFigure(QStringLiteral("load_vs_qsqltablemodel"), offers, timings[0], &timings[2]);
    std::shared_ptr<const OfferPrices> prices;
    const auto derived
        = duel({{QStringLiteral("prices"),
                   [&](int) { prices = std::make_shared<const OfferPrices>(catalog, QStringLiteral("USD")); }}},
            rounds);
    printFigure(QStringLiteral("derive_prices"), offers, derived[0]);
    printNumber(QStringLiteral("catalog_bytes_an_offer"), offers,
        static_cast<double>(catalog->heapBytes()) / static_cast<double>(offers), QStringLiteral("B"));
    printNumber(QStringLiteral("catalog_and_prices_bytes_an_offer"), offers,
        static_cast<double>(catalog->heapBytes() + prices->heapBytes()) / static_cast<double>(offers),
        QStringLiteral("B"));
}

} // namespace atlas::bench
