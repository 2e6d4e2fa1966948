// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparedelegate.h"

#include "compare/comparisonmodel.h"
#include "engine/tablemodel.h"
#include "widgets/tones.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <numbers>

namespace atlas {

// The base class asks the index by the role of the other model.
static_assert(int(ComparisonModel::KnownRole) == int(TableModel::KnownRole));

namespace {

QPainterPath star(const QPointF& middle, qreal radius)
{
    QPainterPath path;
    for (int point = 0; point < 10; ++point) {
        const qreal angle = std::numbers::pi * (point / 5.0 - 0.5), reach = point % 2 == 0 ? radius : radius * 0.42;
        const QPointF at = middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
        if (point == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

/// A triangle with an exclamation mark cut out of it.
QPainterPath warning(const QPointF& middle, qreal radius)
{
    QPainterPath path;
    path.moveTo(middle + QPointF(0, -radius));
    path.lineTo(middle + QPointF(radius, radius * 0.85));
    path.lineTo(middle + QPointF(-radius, radius * 0.85));
    path.closeSubpath();
    const qreal stroke = radius * 0.2;
    path.addRect(QRectF(middle.x() - stroke / 2, middle.y() - radius * 0.35, stroke, radius * 0.6));
    path.addRect(QRectF(middle.x() - stroke / 2, middle.y() + radius * 0.42, stroke, stroke));
    return path;
}

}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    if (index.data(ComparisonModel::HeadRole).toBool()) {
        painter->fillRect(
            option.rect, mixed(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), 0.1));
        cell.features &= ~QStyleOptionViewItem::Alternate;
        cell.font.setBold(true);
    }
    CellDelegate::paint(painter, cell, index);
    const bool best = index.data(ComparisonModel::BestRole).toBool();
    const bool flagged = index.data(ComparisonModel::FlaggedRole).toBool();
    if (!best && !flagged)
        return;
    const bool selected = option.state & QStyle::State_Selected;
    const int size = markWidth(option.fontMetrics);
    const QPointF middle(option.rect.x() + padding() / 2.0 + size / 2.0 - 2, option.rect.center().y() + 0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(selected ? option.palette.color(QPalette::HighlightedText)
            : best             ? option.palette.color(QPalette::Link)
                               : warningText(option.palette));
    painter->drawPath(best ? star(middle, size * 0.42) : warning(middle, size * 0.4));
    painter->restore();
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool title = index.column() == 0;
    return CellDelegate::sizeHint(option, index) + QSize(title ? 0 : markWidth(option.fontMetrics), 0);
}

} // namespace atlas
