// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/tablespec.h"
#include "error.h"
#include "text/amount.h"
#include "text/encoding.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <optional>
#include <span>
#include <vector>

namespace atlas {

/// Where a row stands in its file: the line it begins on, and which record it is, the header not counted. From 1; 0:
/// does not apply.
struct RowPlace
{
    qint64 line = 0, record = 0;
};

/// A fault or remark about one place of an input file. Lines and records as in RowPlace.
struct RowIssue
{
    enum class Severity { Remark, Skipped };
    Severity severity = Severity::Skipped;
    qint64 line = 0;
    QString file; ///< name of the input
    QString column; ///< header of the column
    QString value; ///< as it stands in the file
    QString message; ///< translated
    qint64 record = 0;
};

/// What to do with a row that has more or fewer fields than the header.
enum class RowPolicy {
    Skip, ///< leave the row out
    Pad, ///< fields that are not there are unknown, empty ones too many are dropped; a row with more values is left out
    Stop, ///< import nothing
};

/// How a list is to be read, where the file itself is not to decide. Pairs are in the order of the user.
struct CsvOptions
{
    std::optional<TextEncoding> encoding;
    std::optional<char> delimiter;
    std::optional<DecimalSign> decimal;
    std::vector<std::pair<QString, QString>> map; ///< header → key of a CsvTarget; no key: the column is left out
    std::vector<std::pair<QString, QString>> set; ///< key → value where the rows do not say it
    RowPolicy policy = RowPolicy::Skip;
};

struct FeedOptions
{
    QString provider; ///< for feeds of one provider whose rows do not name it
    std::optional<QDate> observedOn; ///< for feeds whose rows carry no date
    CsvOptions csv = {};
};

/// Takes what a feed reads, row by row, so that no file is held twice.
class FeedSink
{
public:
    virtual ~FeedSink() = default;
    /// Once, before the first row: the table, and for each of its fields the header it comes from (empty: not in the
    /// file, so the field is left as it is).
    virtual void begin(const TableSpec& table, const std::vector<QString>& headers) = 0;
    /// One text a field of the table, in C locale; a null text is unknown. False: stop reading.
    virtual bool row(const RowPlace& place, std::span<const QString> values) = 0;
    virtual void issue(RowIssue issue) = 0;
    /// How much of the input is read, 0 … 1.
    virtual void progress(double done) = 0;
};

/// A format that offers and facts can be imported from. Stateless.
class Feed
{
public:
    virtual ~Feed() = default;
    [[nodiscard]] virtual QString id() const = 0;
    /// One translated line: what it reads.
    [[nodiscard]] virtual QString title() const = 0;
    /// The table that the input is for; an error when it is for none.
    [[nodiscard]] virtual Result<const TableSpec*> tableOf(
        const QByteArray& bytes, const FeedOptions& options) const = 0;
    /// Providers and GPUs are named as people name them, not by their ids.
    [[nodiscard]] virtual bool hasLooseNames() const { return false; }
    /// Hands over all rows and every fault by line; an error only when the input cannot be read to its end.
    [[nodiscard]] virtual Result<void> parse(
        const QByteArray& bytes, const FeedOptions& options, FeedSink& sink) const = 0;
};

} // namespace atlas
