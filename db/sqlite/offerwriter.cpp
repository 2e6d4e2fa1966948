// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/offerwriter.h"

#include "catalog/catalog.h"
#include "sqlite/ownoffers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Where the fields of the offers table stand.
struct Fields
{
    static std::size_t at(std::string_view key) { return static_cast<std::size_t>(offersTable().indexOf(key)); }
    std::size_t provider = at("provider"), instanceType = at("instance_type"), region = at("region"),
                purchaseModel = at("purchase_model"), variant = at("variant"), service = at("service"), gpu = at("gpu"),
                interconnect = at("interconnect"), regionGroup = at("region_group"), free = at("free"),
                price = at("original_price"), currency = at("original_currency"),
                subscriptionFee = at("subscription_fee"), observedOn = at("observed_on"), source = at("source"),
                note = at("note");
    std::array<std::size_t, HardwareRow::Numbers> hardware{
        at("gpu_count"), at("gpu_memory_gib"), at("vcpus"), at("memory_gib"), at("storage_gib")};
    std::array<std::size_t, TermsRow::Numbers> terms{
        at("included_units"), at("session_limit_h"), at("billing_increment_s"), at("minimum_billing_s")};
};
const Fields& fields()
{
    static const Fields all;
    return all;
}

double numberOf(const ImportRow& row, std::size_t field)
{
    const auto* number = std::get_if<double>(&row.values[field]);
    return number == nullptr ? HardwareRow::Unknown : *number;
}

qint64 integerOf(const ImportRow& row, std::size_t field, qint64 unknown)
{
    const auto* number = std::get_if<qint64>(&row.values[field]);
    return number == nullptr ? unknown : *number;
}

/// Empty is unknown: for fields where an empty text says nothing.
QString nameOf(const ImportRow& row, std::size_t field)
{
    const QString text = row.text(field);
    return text.isEmpty() ? QString() : text;
}

qint64 purchaseModelId(const QString& name)
{
    const std::string text = name.toStdString();
    return std::find(PurchaseModels.begin(), PurchaseModels.end(), text) - PurchaseModels.begin() + 1;
}

QString otherwise()
{
    return QCoreApplication::translate(
        "Import", "The catalog has another value from another source; it was left as it is.");
}

}

OfferWriter::OfferWriter(Statements& statements, Registry& registry, ImportLog& log, qint64 run, LeftOut leftOut)
    : m_statements(statements)
    , m_registry(registry)
    , m_log(log)
    , m_count(log.count("offers"))
    , m_dictionaries(statements)
    , m_run(run)
    , m_leftOut(leftOut)
{
}

void OfferWriter::remark(const ImportRow& row, std::size_t field, const QString& message)
{
    m_log.add(row.issue(RowIssue::Severity::Remark, m_log.line, field, message));
}

bool OfferWriter::isWhole(const ImportRow& row)
{
    const Fields& f = fields();
    for (const std::size_t field : {f.provider, f.instanceType, f.purchaseModel}) {
        if (!row.text(field).isEmpty())
            continue;
        m_log.add(row.issue(RowIssue::Severity::Skipped, m_log.line, field,
            QCoreApplication::translate("Import", "This field is needed and is empty.")));
        return false;
    }
    const bool amount = row.isKnown(f.price) || row.isKnown(f.subscriptionFee);
    if (amount && row.text(f.currency).isEmpty()) {
        m_log.add(row.issue(RowIssue::Severity::Skipped, m_log.line, f.currency,
            QCoreApplication::translate("Import", "A price needs its currency.")));
        return false;
    }
    return true;
}

qint64 OfferWriter::sourceOf(const ImportRow& row)
{
    const QString name = row.text(fields().source);
    if (!name.isEmpty())
        return m_registry.idOf("sources", name);
    // Every price keeps where it is from: here all that is known is the file.
    return m_registry.idOf("sources", QStringLiteral("file:") + m_log.file);
}

OfferWriter::Identity OfferWriter::identityOf(const ImportRow& row)
{
    const Fields& f = fields();
    Identity identity;
    identity.provider = m_registry.idOf("providers", row.text(f.provider));
    identity.instanceType = m_dictionaries.instanceTypeOf(identity.provider, row.text(f.instanceType));
    identity.purchaseModel = purchaseModelId(row.text(f.purchaseModel));
    const QString variant = row.text(f.variant);
    identity.variant = m_dictionaries.textOf("variants", variant.isNull() ? QStringLiteral("") : variant);
    identity.region = m_dictionaries.regionOf(identity.provider, nameOf(row, f.region), nameOf(row, f.regionGroup)).id;
    return identity;
}

