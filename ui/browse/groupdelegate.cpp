// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/groupdelegate.h"

#include "engine/tablemodel.h"
#include "widgets/tones.h"

#include <QPainter>
#include <QTableView>

namespace atlas {

GroupDelegate::GroupDelegate(QStringList columns, QObject* parent)
    : CellDelegate(parent)
    , m_columns(std::move(columns))
{
}

QList<int> GroupDelegate::leading(const QAbstractItemModel& model) const
{
    QList<int> places(m_columns.size(), -1);
    for (int section = 0; section < model.columnCount(); ++section) {
        const int priority = std::abs(model.headerData(section, Qt::Horizontal, TableModel::SortRole).toInt());
        if (priority > 0 && priority <= places.size()
            && m_columns.contains(model.headerData(section, Qt::Horizontal, TableModel::ColumnKeyRole).toString()))
            places[priority - 1] = section;
    }
    const auto gap = places.indexOf(-1);
    return gap < 0 ? places : places.mid(0, gap);
}

void GroupDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QList<int> groups = leading(*index.model());
    // How many of the leading columns say the same as in the row above.
    qsizetype same = 0;
    while (index.row() > 0 && same < groups.size()
        && index.siblingAtColumn(groups[same]).data() == index.sibling(index.row() - 1, groups[same]).data())
        ++same;
    const auto place = groups.indexOf(index.column());
    const auto* view = qobject_cast<const QTableView*>(option.widget);
    const bool first = index.row() == 0 || (view && view->rowAt(0) == index.row());
    const bool selected = option.state & QStyle::State_Selected;
    const bool focused = (option.state & QStyle::State_HasFocus) && option.widget && option.widget->hasFocus();
    if (place >= 0 && place < same && !first && !selected && !focused) {
        if (option.features & QStyleOptionViewItem::Alternate)
            painter->fillRect(option.rect, option.palette.brush(QPalette::AlternateBase));
        paintCompared(painter, option, index);
        return;
    }
    CellDelegate::paint(painter, option, index);
    if (!groups.isEmpty() && same < groups.size() && index.row() > 0) {
        painter->setPen(same == 0 ? pinnedEdge(option.palette) : lineColor(option.palette));
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
    }
}

} // namespace atlas
