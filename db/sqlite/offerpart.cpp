// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/offerpart.h"

#include "sqlite/sqliteerror.h"

#include <algorithm>
#include <memory>
#include <sqlite3.h>

namespace atlas {

namespace {

struct Finalize
{
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

Statement prepared(sqlite3* connection, const char* sql, const QString& path)
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(connection, sql, -1, &statement, nullptr) != SQLITE_OK)
        throw Fault{sqliteError(connection, path)};
    return Statement(statement);
}

/// Rank of each date by the end of the period it names, the newest 0; the last entry is for no date at all.
std::vector<int> agesOf(const std::vector<DateNumber>& dates)
{
    std::vector<qint64> ends;
    for (const DateNumber date : dates)
        ends.push_back(lastDay(date).toJulianDay());
    std::vector<qint64> distinct(ends);
    std::sort(distinct.begin(), distinct.end(), std::greater<>());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    std::vector<int> ages;
    for (const qint64 end : ends)
        ages.push_back(static_cast<int>(
            std::lower_bound(distinct.begin(), distinct.end(), end, std::greater<>()) - distinct.begin()));
    ages.push_back(static_cast<int>(distinct.size()));
    return ages;
}

void prepareColumns(const Catalog& catalog, ReadingColumns& columns)
{
    columns.currency = CodeColumn(catalog.currencies.size());
    columns.observedOn = CodeColumn(catalog.dates.size());
    columns.source = CodeColumn(catalog.sources.size());
    columns.note = CodeColumn(catalog.notes.size());
    columns.terms = CodeColumn(catalog.terms.size());
}

std::array<CodeColumn*, 5> codesOf(ReadingColumns& columns)
{
    return {&columns.currency, &columns.observedOn, &columns.source, &columns.note, &columns.terms};
}

std::array<CodeColumn*, 4> codesOf(OfferColumns& columns)
{
    return {&columns.hardware, &columns.region, &columns.purchaseModel, &columns.variant};
}

void append(ReadingColumns& columns, const ReadingColumns& more)
{
    columns.price.append(more.price);
    columns.currency.append(more.currency);
    columns.observedOn.append(more.observedOn);
    columns.source.append(more.source);
    columns.note.append(more.note);
    columns.terms.append(more.terms);
}

}

OfferPart::OfferPart(const EntityReader& entities, const Catalog& catalog)
    : m_entities(entities)
    , m_hardware(entities.ids("hardware"))
    , m_regions(entities.ids("regions"))
    , m_models(entities.ids("purchase_models"))
    , m_variants(entities.ids("variants"))
    , m_currencies(entities.ids("currencies"))
    , m_dates(entities.ids("dates"))
    , m_sources(entities.ids("sources"))
    , m_notes(entities.ids("notes"))
    , m_terms(entities.ids("terms"))
    , m_path(catalog.path)
    , m_ages(agesOf(catalog.dates))
    , m_unread{
          MoneyColumn::Unknown, m_currencies.size(), m_dates.size(), m_sources.size(), m_notes.size(), m_terms.size()}
{
    offers.hardware = CodeColumn(m_hardware.size());
    offers.region = CodeColumn(m_regions.size());
    offers.purchaseModel = CodeColumn(m_models.size());
    offers.variant = CodeColumn(m_variants.size());
    prepareColumns(catalog, offers.current);
    prepareColumns(catalog, earlier.reading);
}

void OfferPart::reserve(std::size_t rows)
{
    m_ids.reserve(rows);
    for (CodeColumn* column : codesOf(offers))
        column->reserve(rows);
    for (CodeColumn* column : codesOf(offers.current))
        column->reserve(rows);
    offers.current.price.reserve(rows);
}

void OfferPart::shrinkToFit()
{
    for (CodeColumn* column : codesOf(offers))
        column->shrinkToFit();
    for (ReadingColumns* readings : {&offers.current, &earlier.reading}) {
        readings->price.shrinkToFit();
        for (CodeColumn* column : codesOf(*readings))
            column->shrinkToFit();
    }
    earlier.offer.shrink_to_fit();
}

