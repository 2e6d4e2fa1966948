// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/offerdictionaries.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace atlas {

namespace {

template <class Value> void append(std::string& bytes, const Value& value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value); // NOLINT: the bytes are the key
}

template <std::size_t Count> void append(std::string& bytes, const std::array<double, Count>& numbers)
{
    // All NaN are one, and so are 0 and -0.
    for (const double number : numbers)
        append(bytes, std::isnan(number) ? HardwareRow::Unknown : number + 0.0);
}

void bindNumber(SQLite::Statement& statement, int index, double number)
{
    if (std::isnan(number))
        statement.bind(index);
    else
        statement.bind(index, number);
}

double numberAt(SQLite::Statement& statement, int index)
{
    const SQLite::Column column = statement.getColumn(index);
    return column.isNull() ? HardwareRow::Unknown : column.getDouble();
}

}

std::string HardwareRow::bytes() const
{
    std::string key;
    append(key, instanceType);
    append(key, service);
    append(key, gpu);
    append(key, numbers);
    return key + (interconnect.isNull() ? '0' : '1') + interconnect.toStdString();
}

std::string TermsRow::bytes() const
{
    std::string key;
    append(key, free);
    append(key, subscriptionFee);
    append(key, numbers);
    return key;
}

OfferDictionaries::OfferDictionaries(Statements& statements)
    : m_statements(statements)
{
    load();
    loadHardware();
    loadTerms();
}

void OfferDictionaries::load()
{
    SQLite::Database& database = m_statements.database();
    SQLite::Statement types(database, "SELECT id, provider_id, instance_type FROM instance_types");
    while (types.executeStep())
        m_instanceTypes.insert(pairKey(types.getColumn(1).getInt64(), textAt(types, 2)), types.getColumn(0).getInt64());
    SQLite::Statement regions(database, "SELECT id, provider_id, region, region_group FROM regions");
    while (regions.executeStep())
        m_regions.insert(pairKey(regions.getColumn(1).getInt64(), textAt(regions, 2)),
            {regions.getColumn(0).getInt64(), textAt(regions, 3)});
    for (const auto& [table, column] : {std::pair("variants", "variant"), std::pair("currencies", "currency"),
             std::pair("notes", "note"), std::pair("dates", "date")}) {
        Texts texts{table, column, {}};
        SQLite::Statement query(database, "SELECT id, " + texts.column + " FROM " + texts.table);
        while (query.executeStep())
            texts.ids.insert(textAt(query, 1), query.getColumn(0).getInt64());
        m_texts.push_back(std::move(texts));
    }
}

void OfferDictionaries::loadHardware()
{
    SQLite::Statement query(m_statements.database(),
        "SELECT id, instance_type_id, service_id, gpu_id, gpu_count, gpu_memory_gib, vcpus, memory_gib, storage_gib, "
        "interconnect FROM hardware");
    while (query.executeStep()) {
        HardwareRow row;
        row.instanceType = query.getColumn(1).getInt64();
        row.service = query.getColumn(2).getInt64();
        row.gpu = query.getColumn(3).getInt64();
        for (int i = 0; i < HardwareRow::Numbers; ++i)
            row.numbers[static_cast<std::size_t>(i)] = numberAt(query, 4 + i);
        row.interconnect = textAt(query, 9);
        const qint64 id = query.getColumn(0).getInt64();
        m_hardwareIds.emplace(row.bytes(), id);
        m_hardware.emplace(id, row);
    }
}

void OfferDictionaries::loadTerms()
{
    SQLite::Statement query(m_statements.database(),
        "SELECT id, free, subscription_fee, included_units, session_limit_h, billing_increment_s, minimum_billing_s "
        "FROM terms");
    while (query.executeStep()) {
        TermsRow row;
        row.free = query.getColumn(1).getInt64();
        row.subscriptionFee = query.getColumn(2).isNull() ? -1 : query.getColumn(2).getInt64();
        for (int i = 0; i < TermsRow::Numbers; ++i)
            row.numbers[static_cast<std::size_t>(i)] = numberAt(query, 3 + i);
        m_termsIds.emplace(row.bytes(), query.getColumn(0).getInt64());
    }
}

