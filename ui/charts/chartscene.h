// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "charts/chartlayout.h"
#include "charts/palette.h"

#include <QGraphicsScene>
#include <vector>

class QChart;

namespace atlas {

class ChartTextItem;

/// The picture of a ChartData as a scene: Qt Charts draws bars, grid and axis, everything else stands around it. Window
/// and files show the same scene.
class ChartScene : public QGraphicsScene
{
public:
    ChartScene(const ChartData& data, ChartLayout layout, const ChartColors& colors);

    [[nodiscard]] const ChartLayout& layout() const { return m_layout; }
    [[nodiscard]] const ChartColors& colors() const { return m_colors; }
    /// Where Qt Charts has its plot, and where it puts a value of a row: what the layout must agree with.
    [[nodiscard]] QRectF drawnPlot() const;
    [[nodiscard]] QPointF drawnPosition(double value, std::size_t row) const;
    [[nodiscard]] QColor textColor(const ChartText& text) const { return text.isDim() ? m_colors.dim : m_colors.text; }

    enum class Texts { Drawn, AsPaths, Hidden };
    void setTexts(Texts how);
    /// Row at that point, or -1.
    [[nodiscard]] int rowAt(QPointF point) const;
    /// Shows which rows the pointer and the keyboard are at; -1: none.
    void setHighlight(int hovered, int focused);

private:
    void addChart(const ChartData& data, const std::vector<QColor>& fills);
    void addMarks(const ChartData& data, const std::vector<QColor>& fills);

    ChartLayout m_layout;
    ChartColors m_colors;
    QChart* m_chart = nullptr;
    std::vector<ChartTextItem*> m_texts;
    QGraphicsRectItem* m_hover = nullptr;
    QGraphicsRectItem* m_focus = nullptr;
};

} // namespace atlas
