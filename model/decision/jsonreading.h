// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/localtext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QStringList>
#include <optional>

namespace atlas {

/// One object of a file, read member by member. What is wrong is added to `problems`, naming the place; members that
/// nobody asked for are named at the end of the object's life.
class JsonReading
{
public:
    /// `place`: how messages name the object, translated.
    JsonReading(const QJsonObject& object, QString place, QStringList& problems);
    JsonReading(const JsonReading&) = delete;
    JsonReading& operator=(const JsonReading&) = delete;
    ~JsonReading();

    [[nodiscard]] const QString& place() const { return m_place; }
    [[nodiscard]] bool has(const QString& key) const { return m_object.contains(key); }
    void problem(const QString& message) const;

    enum class Need { Required, Optional };
    [[nodiscard]] QString text(const QString& key, Need need = Need::Optional);
    /// Lower-case letters, digits and underscores, beginning with a letter.
    [[nodiscard]] QString id(const QString& key = QStringLiteral("id"));
    [[nodiscard]] double number(const QString& key, double usual);
    [[nodiscard]] std::optional<double> number(const QString& key);
    [[nodiscard]] bool flag(const QString& key);
    /// A text in both languages, neither empty.
    [[nodiscard]] LocalText localText(const QString& key, Need need = Need::Required);
    [[nodiscard]] QStringList texts(const QString& key);
    [[nodiscard]] QJsonArray array(const QString& key);
    [[nodiscard]] QJsonObject object(const QString& key);

private:
    [[nodiscard]] QJsonValue take(const QString& key, QJsonValue::Type type, Need need);

    QJsonObject m_object;
    QString m_place;
    QStringList& m_problems;
    QSet<QString> m_asked;
};

} // namespace atlas
