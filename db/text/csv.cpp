// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/csv.h"

#include <QCoreApplication>
#include <algorithm>
#include <csv.h>
#include <memory>

namespace atlas {

namespace {

QString tooLong(qint64 line)
{
    return QCoreApplication::translate("Csv", "Line %1 is too long: it has more or longer fields than can be read.")
        .arg(line);
}

/// What the callbacks of libcsv work on. libcsv knows no lines, so it is fed line by line and `line` counts here.
struct Reading
{
    const CsvRecordFunction& record;
    const CsvLimits& limits;
    std::vector<QString> fields = {};
    qint64 line = 1;
    qint64 begin = 0; ///< line of the first field of the record; 0 between records
    bool stopped = false;
    bool tooLong = false;
};

void onField(void* data, std::size_t size, void* context)
{
    auto& reading = *static_cast<Reading*>(context);
    if (reading.fields.size() >= reading.limits.fields || size > static_cast<std::size_t>(reading.limits.fieldBytes)) {
        reading.tooLong = true;
        return;
    }
    const auto length = static_cast<qsizetype>(size);
    if (data == nullptr)
        reading.fields.emplace_back();
    else
        reading.fields.push_back(
            length == 0 ? QStringLiteral("") : QString::fromUtf8(static_cast<const char*>(data), length));
}

void onRecord(int, void* context)
{
    auto& reading = *static_cast<Reading*>(context);
    if (!reading.stopped && !reading.tooLong)
        reading.stopped = !reading.record(reading.begin, reading.fields);
    reading.fields.clear();
    reading.begin = 0;
}

int isNoSpace(unsigned char)
{
    return 0;
}

struct ParserFree
{
    void operator()(csv_parser* parser) const
    {
        csv_free(parser);
        delete parser; // NOLINT(cppcoreguidelines-owning-memory)
    }
};
using Parser = std::unique_ptr<csv_parser, ParserFree>;

Parser makeParser(char delimiter)
{
    Parser parser(new csv_parser);
    csv_init(parser.get(), CSV_EMPTY_IS_NULL);
    csv_set_delim(parser.get(), static_cast<unsigned char>(delimiter));
    csv_set_space_func(parser.get(), isNoSpace);
    return parser;
}

/// The end of the line that begins at `from`, its line break included.
qsizetype lineEnd(QByteArrayView text, qsizetype from)
{
    const char* const end = text.data() + text.size();
    const char* at = std::find_if(text.data() + from, end, [](char c) { return c == '\n' || c == '\r'; });
    if (at == end)
        return text.size();
    if (*at == '\r' && at + 1 != end && at[1] == '\n')
        ++at;
    return at + 1 - text.data();
}

bool isBlank(QByteArrayView line)
{
    return line.empty() || line.front() == '\n' || line.front() == '\r';
}

}

Result<void> readCsv(const QByteArray& utf8, char delimiter, const CsvRecordFunction& record,
    const CsvProgressFunction& progress, const CsvLimits& limits)
{
    constexpr qint64 LinesBetweenReports = 4096;
    Reading reading{record, limits};
    const Parser parser = makeParser(delimiter);
    qsizetype from = 0;
    while (from < utf8.size() && !reading.stopped) {
        const qsizetype end = lineEnd(utf8, from);
        const QByteArrayView line(utf8.constData() + from, end - from);
        if (reading.begin == 0 && !isBlank(line))
            reading.begin = reading.line;
        const auto size = static_cast<std::size_t>(line.size());
        if (csv_parse(parser.get(), line.data(), size, onField, onRecord, &reading) != size)
            return failure(
                ErrorCode::Syntax, tooLong(reading.line), QString::fromLatin1(csv_strerror(csv_error(parser.get()))));
        if (reading.tooLong)
            return failure(ErrorCode::Syntax, tooLong(reading.line));
        ++reading.line;
        from = end;
        if (progress && reading.line % LinesBetweenReports == 0)
            progress(from);
    }
    if (reading.stopped)
        return {};
    const qint64 begin = reading.begin;
    // Strict only now: a quote inside a field without quotes is fine, a quote never closed is not.
    csv_set_opts(parser.get(), CSV_EMPTY_IS_NULL | CSV_STRICT | CSV_STRICT_FINI);
    if (csv_fini(parser.get(), onField, onRecord, &reading) != 0)
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("Csv", "A quote in the record that begins on line %1 is never closed.")
                .arg(begin));
    if (reading.tooLong)
        return failure(ErrorCode::Syntax, tooLong(reading.line));
    return {};
}

void appendCsvRecord(QByteArray& out, std::span<const QString> fields, const CsvFormat& format)
{
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0)
            out += format.delimiter;
        const QByteArray text = fields[i].toUtf8();
        const auto needsQuotes
            = [&format](char c) { return c == format.delimiter || c == '"' || c == '\n' || c == '\r'; };
        // A lone empty field would be a blank line, which is no record.
        const bool emptyText = text.isEmpty() && (!fields[i].isNull() || fields.size() == 1);
        if (!emptyText && std::none_of(text.begin(), text.end(), needsQuotes)) {
            out += text;
            continue;
        }
        out += '"';
        for (const char c : text) {
            if (c == '"')
                out += '"';
            out += c;
        }
        out += '"';
    }
    out += format.crlf ? "\r\n" : "\n";
}

} // namespace atlas
