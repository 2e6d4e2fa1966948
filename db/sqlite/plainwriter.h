// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/importrow.h"
#include "sqlite/registry.h"

namespace atlas {

/// Writes rows of the plain tables. A row with the same key is changed when it comes from the same source, and filled
/// in when it is a stub; a row of another source is left alone and the difference is reported.
class PlainWriter : public RowWriter
{
public:
    PlainWriter(const TableSpec& table, Statements& statements, Registry& registry, ImportLog& log);
    void write(const ImportRow& row) override;

private:
    [[nodiscard]] bool keyIsWhole(const ImportRow& row);
    [[nodiscard]] std::vector<FieldValue> resolved(const ImportRow& row);
    [[nodiscard]] QString keyOf(std::span<const FieldValue> values) const;
    [[nodiscard]] std::vector<FieldValue> stored(qint64 id);
    void loadKeys();
    [[nodiscard]] qint64 find(const std::vector<FieldValue>& values);
    void insert(const std::vector<FieldValue>& values);
    [[nodiscard]] bool isOwn(const FieldValue& source, const FieldValue& old) const;
    void merge(const ImportRow& row, qint64 id, const std::vector<FieldValue>& values);
    void update(qint64 id, const std::vector<FieldValue>& values, const std::vector<std::size_t>& fields);
    void insertList(std::size_t field, qint64 id, const FieldValue& value);
    [[nodiscard]] std::string column(std::size_t field) const;
    [[nodiscard]] std::string listTable(std::size_t field) const;

    const TableSpec& m_table;
    Statements& m_statements;
    Registry& m_registry;
    ImportLog& m_log;
    int m_source; ///< field that names the row's source, or -1
    bool m_registered; ///< other rows refer to this table, so the registry knows its rows
    QHash<QString, qint64> m_ids; ///< by key, for tables that the registry does not know
};

} // namespace atlas
