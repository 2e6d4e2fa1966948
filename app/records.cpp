// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"

#include "export/csvvalue.h"
#include "export/jsontext.h"
#include "export/plaintext.h"
#include "output.h"
#include "text/csv.h"
#include "words.h"

#include <algorithm>
#include <utility>

namespace atlas {

namespace {

QString shownText(const CellValue& value)
{
    struct Writer
    {
        QString operator()(std::monostate) const { return QStringLiteral("—"); }
        QString operator()(double number) const { return numberText(number); }
        QString operator()(bool flag) const { return vocabularyText(flag ? u"true" : u"false"); }
        QString operator()(const QString& text) const { return text; }
        QString operator()(const QStringList& texts) const { return texts.join(QStringLiteral(", ")); }
    };
    return std::visit(Writer{}, value);
}

}

Records::Records(std::vector<Member> members)
    : m_members(std::move(members))
{
}

void Records::add(std::vector<CellValue> values)
{
    Q_ASSERT(values.size() == m_members.size());
    m_rows.push_back(std::move(values));
}

Expected<QByteArray> Records::write(const Invocation& invocation, const QString& usual) const
{
    static const QStringList known{
        QStringLiteral("table"), QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("json")};
    QString format = invocation.value("--format");
    if (!invocation.has("--format")) {
        const Expected<QString> named = formatOfTarget(
            invocation, {QStringLiteral("txt"), QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("json")});
        if (!named)
            return tl::unexpected(named.error());
        format = named->isEmpty() ? usual : *named;
    }
    switch (known.indexOf(format)) {
    case 0:
        return text();
    case 1:
        return separated(',');
    case 2:
        return separated('\t');
    case 3:
        return json();
    default:
        return wrongUsage(unknownWord(QStringLiteral("--format"), format, known));
    }
}

QByteArray Records::text() const
{
    QStringList titles;
    std::vector<bool> numeric;
    for (const Member& member : m_members) {
        titles << member.title;
        numeric.push_back(member.numeric);
    }
    TextGrid grid(titles, numeric);
    for (const std::vector<CellValue>& row : m_rows) {
        QStringList cells;
        for (const CellValue& value : row)
            cells << shownText(value);
        grid.addRow(cells);
    }
    return grid.text().toUtf8();
}

QByteArray Records::separated(char delimiter) const
{
    QByteArray result;
    std::vector<QString> fields(m_members.size());
    for (std::size_t place = 0; place < m_members.size(); ++place)
        fields[place] = m_members[place].key;
    appendCsvRecord(result, fields, {delimiter, false});
    for (const std::vector<CellValue>& row : m_rows) {
        std::transform(row.begin(), row.end(), fields.begin(), csvValue);
        appendCsvRecord(result, fields, {delimiter, false});
    }
    return result;
}

QByteArray Records::json() const
{
    QStringList keys;
    for (const Member& member : m_members)
        keys << member.key;
    JsonRecords records(keys);
    for (const std::vector<CellValue>& row : m_rows)
        records.add(row);
    return records.finish();
}

} // namespace atlas
