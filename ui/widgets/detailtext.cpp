// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/detailtext.h"

#include "engine/column.h"
#include "widgets/doubtsign.h"
#include "widgets/tones.h"

#include <QCoreApplication>
#include <QPalette>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace atlas {

namespace {

QTextTableFormat tableFormat()
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(1);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 46), QTextLength(QTextLength::PercentageLength, 54)});
    return format;
}

/// Writes paragraphs and tables of plain text one after the other.
class TextWriter
{
public:
    TextWriter(QTextDocument& document, const QPalette& palette)
        : m_document(document)
        , m_cursor(&document)
        , m_palette(palette)
    {
        document.setUndoRedoEnabled(false);
        document.clear();
        m_cursor.beginEditBlock();
    }
    ~TextWriter() { m_cursor.endEditBlock(); }
    Q_DISABLE_COPY_MOVE(TextWriter)

    [[nodiscard]] QTextCharFormat ink(const QColor& color, bool bold = false) const
    {
        QTextCharFormat format;
        format.setForeground(color);
        if (bold)
            format.setFontWeight(QFont::Bold);
        return format;
    }
    [[nodiscard]] QTextCharFormat plain() const { return ink(m_palette.color(QPalette::Text)); }
    [[nodiscard]] QTextCharFormat strong() const { return ink(m_palette.color(QPalette::Text), true); }
    [[nodiscard]] QTextCharFormat dim() const { return ink(dimText(m_palette)); }

    /// A paragraph; `above`: room over it in pixels.
    void paragraph(const QString& text, const QTextCharFormat& format, int above)
    {
        QTextBlockFormat block;
        block.setTopMargin(above);
        block.setBottomMargin(2);
        m_cursor.movePosition(QTextCursor::End);
        if (m_document.isEmpty())
            m_cursor.setBlockFormat(block);
        else
            m_cursor.insertBlock(block);
        m_cursor.insertText(text, format);
    }

    void fields(const std::vector<DetailField>& fields)
    {
        m_cursor.insertBlock(QTextBlockFormat());
        QTextTable* table = m_cursor.insertTable(static_cast<int>(fields.size()), 2, tableFormat());
        for (int row = 0; row < table->rows(); ++row) {
            const DetailField& field = fields[static_cast<std::size_t>(row)];
            table->cellAt(row, 0).firstCursorPosition().insertText(field.title, dim());
            // An unknown value steps back like its title.
            table->cellAt(row, 1).firstCursorPosition().insertText(field.text, field.known ? plain() : dim());
        }
        m_cursor.movePosition(QTextCursor::End);
    }

private:
    QTextDocument& m_document;
    QTextCursor m_cursor;
    const QPalette& m_palette;
};

}

void writeDetails(QTextDocument& document, const std::vector<DetailFinding>& findings,
    const std::vector<DetailGroup>& groups, const QPalette& palette)
{
    TextWriter writer(document, palette);
    if (!findings.empty())
        writer.paragraph(QCoreApplication::translate("Details", "To be noted"), writer.strong(), 8);
    for (const DetailFinding& finding : findings) {
        // The sign says so without the colour.
        const QString text = QCoreApplication::translate("Details", "%1. %2", "what a rule looks for, what it found")
                                 .arg(finding.title, finding.message);
        writer.paragraph(finding.doubt ? doubtSign() + u' ' + text : text,
            finding.doubt ? writer.ink(warningText(palette)) : writer.plain(), 0);
    }
    for (const DetailGroup& group : groups) {
        writer.paragraph(group.title, writer.strong(), 8);
        writer.fields(group.fields);
    }
}

void writeClaims(QTextDocument& document, const std::vector<DetailClaim>& claims, const QPalette& palette)
{
    TextWriter writer(document, palette);
    if (claims.empty())
        writer.paragraph(
            QCoreApplication::translate("Details", "No claim in the catalog is about this provider or GPU."),
            writer.dim(), 8);
    for (const DetailClaim& claim : claims) {
        const bool holds = claim.verdict == QLatin1String("confirmed") || claim.verdict.isEmpty();
        writer.paragraph(claim.text, writer.strong(), 12);
        if (!claim.verdict.isEmpty())
            writer.paragraph(holds ? vocabularyText(claim.verdict) : doubtSign() + u' ' + vocabularyText(claim.verdict),
                holds ? writer.plain() : writer.ink(warningText(palette)), 0);
        if (!claim.checked.isEmpty())
            writer.paragraph(
                QCoreApplication::translate("Details", "Checked: %1", "what the facts say").arg(claim.checked),
                writer.plain(), 0);
        if (!claim.comment.isEmpty())
            writer.paragraph(claim.comment, writer.plain(), 0);
        if (!claim.source.isEmpty())
            writer.paragraph(QCoreApplication::translate("Details", "Source: %1").arg(claim.source), writer.dim(), 0);
    }
}

} // namespace atlas
