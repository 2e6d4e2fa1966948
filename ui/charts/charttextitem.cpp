// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttextitem.h"

#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

namespace atlas {

ChartTextItem::ChartTextItem(const ChartText& text, const QColor& color)
    : m_text(text)
    , m_color(color)
{
}

QRectF ChartTextItem::boundingRect() const
{
    return m_text.rect().adjusted(-2, -2, 2, 2);
}

void ChartTextItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_asPath) {
        painter->fillPath(textPath(m_text), m_color);
        return;
    }
    painter->setFont(m_text.font);
    painter->setPen(m_color);
    painter->drawText(QPointF(m_text.left(), m_text.anchor.y()), m_text.text);
}

QPainterPath textPath(const ChartText& text)
{
    QTextLayout layout(text.text, text.font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QPointF origin(text.left(), text.anchor.y() - line.ascent());
    QPainterPath path;
    for (const QGlyphRun& run : layout.glyphRuns()) {
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        for (qsizetype glyph = 0; glyph < glyphs.size(); ++glyph)
            path.addPath(run.rawFont().pathForGlyph(glyphs[glyph]).translated(origin + positions[glyph]));
    }
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace atlas