void OfferPart::append(const OfferPart& other)
{
    const auto before = static_cast<std::uint32_t>(offers.size());
    offers.hardware.append(other.offers.hardware);
    offers.region.append(other.offers.region);
    offers.purchaseModel.append(other.offers.purchaseModel);
    offers.variant.append(other.offers.variant);
    atlas::append(offers.current, other.offers.current);
    atlas::append(earlier.reading, other.earlier.reading);
    earlier.offer.reserve(earlier.size() + other.earlier.size());
    for (const std::uint32_t row : other.earlier.offer)
        earlier.offer.push_back(before + row);
}

inline std::uint32_t OfferPart::code(
    sqlite3_value* value, const IdMap& ids, bool mayBeNull, const char* table, std::int64_t row) const
{
    // NULL reads as 0, an id that no row of ours has.
    const std::uint32_t code = ids[sqlite3_value_int64(value)];
    if (code == ids.size()) [[unlikely]]
        checkUnknown(value, mayBeNull, table, row);
    return code;
}

void OfferPart::checkUnknown(sqlite3_value* value, bool mayBeNull, const char* table, std::int64_t row) const
{
    if (!mayBeNull || sqlite3_value_type(value) != SQLITE_NULL)
        throw Fault{m_entities.damaged(table, row)};
}

void OfferPart::takeOffer(sqlite3_value** values)
{
    const std::int64_t id = sqlite3_value_int64(values[0]);
    if (id <= (m_ids.empty() ? 0 : m_ids.back()))
        throw Fault{m_entities.damaged("offers", id)};
    m_ids.push_back(id);
    offers.hardware.append(code(values[1], m_hardware, false, "offers", id));
    offers.region.append(code(values[2], m_regions, false, "offers", id));
    offers.purchaseModel.append(code(values[3], m_models, false, "offers", id));
    offers.variant.append(code(values[4], m_variants, false, "offers", id));
}

void OfferPart::takeReading(sqlite3_value** values)
{
    const std::int64_t offer = sqlite3_value_int64(values[0]);
    while (m_row < m_ids.size() && m_ids[m_row] < offer)
        finishOffer();
    const std::int64_t seq = sqlite3_value_int64(values[1]);
    // Keys that do not ascend are of a file that is broken, or made to repeat itself without end.
    if (m_row == m_ids.size() || m_ids[m_row] != offer || seq <= m_seq)
        throw Fault{m_entities.damaged("observations", offer)};
    m_seq = seq;
    Reading& reading = m_ofOffer.emplace_back();
    reading.seq = seq;
    // NULL reads as 0.
    reading.price = sqlite3_value_int64(values[2]);
    if (reading.price == 0 && sqlite3_value_type(values[2]) == SQLITE_NULL)
        reading.price = MoneyColumn::Unknown;
    reading.currency = code(values[3], m_currencies, true, "observations", offer);
    reading.date = code(values[4], m_dates, true, "observations", offer);
    reading.source = code(values[5], m_sources, false, "observations", offer);
    reading.note = code(values[6], m_notes, true, "observations", offer);
    reading.terms = code(values[7], m_terms, false, "observations", offer);
    reading.age = m_ages[reading.date];
}

void OfferPart::append(ReadingColumns& columns, const Reading& reading)
{
    columns.price.append(reading.price);
    columns.currency.append(reading.currency);
    columns.observedOn.append(reading.date);
    columns.source.append(reading.source);
    columns.note.append(reading.note);
    columns.terms.append(reading.terms);
}

