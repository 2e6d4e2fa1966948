// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/entityreader.h"

#include "sqlite/sqliteerror.h"

#include <QCoreApplication>
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <limits>

namespace atlas {

namespace {

constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
constexpr double MicroUnits = 1e6;

QString textOf(const SQLite::Column& column)
{
    if (column.isNull())
        return {};
    const int size = column.getBytes();
    return size == 0 ? QStringLiteral("") : QString::fromUtf8(column.getText(), size);
}

std::string selection(const TableSpec& table)
{
    std::string sql = "SELECT id";
    for (const Field& field : table.fields)
        if (field.type != FieldType::List)
            sql.append(", ").append(field.key).append(field.type == FieldType::Reference ? "_id" : "");
    return sql + " FROM " + std::string(table.name) + " ORDER BY id";
}

}

std::span<const TableSpec> offerEntityTables()
{
    using enum FieldType;
    static const std::vector<TableSpec> tables{
        {"regions", {{"provider", Reference, "providers"}, {"region"}, {"region_group"}}, 2},
        {"instance_types", {{"provider", Reference, "providers"}, {"instance_type"}}, 2},
        {"hardware",
            {{"instance_type", Reference, "instance_types"}, {"service", Reference, "services"},
                {"gpu", Reference, "gpus"}, {"gpu_count", Number}, {"gpu_memory_gib", Number}, {"vcpus", Number},
                {"memory_gib", Number}, {"storage_gib", Number}, {"interconnect"}},
            9},
        {"terms",
            {{"free", Boolean}, {"subscription_fee", Money}, {"included_units", Number}, {"session_limit_h", Number},
                {"billing_increment_s", Number}, {"minimum_billing_s", Number}},
            6},
    };
    return tables;
}

const IdMap& EntityReader::ids(std::string_view table) const
{
    static const IdMap none;
    const auto found = m_ids.find(table);
    return found == m_ids.end() ? none : found->second;
}

Error EntityReader::damaged(std::string_view table, std::int64_t row) const
{
    return {ErrorCode::Damaged,
        QCoreApplication::translate("CatalogFile", "“%1” is damaged: row %3 of table “%2” makes no sense.")
            .arg(m_path, QString::fromLatin1(table.data(), static_cast<qsizetype>(table.size())))
            .arg(row)};
}

EntityReader::Append EntityReader::appenderOf(const TableSpec& table, const Field& field, EntityTable& out) const
{
    switch (field.type) {
    case FieldType::Text:
    case FieldType::Currency:
    case FieldType::Url:
        return [&texts = out.addTexts(field.key)](
                   const SQLite::Column& column, std::int64_t) { texts.push_back(textOf(column)); };
    case FieldType::Number:
    case FieldType::Integer:
    case FieldType::Boolean:
        return [&numbers = out.addNumbers(field.key)](const SQLite::Column& column, std::int64_t) {
            numbers.push_back(column.isNull() ? Unknown : column.getDouble());
        };
    case FieldType::Money:
        return [&numbers = out.addNumbers(field.key)](const SQLite::Column& column, std::int64_t) {
            numbers.push_back(column.isNull() ? Unknown : static_cast<double>(column.getInt64()) / MicroUnits);
        };
    case FieldType::Date:
        return [this, &table, &numbers = out.addNumbers(field.key)](const SQLite::Column& column, std::int64_t row) {
            const auto date = dateFromText(textOf(column));
            if (!date && !column.isNull())
                throw Fault{damaged(table.name, row)};
            numbers.push_back(date ? static_cast<double>(*date) : Unknown);
        };
    case FieldType::Reference:
        return [this, &table, &codes = out.addCodes(field.key), &known = ids(field.refersTo)](
                   const SQLite::Column& column, std::int64_t row) {
            const std::uint32_t code = column.isNull() ? known.size() : known[column.getInt64()];
            if (!column.isNull() && code == known.size())
                throw Fault{damaged(table.name, row)};
            codes.push_back(code);
        };
    case FieldType::List:
        break;
    }
    return {};
}

std::vector<EntityReader::Append> EntityReader::appenders(const TableSpec& table, EntityTable& out) const
{
    std::vector<Append> appenders;
    for (const Field& field : table.fields)
        if (field.type != FieldType::List)
            appenders.push_back(appenderOf(table, field, out));
    return appenders;
}

/// Ids must ascend: in a damaged file they need not, and a hostile one could repeat its pages without end. None may be
/// 0, as which a NULL is read.
void EntityReader::append(std::vector<std::int64_t>& ids, const SQLite::Column& column, std::string_view table) const
{
    const std::int64_t id = column.getInt64();
    if (id <= (ids.empty() ? 0 : ids.back()))
        throw Fault{damaged(table, id)};
    ids.push_back(id);
}

void EntityReader::read(const TableSpec& table, EntityTable& out)
{
    const std::vector<Append> columns = appenders(table, out);
    std::vector<std::int64_t> ids;
    SQLite::Statement query(m_database, selection(table));
    while (query.executeStep()) {
        append(ids, query.getColumn(0), table.name);
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i](query.getColumn(static_cast<int>(i) + 1), ids.back());
    }
    out.setSize(ids.size());
    m_ids.insert_or_assign(std::string(table.name), IdMap(ids));
    for (const Field& field : table.fields)
        if (field.type == FieldType::List)
            readList(table, field, out);
}

void EntityReader::readList(const TableSpec& table, const Field& field, EntityTable& out)
{
    EntityTable::Lists& lists = out.addLists(field.key);
    lists.values.resize(out.size());
    lists.known.resize(out.size(), false);
    const IdMap& rows = ids(table.name);
    const std::string name = std::string(table.name) + "_" + std::string(field.key);
    SQLite::Statement query(m_database, "SELECT row_id, position, value FROM " + name + " ORDER BY row_id, position");
    std::pair<std::int64_t, std::int64_t> last(0, -1);
    while (query.executeStep()) {
        const std::pair<std::int64_t, std::int64_t> key(query.getColumn(0).getInt64(), query.getColumn(1).getInt64());
        const std::uint32_t row = rows[key.first];
        if (row == rows.size() || key <= last)
            throw Fault{damaged(name, key.first)};
        last = key;
        lists.values[row] += textOf(query.getColumn(2));
        lists.known[row] = true;
    }
}

void EntityReader::read(std::string_view table, std::string_view column, std::vector<QString>& out)
{
    std::vector<std::int64_t> ids;
    const std::string name(table);
    SQLite::Statement query(m_database, "SELECT id, " + std::string(column) + " FROM " + name + " ORDER BY id");
    while (query.executeStep()) {
        append(ids, query.getColumn(0), table);
        out.push_back(textOf(query.getColumn(1)));
    }
    out.shrink_to_fit();
    m_ids.insert_or_assign(name, IdMap(ids));
}

void EntityReader::readDates(std::vector<DateNumber>& out)
{
    std::vector<QString> texts;
    read("dates", "date", texts);
    for (const QString& text : texts) {
        const auto date = dateFromText(text);
        if (!date)
            throw Fault{damaged("dates", static_cast<std::int64_t>(out.size()) + 1)};
        out.push_back(*date);
    }
}

} // namespace atlas
