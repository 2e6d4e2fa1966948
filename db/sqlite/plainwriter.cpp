// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/plainwriter.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

bool isStored(const Field& field)
{
    return field.type != FieldType::List;
}

}

PlainWriter::PlainWriter(const TableSpec& table, Statements& statements, Registry& registry, ImportLog& log)
    : m_table(table)
    , m_statements(statements)
    , m_registry(registry)
    , m_log(log)
    , m_source(table.name == "sources" ? 0 : table.indexOf("source"))
    , m_registered(
          table.name == "sources" || table.name == "providers" || table.name == "gpus" || table.name == "services")
{
    if (!m_registered)
        loadKeys();
}

std::string PlainWriter::column(std::size_t field) const
{
    const Field& spec = m_table.fields[field];
    return std::string(spec.key).append(spec.type == FieldType::Reference ? "_id" : "");
}

std::string PlainWriter::listTable(std::size_t field) const
{
    return std::string(m_table.name) + "_" + std::string(m_table.fields[field].key);
}

/// What makes a row the row it is, as one text. References are ids here.
QString PlainWriter::keyOf(std::span<const FieldValue> values) const
{
    QString key;
    for (std::size_t i = 0; i < m_table.keyFields; ++i) {
        if (const auto* text = std::get_if<QString>(&values[i]))
            key += *text;
        else if (const auto* integer = std::get_if<qint64>(&values[i]))
            key += QString::number(*integer);
        else if (const auto* number = std::get_if<double>(&values[i]))
            key += QString::number(*number, 'g', 17);
        else if (!m_table.fields[i].neverUnknown)
            key += u'\x1e';
        key += u'\x1f';
    }
    return key;
}

std::vector<FieldValue> PlainWriter::stored(qint64 id)
{
    std::string columns;
    for (std::size_t i = 0; i < m_table.fields.size(); ++i)
        columns += (i == 0 ? "" : ", ") + (isStored(m_table.fields[i]) ? column(i) : std::string("NULL"));
    SQLite::Statement& query
        = m_statements("SELECT " + columns + " FROM " + std::string(m_table.name) + " WHERE id = ?");
    bindId(query, 1, id);
    std::vector<FieldValue> values(m_table.fields.size());
    if (!query.executeStep())
        return values;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const SQLite::Column cell = query.getColumn(static_cast<int>(i));
        if (cell.isInteger())
            values[i] = static_cast<qint64>(cell.getInt64());
        else if (cell.isFloat())
            values[i] = cell.getDouble();
        else if (cell.isText())
            values[i] = textAt(query, static_cast<int>(i));
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (isStored(m_table.fields[i]))
            continue;
        SQLite::Statement& list
            = m_statements("SELECT value FROM " + listTable(i) + " WHERE row_id = ? ORDER BY position");
        bindId(list, 1, id);
        QStringList elements;
        while (list.executeStep())
            elements += textAt(list, 0);
        if (!elements.isEmpty())
            values[i] = elements;
    }
    return values;
}

void PlainWriter::loadKeys()
{
    std::vector<qint64> ids;
    SQLite::Statement query(m_statements.database(), "SELECT id FROM " + std::string(m_table.name));
    while (query.executeStep())
        ids.push_back(query.getColumn(0).getInt64());
    for (const qint64 id : ids)
        m_ids.insert(keyOf(stored(id)), id);
}

bool PlainWriter::keyIsWhole(const ImportRow& row)
{
    // Of a price series every part but the provider, the type and the price may be unknown.
    const bool series = m_table.name == "series";
    for (std::size_t i = 0; i < m_table.keyFields; ++i) {
        const std::string_view key = m_table.fields[i].key;
        const bool needed = !series || key == "provider" || key == "instance_type";
        const auto* text = std::get_if<QString>(&row.values[i]);
        if (needed && (!row.isKnown(i) || (text != nullptr && text->isEmpty()))) {
            m_log.add(row.issue(RowIssue::Severity::Skipped, m_log.line, i,
                QCoreApplication::translate("Import", "This field is needed and is empty.")));
            return false;
        }
    }
    return true;
}

/// The values with the names of other rows replaced by their ids.
std::vector<FieldValue> PlainWriter::resolved(const ImportRow& row)
{
    std::vector<FieldValue> values(row.values.begin(), row.values.end());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Field& field = m_table.fields[i];
        if (field.neverUnknown && !row.isKnown(i))
            values[i] = QStringLiteral("");
        if (field.type != FieldType::Reference)
            continue;
        const qint64 id = m_registry.idOf(field.refersTo, row.text(i));
        values[i] = id == 0 ? FieldValue() : FieldValue(id);
    }
    return values;
}

