// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <map>
#include <sqlite3.h>

/// For tests that import into a catalog and look at what came out.
namespace atlas::test {

using namespace Qt::StringLiterals;

using Dump = std::map<QByteArray, QList<QByteArray>>;

/// Every row of every data table, as text.
inline Dump dumpOf(const QString& path)
{
    Dump dump;
    sqlite3* database = nullptr;
    sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READONLY, nullptr);
    const auto each = [database](const QByteArray& sql, const std::function<void(sqlite3_stmt*)>& row) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(database, sql.constData(), -1, &statement, nullptr);
        while (sqlite3_step(statement) == SQLITE_ROW)
            row(statement);
        sqlite3_finalize(statement);
    };
    const auto text = [](sqlite3_stmt* statement, int column) {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
        return bytes == nullptr ? QByteArray("<null>") : QByteArray(bytes);
    };
    QList<QByteArray> tables;
    each("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'import_%'",
        [&](sqlite3_stmt* s) { tables += text(s, 0); });
    for (const QByteArray& table : tables) {
        QList<QByteArray>& rows = dump[table];
        each("SELECT * FROM " + table, [&](sqlite3_stmt* s) {
            QByteArray row;
            for (int i = 0; i < sqlite3_column_count(s); ++i)
                row += text(s, i) + '|';
            rows += row;
        });
    }
    sqlite3_close(database);
    return dump;
}

/// What `run` asks of the program is refused with that code and message; the catalog stays as it was, row for row.
template <class Run> void checkRefused(const QString& catalog, int code, const QByteArray& message, Run run)
{
    const Dump before = dumpOf(catalog);
    const auto refused = run();
    QVERIFY2(refused.err.contains(message), refused.err.constData());
    QCOMPARE(refused.code, code);
    QCOMPARE(dumpOf(catalog), before);
}

inline qint64 rowsIn(const Dump& dump, const char* table)
{
    return dump.at(table).size();
}

inline ImportRequest request(const QByteArray& csv, const QString& name = u"test.csv"_s)
{
    ImportRequest request;
    request.feed = u"atlas"_s;
    request.inputs.push_back({name, csv});
    request.today = QDate(2026, 12, 1);
    return request;
}

inline const QByteArray OfferHeader
    = "provider,service,instance_type,region,region_group,purchase_model,variant,gpu,gpu_"
      "count,gpu_memory_gib,free,original_price,original_currency,observed_on,source,note\n";

inline TableCount countOf(const ImportReport& report, const char* table)
{
    for (const TableCount& count : report.tables)
        if (count.table == QLatin1String(table))
            return count;
    return {};
}

/// A new, empty catalog for each test.
class CatalogFixture
{
public:
    void makeCatalog()
    {
        m_path = m_folder.filePath(QString::number(++m_number) + u".sqlite"_s);
        QVERIFY(createCatalog(m_path, StartWith::Nothing, QDate(2026, 12, 1)));
    }
    ImportReport import(const QByteArray& csv) const
    {
        const auto report = importInto(m_path, request(csv));
        if (!report)
            qFatal("%s", qPrintable(report.error().message + report.error().detail));
        return *report;
    }
    [[nodiscard]] CatalogPtr read() const
    {
        const auto catalog = readCatalog(m_path);
        if (!catalog)
            qFatal("%s", qPrintable(catalog.error().message + catalog.error().detail));
        return *catalog;
    }

protected:
    QTemporaryDir m_folder;
    QString m_path;

private:
    int m_number = 0;
};

} // namespace atlas::test
