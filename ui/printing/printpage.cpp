// SPDX-License-Identifier: GPL-3.0-or-later
#include "printing/printpage.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPrinter>
#include <algorithm>

namespace atlas {

namespace {

constexpr qreal TextPoints = 8, TitlePoints = 12;
constexpr int MostLines = 6; ///< a long filter must leave room for the content
const QColor Ink(Qt::black), DimInk(0x50, 0x50, 0x50);

QFont sized(qreal points)
{
    QFont font = QGuiApplication::font();
    font.setPointSizeF(points);
    return font;
}

}

PrintPage::PrintPage(const QPrinter& printer, PageFrame frame)
    : m_frame(std::move(frame))
    , m_font(sized(TextPoints))
    , m_titleFont(sized(TitlePoints))
    , m_page(QPointF(0, 0), printer.pageRect(QPrinter::DevicePixel).size())
{
    m_titleFont.setBold(true);
    auto* device = const_cast<QPrinter*>(&printer);
    const QFontMetricsF title(m_titleFont, device), text(m_font, device);
    m_title = QRectF(0, 0, m_page.width(), title.height());
    const qreal wanted
        = text.boundingRect(QRectF(0, 0, m_page.width(), m_page.height()), Qt::TextWordWrap, m_frame.lines.join(u'\n'))
              .height();
    m_lines = QRectF(0, m_title.bottom(), m_page.width(), std::min(wanted, text.height() * MostLines));
    m_foot = QRectF(0, m_page.height() - text.height(), m_page.width(), text.height());
    const qreal gap = text.height() / 2;
    m_content = QRectF(0, m_lines.bottom() + gap, m_page.width(), m_foot.top() - gap - (m_lines.bottom() + gap));
}

void PrintPage::paintFrame(QPainter& painter, int page, int pages) const
{
    painter.save();
    painter.setPen(Ink);
    painter.setFont(m_titleFont);
    painter.drawText(m_title, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(m_titleFont, painter.device()).elidedText(m_frame.title, Qt::ElideRight, m_title.width()));
    painter.setFont(m_font);
    painter.setPen(DimInk);
    painter.save();
    painter.setClipRect(m_lines);
    painter.drawText(m_lines, Qt::AlignLeft | Qt::TextWordWrap, m_frame.lines.join(u'\n'));
    painter.restore();
    const QString number = QCoreApplication::translate("Printing", "Page %1 of %2")
                               .arg(QLocale().toString(page), QLocale().toString(pages));
    const QFontMetricsF metrics(m_font, painter.device());
    painter.drawText(m_foot, Qt::AlignRight | Qt::AlignVCenter, number);
    painter.drawText(m_foot, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(m_frame.footer, Qt::ElideMiddle, m_foot.width() - 2 * metrics.horizontalAdvance(number)));
    painter.restore();
}

void printPages(QPrinter& printer, int pages, const std::function<void(QPainter&, int)>& paint)
{
    // 0: the user has named no range.
    const int first = std::clamp(printer.fromPage(), 1, pages);
    const int last = printer.toPage() == 0 ? pages : std::clamp(printer.toPage(), first, pages);
    QPainter painter(&printer);
    for (int page = first; page <= last; ++page) {
        if (page > first)
            printer.newPage();
        paint(painter, page);
    }
}

} // namespace atlas