void OfferWriter::takeGroup(const ImportRow& row, const Identity& identity, Outcome& outcome)
{
    const Fields& f = fields();
    const QString region = nameOf(row, f.region), group = nameOf(row, f.regionGroup);
    const RegionRow found = m_dictionaries.regionOf(identity.provider, region, group);
    const bool said = !group.isNull() || m_leftOut == LeftOut::Unknown;
    if (said && found.group != group && (found.group.isNull() || isOwnRegion(identity.region))) {
        m_dictionaries.setGroup(identity.provider, region, group);
        outcome.changed = true;
    } else if (said && found.group != group) {
        remark(row, f.regionGroup, otherwise());
        outcome.conflict = true;
    }
}

/// What is said of a region is said of all offers in it; an edited offer has no say for those of others.
bool OfferWriter::isOwnRegion(qint64 region)
{
    if (m_leftOut == LeftOut::Stays)
        return false;
    SQLite::Statement& query = m_statements("SELECT count(*) FROM offers AS o JOIN sources AS s ON s.id = o.source_id "
                                            "WHERE o.region_id = ? AND s.source <> ?");
    bindId(query, 1, region);
    bindText(query, 2, OwnSource);
    return query.executeStep() && query.getColumn(0).getInt64() == 0;
}

bool OfferWriter::isOthersOwn(const ImportRow& row, const Offer& offer)
{
    if (offer.id == 0 || row.text(fields().source) == OwnSource
        || offer.source != m_registry.find("sources", OwnSource))
        return false;
    m_log.add(row.issue(RowIssue::Severity::Skipped, m_log.line, fields().variant,
        QCoreApplication::translate("Import",
            "You have an own offer of that provider, machine, region, purchase model and variant; no import changes "
            "it, so the row was left out.")));
    return true;
}

/// Hardware that will not be taken, as it is from another source than the offer's, brings no services and GPUs with it.
HardwareRow OfferWriter::hardwareOf(const ImportRow& row, const Identity& identity, bool willBeTaken)
{
    const Fields& f = fields();
    const QString service = row.text(f.service), gpu = row.text(f.gpu);
    const auto orNotThere = [](qint64 id, const QString& name) { return id == 0 && !name.isEmpty() ? NotThere : id; };
    HardwareRow hardware;
    hardware.instanceType = identity.instanceType;
    hardware.service = willBeTaken ? m_registry.serviceOf(identity.provider, service)
                                   : orNotThere(m_registry.findService(identity.provider, service), service);
    hardware.gpu = willBeTaken ? m_registry.idOf("gpus", gpu) : orNotThere(m_registry.find("gpus", gpu), gpu);
    for (std::size_t i = 0; i < hardware.numbers.size(); ++i)
        hardware.numbers[i] = numberOf(row, f.hardware[i]);
    hardware.interconnect = row.text(f.interconnect);
    return hardware;
}

OfferWriter::Reading OfferWriter::readingOf(const ImportRow& row, qint64 source)
{
    const Fields& f = fields();
    TermsRow terms;
    terms.free = integerOf(row, f.free, 0);
    terms.subscriptionFee = integerOf(row, f.subscriptionFee, -1);
    for (std::size_t i = 0; i < terms.numbers.size(); ++i)
        terms.numbers[i] = numberOf(row, f.terms[i]);
    Reading reading;
    reading.price = integerOf(row, f.price, -1);
    if (reading.price == 0 && terms.free == 0) {
        reading.price = -1;
        remark(row, f.price,
            QCoreApplication::translate("Import", "A price of 0 that is not marked as free was taken as unknown."));
    }
    reading.currency = m_dictionaries.textOf("currencies", nameOf(row, f.currency));
    reading.date = m_dictionaries.textOf("dates", nameOf(row, f.observedOn));
    reading.note = m_dictionaries.textOf("notes", row.text(f.note));
    reading.terms = m_dictionaries.termsOf(terms);
    reading.source = source;
    return reading;
}

OfferWriter::Offer OfferWriter::find(const Identity& identity)
{
    SQLite::Statement& query = m_statements("SELECT id, hardware_id, source_id FROM offers WHERE instance_type_id = ? "
                                            "AND region_id = ? AND purchase_model_id = ? AND variant_id = ?");
    bindId(query, 1, identity.instanceType);
    bindId(query, 2, identity.region);
    bindId(query, 3, identity.purchaseModel);
    bindId(query, 4, identity.variant);
    if (!query.executeStep())
        return {};
    return {query.getColumn(0).getInt64(), query.getColumn(1).getInt64(), query.getColumn(2).getInt64(), false};
}

OfferWriter::Offer OfferWriter::insert(const Identity& identity, qint64 hardware, qint64 source)
{
    SQLite::Statement& statement = m_statements("INSERT INTO offers (instance_type_id, region_id, purchase_model_id, "
                                                "variant_id, hardware_id, source_id) VALUES (?, ?, ?, ?, ?, ?)");
    bindId(statement, 1, identity.instanceType);
    bindId(statement, 2, identity.region);
    bindId(statement, 3, identity.purchaseModel);
    bindId(statement, 4, identity.variant);
    bindId(statement, 5, hardware);
    bindId(statement, 6, source);
    statement.exec();
    return {m_statements.lastId(), hardware, source, true};
}

