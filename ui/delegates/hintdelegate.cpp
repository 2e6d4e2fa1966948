// SPDX-License-Identifier: GPL-3.0-or-later
#include "delegates/hintdelegate.h"

#include "engine/completionmodel.h"
#include "widgets/tones.h"

#include <QPainter>

namespace atlas {

namespace {
constexpr int Margin = 6, Gap = 12;
}

void HintDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool chosen = option.state & QStyle::State_Selected;
    painter->save();
    if (chosen)
        painter->fillRect(option.rect, option.palette.highlight());
    const QFontMetrics& metrics = option.fontMetrics;
    const QRect inner = option.rect.adjusted(Margin, 0, -Margin, 0);
    const QString text = metrics.elidedText(index.data().toString(), Qt::ElideRight, inner.width());
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);

    const int left = inner.width() - metrics.horizontalAdvance(text) - Gap;
    if (left > 0) {
        const QString hint = metrics.elidedText(index.data(CompletionModel::HintRole).toString(), Qt::ElideRight, left);
        if (!chosen)
            painter->setPen(dimText(option.palette));
        painter->drawText(inner, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, hint);
    }
    painter->restore();
}

QSize HintDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {option.fontMetrics.averageCharWidth() * 20, option.fontMetrics.height() + 6};
}

} // namespace atlas
