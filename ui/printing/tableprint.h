// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "engine/values.h"
#include "printing/printpage.h"

#include <vector>

namespace atlas {

/// A table on paper: as many columns side by side as fit, the others on further pages with the first column repeated,
/// and titles at the top of each page.
class TablePrint
{
public:
    TablePrint(TablePtr table, RowsPtr rows, std::vector<int> columns, const CellStyle& style, PageFrame frame);

    /// Lays out for the printer's paper and prints it.
    void print(QPrinter& printer);
    /// Sheets of the last layout.
    [[nodiscard]] int pages() const { return static_cast<int>(m_strips.size()) * m_pagesDown; }
    /// More rows than this are too many to print; a thousand sheets, about.
    static constexpr std::size_t MostRows = 50'000;

private:
    struct Cell
    {
        int column = 0;
        qreal x = 0, width = 0;
    };
    using Strip = std::vector<Cell>; ///< what stands side by side

    void layOut(const QPrinter& printer, const PrintPage& page);
    [[nodiscard]] std::vector<qreal> columnWidths(const QPrinter& printer, const PrintPage& page) const;
    void makeStrips(const std::vector<qreal>& widths, qreal room);
    void paintTitles(QPainter& painter, const PrintPage& page, const Strip& strip) const;
    void paintRow(QPainter& painter, const PrintPage& page, const Strip& strip, std::size_t row, qreal y) const;

    TablePtr m_table;
    RowsPtr m_rows;
    std::vector<int> m_columns;
    CellStyle m_style;
    PageFrame m_frame;
    QString m_sign; ///< of doubtful values
    std::vector<Strip> m_strips;
    qreal m_padding = 0, m_rowHeight = 0, m_titleHeight = 0;
    int m_rowsPerPage = 1, m_pagesDown = 1;
};

} // namespace atlas
