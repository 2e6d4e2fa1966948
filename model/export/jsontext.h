// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/values.h"

#include <QByteArray>
#include <QStringView>

namespace atlas {

/// Appends the text as a JSON string in UTF-8.
void appendJson(QByteArray& json, QStringView text);
/// Appends the value: null, number, true or false, string, array of strings.
void appendJson(QByteArray& json, const CellValue& value);

/// Writes an array of objects that all have the same members, one object a line, members in the given order (which
/// QJsonDocument would sort, and it would hold the whole document as a tree).
class JsonRecords
{
public:
    explicit JsonRecords(const QStringList& members);
    /// One value a member.
    void add(const std::vector<CellValue>& values);
    void begin();
    void value(const CellValue& value);
    void end();
    /// The whole array; nothing can be added after it.
    [[nodiscard]] QByteArray finish();

private:
    std::vector<QByteArray> m_members;
    std::size_t m_member = 0;
    bool m_first = true;
    QByteArray m_json = "[";
};

} // namespace atlas
