// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/importrow.h"
#include "sqlite/importrun.h"
#include "sqlite/offerdictionaries.h"

namespace atlas {

/// Writes rows of offers: the offer when it is new, its hardware when the same source says otherwise, and the reading
/// unless it is there already. Readings are never changed.
class OfferWriter : public RowWriter
{
public:
    OfferWriter(Statements& statements, Registry& registry, ImportLog& log, qint64 run, LeftOut leftOut);
    void write(const ImportRow& row) override;

private:
    struct Reading
    {
        qint64 price = -1, currency = 0, date = 0, source = 0, note = 0, terms = 0;
        bool operator==(const Reading&) const = default;
    };
    struct Identity
    {
        qint64 provider = 0, instanceType = 0, region = 0, purchaseModel = 0, variant = 0;
    };
    struct Offer
    {
        qint64 id = 0, hardware = 0, source = 0;
        bool isNew = false;
    };
    static constexpr qint64 NotThere = -1; ///< id of a row that the catalog does not have
    /// What writing one row did.
    struct Outcome
    {
        bool added = false, changed = false, conflict = false;
    };

    [[nodiscard]] bool isWhole(const ImportRow& row);
    [[nodiscard]] qint64 sourceOf(const ImportRow& row);
    [[nodiscard]] Identity identityOf(const ImportRow& row);
    /// An own offer that the row, of another source, would change.
    [[nodiscard]] bool isOthersOwn(const ImportRow& row, const Offer& offer);
    [[nodiscard]] bool isOwnRegion(qint64 region);
    void takeGroup(const ImportRow& row, const Identity& identity, Outcome& outcome);
    [[nodiscard]] HardwareRow hardwareOf(const ImportRow& row, const Identity& identity, bool willBeTaken);
    [[nodiscard]] Reading readingOf(const ImportRow& row, qint64 source);
    [[nodiscard]] Offer find(const Identity& identity);
    [[nodiscard]] Offer insert(const Identity& identity, qint64 hardware, qint64 source);
    void mergeHardware(
        const ImportRow& row, const Offer& offer, const HardwareRow& hardware, qint64 source, Outcome& outcome);
    [[nodiscard]] HardwareRow mergedHardware(
        const HardwareRow& old, const HardwareRow& found, std::vector<std::size_t>& different) const;
    [[nodiscard]] bool addReading(const Offer& offer, const Reading& reading);
    /// Nothing: the offer has that reading already.
    [[nodiscard]] std::optional<qint64> nextSeq(const Offer& offer, const Reading& reading);
    void remark(const ImportRow& row, std::size_t field, const QString& message);

    Statements& m_statements;
    Registry& m_registry;
    ImportLog& m_log;
    TableCount& m_count;
    OfferDictionaries m_dictionaries;
    qint64 m_run;
    LeftOut m_leftOut;
};

} // namespace atlas
