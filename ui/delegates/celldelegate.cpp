// SPDX-License-Identifier: GPL-3.0-or-later
#include "delegates/celldelegate.h"

#include "engine/tablemodel.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>

namespace atlas {

namespace {
constexpr int KeptLayouts = 8192;
}

CellDelegate::CellDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_layouts(KeptLayouts)
{
}

QFont CellDelegate::tabular(QFont font)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1);
#endif
    return font;
}

const CellDelegate::Layout& CellDelegate::layout(
    const QString& text, int width, const QStyleOptionViewItem& option) const
{
    const qreal scale = option.widget ? option.widget->devicePixelRatioF() : 1;
    if (option.font != m_font || scale != m_scale) {
        m_layouts.clear();
        m_font = option.font;
        m_scale = scale;
    }
    const std::pair<int, QString> key(width, text);
    if (const Layout* kept = m_layouts.object(key))
        return *kept;
    auto* made = new Layout;
    const QFont font = tabular(option.font);
    made->text.setTextFormat(Qt::PlainText);
    made->text.setPerformanceHint(QStaticText::AggressiveCaching);
    // Line breaks of a note would leave the cell.
    QString line = text;
    line.replace(u'\n', u' ');
    made->text.setText(QFontMetrics(font).elidedText(line, Qt::ElideRight, width));
    made->text.prepare({}, font);
    made->width = made->text.size().width();
    m_layouts.insert(key, made);
    return *made;
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    if (selected)
        painter->fillRect(option.rect, option.palette.brush(group, QPalette::Highlight));
    else if (option.features & QStyleOptionViewItem::Alternate)
        painter->fillRect(option.rect, option.palette.brush(group, QPalette::AlternateBase));

    const int half = padding() / 2;
    const int room = option.rect.width() - padding();
    if (room > 0) {
        const Layout& shown = layout(index.data().toString(), room, option);
        const bool known = index.data(TableModel::KnownRole).toBool();
        painter->setFont(m_font);
        painter->setPen(selected ? option.palette.color(group, QPalette::HighlightedText)
                : known          ? option.palette.color(group, QPalette::Text)
                                 : dimText(option.palette));
        const bool right = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignRight;
        const qreal x = right ? option.rect.right() + 1 - half - shown.width : option.rect.x() + half;
        const qreal y = option.rect.y() + (option.rect.height() - shown.text.size().height()) / 2;
        painter->drawStaticText(QPointF(x, y), shown.text);
    }
    if ((option.state & QStyle::State_HasFocus) && option.widget && option.widget->hasFocus()) {
        painter->setPen(option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Highlight));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QFontMetrics(tabular(option.font)).horizontalAdvance(index.data().toString()) + padding(),
        option.fontMetrics.height() + 6};
}

bool CellDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString text = index.data(Qt::ToolTipRole).toString();
    const bool whole = sizeHint(option, index).width() <= option.rect.width() && !text.contains(u'\n');
    showPlainToolTip(event->globalPos(), whole ? QString() : text, view, option.rect);
    return true;
}

} // namespace atlas
