// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/values.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QStringView>

namespace atlas {

/// Appends the text as a JSON string in UTF-8.
void appendJson(QByteArray& json, QStringView text);
/// Appends the value: null, number, true or false, string, array of strings.
void appendJson(QByteArray& json, const CellValue& value);

/// An object whose members keep the order they are added in.
class JsonObject
{
public:
    JsonObject& add(QStringView member, const CellValue& value);
    /// `json`: a value that is JSON already.
    JsonObject& addJson(QStringView member, const QByteArray& json);
    [[nodiscard]] QByteArray json() const;

private:
    QByteArray m_members;
};
/// `elements`: JSON each. One a line when `lines`.
[[nodiscard]] QByteArray jsonArray(const QByteArrayList& elements, bool lines = false);

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
