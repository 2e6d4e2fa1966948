// SPDX-License-Identifier: GPL-3.0-or-later
#include "printing/tableprint.h"

#include "widgets/columnwidths.h"
#include "widgets/doubtsign.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPrinter>
#include <algorithm>

namespace atlas {

namespace {

const QColor LineInk(0xb0, 0xb0, 0xb0), Band(0xf2, 0xf2, 0xf2), DoubtInk(0x7a, 0x4b, 0x00);

Qt::Alignment sideOf(const Column& column)
{
    return column.kind == ColumnKind::Number ? Qt::AlignRight : Qt::AlignLeft;
}

/// What the window draws beside a doubtful value stands before it on paper.
bool isDoubtful(const Table& table, int column, std::uint32_t row)
{
    const auto marks = table.column(column).marks;
    return marks && marks(table.context(), row).sign == CellMarks::Sign::Doubt;
}

}

TablePrint::TablePrint(TablePtr table, RowsPtr rows, std::vector<int> columns, const CellStyle& style, PageFrame frame)
    : m_table(std::move(table))
    , m_rows(std::move(rows))
    , m_columns(std::move(columns))
    , m_style(style)
    , m_frame(std::move(frame))
    , m_sign(doubtSign() + u' ')
{
}

std::vector<qreal> TablePrint::columnWidths(const QPrinter& printer, const PrintPage& page) const
{
    auto* device = const_cast<QPrinter*>(&printer);
    const QFontMetrics metrics(page.font(), device);
    const qreal most = page.content().width() / 3;
    std::vector<qreal> widths;
    for (const int column : m_columns) {
        // A title breaks between its words.
        qreal width = valuesWidth(*m_table, column, m_style, metrics);
        for (const QString& word : headerText(*m_table, column, m_style.per).split(u' '))
            width = std::max<qreal>(width, metrics.horizontalAdvance(word));
        if (m_table->column(column).marks)
            width += metrics.horizontalAdvance(m_sign);
        widths.push_back(std::min(width + 2 * m_padding, most));
    }
    return widths;
}

void TablePrint::makeStrips(const std::vector<qreal>& widths, qreal room)
{
    m_strips.assign(1, {});
    qreal x = 0;
    for (std::size_t place = 0; place < m_columns.size(); ++place) {
        if (x + widths[place] > room && m_strips.back().size() > 1) {
            // The first column says which row it is.
            m_strips.push_back({{m_columns.front(), 0, widths.front()}});
            x = widths.front();
        }
        m_strips.back().push_back({m_columns[place], x, std::min(widths[place], room - x)});
        x += widths[place];
    }
}

void TablePrint::layOut(const QPrinter& printer, const PrintPage& page)
{
    auto* device = const_cast<QPrinter*>(&printer);
    const QFontMetricsF metrics(page.font(), device);
    m_padding = metrics.averageCharWidth() * 0.8;
    m_rowHeight = metrics.height() * 1.2;
    makeStrips(columnWidths(printer, page), page.content().width());
    m_titleHeight = metrics.height();
    for (const Strip& strip : m_strips)
        for (const Cell& cell : strip) {
            const QRectF room(0, 0, cell.width - 2 * m_padding, page.content().height());
            m_titleHeight = std::max(m_titleHeight,
                metrics.boundingRect(room, Qt::TextWordWrap, headerText(*m_table, cell.column, m_style.per)).height());
        }
    m_titleHeight = std::min(m_titleHeight, page.content().height() / 2) + m_padding;
    m_rowsPerPage = std::max(1, static_cast<int>((page.content().height() - m_titleHeight) / m_rowHeight));
    const int rows = static_cast<int>(m_rows->size());
    m_pagesDown = std::max(1, (rows + m_rowsPerPage - 1) / m_rowsPerPage);
}

void TablePrint::print(QPrinter& printer)
{
    const PrintPage page(printer, m_frame);
    layOut(printer, page);
    printPages(printer, pages(), [&](QPainter& painter, int number) {
        const int across = static_cast<int>(m_strips.size());
        const Strip& strip = m_strips[static_cast<std::size_t>((number - 1) % across)];
        const auto first = static_cast<std::size_t>((number - 1) / across * m_rowsPerPage);
        const std::size_t end = std::min(m_rows->size(), first + static_cast<std::size_t>(m_rowsPerPage));
        page.paintFrame(painter, number, pages());
        painter.setFont(page.font());
        paintTitles(painter, page, strip);
        qreal y = page.content().top() + m_titleHeight;
        for (std::size_t row = first; row < end; ++row, y += m_rowHeight)
            paintRow(painter, page, strip, row, y);
    });
}

void TablePrint::paintTitles(QPainter& painter, const PrintPage& page, const Strip& strip) const
{
    QFont bold = page.font();
    painter.setPen(Qt::black);
    for (const Cell& cell : strip) {
        const QRectF room(
            cell.x + m_padding, page.content().top(), cell.width - 2 * m_padding, m_titleHeight - m_padding);
        painter.drawText(room,
            static_cast<int>(sideOf(m_table->column(cell.column)) | Qt::AlignBottom) | Qt::TextWordWrap,
            headerText(*m_table, cell.column, m_style.per));
    }
    painter.setPen(QPen(Qt::black, m_padding / 6));
    const qreal y = page.content().top() + m_titleHeight - m_padding / 2;
    painter.drawLine(QPointF(0, y), QPointF(strip.back().x + strip.back().width, y));
}

void TablePrint::paintRow(QPainter& painter, const PrintPage& page, const Strip& strip, std::size_t row, qreal y) const
{
    const std::uint32_t record = (*m_rows)[row];
    const QFontMetricsF metrics(page.font(), painter.device());
    if (row % 2 == 1)
        painter.fillRect(QRectF(0, y, strip.back().x + strip.back().width, m_rowHeight), Band);
    for (const Cell& cell : strip) {
        const QRectF room(cell.x + m_padding, y, cell.width - 2 * m_padding, m_rowHeight);
        const bool doubt = isDoubtful(*m_table, cell.column, record);
        const QString plain = cellText(*m_table, cell.column, record, m_style).simplified();
        const QString text = doubt ? m_sign + plain : plain;
        painter.setPen(doubt ? DoubtInk : QColor(Qt::black));
        painter.drawText(room,
            static_cast<int>(sideOf(m_table->column(cell.column)) | Qt::AlignVCenter) | Qt::TextSingleLine,
            metrics.elidedText(text, Qt::ElideRight, room.width()));
    }
}

} // namespace atlas
