// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/offerreader.h"

#include "sqlite/sqliteerror.h"

#include <algorithm>
#include <memory>
#include <sqlite3.h>
#include <tuple>
#include <utility>

namespace atlas {

namespace {

struct Finalize
{
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

struct Reading
{
    std::int64_t price = MoneyColumn::Unknown;
    std::uint32_t currency = 0, date = 0, source = 0, note = 0, terms = 0;
    int age = 0; ///< rank of the date, the newest 0
    std::int64_t run = 0; ///< only known where age and source do not decide
    std::int64_t seq = 0;

    [[nodiscard]] auto order() const { return std::tuple(age, source, -run, seq); }
    [[nodiscard]] bool tiesWith(const Reading& other) const { return age == other.age && source == other.source; }
};

/// Reading with nothing in between: this loop runs a million times and more.
class OfferReader
{
public:
    OfferReader(sqlite3* connection, const EntityReader& entities, Catalog& catalog);
    void read();

private:
    [[nodiscard]] Statement prepare(const char* sql) const;
    [[nodiscard]] bool step(sqlite3_stmt* statement) const;
    [[nodiscard]] std::uint32_t code(
        sqlite3_stmt* statement, int column, const IdMap& ids, const char* table, bool mayBeNull) const;
    void reserve();
    void nextReading();
    void readOffer(sqlite3_stmt* offer, std::int64_t id);
    void takeReadings(std::int64_t offer);
    void sortReadings(std::int64_t offer);
    static void append(ReadingColumns& columns, const Reading& reading);