void PlainWriter::write(const ImportRow& row)
{
    if (!keyIsWhole(row)) {
        ++m_log.count(m_table.name).skipped;
        return;
    }
    const std::vector<FieldValue> values = resolved(row);
    if (const qint64 id = find(values); id != 0)
        merge(row, id, values);
    else
        insert(values);
}

qint64 PlainWriter::find(const std::vector<FieldValue>& values)
{
    if (!m_registered)
        return m_ids.value(keyOf(values), 0);
    if (m_table.name == "services")
        return m_registry.findService(std::get<qint64>(values[0]), std::get<QString>(values[1]));
    return m_registry.find(m_table.name, std::get<QString>(values[0]));
}

void PlainWriter::insert(const std::vector<FieldValue>& values)
{
    std::string columns, marks;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!isStored(m_table.fields[i]))
            continue;
        columns += (columns.empty() ? "" : ", ") + column(i);
        marks += marks.empty() ? "?" : ", ?";
    }
    SQLite::Statement& statement
        = m_statements("INSERT INTO " + std::string(m_table.name) + " (" + columns + ") VALUES (" + marks + ")");
    int index = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (isStored(m_table.fields[i]))
            bindValue(statement, ++index, values[i]);
    statement.exec();
    const qint64 id = m_statements.lastId();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!isStored(m_table.fields[i]))
            insertList(i, id, values[i]);
    if (!m_registered)
        m_ids.insert(keyOf(values), id);
    else if (m_table.name == "services")
        m_registry.learnService(std::get<qint64>(values[0]), std::get<QString>(values[1]), id);
    else
        m_registry.learn(m_table.name, std::get<QString>(values[0]), id);
    ++m_log.count(m_table.name).added;
}

void PlainWriter::insertList(std::size_t field, qint64 id, const FieldValue& value)
{
    const auto* elements = std::get_if<QStringList>(&value);
    if (elements == nullptr)
        return;
    for (qsizetype i = 0; i < elements->size(); ++i) {
        SQLite::Statement& statement
            = m_statements("INSERT INTO " + listTable(field) + " (row_id, position, value) VALUES (?, ?, ?)");
        bindId(statement, 1, id);
        statement.bind(2, static_cast<int64_t>(i));
        bindText(statement, 3, elements->at(i));
        statement.exec();
    }
}

/// The source field of the table `sources` is its own name, of other tables an id.
bool PlainWriter::isOwn(const FieldValue& source, const FieldValue& old) const
{
    const auto* id = std::get_if<qint64>(&source);
    const auto* oldId = std::get_if<qint64>(&old);
    return source == old || (id != nullptr && oldId != nullptr && m_registry.isOneOwner(*id, *oldId));
}

void PlainWriter::merge(const ImportRow& row, qint64 id, const std::vector<FieldValue>& values)
{
    const std::vector<FieldValue> old = stored(id);
    bool stub = true;
    std::vector<std::size_t> different;
    for (std::size_t i = m_table.keyFields; i < values.size(); ++i) {
        stub = stub && old[i].index() == 0;
        if (row.has(i) && values[i] != old[i])
            different.push_back(i);
    }
    const auto source = static_cast<std::size_t>(m_source);
    const bool own = m_source >= 0 && isOwn(values[source], old[source]);
    if (!stub && !own)
        std::erase_if(different, [&](std::size_t field) { return field == source || values[field].index() == 0; });
    if (different.empty()) {
        ++m_log.count(m_table.name).duplicates;
        return;
    }
    if (stub || own) {
        update(id, values, different);
        return;
    }
    ++m_log.count(m_table.name).conflicts;
    m_log.add(row.issue(RowIssue::Severity::Remark, m_log.line, different.front(),
        QCoreApplication::translate("Import",
            "The catalog has this row from another source, which says otherwise; that row was left as it is.")));
}

void PlainWriter::update(qint64 id, const std::vector<FieldValue>& values, const std::vector<std::size_t>& fields)
{
    for (const std::size_t field : fields) {
        if (isStored(m_table.fields[field])) {
            SQLite::Statement& statement
                = m_statements("UPDATE " + std::string(m_table.name) + " SET " + column(field) + " = ? WHERE id = ?");
            bindValue(statement, 1, values[field]);
            bindId(statement, 2, id);
            statement.exec();
            continue;
        }
        SQLite::Statement& statement = m_statements("DELETE FROM " + listTable(field) + " WHERE row_id = ?");
        bindId(statement, 1, id);
        statement.exec();
        insertList(field, id, values[field]);
    }
    ++m_log.count(m_table.name).changed;
}

} // namespace atlas
