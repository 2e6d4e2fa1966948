// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/importrow.h"
#include "sqlite/importrun.h"
#include "sqlite/loosenames.h"
#include "sqlite/registry.h"

#include <map>
#include <memory>

namespace atlas {

/// Takes the rows of feeds, reads their fields and hands them to the writer of their table. Works inside a transaction
/// that its owner began. Throws Fault when the import is cancelled.
class Importer : public FeedSink
{
public:
    Importer(SQLite::Database& database, qint64 run, const ImportRequest& request, LeftOut leftOut = LeftOut::Stays);
    ~Importer() override;

    /// All inputs, those first that others refer to.
    [[nodiscard]] Result<void> run();
    [[nodiscard]] const ImportLog& log() const { return m_log; }

    void begin(const TableSpec& table, const std::vector<QString>& headers) override;
    bool row(const RowPlace& place, std::span<const QString> values) override;
    void issue(RowIssue issue) override;
    void progress(double done) override;

private:
    [[nodiscard]] RowWriter& writerOf(const TableSpec& table);
    [[nodiscard]] bool readValues(std::span<const QString> texts);
    void remarkFutureDates(std::span<const QString> texts);
    void checkCancelled() const;

    const ImportRequest& m_request;
    qint64 m_run;
    LeftOut m_leftOut;
    Statements m_statements;
    ImportLog m_log;
    Registry m_registry;
    std::unique_ptr<LooseNames> m_names; ///< for feeds that name things as people do
    std::map<std::string_view, std::unique_ptr<RowWriter>> m_writers;
    const TableSpec* m_table = nullptr;
    RowWriter* m_writer = nullptr;
    std::vector<QString> m_headers;
    std::vector<FieldValue> m_values;
    double m_bytesBefore = 0, m_bytesHere = 0, m_bytesAll = 0;
};

} // namespace atlas