    sqlite3* m_connection;
    const EntityReader& m_entities;
    Catalog& m_catalog;
    const IdMap &m_hardware, &m_regions, &m_models, &m_variants, &m_currencies, &m_dates, &m_sources, &m_notes,
        &m_terms;
    std::vector<int> m_ages; ///< by date code, and one for unknown
    Statement m_readings, m_run;
    std::int64_t m_readingOffer = 0, m_readingSeq = 0; ///< the offer of the reading that the statement stands on
    bool m_moreReadings = true;
    std::vector<Reading> m_ofOffer;
};

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

void shrink(ReadingColumns& columns)
{
    columns.price.shrinkToFit();
    for (CodeColumn* column : {&columns.currency, &columns.observedOn, &columns.source, &columns.note, &columns.terms})
        column->shrinkToFit();
}

OfferReader::OfferReader(sqlite3* connection, const EntityReader& entities, Catalog& catalog)
    : m_connection(connection)
    , m_entities(entities)
    , m_catalog(catalog)
    , m_hardware(entities.ids("hardware"))
    , m_regions(entities.ids("regions"))
    , m_models(entities.ids("purchase_models"))
    , m_variants(entities.ids("variants"))
    , m_currencies(entities.ids("currencies"))
    , m_dates(entities.ids("dates"))
    , m_sources(entities.ids("sources"))
    , m_notes(entities.ids("notes"))
    , m_terms(entities.ids("terms"))
    , m_ages(agesOf(catalog.dates))
{
}

Statement OfferReader::prepare(const char* sql) const
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(m_connection, sql, -1, &statement, nullptr) != SQLITE_OK)
        throw Fault{sqliteError(m_connection, m_catalog.path)};
    return Statement(statement);
}

bool OfferReader::step(sqlite3_stmt* statement) const
{
    const int result = sqlite3_step(statement);
    if (result != SQLITE_ROW && result != SQLITE_DONE)
        throw Fault{sqliteError(m_connection, m_catalog.path)};
    return result == SQLITE_ROW;
}

std::uint32_t OfferReader::code(
    sqlite3_stmt* statement, int column, const IdMap& ids, const char* table, bool mayBeNull) const
{
    // NULL reads as 0, an id that no row of ours has.
    const std::int64_t id = sqlite3_column_int64(statement, column);
    const std::uint32_t code = ids[id];
    if (code == ids.size() && !(mayBeNull && sqlite3_column_type(statement, column) == SQLITE_NULL))
        throw Fault{m_entities.damaged(table, sqlite3_column_int64(statement, 0))};
    return code;
}

void OfferReader::reserve()
{
    const Statement bounds = prepare("SELECT (SELECT max(id) FROM offers), (SELECT page_count FROM "
                                     "pragma_page_count()) * (SELECT page_size FROM pragma_page_size())");
    if (!step(bounds.get()))
        return;
    // The largest id is a good guess at the number of rows, but a file may lie: no row is smaller than this.
    constexpr std::int64_t SmallestRow = 8;
    const auto rows = static_cast<std::size_t>(std::max<std::int64_t>(0,
        std::min<std::int64_t>(
            sqlite3_column_int64(bounds.get(), 0), sqlite3_column_int64(bounds.get(), 1) / SmallestRow)));
    OfferColumns& offers = m_catalog.offers;
    for (CodeColumn* column :
        {&offers.hardware, &offers.region, &offers.purchaseModel, &offers.variant, &offers.current.currency,
            &offers.current.observedOn, &offers.current.source, &offers.current.note, &offers.current.terms})
        column->reserve(rows);
    offers.current.price.reserve(rows);
}

void OfferReader::append(ReadingColumns& columns, const Reading& reading)
{
    columns.price.append(reading.price);
    columns.currency.append(reading.currency);
    columns.observedOn.append(reading.date);
    columns.source.append(reading.source);
    columns.note.append(reading.note);
    columns.terms.append(reading.terms);
}

void OfferReader::nextReading()
{
    m_moreReadings = step(m_readings.get());
    if (!m_moreReadings)
        return;
    const std::pair<std::int64_t, std::int64_t> before(m_readingOffer, m_readingSeq);
    m_readingOffer = sqlite3_column_int64(m_readings.get(), 0);
    m_readingSeq = sqlite3_column_int64(m_readings.get(), 1);
    // Keys that do not ascend are of a file that is broken, or made to repeat itself without end.
    if (std::pair(m_readingOffer, m_readingSeq) <= before)
        throw Fault{m_entities.damaged("observations", m_readingOffer)};
}

void OfferReader::takeReadings(std::int64_t offer)
{
    m_ofOffer.clear();
    sqlite3_stmt* const row = m_readings.get();
    if (m_moreReadings && m_readingOffer < offer)
        throw Fault{m_entities.damaged("observations", m_readingOffer)};
    for (; m_moreReadings && m_readingOffer == offer; nextReading()) {
        Reading reading;
        reading.seq = m_readingSeq;
        // NULL reads as 0.
        reading.price = sqlite3_column_int64(row, 2);
        if (reading.price == 0 && sqlite3_column_type(row, 2) == SQLITE_NULL)
            reading.price = MoneyColumn::Unknown;
        reading.currency = code(row, 3, m_currencies, "observations", true);
        reading.date = code(row, 4, m_dates, "observations", true);
        reading.source = code(row, 5, m_sources, "observations", false);
        reading.note = code(row, 6, m_notes, "observations", true);
        reading.terms = code(row, 7, m_terms, "observations", false);
        reading.age = m_ages[reading.date];
        m_ofOffer.push_back(reading);
    }
    if (m_ofOffer.size() > 1)
        sortReadings(offer);
}

void OfferReader::sortReadings(std::int64_t offer)
{
    const auto before = [](const Reading& a, const Reading& b) { return a.order() < b.order(); };
    std::sort(m_ofOffer.begin(), m_ofOffer.end(), before);
    const auto tie = std::adjacent_find(
        m_ofOffer.begin(), m_ofOffer.end(), [](const Reading& a, const Reading& b) { return a.tiesWith(b); });
    if (tie == m_ofOffer.end())
        return;
    // Rare: the newest run decides. It is asked for here instead of being read with every row.
    for (Reading& reading : m_ofOffer) {
        sqlite3_reset(m_run.get());
        sqlite3_bind_int64(m_run.get(), 1, offer);
        sqlite3_bind_int64(m_run.get(), 2, reading.seq);
        if (step(m_run.get()))
            reading.run = sqlite3_column_int64(m_run.get(), 0);
    }
    std::sort(m_ofOffer.begin(), m_ofOffer.end(), before);
}

void OfferReader::readOffer(sqlite3_stmt* offer, std::int64_t id)
{
    OfferColumns& offers = m_catalog.offers;
    const auto row = static_cast<std::uint32_t>(offers.size());
    offers.hardware.append(code(offer, 1, m_hardware, "offers", false));
    offers.region.append(code(offer, 2, m_regions, "offers", false));
    offers.purchaseModel.append(code(offer, 3, m_models, "offers", false));
    offers.variant.append(code(offer, 4, m_variants, "offers", false));
    takeReadings(id);
    if (m_ofOffer.empty())
        append(offers.current,
            {MoneyColumn::Unknown, m_currencies.size(), m_dates.size(), m_sources.size(), m_notes.size(),
                m_terms.size()});
    for (const Reading& reading : m_ofOffer) {
        const bool current = &reading == m_ofOffer.data();
        append(current ? offers.current : m_catalog.earlier.reading, reading);
        if (!current)
            m_catalog.earlier.offer.push_back(row);
    }
}

void OfferReader::read()
{
    OfferColumns& offers = m_catalog.offers;
    offers.hardware = CodeColumn(m_hardware.size());
    offers.region = CodeColumn(m_regions.size());
    offers.purchaseModel = CodeColumn(m_models.size());
    offers.variant = CodeColumn(m_variants.size());
    prepareColumns(m_catalog, offers.current);
    prepareColumns(m_catalog, m_catalog.earlier.reading);
    reserve();
    m_readings = prepare("SELECT offer_id, seq, price, currency_id, date_id, source_id, note_id, terms_id FROM "
                         "observations ORDER BY offer_id, seq");
    m_run = prepare("SELECT run_id FROM observations WHERE offer_id = ? AND seq = ?");
    const Statement offer
        = prepare("SELECT id, hardware_id, region_id, purchase_model_id, variant_id FROM offers ORDER BY id");
    nextReading();
    for (std::int64_t last = 0; step(offer.get());) {
        const std::int64_t id = sqlite3_column_int64(offer.get(), 0);
        if (id <= last)
            throw Fault{m_entities.damaged("offers", id)};
        readOffer(offer.get(), id);
        last = id;
    }
    if (m_moreReadings)
        throw Fault{m_entities.damaged("observations", m_readingOffer)};
    for (CodeColumn* column : {&offers.hardware, &offers.region, &offers.purchaseModel, &offers.variant})
        column->shrinkToFit();
    shrink(offers.current);
    shrink(m_catalog.earlier.reading);
    m_catalog.earlier.offer.shrink_to_fit();
}

}

void readOffers(sqlite3* connection, const EntityReader& entities, Catalog& catalog)
{
    OfferReader(connection, entities, catalog).read();
}

} // namespace atlas
