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
}

int FacetDelegate::rowHeight(const QFontMetrics& metrics)
{
    return metrics.height() + 6;
}

void FacetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const QStyle* style = option.widget->style();
    const bool current = (option.state & QStyle::State_HasFocus) && option.widget->hasFocus();
    if (current)
        painter->fillRect(option.rect, option.palette.highlight());
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, mixed(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), 0.06));

    QStyleOptionButton box;
    box.palette = option.palette;
    const int size = style->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, option.widget);
    const int x = option.rect.x() + Margin;
    box.rect = QRect(x, option.rect.center().y() - size / 2, size, size);
    box.state = QStyle::State_Enabled
        | (index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off);
    style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);

    const QFontMetrics& metrics = option.fontMetrics;
    const QString count = option.locale.toString(index.data(FacetModel::CountRole).toInt());
    const QRect inner = option.rect.adjusted(Margin + size + Gap, 0, -Margin, 0);
    const QColor text = option.palette.color(current ? QPalette::HighlightedText : QPalette::Text);
    painter->setPen(current ? text : dimText(option.palette));
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, count);
    const int room = inner.width() - metrics.horizontalAdvance(count) - Gap;
    painter->setPen(text);
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
        metrics.elidedText(index.data().toString(), Qt::ElideMiddle, room));
    painter->restore();
}

QSize FacetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {option.fontMetrics.averageCharWidth() * 16, rowHeight(option.fontMetrics)};
}

bool FacetDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    // The section changes values itself, by a click anywhere in the row.
    Q_UNUSED(event)
    Q_UNUSED(model)
    Q_UNUSED(option)
    Q_UNUSED(index)
    return false;
}

bool FacetDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showPlainToolTip(event->globalPos(), index.data(Qt::ToolTipRole).toString(), view, option.rect);
    return true;
}

} // namespace atlas
