// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/csvfeed.h"

#include "feeds/csvrow.h"
#include "feeds/fieldcount.h"
#include "feeds/textremarks.h"
#include "text/csv.h"
#include "text/delimiter.h"

#include <QCoreApplication>
#include <utility>

namespace atlas {

namespace {

void remarkOnColumns(const CsvPlan& plan, FeedSink& sink)
{
    for (const CsvColumn& column : plan.columns)
        if (column.target == nullptr && !column.header.isEmpty())
            sink.issue({RowIssue::Severity::Remark, 0, {}, column.header, {},
                QCoreApplication::translate("CsvFeed", "The column was left out.")});
}

}

QString CsvFeed::id() const
{
    return QStringLiteral("csv");
}

QString CsvFeed::title() const
{
    return QCoreApplication::translate(
        "CsvFeed", "CSV: any list of offers, with its own headers, delimiter, encoding and way to write numbers");
}

Result<const TableSpec*> CsvFeed::tableOf(const QByteArray&, const FeedOptions&) const
{
    return &offersTable();
}

Result<void> CsvFeed::parse(const QByteArray& bytes, const FeedOptions& options, FeedSink& sink) const
{
    const auto text = decodeCsv(bytes, options.csv);
    if (!text)
        return tl::unexpected(text.error());
    remarkOnText(bytes, *text, sink);
    const auto plan = planCsv(*text, options);
    if (!plan)
        return tl::unexpected(plan.error());
    if (!plan->questions.empty()) {
        QStringList texts;
        for (const CsvQuestion& question : plan->questions)
            texts += question.text;
        return failure(ErrorCode::InvalidArgument, texts.join(u' '));
    }
    return readCsvRows(*text, *plan, options.csv.policy, sink);
}

Result<void> readCsvRows(const DecodedText& text, const CsvPlan& plan, RowPolicy policy, FeedSink& sink)
{
    CsvRowReader reader(plan, sink);
    sink.begin(offersTable(), reader.headers());
    remarkOnColumns(plan, sink);
    FieldCount count(policy, plan.columns.size(), sink);
    RowPlace place;
    const auto record = [&](qint64 line, std::vector<QString>& fields) {
        if (line <= plan.headerLine)
            return true;
        place.line = line;
        ++place.record;
        return !count.fits(place, fields) ? !count.error() : reader.read(place, fields);
    };
    const auto read = readCsv(
        text.utf8, plan.delimiter, record, [&sink, size = static_cast<double>(text.utf8.size())](qsizetype done) {
            sink.progress(static_cast<double>(done) / size);
        });
    if (!read)
        return read;
    if (count.error())
        return tl::unexpected(*count.error());
    return {};
}

} // namespace atlas
