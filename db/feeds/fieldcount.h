// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/feed.h"

namespace atlas {

/// Sees to it that every row has as many fields as the header, as the policy says.
class FieldCount
{
public:
    FieldCount(RowPolicy policy, std::size_t expected, FeedSink& sink)
        : m_policy(policy)
        , m_expected(expected)
        , m_sink(sink)
    {
    }

    /// Whether the row can be read; else it was reported, or `error` says why the import ends here.
    [[nodiscard]] bool fits(const RowPlace& place, std::vector<QString>& fields);
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    RowPolicy m_policy;
    std::size_t m_expected;
    FeedSink& m_sink;
    std::optional<Error> m_error;
};

} // namespace atlas
