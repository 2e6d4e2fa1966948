// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <functional>

class QPainter;
class QPrinter;

namespace atlas {

/// What stands on every printed page around its content.
struct PageFrame
{
    QString title;
    QStringList lines; ///< under the title: filter, number of offers, units, dates
    QString footer; ///< at the left of the page number
};

/// The page of a printer, in its pixels: title and lines at the top, a line with the number of the page below, the
/// rest is for the content.
class PrintPage
{
public:
    PrintPage(const QPrinter& printer, PageFrame frame);

    /// Where the content goes.
    [[nodiscard]] const QRectF& content() const { return m_content; }
    /// Text of the content: small, in the window's font.
    [[nodiscard]] const QFont& font() const { return m_font; }
    /// `page` counts from 1.
    void paintFrame(QPainter& painter, int page, int pages) const;

private:
    PageFrame m_frame;
    QFont m_font, m_titleFont;
    QRectF m_page, m_title, m_lines, m_foot, m_content;
};

/// Calls `paint` with the number of every page that the printer wants, each on a sheet of its own.
void printPages(QPrinter& printer, int pages, const std::function<void(QPainter&, int)>& paint);

} // namespace atlas
