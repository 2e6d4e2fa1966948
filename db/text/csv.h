// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArray>
#include <QString>
#include <functional>
#include <span>
#include <vector>

/// CSV as of RFC 4180, in and out.
namespace atlas {

struct CsvLimits
{
    qsizetype fieldBytes = 64 * 1024;
    std::size_t fields = 1000;
};

/// One record and the line (from 1) on which it begins. A null text: an empty field without quotes. False: stop.
using CsvRecordFunction = std::function<bool(qint64 line, std::vector<QString>& fields)>;
/// How many bytes were read.
using CsvProgressFunction = std::function<void(qsizetype bytes)>;

/// Reads records separated by LF, CRLF or CR, mixed as they come; line breaks inside quotes belong to the field; blanks
/// are kept; blank lines are no records. Errors: a quote never closed, a limit passed, with the line.
[[nodiscard]] Result<void> readCsv(const QByteArray& utf8, char delimiter, const CsvRecordFunction& record,
    const CsvProgressFunction& progress = {}, const CsvLimits& limits = {});

struct CsvFormat
{
    char delimiter = ',';
    bool crlf = false;
};

/// Appends one record in UTF-8. Only what needs quotes has them; a null text is an empty field, an empty text is `""`.
void appendCsvRecord(QByteArray& out, std::span<const QString> fields, const CsvFormat& format = {});

} // namespace atlas
