// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "export/plaintext.h"

namespace atlas {

QString markdownText(const QString& cell)
{
    static const QString special = QStringLiteral("\\`*_[]<>&|~!#");
    const QString text = printable(cell);
    QString result;
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QChar character = text[index];
        const bool inWord = character == u'_' && index > 0 && index + 1 < text.size()
            && text[index - 1].isLetterOrNumber() && text[index + 1].isLetterOrNumber();
        if (special.contains(character) && !inWord)
            result += u'\\';
        result += character;
    }
    return result;
}

QByteArray writeMarkdown(const Table& table, const Rows& rows, const Query& query)
{
    const std::vector<OutputColumn> columns = columnsByTitle(table, query);
    const CellStyle style{QLocale::c(), query.per, true};
    QString markdown, rule;
    for (const OutputColumn& column : columns) {
        markdown += QStringLiteral("| ") + markdownText(column.header) + u' ';
        rule += isNumeric(table, column) ? QStringLiteral("| ---: ") : QStringLiteral("| --- ");
    }
    markdown += QStringLiteral("|\n") + rule + QStringLiteral("|\n");
    for (const std::uint32_t row : rows) {
        for (const OutputColumn& column : columns)
            markdown += QStringLiteral("| ") + markdownText(cellText(table, column.column, row, style)) + u' ';
        markdown += QStringLiteral("|\n");
    }
    return markdown.toUtf8();
}

} // namespace atlas
