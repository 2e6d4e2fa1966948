// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "charts/chartlayout.h"
#include "charts/chartshape.h"
#include "charts/palette.h"

#include <QGraphicsScene>
#include <memory>
#include <vector>

namespace atlas {

class ChartTextItem;

/// The picture of a ChartData as a scene: texts where the layout has them, and the data's shape drawn among them.
/// Window and files show the same scene. The data must outlive it.
class ChartScene : public QGraphicsScene
{
public:
    /// `cache` is that of the data and outlives the scene; null: none is kept.
    ChartScene(const ChartData& data, ChartLayout layout, const ChartColors& colors, ShapeCache* cache = nullptr);
    ~ChartScene() override;

    [[nodiscard]] const ChartLayout& layout() const { return m_layout; }
    [[nodiscard]] const ChartColors& colors() const { return m_colors; }
    /// Where Qt Charts has its plot, and where it puts a value of a row: what the layout must agree with.
    [[nodiscard]] QRectF drawnPlot() const;
    [[nodiscard]] QPointF drawnPosition(double value, std::size_t row) const;
    [[nodiscard]] QColor textColor(const ChartText& text) const;

    enum class Texts { Drawn, AsPaths, Hidden };
    void setTexts(Texts how);

    /// Item at that point, or -1.
    [[nodiscard]] int itemAt(QPointF point) const { return m_shape ? m_shape->itemAt(point) : -1; }
    [[nodiscard]] QRectF itemRect(int item) const { return m_shape ? m_shape->itemRect(item) : QRectF(); }
    [[nodiscard]] int step(int item, Qt::Key key, int page) const
    {
        return m_shape ? m_shape->step(item, key, page) : -1;
    }
    /// Shows which items the pointer and the keyboard are at; -1: none.
    void setHighlight(int hovered, int focused);

private:
    ChartLayout m_layout;
    ChartColors m_colors;
    std::unique_ptr<ChartShape> m_shape;
    std::vector<ChartTextItem*> m_texts;
    QGraphicsRectItem* m_hover = nullptr;
    QGraphicsRectItem* m_focus = nullptr;
};

} // namespace atlas