void OfferPart::finishOffer()
{
    if (m_ofOffer.empty())
        append(offers.current, m_unread);
    else if (m_ofOffer.size() > 1)
        sortReadings();
    for (const Reading& reading : m_ofOffer) {
        const bool current = &reading == m_ofOffer.data();
        append(current ? offers.current : earlier.reading, reading);
        if (!current)
            earlier.offer.push_back(static_cast<std::uint32_t>(m_row));
    }
    m_ofOffer.clear();
    m_seq = 0;
    ++m_row;
}

void OfferPart::sortReadings()
{
    const auto before = [](const Reading& a, const Reading& b) { return a.order() < b.order(); };
    std::sort(m_ofOffer.begin(), m_ofOffer.end(), before);
    const auto tie = std::adjacent_find(
        m_ofOffer.begin(), m_ofOffer.end(), [](const Reading& a, const Reading& b) { return a.tiesWith(b); });
    if (tie == m_ofOffer.end())
        return;
    // Rare: the newest run decides. It is asked for here instead of being read with every row.
    for (Reading& reading : m_ofOffer) {
        sqlite3_reset(m_run);
        sqlite3_bind_int64(m_run, 1, m_ids[m_row]);
        sqlite3_bind_int64(m_run, 2, reading.seq);
        if (sqlite3_step(m_run) != SQLITE_ROW)
            throw Fault{sqliteError(m_connection, m_path)};
        reading.run = sqlite3_column_int64(m_run, 0);
    }
    std::sort(m_ofOffer.begin(), m_ofOffer.end(), before);
}

template <OfferPart::TakeRow Take> void OfferPart::step(sqlite3_context* context, int, sqlite3_value** values)
{
    auto& part = *static_cast<OfferPart*>(sqlite3_user_data(context));
    try {
        (part.*Take)(values);
    } catch (...) {
        part.m_failure = std::current_exception();
        sqlite3_result_error_code(context, SQLITE_ABORT);
    }
}

template <OfferPart::TakeRow Take>
void OfferPart::scan(const char* name, int columns, const char* selection, const std::string& key, IdRange range)
{
    const auto nothing = [](sqlite3_context*) {};
    if (sqlite3_create_function_v2(m_connection, name, columns, SQLITE_UTF8 | SQLITE_DIRECTONLY, this, nullptr,
            &OfferPart::step<Take>, nothing, nullptr)
        != SQLITE_OK)
        throw Fault{sqliteError(m_connection, m_path)};
    // A bound is compared with every row, so there is none where there need not be one.
    std::string sql(selection);
    if (range.first != IdRange().first)
        sql += " WHERE " + key + " >= ?1";
    if (range.last != IdRange().last)
        sql += (range.first != IdRange().first ? " AND " : " WHERE ") + key + " <= ?2";
    const Statement statement = prepared(m_connection, sql.c_str(), m_path);
    sqlite3_bind_int64(statement.get(), 1, range.first);
    sqlite3_bind_int64(statement.get(), 2, range.last);
    const int result = sqlite3_step(statement.get());
    if (m_failure)
        std::rethrow_exception(m_failure);
    if (result != SQLITE_ROW)
        throw Fault{sqliteError(m_connection, m_path)};
}

void OfferPart::read(sqlite3* connection, IdRange range)
{
    m_connection = connection;
    const Statement run
        = prepared(connection, "SELECT run_id FROM observations WHERE offer_id = ? AND seq = ?", m_path);
    m_run = run.get();
    // Both are read in the order of their keys, which is that of the file; rows that come otherwise are refused.
    scan<&OfferPart::takeOffer>("take_offer", 5,
        "SELECT take_offer(id, hardware_id, region_id, purchase_model_id, variant_id) FROM offers NOT INDEXED", "id",
        range);
    scan<&OfferPart::takeReading>("take_reading", 8,
        "SELECT take_reading(offer_id, seq, price, currency_id, date_id, source_id, note_id, terms_id) FROM "
        "observations",
        "offer_id", range);
    while (m_row < m_ids.size())
        finishOffer();
}

} // namespace atlas
