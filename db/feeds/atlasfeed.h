// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/feed.h"

namespace atlas {

/// The catalog's own format: a CSV file per table, known by its header; headers are column keys. Reads what the program
/// exports, and the starter facts.
class AtlasFeed : public Feed
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Result<const TableSpec*> tableOf(const QByteArray& bytes, const FeedOptions& options) const override;
    [[nodiscard]] Result<void> parse(
        const QByteArray& bytes, const FeedOptions& options, FeedSink& sink) const override;
};

} // namespace atlas
