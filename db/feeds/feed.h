// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace atlas {

/// A fault or remark about one place of an input file. Lines and columns count from 1; 0: does not apply.
struct RowIssue {
    enum class Severity { Remark, Skipped };
    Severity severity = Severity::Skipped;
    qint64 line = 0;
    QString column; ///< header of the column
    QString value; ///< as it stands in the file
    QString message; ///< translated
};

/// One row for one table of the catalog: field key → text; a missing key is unknown. Numbers are in C locale.
struct FeedRow {
    qint64 line = 0;
    std::map<std::string, QString, std::less<>> fields;
};

/// What a feed made of its input, ready for one transaction.
struct FeedRows {
    QString table; ///< "offers" or the name of a plain table
    std::vector<FeedRow> rows;
    std::vector<RowIssue> issues;
};

struct FeedOptions {
    QString provider; ///< for feeds of one provider whose rows do not name it
    std::optional<QDate> observedOn; ///< for feeds whose rows carry no date
};

/// A format that offers and facts can be imported from. Stateless.
class Feed {
public:
    virtual ~Feed() = default;
    [[nodiscard]] virtual QString id() const = 0;
    /// One translated line: what it reads.
    [[nodiscard]] virtual QString title() const = 0;
    /// Rows, with every fault listed by line; an error only when nothing can be read at all.
    [[nodiscard]] virtual Result<FeedRows> parse(const QByteArray& bytes, const FeedOptions& options) const = 0;
};

} // namespace atlas
