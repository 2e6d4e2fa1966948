// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/importer.h"

#include "catalog/date.h"
#include "feeds/feedregistry.h"
#include "sqlite/offerwriter.h"
#include "sqlite/plainwriter.h"
#include "sqlite/sqliteerror.h"

#include <QCoreApplication>
#include <SQLiteCpp/Exception.h>
#include <algorithm>
#include <sqlite3.h>

namespace atlas {

namespace {

/// Position in the order in which tables can be read: what others refer to comes first.
std::size_t orderOf(const TableSpec& table)
{
    const auto tables = plainTables();
    return static_cast<std::size_t>(std::find_if(tables.begin(), tables.end(), [&table](const TableSpec& other) {
        return other.name == table.name;
    }) - tables.begin());
}

Error inFile(Error error, const QString& name)
{
    error.message = QCoreApplication::translate("Import", "%1: %2").arg(name, error.message);
    return error;
}

}

Importer::Importer(SQLite::Database& database, qint64 run, const ImportRequest& request, LeftOut leftOut)
    : m_request(request)
    , m_run(run)
    , m_leftOut(leftOut)
    , m_statements(database)
    , m_registry(m_statements, m_log)
{
}

Importer::~Importer() = default;

Result<void> Importer::run()
{
    const Feed* feed = feedById(m_request.feed);
    if (feed == nullptr)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("Import", "There is no feed “%1”.").arg(m_request.feed));
    if (feed->hasLooseNames())
        m_names = std::make_unique<LooseNames>(m_statements.database());
    std::vector<std::pair<std::size_t, const ImportInput*>> inputs;
    for (const ImportInput& input : m_request.inputs) {
        const auto table = feed->tableOf(input.bytes, m_request.options);
        if (!table)
            return tl::unexpected(inFile(table.error(), input.name));
        inputs.emplace_back(orderOf(**table), &input);
        m_bytesAll += static_cast<double>(input.bytes.size());
    }
    std::stable_sort(inputs.begin(), inputs.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [order, input] : inputs) {
        m_log.file = input->name;
        m_bytesHere = static_cast<double>(input->bytes.size());
        if (const auto parsed = feed->parse(input->bytes, m_request.options, *this); !parsed)
            return tl::unexpected(inFile(parsed.error(), input->name));
        m_bytesBefore += m_bytesHere;
    }
    return {};
}

RowWriter& Importer::writerOf(const TableSpec& table)
{
    std::unique_ptr<RowWriter>& writer = m_writers[table.name];
    if (!writer && table.name == offersTable().name)
        writer = std::make_unique<OfferWriter>(m_statements, m_registry, m_log, m_run, m_leftOut);
    else if (!writer)
        writer = std::make_unique<PlainWriter>(table, m_statements, m_registry, m_log);
    return *writer;
}

void Importer::begin(const TableSpec& table, const std::vector<QString>& headers)
{
    m_table = &table;
    m_headers = headers;
    m_values.assign(table.fields.size(), {});
    m_writer = &writerOf(table);
}

bool Importer::readValues(std::span<const QString> texts)
{
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        auto value = fieldValue(m_table->fields[i], texts[i]);
        if (!value) {
            const ImportRow row{*m_table, m_values, texts, m_headers};
            m_log.add(row.issue(RowIssue::Severity::Skipped, m_log.line, i, value.error()));
            return false;
        }
        m_values[i] = std::move(*value);
    }
    remarkFutureDates(texts);
    return true;
}

/// A date that has not come yet is most likely a slip of the pen; the next day may have begun elsewhere.
void Importer::remarkFutureDates(std::span<const QString> texts)
{
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (m_table->fields[i].type != FieldType::Date || m_values[i].index() == 0 || !m_request.today.isValid())
            continue;
        const auto date = dateFromText(std::get<QString>(m_values[i]));
        if (!date || firstDay(*date) <= m_request.today.addDays(1))
            continue;
        const ImportRow row{*m_table, m_values, texts, m_headers};
        m_log.add(row.issue(RowIssue::Severity::Remark, m_log.line, i,
            QCoreApplication::translate("Import", "This date lies in the future; it was kept as it is.")));
    }
}

bool Importer::row(const RowPlace& place, std::span<const QString> values)
{
    checkCancelled();
    m_log.line = place.line;
    m_log.record = place.record;
    ++m_log.count(m_table->name).read;
    if (!readValues(values)) {
        ++m_log.count(m_table->name).skipped;
        return true;
    }
    if (m_names)
        m_names->resolve(*m_table, m_values, m_headers, m_log);
    const ImportRow row{*m_table, m_values, values, m_headers};
    try {
        m_writer->write(row);
        if (m_request.sourcesAreOne && m_table->name == "sources")
            m_registry.joinFamily(m_registry.find("sources", row.text(0)));
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_CONSTRAINT)
            throw;
        m_log.add({RowIssue::Severity::Skipped, place.line, {}, {}, {},
            QCoreApplication::translate("Import", "The row breaks a rule of the catalog: %1.")
                .arg(QString::fromUtf8(exception.what()))});
        ++m_log.count(m_table->name).skipped;
    }
    return true;
}

void Importer::issue(RowIssue issue)
{
    if (issue.severity == RowIssue::Severity::Skipped && m_table != nullptr) {
        TableCount& count = m_log.count(m_table->name);
        ++count.read;
        ++count.skipped;
    }
    m_log.add(std::move(issue));
}

void Importer::progress(double done)
{
    checkCancelled();
    if (m_request.progress && m_bytesAll > 0)
        m_request.progress(static_cast<int>(100 * (m_bytesBefore + done * m_bytesHere) / m_bytesAll));
}

void Importer::checkCancelled() const
{
    if (m_request.cancelled != nullptr && m_request.cancelled->load(std::memory_order_relaxed))
        throw Fault{{ErrorCode::Cancelled,
            QCoreApplication::translate("Import", "The import was stopped; the catalog is as it was.")}};
}

} // namespace atlas
