// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/preview.h"

#include "feeds/csvfeed.h"
#include "feeds/feedregistry.h"
#include "text/delimiter.h"

#include <QCoreApplication>

namespace atlas {

namespace {

/// Keeps the first rows.
class FirstRows : public FeedSink
{
public:
    FirstRows(ImportPreview& preview, std::size_t most)
        : m_preview(preview)
        , m_most(most)
    {
    }
    void begin(const TableSpec& table, const std::vector<QString>& headers) override
    {
        m_preview.table = &table;
        m_preview.headers = headers;
    }
    bool row(const RowPlace& place, std::span<const QString> values) override
    {
        m_preview.rows.push_back({place, {values.begin(), values.end()}});
        return m_preview.rows.size() < m_most;
    }
    void issue(RowIssue) override { }
    void progress(double) override { }

private:
    ImportPreview& m_preview;
    std::size_t m_most;
};

QString feedFor(const QByteArray& bytes, const DecodedText& text, const FeedOptions& options)
{
    const char delimiter = options.csv.delimiter.value_or(likelyDelimiter(text.utf8));
    const bool own = delimiter != ';' && feedById(u"atlas")->tableOf(bytes, options).has_value();
    return own ? QStringLiteral("atlas") : QStringLiteral("csv");
}

}

Result<ImportPreview> previewFile(const QByteArray& bytes, const QString& feed, const FeedOptions& options,
    std::size_t mostRows, const std::atomic_bool* cancelled)
{
    const Result<DecodedText> text = decodeCsv(bytes, options.csv);
    if (!text)
        return tl::unexpected(text.error());
    ImportPreview preview;
    preview.feed = feed.isEmpty() ? feedFor(bytes, *text, options) : feed;
    const Feed* reader = feedById(preview.feed);
    if (reader == nullptr)
        return failure(
            ErrorCode::InvalidArgument, QCoreApplication::translate("Import", "There is no feed “%1”.").arg(feed));
    if (preview.feed == QLatin1String("csv")) {
        const Result<CsvPlan> plan = planCsv(*text, options, cancelled);
        if (!plan)
            return tl::unexpected(plan.error());
        preview.plan = *plan;
        FirstRows sink(preview, mostRows);
        if (const auto read = readCsvRows(*text, *plan, options.csv.policy, sink); !read)
            return tl::unexpected(read.error());
        return preview;
    }
    FirstRows sink(preview, mostRows);
    if (const auto parsed = reader->parse(bytes, options, sink); !parsed)
        return tl::unexpected(parsed.error());
    return preview;
}

} // namespace atlas
