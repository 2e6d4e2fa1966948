// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/starterfacts.h"

#include "catalog/date.h"

#include <QDir>
#include <QFile>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace atlas {

QString starterVersion()
{
    QFile file(QStringLiteral(":/catalog/VERSION"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

bool isOlderStarter(const QString& version)
{
    return !version.isEmpty() && version < starterVersion();
}

ImportRequest starterRequest(QDate today)
{
    ImportRequest request;
    request.feed = QStringLiteral("atlas");
    request.today = today;
    request.sourcesAreOne = true;
    const QDir folder(QStringLiteral(":/catalog"));
    for (const QString& name : folder.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            request.inputs.push_back({name, file.readAll()});
    }
    return request;
}

qint64 beginStarterRun(SQLite::Database& database, QDate today, bool initial)
{
    SQLite::Statement run(
        database, "INSERT INTO import_runs (feed, inputs, imported_on, initial) VALUES ('atlas', ?, ?, ?)");
    run.bind(1, "starter facts " + starterVersion().toStdString());
    run.bind(2, dateToText(dateNumber(today)).toStdString());
    run.bind(3, initial ? 1 : 0);
    run.exec();
    return database.getLastInsertRowid();
}

void storeStarterVersion(SQLite::Database& database)
{
    SQLite::Statement meta(database,
        "INSERT INTO meta (key, value) VALUES ('starter_version', ?) ON CONFLICT (key) DO UPDATE SET value = "
        "excluded.value WHERE value <> excluded.value");
    meta.bind(1, starterVersion().toStdString());
    meta.exec();
}

} // namespace atlas
