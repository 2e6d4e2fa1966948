// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/csvplan.h"

namespace atlas {

/// A list of offers as people and other programs have it: any encoding, delimiter and way to write numbers, columns
/// known by the headers in use or mapped by the options. See CsvPlan.
class CsvFeed : public Feed
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Result<const TableSpec*> tableOf(const QByteArray& bytes, const FeedOptions& options) const override;
    [[nodiscard]] bool hasLooseNames() const override { return true; }
    [[nodiscard]] Result<void> parse(
        const QByteArray& bytes, const FeedOptions& options, FeedSink& sink) const override;
};

/// The rows of a list as far as its plan knows how to read them, whatever it still asks.
[[nodiscard]] Result<void> readCsvRows(const DecodedText& text, const CsvPlan& plan, RowPolicy policy, FeedSink& sink);

} // namespace atlas
