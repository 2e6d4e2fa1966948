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
constexpr int KeptLayouts = 8192, SignGap = 3;
/// Bar at the left of rows that are to be compared, within the padding of the text.
constexpr int ComparedWidth = 3;
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

int CellDelegate::room(const Column& column, const QFontMetrics& metrics)
{
    return padding() + (column.marks ? CellMarkPainter::signSize(metrics.height()) + SignGap : 0);
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

    paintCompared(painter, option, index);
    if (option.rect.width() > padding())
        paintText(painter, option, index);
    if ((option.state & QStyle::State_HasFocus) && option.widget && option.widget->hasFocus()) {
        painter->setPen(option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Highlight));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    }
}

void CellDelegate::paintCompared(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (index.column() != 0 || !index.data(TableModel::ComparedRole).toBool())
        return;
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    // Off the edge, so that it is seen on a selected row as well.
    painter->fillRect(option.rect.x() + 1, option.rect.y() + ComparedWidth, ComparedWidth,
        option.rect.height() - 2 * ComparedWidth,
        option.palette.brush(group, selected ? QPalette::HighlightedText : QPalette::Highlight));
}

void CellDelegate::paintText(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const bool right = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignRight;
    QRect room = option.rect.adjusted(padding() / 2, 0, -padding() / 2, 0);
    QColor ink = selected                            ? option.palette.color(group, QPalette::HighlightedText)
        : index.data(TableModel::KnownRole).toBool() ? option.palette.color(group, QPalette::Text)
                                                     : dimText(option.palette);
    if (const QVariant marked = index.data(TableModel::MarksRole); marked.isValid()) {
        const auto marks = marked.value<CellMarks>();
        room = paintMarks(painter, option, marks, room);
        if (marks.sign == CellMarks::Sign::Old && !selected)
            ink = warningText(option.palette);
    }
    if (room.width() <= 0)
        return;
    const Layout& shown = layout(index.data().toString(), room.width(), option);
    painter->setFont(m_font);
    painter->setPen(ink);
    const qreal x = right ? room.right() + 1 - shown.width : room.x();
    const qreal y = room.y() + (room.height() - shown.text.size().height()) / 2;
    painter->drawStaticText(QPointF(x, y), shown.text);
}

QRect CellDelegate::paintMarks(
    QPainter* painter, const QStyleOptionViewItem& option, const CellMarks& marks, const QRect& room) const
{
    const bool selected = option.state & QStyle::State_Selected;
    const QColor text = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor ground = option.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    // Room for the sign in every row: the lines are read against each other.
    const int size = CellMarkPainter::signSize(option.fontMetrics.height());
    const QRect besideSign = room.adjusted(size + SignGap, 0, 0, 0);
    CellMarkPainter::paintPlace(*painter, marks, besideSign, mixed(ground, text, 0.35), text,
        selected ? text : option.palette.color(QPalette::Highlight));
    if (marks.sign == CellMarks::Sign::None)
        return room;
    // In front of texts; numbers, which stand at the right, have it on the far side.
    const bool own = marks.sign == CellMarks::Sign::Star || marks.sign == CellMarks::Sign::Note;
    const QColor meant = own ? option.palette.color(QPalette::Link) : warningText(option.palette);
    m_marks.paintSign(*painter, marks.sign, room.x(), option.rect, size, selected ? text : meant,
        option.widget ? option.widget->devicePixelRatioF() : 1);
    return besideSign;
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFontMetrics metrics(tabular(option.font));
    const auto marks = index.data(TableModel::MarksRole).value<CellMarks>();
    const int sign = marks.sign == CellMarks::Sign::None ? 0 : CellMarkPainter::signSize(metrics.height()) + SignGap;
    return {metrics.horizontalAdvance(index.data().toString()) + padding() + sign + 1, option.fontMetrics.height() + 6};
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
