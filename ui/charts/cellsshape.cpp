// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartshape.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double Gap = 1; // between cells

/// All cells and the key: one layer.
class CellLayer : public QGraphicsItem
{
public:
    CellLayer(const ChartGrid& grid, const ChartLayout& layout, const ChartColors& colors)
        : m_grid(grid)
        , m_layout(layout)
        , m_colors(colors)
    {
    }
    [[nodiscard]] QRectF boundingRect() const override
    {
        return m_layout.plot.united(m_layout.shadeKey).adjusted(-2, -2, 2, 2);
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing, false);
        for (std::size_t place = 0; place < m_layout.cells.size(); ++place) {
            const std::size_t row = place / m_layout.gridColumns, column = place % m_layout.gridColumns;
            paintCell(*painter, m_grid.cell(row, column), m_layout.cells[place].adjusted(Gap, Gap, 0, 0));
        }
        if (!m_layout.shadeKey.isNull()) {
            constexpr int Steps = 48;
            const double width = m_layout.shadeKey.width() / Steps;
            for (int step = 0; step < Steps; ++step)
                painter->fillRect(QRectF(m_layout.shadeKey.left() + step * width, m_layout.shadeKey.top(), width + 0.5,
                                      m_layout.shadeKey.height()),
                    shadeColour((step + 0.5) / Steps, m_colors.dark));
        }
        painter->restore();
    }

private:
    /// Coloured: a price. Hatched: offers, but no price known. Empty: no offer.
    void paintCell(QPainter& painter, const ChartCell& cell, const QRectF& rect) const
    {
        if (std::isfinite(cell.value)) {
            painter.fillRect(rect, cellColour(m_grid, cell, m_colors));
            return;
        }
        if (cell.offers == 0) {
            painter.fillRect(rect, m_colors.stripe);
            return;
        }
        painter.fillRect(rect, m_colors.background);
        painter.save();
        painter.setClipRect(rect, Qt::IntersectClip);
        painter.setPen(QPen(m_colors.grid, 1));
        const double step = 6;
        for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
            painter.drawLine(QLineF(x, rect.bottom(), x + rect.height(), rect.top()));
        painter.restore();
    }

    const ChartGrid& m_grid;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;

public:
    static QColor cellColour(const ChartGrid& grid, const ChartCell& cell, const ChartColors& colors)
    {
        const ChartAxis& shades = grid.shades;
        double place = 0;
        if (shades.lowest > 0 && shades.highest > shades.lowest && cell.shade > 0)
            place = std::log(cell.shade / shades.lowest) / std::log(shades.highest / shades.lowest);
        return shadeColour(place, colors.dark);
    }
};

class CellsShape : public ChartShape
{
public:
    CellsShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
        : m_grid(std::get<ChartGrid>(data.body))
        , m_layout(layout)
        , m_colors(colors)
    {
    }

    void draw(QGraphicsScene& scene) override
    {
        auto* layer = new CellLayer(m_grid, m_layout, m_colors);
        layer->setZValue(1);
        scene.addItem(layer);
    }

    [[nodiscard]] int itemAt(QPointF point) const override
    {
        for (std::size_t place = 0; place < m_layout.cells.size(); ++place)
            if (m_layout.cells[place].contains(point))
                return itemOf(
                    static_cast<int>(place / m_layout.gridColumns), static_cast<int>(place % m_layout.gridColumns));
        return -1;
    }

    [[nodiscard]] QRectF itemRect(int item) const override
    {
        if (item < 0)
            return {};
        const auto row = static_cast<std::size_t>(item) / m_grid.columns.size(),
                   column = static_cast<std::size_t>(item) % m_grid.columns.size();
        if (row >= m_layout.gridRows || column >= m_layout.gridColumns)
            return {};
        return m_layout.cells[row * m_layout.gridColumns + column];
    }

    [[nodiscard]] int step(int item, Qt::Key key, int page) const override
    {
        const int rows = static_cast<int>(m_layout.gridRows), columns = static_cast<int>(m_layout.gridColumns);
        if (item < 0)
            return itemOf(key == Qt::Key_Up || key == Qt::Key_End ? rows - 1 : 0,
                key == Qt::Key_Left || key == Qt::Key_End ? columns - 1 : 0);
        int row = item / static_cast<int>(m_grid.columns.size()),
            column = item % static_cast<int>(m_grid.columns.size());
        switch (key) {
        case Qt::Key_Left:
            --column;
            break;
        case Qt::Key_Right:
            ++column;
            break;
        case Qt::Key_Home:
            column = 0;
            break;
        case Qt::Key_End:
            column = columns - 1;
            break;
        default:
            row = stepInList(row, key, page, rows);
        }
        return itemOf(std::clamp(row, 0, rows - 1), std::clamp(column, 0, columns - 1));
    }

    [[nodiscard]] QColor ground(int item) const override
    {
        const ChartCell& cell = m_grid.cells[static_cast<std::size_t>(item)];
        return std::isfinite(cell.value) ? CellLayer::cellColour(m_grid, cell, m_colors) : m_colors.background;
    }

private:
    [[nodiscard]] int itemOf(int row, int column) const
    {
        return row * static_cast<int>(m_grid.columns.size()) + column;
    }

    const ChartGrid& m_grid;
    const ChartLayout& m_layout;
    const ChartColors& m_colors;
};

}

std::unique_ptr<ChartShape> cellsShape(const ChartData& data, const ChartLayout& layout, const ChartColors& colors)
{
    return std::make_unique<CellsShape>(data, layout, colors);
}

} // namespace atlas
