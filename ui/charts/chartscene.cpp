// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartscene.h"

#include "charts/charttextitem.h"

#include <QChart>
#include <QGraphicsRectItem>

namespace atlas {

ChartScene::ChartScene(const ChartData& data, ChartLayout layout, const ChartColors& colors, ShapeCache* cache)
    : m_layout(std::move(layout))
    , m_colors(colors)
    , m_shape(chartShape(data, m_layout, m_colors, cache))
{
    setSceneRect(QRectF(QPointF(0, 0), m_layout.page));
    setBackgroundBrush(Qt::NoBrush);
    addRect(sceneRect(), Qt::NoPen, colors.background)->setZValue(-10);
    // Rows are marked behind their texts, small things around them.
    const bool rows = !m_layout.rows.empty();
    m_hover = addRect({}, rows ? QPen(Qt::NoPen) : QPen(m_colors.text, 1), rows ? QBrush(colors.hover) : QBrush());
    m_hover->setZValue(rows ? -5 : 4);
    m_focus = addRect({}, QPen(colors.text, rows ? 1.5 : 2.5), Qt::NoBrush);
    m_focus->setZValue(5);
    setHighlight(-1, -1);
    if (m_shape)
        m_shape->draw(*this);
    QColor veil = colors.background;
    veil.setAlphaF(0.75F);
    for (const ChartText& text : m_layout.texts) {
        if (text.role == ChartText::Role::Remark || text.role == ChartText::Role::Ring) // read across lines and points
            addRect(text.rect().adjusted(-1, 1, 1, -1), Qt::NoPen, veil)->setZValue(2.5);
        auto* item = new ChartTextItem(text, textColor(text));
        item->setZValue(3);
        addItem(item);
        m_texts.push_back(item);
    }
}

ChartScene::~ChartScene()
{
    clear(); // items refer to members, which go before the base class does
}

QRectF ChartScene::drawnPlot() const
{
    return m_shape && m_shape->chart() ? m_shape->chart()->plotArea() : QRectF();
}

QPointF ChartScene::drawnPosition(double value, std::size_t row) const
{
    QChart* chart = m_shape->chart();
    const auto fromBelow = static_cast<double>(m_layout.rows.size() - 1 - row);
    return chart->mapToPosition({value, fromBelow}, chart->series().first());
}

QColor ChartScene::textColor(const ChartText& text) const
{
    if (text.item >= 0 && m_shape)
        if (const QColor ground = m_shape->ground(text.item); ground.isValid())
            return textOn(ground);
    return text.isDim() ? m_colors.dim : m_colors.text;
}

void ChartScene::setTexts(Texts how)
{
    for (ChartTextItem* text : m_texts) {
        text->setVisible(how != Texts::Hidden);
        text->setAsPath(how == Texts::AsPaths);
    }
}

void ChartScene::setHighlight(int hovered, int focused)
{
    const auto show = [this](QGraphicsRectItem* item, int index) {
        const QRectF rect = itemRect(index);
        item->setVisible(!rect.isNull());
        if (!rect.isNull())
            item->setRect(rect.adjusted(1, 0.5, -1, -0.5));
    };
    show(m_hover, hovered);
    show(m_focus, focused);
}

} // namespace atlas
