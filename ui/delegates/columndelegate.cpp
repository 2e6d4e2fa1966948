// SPDX-License-Identifier: GPL-3.0-or-later
#include "delegates/columndelegate.h"

#include "widgets/tones.h"

#include <QAbstractItemModel>
#include <QKeyEvent>
#include <QPainter>

namespace atlas {

void ColumnDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (option.state & QStyle::State_Selected)
        painter->fillRect(
            option.rect, mixed(option.palette.color(QPalette::Base), option.palette.color(QPalette::Highlight), 0.25));
    FacetDelegate::paint(painter, option, index);
}

bool ColumnDelegate::editorEvent(
    QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    bool toggled = false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        toggled = mouse->button() == Qt::LeftButton
            && boxRect(option).adjusted(-4, -4, 4, 4).contains(mouse->position().toPoint());
    } else if (event->type() == QEvent::KeyPress) {
        toggled = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    }
    if (!toggled)
        return false;
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, QVariant::fromValue(checked ? Qt::Unchecked : Qt::Checked), Qt::CheckStateRole);
}

} // namespace atlas
