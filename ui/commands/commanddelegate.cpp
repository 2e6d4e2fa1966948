// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/commanddelegate.h"

#include "commands/commandmodel.h"
#include "widgets/tones.h"

#include <QPainter>

namespace atlas {

namespace {
constexpr int Margin = 8, Gap = 12;
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const bool current = option.state & QStyle::State_Selected, enabled = index.flags() & Qt::ItemIsEnabled;
    if (current)
        painter->fillRect(option.rect, option.palette.highlight());
    const QPalette::ColorGroup group = enabled ? QPalette::Active : QPalette::Disabled;
    const QColor ink = option.palette.color(group, current ? QPalette::HighlightedText : QPalette::Text),
                 dim = current || !enabled ? ink : dimText(option.palette);
    const QFontMetrics& metrics = option.fontMetrics;
    const int markWidth = metrics.horizontalAdvance(QStringLiteral("✓ "));
    QRect room = option.rect.adjusted(Margin, 0, -Margin, 0);
    painter->setPen(ink);
    if (index.data(Qt::CheckStateRole).toInt() == Qt::Checked)
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("✓"));
    room.setLeft(room.left() + markWidth);

    const auto right = [&](const QString& text, const QColor& color) {
        if (text.isEmpty())
            return;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, room.width() / 3);
        painter->setPen(color);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, shown);
        room.setRight(room.right() - metrics.horizontalAdvance(shown) - Gap);
    };
    right(index.data(CommandModel::KeysRole).toString(), ink);
    right(index.data(CommandModel::PlaceRole).toString(), dim);

    const QString name = metrics.elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter->setPen(ink);
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
    room.setLeft(room.left() + metrics.horizontalAdvance(name) + Gap);
    if (const QString other = index.data(CommandModel::OtherNameRole).toString();
        !other.isEmpty() && room.width() > 0) {
        painter->setPen(dim);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
            metrics.elidedText(other, Qt::ElideRight, room.width()));
    }
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {option.fontMetrics.averageCharWidth() * 40, option.fontMetrics.height() + 8};
}

} // namespace atlas
