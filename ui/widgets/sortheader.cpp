// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sortheader.h"

#include "delegates/celldelegate.h"
#include "engine/tablemodel.h"
#include "widgets/tones.h"

#include <QPainter>
#include <algorithm>

namespace atlas {

namespace {

/// The title in two lines: its unit goes to the second, or it is broken where both lines are shortest.
QString broken(const QString& title, const QFontMetrics& metrics)
{
    qsizetype best = -1;
    int shortest = metrics.horizontalAdvance(title);
    for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1)) {
        const int wider
            = std::max(metrics.horizontalAdvance(title.left(at)), metrics.horizontalAdvance(title.mid(at + 1)));
        if (wider < shortest) {
            shortest = wider;
            best = at;
        }
    }
    return best < 0 ? title : title.left(best) + u'\n' + title.mid(best + 1);
}

}

SortHeader::SortHeader(QWidget* parent)
    : PinnedHeader(parent)
{
    setObjectName(QStringLiteral("offersHeader"));
    setHighlightSections(false);
    setMinimumSectionSize(32);
    // One column more must not move the others.
    setStretchLastSection(false);
    connect(this, &PinnedHeader::clicked, this, [this](int section, Qt::KeyboardModifiers modifiers) {
        emit sortAsked(section, modifiers & Qt::ShiftModifier);
    });
}

int SortHeader::arrowWidth() const
{
    return fontMetrics().averageCharWidth() * 3;
}

int SortHeader::sortKeys() const
{
    int keys = 0;
    for (int section = 0; section < count(); ++section)
        keys += model()->headerData(section, orientation(), TableModel::SortRole).toInt() != 0;
    return keys;
}

int SortHeader::titleWidth(int section) const
{
    const QFontMetrics metrics = fontMetrics();
    int width = 0;
    const QStringList lines = broken(model()->headerData(section, orientation()).toString(), metrics).split(u'\n');
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    // Widths are rounded; a fraction less shortens the text.
    return width + 1 + arrowWidth() + CellDelegate::padding();
}

QSize SortHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), 2 * fontMetrics().lineSpacing() + 6};
}

QSize SortHeader::sectionSizeFromContents(int section) const
{
    return {titleWidth(section), sizeHint().height()};
}

void SortHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    if (!rect.isValid())
        return;
    painter->save();
    QStyleOptionHeader frame;
    initStyleOption(&frame);
    frame.rect = rect;
    frame.section = section;
    frame.state |= QStyle::State_Raised;
    if (window()->isActiveWindow())
        frame.state |= QStyle::State_Active;
    style()->drawControl(QStyle::CE_HeaderSection, &frame, painter, this);

    const int half = CellDelegate::padding() / 2;
    const int sort = model()->headerData(section, orientation(), TableModel::SortRole).toInt();
    const auto alignment = Qt::Alignment(model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt());
    const bool right = alignment & Qt::AlignRight;
    QRect text = rect.adjusted(half, 0, -half, 0);
    const QColor ink = palette().color(QPalette::ButtonText);
    if (sort != 0) {
        // The arrow stands on the far side of the text, which stays in line with its cells.
        const QRect mark(right ? text.left() : text.right() + 1 - arrowWidth(), rect.y(), arrowWidth(), rect.height());
        text.adjust(right ? arrowWidth() : 0, 0, right ? 0 : -arrowWidth(), 0);
        const qreal size = fontMetrics().averageCharWidth() * 0.55,
                    x = mark.x() + fontMetrics().averageCharWidth() * 0.8, y = mark.center().y() + 0.5,
                    up = sort > 0 ? -size : size;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        painter->drawPolygon(QPolygonF({{x - size, y - up / 2}, {x + size, y - up / 2}, {x, y + up / 2 + up / 4}}));
        if (sortKeys() > 1) {
            painter->setPen(ink);
            QFont small = font();
            small.setPointSizeF(small.pointSizeF() * 0.8);
            painter->setFont(small);
            painter->drawText(mark.adjusted(static_cast<int>(x + size) - mark.x() + 2, 0, 0, 0),
                Qt::AlignVCenter | Qt::AlignLeft, locale().toString(std::abs(sort)));
        }
    }
    painter->setFont(font());
    painter->setPen(ink);
    const QStringList lines
        = broken(model()->headerData(section, orientation()).toString(), fontMetrics()).split(u'\n');
    QStringList fitting;
    for (const QString& line : lines)
        fitting << fontMetrics().elidedText(line, Qt::ElideRight, text.width());
    painter->drawText(
        text, static_cast<int>(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft)), fitting.join(u'\n'));
    painter->restore();
}

} // namespace atlas
