// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/jsontext.h"

namespace atlas {

void appendJson(QByteArray& json, QStringView text)
{
    static constexpr char Hex[] = "0123456789abcdef";
    json += '"';
    for (const char byte : text.toUtf8()) {
        switch (byte) {
        case '"':
            json += "\\\"";
            break;
        case '\\':
            json += "\\\\";
            break;
        case '\n':
            json += "\\n";
            break;
        case '\r':
            json += "\\r";
            break;
        case '\t':
            json += "\\t";
            break;
        default: {
            const auto code = static_cast<unsigned char>(byte);
            if (code < 0x20 || code == 0x7F) {
                json += "\\u00";
                json += Hex[code >> 4];
                json += Hex[code & 15];
            } else {
                json += byte;
            }
        }
        }
    }
    json += '"';
}

void appendJson(QByteArray& json, const CellValue& value)
{
    struct Writer
    {
        QByteArray& json;
        void operator()(std::monostate) const { json += "null"; }
        void operator()(double number) const { json += numberText(number).toLatin1(); }
        void operator()(bool flag) const { json += flag ? "true" : "false"; }
        void operator()(const QString& text) const { appendJson(json, QStringView(text)); }
        void operator()(const QStringList& texts) const
        {
            json += '[';
            for (qsizetype index = 0; index < texts.size(); ++index) {
                if (index > 0)
                    json += ',';
                appendJson(json, QStringView(texts[index]));
            }
            json += ']';
        }
    };
    std::visit(Writer{json}, value);
}

JsonObject& JsonObject::add(QStringView member, const CellValue& value)
{
    QByteArray json;
    appendJson(json, value);
    return addJson(member, json);
}

JsonObject& JsonObject::addJson(QStringView member, const QByteArray& json)
{
    if (!m_members.isEmpty())
        m_members += ',';
    appendJson(m_members, member);
    m_members += ':' + json;
    return *this;
}

QByteArray JsonObject::json() const
{
    return '{' + m_members + '}';
}

QByteArray jsonArray(const QByteArrayList& elements, bool lines)
{
    if (elements.isEmpty() || !lines)
        return '[' + elements.join(',') + ']';
    return "[\n" + elements.join(",\n") + "\n]";
}

JsonRecords::JsonRecords(const QStringList& members)
{
    for (const QString& member : members) {
        QByteArray name = m_members.empty() ? "{" : ",";
        appendJson(name, QStringView(member));
        m_members.push_back(name + ':');
    }
}

void JsonRecords::add(const std::vector<CellValue>& values)
{
    begin();
    for (const CellValue& each : values)
        value(each);
    end();
}

void JsonRecords::begin()
{
    m_json += m_first ? "\n" : ",\n";
    m_first = false;
    m_member = 0;
}

void JsonRecords::value(const CellValue& value)
{
    m_json += m_members[m_member++];
    appendJson(m_json, value);
}

void JsonRecords::end()
{
    Q_ASSERT(m_member == m_members.size());
    m_json += '}';
}

QByteArray JsonRecords::finish()
{
    m_json += m_first ? "]\n" : "\n]\n";
    return std::move(m_json);
}

} // namespace atlas
