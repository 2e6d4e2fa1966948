// SPDX-License-Identifier: GPL-3.0-or-later
#include "delegates/facetdelegate.h"

#include "engine/facetmodel.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>

namespace atlas {

namespace {
constexpr int Margin = 6, Gap = 6;

/// The style's own box is nearly as dark as its ground in dark palettes.
void paintBox(QPainter* painter, const QRect& rect, const QColor& outline, const QPalette& palette, bool checked)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    // Checked and current lies on the same colour: the outline keeps it apart.
    painter->setPen(outline);
    painter->setBrush(checked ? palette.brush(QPalette::Highlight) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(box, 2, 2);
    if (checked) {
        const auto at
            = [&box](qreal x, qreal y) { return QPointF(box.x() + box.width() * x, box.y() + box.height() * y); };
        painter->setPen(
            QPen(palette.color(QPalette::HighlightedText), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(QPolygonF({at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.28)}));
    }
    painter->restore();
}
}

int FacetDelegate::rowHeight(const QFontMetrics& metrics)
{
    return metrics.height() + 6;
}

QRect FacetDelegate::boxRect(const QStyleOptionViewItem& option)
{
    const int size = option.widget->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, option.widget);
    return {option.rect.x() + Margin, option.rect.center().y() - size / 2, size, size};
}

void FacetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool current = (option.state & QStyle::State_HasFocus) && option.widget->hasFocus();
    if (current)
        painter->fillRect(option.rect, option.palette.highlight());
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(
            option.rect, mixed(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), 0.06));

    const QColor text = option.palette.color(current ? QPalette::HighlightedText : QPalette::Text);
    const QRect box = boxRect(option);
    paintBox(painter, box, current ? text : dimText(option.palette), option.palette,
        index.data(Qt::CheckStateRole).toInt() == Qt::Checked);

    const QFontMetrics& metrics = option.fontMetrics;
    const QVariant counted = index.data(FacetModel::CountRole);
    const QString count = counted.isValid() ? option.locale.toString(counted.toInt()) : QString();
    const QRect inner = option.rect.adjusted(Margin + box.width() + Gap, 0, -Margin, 0);
    painter->setPen(current ? text : dimText(option.palette));
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, count);
    const int room = inner.width() - metrics.horizontalAdvance(count) - Gap;
    painter->setPen(text);
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
        metrics.elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->restore();
}

QSize FacetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {option.fontMetrics.averageCharWidth() * 16, rowHeight(option.fontMetrics)};
}

bool FacetDelegate::editorEvent(
    QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    // The section changes values itself, by a click anywhere in the row.
    Q_UNUSED(event)
    Q_UNUSED(model)
    Q_UNUSED(option)
    Q_UNUSED(index)
    return false;
}

bool FacetDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showPlainToolTip(event->globalPos(), index.data(Qt::ToolTipRole).toString(), view, option.rect);
    return true;
}

} // namespace atlas