qint64 OfferDictionaries::instanceTypeOf(qint64 provider, const QString& name)
{
    qint64& id = m_instanceTypes[pairKey(provider, name)];
    if (id == 0) {
        SQLite::Statement& insert
            = m_statements("INSERT INTO instance_types (provider_id, instance_type) VALUES (?, ?)");
        bindId(insert, 1, provider);
        bindText(insert, 2, name);
        insert.exec();
        id = m_statements.lastId();
    }
    return id;
}

RegionRow OfferDictionaries::regionOf(qint64 provider, const QString& region, const QString& group)
{
    RegionRow& row = m_regions[pairKey(provider, region)];
    if (row.id == 0) {
        SQLite::Statement& insert
            = m_statements("INSERT INTO regions (provider_id, region, region_group) VALUES (?, ?, ?)");
        bindId(insert, 1, provider);
        bindText(insert, 2, region);
        bindText(insert, 3, group);
        insert.exec();
        row = {m_statements.lastId(), group};
    }
    return row;
}

void OfferDictionaries::setGroup(qint64 provider, const QString& region, const QString& group)
{
    RegionRow& row = m_regions[pairKey(provider, region)];
    SQLite::Statement& update = m_statements("UPDATE regions SET region_group = ? WHERE id = ?");
    bindText(update, 1, group);
    bindId(update, 2, row.id);
    update.exec();
    row.group = group;
}

qint64 OfferDictionaries::hardwareOf(const HardwareRow& row)
{
    qint64& id = m_hardwareIds[row.bytes()];
    if (id == 0) {
        SQLite::Statement& insert
            = m_statements("INSERT INTO hardware (instance_type_id, service_id, gpu_id, gpu_count, gpu_memory_gib, "
                           "vcpus, memory_gib, storage_gib, interconnect) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        bindId(insert, 1, row.instanceType);
        bindId(insert, 2, row.service);
        bindId(insert, 3, row.gpu);
        for (int i = 0; i < HardwareRow::Numbers; ++i)
            bindNumber(insert, 4 + i, row.numbers[static_cast<std::size_t>(i)]);
        bindText(insert, 9, row.interconnect);
        insert.exec();
        id = m_statements.lastId();
        m_hardware.emplace(id, row);
    }
    return id;
}

qint64 OfferDictionaries::termsOf(const TermsRow& row)
{
    qint64& id = m_termsIds[row.bytes()];
    if (id == 0) {
        SQLite::Statement& insert
            = m_statements("INSERT INTO terms (free, subscription_fee, included_units, session_limit_h, "
                           "billing_increment_s, minimum_billing_s) VALUES (?, ?, ?, ?, ?, ?)");
        insert.bind(1, static_cast<int64_t>(row.free));
        if (row.subscriptionFee < 0)
            insert.bind(2);
        else
            insert.bind(2, static_cast<int64_t>(row.subscriptionFee));
        for (int i = 0; i < TermsRow::Numbers; ++i)
            bindNumber(insert, 3 + i, row.numbers[static_cast<std::size_t>(i)]);
        insert.exec();
        id = m_statements.lastId();
    }
    return id;
}

qint64 OfferDictionaries::textOf(std::string_view table, const QString& text)
{
    if (text.isNull())
        return 0;
    const auto found
        = std::find_if(m_texts.begin(), m_texts.end(), [table](const Texts& texts) { return texts.table == table; });
    qint64& id = found->ids[text];
    if (id == 0) {
        SQLite::Statement& insert = m_statements("INSERT INTO " + found->table + " (" + found->column + ") VALUES (?)");
        bindText(insert, 1, text);
        insert.exec();
        id = m_statements.lastId();
    }
    return id;
}

} // namespace atlas
