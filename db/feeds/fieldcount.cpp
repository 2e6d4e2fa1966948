// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/fieldcount.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

bool FieldCount::fits(const RowPlace& place, std::vector<QString>& fields)
{
    if (fields.size() == m_expected)
        return true;
    const auto surplus = fields.begin() + static_cast<std::ptrdiff_t>(std::min(fields.size(), m_expected));
    const bool surplusIsEmpty
        = std::all_of(surplus, fields.end(), [](const QString& field) { return field.isEmpty(); });
    const QString message = QCoreApplication::translate("AtlasFeed", "The row has %1 fields, but the header has %2.")
                                .arg(fields.size())
                                .arg(m_expected);
    if (m_policy == RowPolicy::Stop) {
        m_error = Error{ErrorCode::Syntax,
            QCoreApplication::translate("AtlasFeed", "Line %1, record %2: %3 Nothing was imported.")
                .arg(place.line)
                .arg(place.record)
                .arg(message)};
        return false;
    }
    if (m_policy == RowPolicy::Pad && surplusIsEmpty) {
        if (fields.size() < m_expected)
            m_sink.issue({RowIssue::Severity::Remark, place.line, {}, {}, {},
                message + u' ' + QCoreApplication::translate("AtlasFeed", "The missing ones were taken as unknown."),
                place.record});
        fields.resize(m_expected);
        return true;
    }
    m_sink.issue({RowIssue::Severity::Skipped, place.line, {}, {}, {}, message, place.record});
    return false;
}

} // namespace atlas
