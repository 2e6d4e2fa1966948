// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/profiletext.h"

#include "widgets/tones.h"

#include <QPalette>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace atlas {

namespace {

class Writer
{
public:
    Writer(QTextDocument& document, const QPalette& palette)
        : m_cursor(&document)
        , m_palette(palette)
    {
        m_plain.setForeground(palette.color(QPalette::Text));
        m_dim.setForeground(dimText(palette));
        m_doubt.setForeground(warningText(palette));
        m_heading = m_plain;
        m_heading.setFontWeight(QFont::Bold);
    }

    void write(const ProfileBlock& block)
    {
        if (block.rows.empty() && block.note.isEmpty())
            return;
        if (!block.title.isEmpty())
            newBlock(10, 2, block.title, m_heading);
        if (block.isFields || !block.headers.isEmpty())
            writeTable(block);
        else
            for (const std::vector<ProfileText>& row : block.rows)
                for (const ProfileText& text : row) {
                    newBlock(0, 2, {}, m_plain);
                    insert(m_cursor, text);
                }
        if (!block.note.isEmpty())
            newBlock(2, 0, block.note, m_dim);
    }

private:
    void newBlock(int top, int bottom, const QString& text, const QTextCharFormat& format)
    {
        QTextBlockFormat block;
        block.setTopMargin(top);
        block.setBottomMargin(bottom);
        m_cursor.movePosition(QTextCursor::End);
        if (m_cursor.document()->isEmpty())
            m_cursor.setBlockFormat(block);
        else
            m_cursor.insertBlock(block);
        m_cursor.insertText(text, format);
    }

    void insert(QTextCursor cursor, const ProfileText& text) const
    {
        QTextCharFormat format = text.tone == ProfileText::Tone::Dim ? m_dim
            : text.tone == ProfileText::Tone::Doubt                  ? m_doubt
                                                                     : m_plain;
        if (text.place) {
            format.setAnchor(true);
            format.setAnchorHref(placeAddress(*text.place));
            format.setForeground(m_palette.color(QPalette::Link));
            format.setFontUnderline(true);
        }
        cursor.insertText(text.text, format);
    }

    void writeTable(const ProfileBlock& block)
    {
        const int headers = block.headers.isEmpty() ? 0 : 1;
        std::size_t columns = static_cast<std::size_t>(block.headers.size());
        for (const std::vector<ProfileText>& row : block.rows)
            columns = std::max(columns, row.size());
        if (columns == 0)
            return;
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(2);
        format.setCellSpacing(0);
        format.setHeaderRowCount(headers);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        if (block.isFields)
            format.setColumnWidthConstraints(
                {QTextLength(QTextLength::PercentageLength, 42), QTextLength(QTextLength::PercentageLength, 58)});
        m_cursor.movePosition(QTextCursor::End);
        QTextTable* table
            = m_cursor.insertTable(static_cast<int>(block.rows.size()) + headers, static_cast<int>(columns), format);
        for (int column = 0; column < block.headers.size(); ++column)
            fillCell(*table, 0, column, {block.headers[column], ProfileText::Tone::Dim, {}, isRight(block, column)});
        for (std::size_t row = 0; row < block.rows.size(); ++row)
            for (std::size_t column = 0; column < block.rows[row].size(); ++column)
                fillCell(*table, static_cast<int>(row) + headers, static_cast<int>(column), block.rows[row][column]);
    }

    /// A header stands over its numbers.
    static bool isRight(const ProfileBlock& block, int column)
    {
        const auto place = static_cast<std::size_t>(column);
        return !block.rows.empty() && place < block.rows.front().size() && block.rows.front()[place].right;
    }

    void fillCell(QTextTable& table, int row, int column, const ProfileText& text) const
    {
        QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
        if (text.right) {
            QTextBlockFormat right;
            right.setAlignment(Qt::AlignRight);
            cursor.mergeBlockFormat(right);
        }
        insert(cursor, text);
    }

    QTextCursor m_cursor;
    const QPalette& m_palette;
    QTextCharFormat m_plain, m_dim, m_doubt, m_heading;
};

}

void writeProfile(QTextDocument& document, const Profile& profile, const QPalette& palette)
{
    document.setUndoRedoEnabled(false);
    document.clear();
    Writer writer(document, palette);
    for (const ProfileBlock& block : profile.blocks)
        writer.write(block);
}

} // namespace atlas
