// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/csvtargets.h"
#include "feeds/feed.h"

#include <atomic>

namespace atlas {

/// How one column of a list is taken.
struct CsvColumn
{
    QString header; ///< as in the file; empty for a column without one
    const CsvTarget* target = nullptr; ///< nullptr: left out
    HeaderUnits units = {};
    DecimalSign decimal = DecimalSign::Point; ///< of its numbers
    bool decimalKnown = true; ///< false: the numbers can be read both ways
    QString example; ///< its first value that is not empty
    QString ambiguous; ///< a number that can be read both ways, if that is all there is
    bool hasYenSign = false; ///< amounts with `¥`, which is CNY or JPY
};

/// What a list needs answered before it can be imported, in words.
struct CsvQuestion
{
    enum class About { Decimal, Yen, Missing };
    About about = About::Missing;
    QString key; ///< of the CsvTarget
    QString text; ///< translated, one sentence
};

/// How a list of offers is to be read: what the options say, else what the whole file shows.
struct CsvPlan
{
    QString encoding; ///< name
    bool encodingGuessed = false;
    char delimiter = ',';
    qint64 headerLine = 1;
    std::vector<CsvColumn> columns; ///< as in the file
    std::vector<std::pair<const CsvTarget*, QString>> constants; ///< values where the rows do not say it
    std::vector<CsvQuestion> questions; ///< nothing can be imported while there is one
    qint64 records = 0;

    /// Position of the column that is taken for the target of that key.
    [[nodiscard]] std::optional<std::size_t> columnOf(QStringView key) const;
    /// The value where the rows do not say it; null: none.
    [[nodiscard]] QString constant(QStringView key) const;
};

/// In words, for people to check: encoding, delimiter and what each column was taken for.
[[nodiscard]] QString planText(const CsvPlan& plan);

/// Decodes as the options say, else as the bytes show.
[[nodiscard]] Result<DecodedText> decodeCsv(const QByteArray& bytes, const CsvOptions& options);
/// Looks through the whole text. Errors: no data rows, an option that does not fit the file, a quote never closed,
/// cancelled.
[[nodiscard]] Result<CsvPlan> planCsv(
    const DecodedText& text, const FeedOptions& options, const std::atomic_bool* cancelled = nullptr);

} // namespace atlas
