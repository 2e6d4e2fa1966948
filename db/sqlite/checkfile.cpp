// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"

#include "sqlite/connection.h"
#include "sqlite/entityreader.h"
#include "sqlite/guarded.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace atlas {

namespace {

constexpr int MostProblems = 100;

QString textOf(SQLite::Statement& query, int column)
{
    return QString::fromUtf8(query.getColumn(column).getText(), query.getColumn(column).getBytes());
}

Result<void> checkPages(const Connection& connection, QStringList& problems)
{
    const auto faults = connection.integrityProblems(MostProblems);
    if (!faults)
        return tl::unexpected(faults.error());
    for (const QString& fault : *faults)
        problems += QCoreApplication::translate("Check", "The file is damaged: %1.").arg(fault);
    return {};
}

void checkReferences(SQLite::Database& database, QStringList& problems)
{
    SQLite::Statement query(database, "PRAGMA foreign_key_check");
    while (query.executeStep() && problems.size() < MostProblems)
        problems += QCoreApplication::translate(
            "Check", "Row %1 of table “%2” refers to a row of table “%3” that does not exist.")
                        .arg(query.getColumn(1).getInt64())
                        .arg(textOf(query, 0), textOf(query, 2));
}

void checkDates(SQLite::Database& database, std::string_view table, std::string_view column, QStringList& problems)
{
    SQLite::Statement query(database,
        "SELECT id, " + std::string(column) + " FROM " + std::string(table) + " WHERE " + std::string(column)
            + " IS NOT NULL");
    while (query.executeStep() && problems.size() < MostProblems)
        if (const QString text = textOf(query, 1); !dateFromText(text))
            problems
                += QCoreApplication::translate("Check", "Row %1 of table “%2” has the date “%3”, which does not exist.")
                       .arg(query.getColumn(0).getInt64())
                       .arg(QString::fromStdString(std::string(table)), text);
}

/// What no constraint of the schema can say.
void checkRules(SQLite::Database& database, QStringList& problems)
{
    struct Rule
    {
        const char* sql;
        QString sentence;
    };
    const Rule rules[]{
        {"SELECT offers.id FROM offers JOIN instance_types ON instance_types.id = instance_type_id JOIN regions ON "
         "regions.id = region_id WHERE regions.provider_id <> instance_types.provider_id",
            QCoreApplication::translate("Check", "Offer %1 has a region of another provider.")},
        {"SELECT id FROM offers WHERE NOT EXISTS (SELECT 1 FROM observations WHERE offer_id = offers.id)",
            QCoreApplication::translate("Check", "Offer %1 has no price reading at all.")},
        {"SELECT hardware.id FROM hardware JOIN instance_types ON instance_types.id = instance_type_id JOIN services "
         "ON services.id = service_id WHERE services.provider_id <> instance_types.provider_id",
            QCoreApplication::translate("Check", "Hardware %1 has a service of another provider.")},
        {"SELECT offer_id FROM observations JOIN terms ON terms.id = terms_id WHERE price = 0 AND free = 0",
            QCoreApplication::translate("Check", "Offer %1 has a price of 0 but is not marked as free.")},
    };
    for (const Rule& rule : rules) {
        SQLite::Statement query(database, rule.sql);
        while (query.executeStep() && problems.size() < MostProblems)
            problems += rule.sentence.arg(query.getColumn(0).getInt64());
    }
}

}

Result<FileReport> checkFile(const QString& path)
{
    return guarded(path, [&]() -> Result<FileReport> {
        auto connection = Connection::forReading(path, nullptr, Schema::current(), Pages::Unchecked);
        if (!connection)
            return tl::unexpected(connection.error());
        SQLite::Database& database = connection->database();
        FileReport report;
        if (const auto checked = checkPages(*connection, report.problems); !checked)
            return tl::unexpected(checked.error());
        if (report.problems.isEmpty()) {
            checkReferences(database, report.problems);
            checkDates(database, "dates", "date", report.problems);
            for (const TableSpec& table : plainTables())
                for (const Field& field : table.fields)
                    if (field.type == FieldType::Date)
                        checkDates(database, table.name, field.key, report.problems);
            checkRules(database, report.problems);
        }
        if (report.problems.isEmpty())
            if (const auto read = readCatalog(path); !read)
                report.problems += read.error().message;
        report.ok = report.problems.isEmpty();
        return report;
    });
}

} // namespace atlas
