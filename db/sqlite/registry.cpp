// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/registry.h"

#include <QCoreApplication>

namespace atlas {

namespace {

std::string keyColumn(std::string_view table)
{
    return std::string(plainTable(table).fields.front().key);
}

QString stubMessage(std::string_view table)
{
    if (table == "providers")
        return QCoreApplication::translate(
            "Import", "This provider was not in the catalog and was added by name only.");
    if (table == "gpus")
        return QCoreApplication::translate(
            "Import", "This GPU was not in the catalog and was added by name only, without its figures.");
    if (table == "services")
        return QCoreApplication::translate("Import", "This service was not in the catalog and was added by name only.");
    return QCoreApplication::translate("Import", "This source was not in the catalog and was added by name only.");
}

}

QString pairKey(qint64 id, const QString& text)
{
    // A null text and an empty one are different names.
    return QString::number(id) + (text.isNull() ? QStringLiteral("\x1e") : QStringLiteral("\x1f") + text);
}

Registry::Ids& Registry::idsOf(std::string_view table)
{
    const auto found = m_ids.find(table);
    if (found != m_ids.end())
        return found->second;
    Ids& ids = m_ids[std::string(table)];
    SQLite::Statement query(m_statements.database(), "SELECT id, " + keyColumn(table) + " FROM " + std::string(table));
    while (query.executeStep())
        ids.insert(textAt(query, 1), query.getColumn(0).getInt64());
    return ids;
}

Registry::Ids& Registry::services()
{
    const auto found = m_ids.find("services");
    if (found != m_ids.end())
        return found->second;
    Ids& ids = m_ids["services"];
    SQLite::Statement query(m_statements.database(), "SELECT id, provider_id, service FROM services");
    while (query.executeStep())
        ids.insert(pairKey(query.getColumn(1).getInt64(), textAt(query, 2)), query.getColumn(0).getInt64());
    return ids;
}

void Registry::remark(std::string_view table, const QString& column, const QString& name)
{
    ++m_log.count(table).stubs;
    m_log.add({RowIssue::Severity::Remark, m_log.line, {}, column, name, stubMessage(table)});
}

qint64 Registry::idOf(std::string_view table, const QString& name)
{
    if (name.isEmpty())
        return 0;
    Ids& ids = idsOf(table);
    if (const auto found = ids.constFind(name); found != ids.constEnd())
        return *found;
    const std::string column = keyColumn(table);
    SQLite::Statement& insert = m_statements("INSERT INTO " + std::string(table) + " (" + column + ") VALUES (?)");
    bindText(insert, 1, name);
    insert.exec();
    const qint64 id = m_statements.lastId();
    ids.insert(name, id);
    remark(table, QString::fromStdString(column), name);
    return id;
}

qint64 Registry::serviceOf(qint64 provider, const QString& service)
{
    if (service.isEmpty())
        return 0;
    Ids& ids = services();
    const QString key = pairKey(provider, service);
    if (const auto found = ids.constFind(key); found != ids.constEnd())
        return *found;
    SQLite::Statement& insert = m_statements("INSERT INTO services (provider_id, service) VALUES (?, ?)");
    bindId(insert, 1, provider);
    bindText(insert, 2, service);
    insert.exec();
    const qint64 id = m_statements.lastId();
    ids.insert(key, id);
    remark("services", QStringLiteral("service"), service);
    return id;
}

void Registry::learn(std::string_view table, const QString& name, qint64 id)
{
    idsOf(table).insert(name, id);
}

void Registry::learnService(qint64 provider, const QString& service, qint64 id)
{
    services().insert(pairKey(provider, service), id);
}

} // namespace atlas