void OfferWriter::mergeHardware(
    const ImportRow& row, const Offer& offer, const HardwareRow& hardware, qint64 source, Outcome& outcome)
{
    const HardwareRow& old = m_dictionaries.hardware(offer.hardware);
    std::vector<std::size_t> different;
    const HardwareRow merged = mergedHardware(old, hardware, different);
    if (!m_registry.isOneOwner(source, offer.source)) {
        for (const std::size_t field : different)
            remark(row, field, otherwise());
        outcome.conflict = outcome.conflict || !different.empty();
        return;
    }
    if (merged.bytes() == old.bytes())
        return;
    SQLite::Statement& update = m_statements("UPDATE offers SET hardware_id = ? WHERE id = ?");
    bindId(update, 1, m_dictionaries.hardwareOf(merged));
    bindId(update, 2, offer.id);
    update.exec();
    outcome.changed = true;
}

HardwareRow OfferWriter::mergedHardware(
    const HardwareRow& old, const HardwareRow& hardware, std::vector<std::size_t>& different) const
{
    if (m_leftOut == LeftOut::Unknown)
        return hardware;
    const Fields& f = fields();
    HardwareRow merged = old;
    const auto take = [&different](auto& value, const auto& found, bool known, bool wasKnown, std::size_t field) {
        if (!known || value == found)
            return;
        if (wasKnown)
            different.push_back(field);
        value = found;
    };
    take(merged.service, hardware.service, hardware.service != 0, old.service != 0, f.service);
    take(merged.gpu, hardware.gpu, hardware.gpu != 0, old.gpu != 0, f.gpu);
    for (std::size_t i = 0; i < old.numbers.size(); ++i)
        take(merged.numbers[i], hardware.numbers[i], !std::isnan(hardware.numbers[i]), !std::isnan(old.numbers[i]),
            f.hardware[i]);
    take(merged.interconnect, hardware.interconnect, !hardware.interconnect.isNull(), !old.interconnect.isNull(),
        f.interconnect);
    return merged;
}

std::optional<qint64> OfferWriter::nextSeq(const Offer& offer, const Reading& reading)
{
    if (offer.isNew)
        return 1;
    qint64 last = 0;
    SQLite::Statement& query = m_statements("SELECT seq, price, currency_id, date_id, source_id, note_id, terms_id "
                                            "FROM observations WHERE offer_id = ? ORDER BY seq");
    bindId(query, 1, offer.id);
    while (query.executeStep()) {
        const auto at = [&query](int column) { return query.getColumn(column).getInt64(); };
        last = at(0);
        const Reading old{query.getColumn(1).isNull() ? -1 : at(1), at(2), at(3), at(4), at(5), at(6)};
        if (old == reading)
            return {};
    }
    // Only a file that was tampered with can count that far.
    return last == std::numeric_limits<qint64>::max() ? std::nullopt : std::optional(last + 1);
}

bool OfferWriter::addReading(const Offer& offer, const Reading& reading)
{
    const std::optional<qint64> seq = nextSeq(offer, reading);
    if (!seq)
        return false;
    SQLite::Statement& insert
        = m_statements("INSERT INTO observations (offer_id, seq, price, currency_id, date_id, source_id, note_id, "
                       "terms_id, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    bindId(insert, 1, offer.id);
    bindId(insert, 2, *seq);
    if (reading.price < 0)
        insert.bind(3);
    else
        insert.bind(3, static_cast<int64_t>(reading.price));
    bindId(insert, 4, reading.currency);
    bindId(insert, 5, reading.date);
    bindId(insert, 6, reading.source);
    bindId(insert, 7, reading.note);
    bindId(insert, 8, reading.terms);
    bindId(insert, 9, m_run);
    insert.exec();
    return true;
}

void OfferWriter::write(const ImportRow& row)
{
    if (!isWhole(row)) {
        ++m_count.skipped;
        return;
    }
    const Identity identity = identityOf(row);
    Offer offer = find(identity);
    if (isOthersOwn(row, offer)) {
        ++m_count.skipped;
        return;
    }
    Outcome outcome;
    const qint64 source = sourceOf(row);
    takeGroup(row, identity, outcome);
    const HardwareRow hardware
        = hardwareOf(row, identity, offer.id == 0 || m_registry.isOneOwner(source, offer.source));
    if (offer.id == 0)
        offer = insert(identity, m_dictionaries.hardwareOf(hardware), source);
    else
        mergeHardware(row, offer, hardware, source, outcome);
    outcome.added = addReading(offer, readingOf(row, source));
    m_count.added += outcome.added ? 1 : 0;
    m_count.fresh += outcome.added && offer.isNew ? 1 : 0;
    m_count.changed += outcome.changed ? 1 : 0;
    m_count.conflicts += outcome.conflict ? 1 : 0;
    m_count.duplicates += outcome.added || outcome.changed || outcome.conflict ? 0 : 1;
}

} // namespace atlas
