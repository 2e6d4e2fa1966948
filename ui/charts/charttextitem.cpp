// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttextitem.h"

#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>
#include <algorithm>
#include <tuple>
#include <vector>

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
    struct Glyph
    {
        QPointF position;
        quint32 index;
        QRawFont font;
    };
    std::vector<Glyph> glyphs;
    for (const QGlyphRun& run : layout.glyphRuns())
        for (qsizetype glyph = 0; glyph < run.glyphIndexes().size(); ++glyph)
            glyphs.push_back({run.positions()[glyph], run.glyphIndexes()[glyph], run.rawFont()});
    // The runs come in the order of a hash table; the picture's bytes must not.
    std::sort(glyphs.begin(), glyphs.end(), [](const Glyph& left, const Glyph& right) {
        return std::make_tuple(left.position.x(), left.position.y(), left.index)
            < std::make_tuple(right.position.x(), right.position.y(), right.index);
    });
    QPainterPath path;
    for (const Glyph& glyph : glyphs)
        path.addPath(glyph.font.pathForGlyph(glyph.index).translated(origin + glyph.position));
    path.setFillRule(Qt::WindingFill);
    return path;
}

} // namespace atlas
