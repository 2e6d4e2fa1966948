// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "sqlite/entityreader.h"

#include <exception>
#include <limits>
#include <string>
#include <tuple>

struct sqlite3;
struct sqlite3_context;
struct sqlite3_stmt;
struct sqlite3_value;

namespace atlas {

/// A range of ids of offers, both ends included.
struct IdRange
{
    std::int64_t first = std::numeric_limits<std::int64_t>::min(), last = std::numeric_limits<std::int64_t>::max();
};

/// Reads the offers of one range of ids, and their readings, through one connection. SQLite's own loop hands each row
/// over as the arguments of an aggregate function: that takes less than two thirds of the time of stepping from row to
/// row and asking for each column.
class OfferPart
{
public:
    /// `entities` has read the tables and dictionaries of `catalog` already.
    OfferPart(const EntityReader& entities, const Catalog& catalog);

    /// Room for so many offers.
    void reserve(std::size_t rows);
    /// Throws Fault for rows that refer to nothing or are not in the order of their keys.
    void read(sqlite3* connection, IdRange range);
    /// Adds what `other` read; its ids come after those of this one.
    void append(const OfferPart& other);
    void shrinkToFit();

    OfferColumns offers;
    EarlierColumns earlier;

private:
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
    using TakeRow = void (OfferPart::*)(sqlite3_value** values);

    /// Hands each row of `selection` with its key in the range to Take, through the function of that name in it.
    template <TakeRow Take>
    void scan(const char* name, int columns, const char* selection, const std::string& key, IdRange range);
    template <TakeRow Take> static void step(sqlite3_context* context, int count, sqlite3_value** values);
    void takeOffer(sqlite3_value** values);
    void takeReading(sqlite3_value** values);
    [[nodiscard]] std::uint32_t code(
        sqlite3_value* value, const IdMap& ids, bool mayBeNull, const char* table, std::int64_t row) const;
    void checkUnknown(sqlite3_value* value, bool mayBeNull, const char* table, std::int64_t row) const;
    void finishOffer();
    void sortReadings();
    static void append(ReadingColumns& columns, const Reading& reading);

    const EntityReader& m_entities;
    const IdMap &m_hardware, &m_regions, &m_models, &m_variants, &m_currencies, &m_dates, &m_sources, &m_notes,
        &m_terms;
    QString m_path;
    std::vector<int> m_ages; ///< by date code, and one for unknown
    Reading m_unread; ///< of an offer without any reading
    sqlite3* m_connection = nullptr;
    sqlite3_stmt* m_run = nullptr; ///< the run of one reading
    std::vector<std::int64_t> m_ids; ///< of the offers
    std::size_t m_row = 0; ///< the offer whose readings are being taken
    std::int64_t m_seq = 0; ///< of its last reading
    std::vector<Reading> m_ofOffer;
    std::exception_ptr m_failure; ///< what may not be thrown through SQLite
};

} // namespace atlas
