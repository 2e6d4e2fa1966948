// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/atlasfeed.h"

#include "catalog/date.h"
#include "catalog/offerkey.h"
#include "feeds/atlasheader.h"
#include "feeds/fieldcount.h"
#include "feeds/textremarks.h"
#include "text/csv.h"
#include "text/delimiter.h"
#include "text/encoding.h"

#include <QCoreApplication>

namespace atlas {

namespace {

/// Turns the records of one file into rows of its table.
class AtlasParser
{
public:
    AtlasParser(const FeedOptions& options, FeedSink& sink)
        : m_options(options)
        , m_sink(sink)
    {
    }

    /// False: stop; then `error` may say why.
    bool record(qint64 line, std::vector<QString>& fields)
    {
        m_place.line = line;
        if (m_header.table == nullptr)
            return takeHeader(fields);
        ++m_place.record;
        return takeRow(fields);
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] const AtlasHeader& header() const { return m_header; }
    [[nodiscard]] bool anyRow() const { return m_anyRow; }

private:
    bool takeHeader(const std::vector<QString>& names);
    bool takeRow(std::vector<QString>& fields);
    [[nodiscard]] bool keyFits(const std::vector<QString>& fields);
    [[nodiscard]] bool kindFits(const std::vector<QString>& fields);
    void skip(const QString& column, const QString& value, const QString& message)
    {
        m_sink.issue({RowIssue::Severity::Skipped, m_place.line, {}, column, value, message, m_place.record});
    }
    [[nodiscard]] std::size_t field(std::string_view key) const
    {
        return static_cast<std::size_t>(m_header.table->indexOf(key));
    }

    const FeedOptions& m_options;
    FeedSink& m_sink;
    AtlasHeader m_header;
    RowPlace m_place;
    std::vector<QString> m_values;
    std::optional<Error> m_error;
    bool m_anyRow = false;
};

bool AtlasParser::takeHeader(const std::vector<QString>& names)
{
    auto header = readAtlasHeader(names, !m_options.provider.isEmpty());
    if (!header) {
        m_error = header.error();
        return false;
    }
    m_header = *header;
    m_values.resize(m_header.columns.size());
    std::vector<QString> headers(m_header.columns.size());
    for (std::size_t i = 0; i < headers.size(); ++i)
        if (const auto column = m_header.columns[i])
            headers[i] = m_header.names[static_cast<qsizetype>(*column)];
    m_sink.begin(*m_header.table, headers);
    for (const QString& name : m_header.unknown)
        m_sink.issue({RowIssue::Severity::Remark, 1, {}, name, {},
            QCoreApplication::translate("AtlasFeed", "The catalog has no such column, so it was passed over.")});
    return true;
}

bool AtlasParser::keyFits(const std::vector<QString>& fields)
{
    if (!m_header.key)
        return true;
    const QString& found = fields[*m_header.key];
    const auto value = [this](std::string_view key) { return m_values[field(key)]; };
    const QString key = offerKey(
        value("provider"), value("instance_type"), value("region"), value("purchase_model"), value("variant"));
    if (found.isEmpty() || found == key)
        return true;
    skip(QStringLiteral("key"), found,
        QCoreApplication::translate("AtlasFeed", "The key does not fit the other columns, which make it “%1”.")
            .arg(key));
    return false;
}

bool AtlasParser::kindFits(const std::vector<QString>& fields)
{
    if (!m_header.kind || fields[*m_header.kind] == QLatin1String("series"))
        return true;
    skip(QStringLiteral("kind"), fields[*m_header.kind],
        QCoreApplication::translate(
            "AtlasFeed", "Only price series, of the kind “series”, can stand in a file with this column."));
    return false;
}

bool AtlasParser::takeRow(std::vector<QString>& fields)
{
    m_anyRow = true;
    FieldCount count(m_options.csv.policy, static_cast<std::size_t>(m_header.names.size()), m_sink);
    if (!count.fits(m_place, fields)) {
        m_error = count.error();
        return !m_error;
    }
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] = m_header.columns[i] ? fields[*m_header.columns[i]] : QString();
    if (m_header.table->name == "offers") {
        QString& provider = m_values[field("provider")];
        if (provider.isEmpty())
            provider = m_options.provider;
        QString& observedOn = m_values[field("observed_on")];
        if (observedOn.isEmpty() && m_options.observedOn)
            observedOn = dateToText(dateNumber(*m_options.observedOn));
    }
    if (!keyFits(fields) || !kindFits(fields))
        return true;
    return m_sink.row(m_place, m_values);
}

/// Takes nothing: for a look at the header alone.
class NoSink : public FeedSink
{
public:
    void begin(const TableSpec&, const std::vector<QString>&) override { }
    bool row(const RowPlace&, std::span<const QString>) override { return false; }
    void issue(RowIssue) override { }
    void progress(double) override { }
};

Result<DecodedText> decode(const QByteArray& bytes, const CsvOptions& options)
{
    return options.encoding ? decodeText(bytes, *options.encoding) : decodeText(bytes);
}

char delimiter(const DecodedText& text, const CsvOptions& options)
{
    return options.delimiter.value_or(delimiterOf(text.utf8));
}

Error noRows()
{
    return {ErrorCode::Syntax, QCoreApplication::translate("AtlasFeed", "The file has no data rows.")};
}

}

QString AtlasFeed::id() const
{
    return QStringLiteral("atlas");
}

QString AtlasFeed::title() const
{
    return QCoreApplication::translate(
        "AtlasFeed", "GPU Atlas: CSV files with column keys as headers, as exported by this program");
}

Result<const TableSpec*> AtlasFeed::tableOf(const QByteArray& bytes, const FeedOptions& given) const
{
    const auto text = decode(bytes, given.csv);
    if (!text)
        return tl::unexpected(text.error());
    NoSink sink;
    FeedOptions options = given;
    options.provider = QStringLiteral("-");
    AtlasParser parser(options, sink);
    const auto read
        = readCsv(text->utf8, delimiter(*text, given.csv), [&parser](qint64 line, std::vector<QString>& fields) {
              parser.record(line, fields);
              return false;
          });
    if (!read)
        return tl::unexpected(read.error());
    if (parser.error())
        return tl::unexpected(*parser.error());
    if (parser.header().table == nullptr)
        return tl::unexpected(noRows());
    return parser.header().table;
}

Result<void> AtlasFeed::parse(const QByteArray& bytes, const FeedOptions& options, FeedSink& sink) const
{
    const auto text = decode(bytes, options.csv);
    if (!text)
        return tl::unexpected(text.error());
    remarkOnText(bytes, *text, sink);
    AtlasParser parser(options, sink);
    const auto read = readCsv(
        text->utf8, delimiter(*text, options.csv),
        [&parser](qint64 line, std::vector<QString>& fields) { return parser.record(line, fields); },
        [&sink, size = static_cast<double>(text->utf8.size())](
            qsizetype done) { sink.progress(static_cast<double>(done) / size); });
    if (!read)
        return read;
    if (parser.error())
        return tl::unexpected(*parser.error());
    if (!parser.anyRow())
        return tl::unexpected(noRows());
    return {};
}

} // namespace atlas
