// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QColor>
#include <QPixmap>
#include <array>

class QPainter;
class QPalette;
class QRect;

namespace atlas {

/// Draws what cells show beside their text: a sign for what is doubtful or old, and a line with where a price stands
/// among its kind. Signs are kept as pixels.
class CellMarkPainter
{
public:
    /// Side of a sign for texts of that height, in pixels.
    [[nodiscard]] static int signSize(int textHeight) { return textHeight * 4 / 5; }
    /// Draws the sign with its left edge at `x`, in the middle of the cell.
    void paintSign(
        QPainter& painter, CellMarks::Sign sign, int x, const QRect& cell, int size, const QColor& color, qreal scale);
    /// Along the bottom of the cell: lowest to highest, the median as a stroke, the value as a dot.
    static void paintPlace(QPainter& painter, const CellMarks& marks, const QRect& room, const QColor& line,
        const QColor& dot, const QColor& best);

private:
    struct Kept
    {
        QPixmap pixels;
        QColor color;
        int size = 0;
        qreal scale = 0;
        CellMarks::Sign sign = CellMarks::Sign::None;
    };
    std::array<Kept, 6> m_kept; ///< each sign in the colours of plain and selected cells
};

} // namespace atlas
