// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginefigures.h"

#include "engine/filter.h"
#include "engine/query.h"
#include "figures.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <sqlite3.h>

namespace atlas::bench {

namespace {

constexpr const char* FlatColumns[]{
    "provider", "provider_name", "instance_type", "gpu", "region", "note", "region_group", "purchase_model"};
constexpr int SearchedColumns = 6;

void run(sqlite3* db, const char* sql)
{
    if (sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        std::fprintf(stderr, "gpu-atlas-bench: %s: %s\n", sqlite3_errmsg(db), sql);
        std::exit(1);
    }
}

/// The offers as one table without joins: the kindest shape for SQLite.
sqlite3* flatTable(const Table& offers)
{
    sqlite3* db = nullptr;
    sqlite3_open(":memory:", &db);
    run(db,
        "CREATE TABLE flat(provider, provider_name, instance_type, gpu, region, note, region_group, purchase_model, "
        "price REAL); BEGIN");
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(db, "INSERT INTO flat VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", -1, &insert, nullptr);
    const View& price = offers.view(offers.indexOf(u"price_per_gpu_hour"));
    for (std::uint32_t row = 0; row < offers.rowCount(); ++row) {
        int place = 0;
        for (const char* column : FlatColumns) {
            const QByteArray text = offers.view(offers.indexOf(QString::fromLatin1(column))).text(row).toUtf8();
            sqlite3_bind_text(insert, ++place, text.constData(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
        }
        if (std::isnan(price.number(row)))
            sqlite3_bind_null(insert, ++place);
        else
            sqlite3_bind_double(insert, ++place, price.number(row));
        sqlite3_step(insert);
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
    run(db, "COMMIT");
    return db;
}

/// Steps over all rows of a statement with the needle bound.
void stepThrough(sqlite3* db, const QString& sql, const QString& needle)
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(db, sql.toUtf8().constData(), -1, &statement, nullptr) != SQLITE_OK)
        run(db, sql.toUtf8().constData());
    const QByteArray pattern = QStringLiteral("%%1%").arg(needle).toUtf8();
    sqlite3_bind_text(statement, 1, pattern.constData(), -1, SQLITE_TRANSIENT);
    while (sqlite3_step(statement) == SQLITE_ROW) { }
    sqlite3_finalize(statement);
}

void sqliteKeystroke(sqlite3* db, const QString& needle)
{
    QStringList likes;
    for (int column = 0; column < SearchedColumns; ++column)
        likes.append(QStringLiteral("%1 LIKE ?1").arg(QString::fromLatin1(FlatColumns[column])));
    const QString where = QStringLiteral(" FROM flat WHERE (%1)").arg(likes.join(QStringLiteral(" OR ")));
    stepThrough(db, QStringLiteral("SELECT rowid") + where + QStringLiteral(" ORDER BY price IS NULL, price"), needle);
    for (const char* facet : {"provider", "gpu", "region_group", "purchase_model"})
        stepThrough(db,
            QStringLiteral("SELECT %1, count(*)").arg(QString::fromLatin1(facet)) + where
                + QStringLiteral(" GROUP BY 1"),
            needle);
}

}

QStringList needles()
{
    return QStringLiteral("g go goo goog googl google 1 10 100 h h1 h10 h100 a a1 a10 a100 us us-e eu eu-w cn sa zone "
                          "price read list of the host "
                          "included vendor cloud nv nvidia sxm l4 t4 v1 gpu gpu-standard-1 z 7 77 777")
        .split(u' ');
}

void engineFigures(const TablePtr& offers, int rounds)
{
    Engine engine(offers);
    std::vector<int> facets;
    for (const char* facet : {"provider", "gpu", "region_group", "purchase_model"})
        facets.push_back(offers->indexOf(QString::fromLatin1(facet)));
    const std::vector<SortKey> sort{{QStringLiteral("price_per_gpu_hour")}};
    const QStringList typed = needles();
    sqlite3* db = flatTable(*offers);
    const auto timings = duel({{QStringLiteral("engine"),
                                   [&](int round) {
                                       const ParsedFilter filter = parseFilter(typed[round % typed.size()], *offers);
                                       const Engine::Answer answer = engine.run(filter.root, sort, facets);
                                   }},
                                  {QStringLiteral("SQLite ORDER BY + 4 GROUP BY"),
                                      [&](int round) {
                                          if (round % 4 == 0)
                                              sqliteKeystroke(db, typed[round % typed.size()]);
                                      }}},
        std::min(rounds, static_cast<int>(typed.size())));
    sqlite3_close(db);
    printFigure(QStringLiteral("engine_keystroke"), offers->rowCount(), timings[0]);
    // Only every fourth round asks SQLite, so its median is taken over those.
    Timing peer{timings[1].name, {}};
    for (const double time : timings[1].milliseconds)
        if (time > 0.05)
            peer.milliseconds.push_back(time);
    printFigure(QStringLiteral("engine_vs_sqlite"), offers->rowCount(), timings[0], &peer);
}

} // namespace atlas::bench
