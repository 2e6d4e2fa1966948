// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/jsonreading.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <utility>

namespace atlas {

namespace {

constexpr qsizetype LongestText = 4000;

QString typeName(QJsonValue::Type type)
{
    switch (type) {
    case QJsonValue::String:
        return QCoreApplication::translate("DecisionTree", "a text");
    case QJsonValue::Double:
        return QCoreApplication::translate("DecisionTree", "a number");
    case QJsonValue::Bool:
        return QCoreApplication::translate("DecisionTree", "true or false");
    case QJsonValue::Array:
        return QCoreApplication::translate("DecisionTree", "a list");
    default:
        return QCoreApplication::translate("DecisionTree", "an object");
    }
}

}

JsonReading::JsonReading(const QJsonObject& object, QString place, QStringList& problems)
    : m_object(object)
    , m_place(std::move(place))
    , m_problems(problems)
{
}

JsonReading::~JsonReading()
{
    for (auto member = m_object.begin(); member != m_object.end(); ++member)
        if (!m_asked.contains(member.key()))
            problem(QCoreApplication::translate("DecisionTree", "there is no such member: “%1”").arg(member.key()));
}

void JsonReading::problem(const QString& message) const
{
    m_problems << QCoreApplication::translate("DecisionTree", "%1: %2.", "a place and what is wrong there")
                      .arg(m_place, message);
}

QJsonValue JsonReading::take(const QString& key, QJsonValue::Type type, Need need)
{
    m_asked.insert(key);
    const QJsonValue value = m_object.value(key);
    if (value.type() == type)
        return value;
    if (!value.isUndefined())
        problem(QCoreApplication::translate("DecisionTree", "“%1” has to be %2").arg(key, typeName(type)));
    else if (need == Need::Required)
        problem(QCoreApplication::translate("DecisionTree", "“%1” is missing").arg(key));
    return {QJsonValue::Undefined};
}

QString JsonReading::text(const QString& key, Need need)
{
    const QString text = take(key, QJsonValue::String, need).toString();
    if (text.size() <= LongestText)
        return text;
    problem(QCoreApplication::translate("DecisionTree", "“%1” is too long").arg(key));
    return text.left(LongestText);
}

QString JsonReading::id(const QString& key)
{
    static const QRegularExpression shape(QStringLiteral("^[a-z][a-z0-9_]{0,63}$"));
    const QString id = text(key, Need::Required);
    if (!id.isEmpty() && !shape.match(id).hasMatch())
        problem(QCoreApplication::translate(
            "DecisionTree", "“%1” may hold lower-case letters, digits and underscores only, not “%2”")
                    .arg(key, id));
    return id;
}

double JsonReading::number(const QString& key, double usual)
{
    return number(key).value_or(usual);
}

std::optional<double> JsonReading::number(const QString& key)
{
    const QJsonValue value = take(key, QJsonValue::Double, Need::Optional);
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

bool JsonReading::flag(const QString& key)
{
    return take(key, QJsonValue::Bool, Need::Optional).toBool();
}

LocalText JsonReading::localText(const QString& key, Need need)
{
    const QJsonValue value = take(key, QJsonValue::Object, need);
    if (!value.isObject())
        return {};
    const QJsonObject texts = value.toObject();
    LocalText result{texts[u"en"].toString(), texts[u"zh_CN"].toString()};
    for (const auto& [language, text] : {std::pair("en", result.en), std::pair("zh_CN", result.zh)}) {
        if (text.trimmed().isEmpty())
            problem(QCoreApplication::translate("DecisionTree", "“%1” lacks its text in the language %2")
                        .arg(key, QLatin1StringView(language)));
        if (text.size() > LongestText)
            problem(QCoreApplication::translate("DecisionTree", "“%1” is too long").arg(key));
    }
    for (const QString& language : texts.keys())
        if (language != QLatin1StringView("en") && language != QLatin1StringView("zh_CN"))
            problem(QCoreApplication::translate("DecisionTree", "“%1” has a text in an unknown language: “%2”")
                        .arg(key, language));
    return result;
}

QStringList JsonReading::texts(const QString& key)
{
    QStringList texts;
    for (const QJsonValue& value : array(key)) {
        if (!value.isString())
            problem(QCoreApplication::translate("DecisionTree", "“%1” has to be a list of texts").arg(key));
        texts << value.toString();
    }
    return texts;
}

QJsonArray JsonReading::array(const QString& key)
{
    return take(key, QJsonValue::Array, Need::Optional).toArray();
}

QJsonObject JsonReading::object(const QString& key)
{
    return take(key, QJsonValue::Object, Need::Optional).toObject();
}

} // namespace atlas
