// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"

#include <QColor>
#include <QGraphicsItem>
#include <QPainterPath>

namespace atlas {

/// One line of plain text in a chart's scene.
class ChartTextItem : public QGraphicsItem
{
public:
    ChartTextItem(const ChartText& text, const QColor& color);
    void setAsPath(bool path) { m_asPath = path; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    ChartText m_text;
    QColor m_color;
    bool m_asPath = false;
};

/// Outlines of the text, glyphs of fallback fonts included.
[[nodiscard]] QPainterPath textPath(const ChartText& text);

} // namespace atlas
