// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/helpstyle.h"

#include "widgets/tones.h"

#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace atlas {

namespace {

void styleTable(QTextTable& table, const QPalette& palette)
{
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(lineColor(palette));
    format.setBorderCollapse(true);
    format.setCellPadding(4);
    format.setCellSpacing(0);
    format.setTopMargin(4);
    format.setBottomMargin(12);
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(format);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::DemiBold);
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCursor text = cell.firstCursorPosition();
        text.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
        text.mergeCharFormat(bold);
        QTextTableCellFormat ground;
        ground.setBackground(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.05));
        ground.setPadding(4);
        cell.setFormat(ground);
    }
}

void styleBlock(const QTextBlock& block, const QPalette& palette, bool inTable)
{
    const QColor ground = mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.07);
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const bool isCode = format.hasProperty(QTextFormat::BlockCodeFence);
    if (isCode) {
        format.setBackground(ground);
        format.setLeftMargin(8);
        format.setRightMargin(8);
    } else if (inTable) {
        format.setTopMargin(0);
        format.setBottomMargin(0);
    } else if (format.headingLevel() > 0) {
        format.setTopMargin(format.headingLevel() == 1 ? 0 : 16);
        format.setBottomMargin(6);
    } else {
        format.setTopMargin(block.textList() ? 2 : 6);
        format.setBottomMargin(block.textList() ? 2 : 6);
        format.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
    }
    cursor.setBlockFormat(format);
    if (isCode)
        return;
    std::vector<std::pair<int, int>> codes;
    for (auto part = block.begin(); !part.atEnd(); ++part)
        if (const QTextFragment fragment = part.fragment(); fragment.charFormat().fontFixedPitch())
            codes.emplace_back(fragment.position(), fragment.length());
    QTextCharFormat code;
    code.setBackground(ground);
    for (const auto& [from, length] : codes) {
        cursor.setPosition(from);
        cursor.setPosition(from + length, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(code);
    }
}

}

void styleHelp(QTextDocument& document, const QPalette& palette)
{
    // One change of many: it is laid out once.
    QTextCursor whole(&document);
    whole.beginEditBlock();
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            styleTable(*table, palette);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        styleBlock(block, palette, QTextCursor(block).currentTable());
    whole.endEditBlock();
}

QColor helpMark(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Highlight), 0.35);
}

} // namespace atlas
