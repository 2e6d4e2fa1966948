// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recordtable.h"

#include "delegates/celldelegate.h"
#include "engine/tablemodel.h"
#include "settings.h"
#include "widgets/columnwidths.h"
#include "widgets/rowkeeper.h"
#include "widgets/rowsclipboard.h"
#include "widgets/sortheader.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>

namespace atlas {

namespace {
/// What the width of a column is taken from, beside the rows in sight, and how wide it gets at most.
constexpr int SampledRows = 200, MostCharacters = 80;
constexpr int StoreAfterMs = 500;
constexpr qsizetype MostRemembered = 200; ///< selected rows
}

RecordTable::RecordTable(TableModel* model, QWidget* parent)
    : PinnedTable(new SortHeader, parent)
    , m_model(model)
    , m_header(static_cast<SortHeader*>(horizontalHeader()))
    , m_widths(setting(Setting::ColumnWidths).toMap())
    , m_pins(setting(Setting::PinnedColumns).toStringList())
{
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    m_storeSoon.setSingleShot(true);
    m_storeSoon.setInterval(StoreAfterMs);
    m_keeper = new RowKeeper(this, model);

    connect(m_header, &SortHeader::sortAsked, this, &RecordTable::sortAsked);
    connect(m_header, &PinnedHeader::menuAsked, this, &RecordTable::columnMenuAsked);
    connect(m_header, &PinnedHeader::moveAsked, this, &RecordTable::columnMoveAsked);
    connect(m_header, &PinnedHeader::handleDoubleClicked, this, &QTableView::resizeColumnToContents);
    connect(&m_storeSoon, &QTimer::timeout, this, &RecordTable::storeWidths);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { setPinned(leadingPinned()); });
    connect(m_header, &QHeaderView::sectionResized, this,
        [this](int section, int, int width) { rememberWidth(section, width); });
    connect(this, &QAbstractItemView::activated, this, &RecordTable::openAsked);
    connect(&settingChanges(), &SettingChanges::changed, this, [this](Setting key) {
        if (key == Setting::ColumnWidths && !m_remembering) {
            m_widths = setting(key).toMap();
            fitColumns();
        } else if (key == Setting::PinnedColumns) {
            m_pins = setting(key).toStringList();
            setPinned(leadingPinned());
        }
    });
    retranslate();
}

RecordTable::~RecordTable()
{
    if (m_storeSoon.isActive())
        storeWidths();
}

void RecordTable::fitColumns()
{
    if (!m_model->table())
        return;
    m_fitting = true;
    const QFontMetrics metrics(CellDelegate::tabular(font()));
    for (int section = 0; section < m_model->columnCount(); ++section) {
        const QString key = m_model->headerData(section, Qt::Horizontal, TableModel::ColumnKeyRole).toString();
        int width = m_widths.value(key).toInt();
        if (width < m_header->minimumSectionSize()) {
            const int column = m_model->tableColumn(section);
            const int values = valuesWidth(*m_model->table(), column, m_model->style(), metrics)
                + CellDelegate::room(m_model->table()->column(column), metrics);
            width = std::max(values, m_header->titleWidth(section));
        }
        m_header->resizeSection(section, width);
    }
    m_fitting = false;
}

void RecordTable::rememberWidth(int section, int width)
{
    if (m_fitting || !m_model->table())
        return;
    m_widths.insert(m_model->headerData(section, Qt::Horizontal, TableModel::ColumnKeyRole).toString(), width);
    m_storeSoon.start();
}

void RecordTable::storeWidths()
{
    m_storeSoon.stop();
    m_remembering = true;
    storeSetting(Setting::ColumnWidths, m_widths);
    m_remembering = false;
}

void RecordTable::resetWidths()
{
    m_widths.clear();
    storeWidths();
    fitColumns();
}

int RecordTable::leadingPinned() const
{
    const QStringList keys = m_model->columnKeys();
    int pinned = 0;
    while (pinned < keys.size() && m_pins.contains(keys[pinned]))
        ++pinned;
    return pinned;
}

QVariantMap RecordTable::memory() const
{
    const auto keyAt = [this](int row) { return m_model->index(row, 0).data(TableModel::KeyRole).toString(); };
    const QModelIndex current = currentIndex();
    QStringList selected;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom() && selected.size() <= MostRemembered; ++row)
            selected << keyAt(row);
    if (selected.size() > MostRemembered)
        selected.clear();
    const int top = verticalScrollBar()->value();
    return {{QStringLiteral("current"), current.isValid() ? keyAt(current.row()) : QString()},
        {QStringLiteral("column"), current.isValid() ? m_model->columnKeys().at(current.column()) : QString()},
        {QStringLiteral("selected"), selected},
        {QStringLiteral("top"), top > 0 && top < m_model->rowCount() ? keyAt(top) : QString()},
        {QStringLiteral("left"), horizontalScrollBar()->value()}};
}

void RecordTable::recall(const QVariantMap& memory)
{
    if (m_model->columnCount() == 0)
        return;
    QItemSelection selection;
    for (const QString& key : memory.value(QStringLiteral("selected")).toStringList())
        if (const int row = m_model->rowOf(key); row >= 0)
            selection.append({m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1)});
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    const int row = m_model->rowOf(memory.value(QStringLiteral("current")).toString());
    const auto column = m_model->columnKeys().indexOf(memory.value(QStringLiteral("column")).toString());
    selectionModel()->setCurrentIndex(
        row < 0 ? QModelIndex() : m_model->index(row, static_cast<int>(std::max<qsizetype>(0, column))),
        QItemSelectionModel::NoUpdate);
    // The scroll bars know their new range only after this.
    doItemsLayout();
    verticalScrollBar()->setValue(std::max(0, m_model->rowOf(memory.value(QStringLiteral("top")).toString())));
    horizontalScrollBar()->setValue(memory.value(QStringLiteral("left")).toInt());
}

int RecordTable::sizeHintForColumn(int column) const
{
    const QFontMetrics metrics(CellDelegate::tabular(font()));
    int width = 0;
    const auto look = [&](int row) {
        width = std::max(width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
    };
    const int rows = m_model->rowCount(), first = std::max(0, rowAt(0)),
              last = rowAt(viewport()->height() - 1) < 0 ? rows - 1 : rowAt(viewport()->height() - 1);
    for (int row = first; row <= last; ++row)
        look(row);
    for (int row = 0; row < rows; row += rows / SampledRows + 1)
        look(row);
    return std::min(width, metrics.averageCharWidth() * MostCharacters)
        + CellDelegate::room(m_model->table()->column(m_model->tableColumn(column)), metrics);
}

std::vector<SortKey> RecordTable::sortBy(int section, bool add, const std::vector<SortKey>& now) const
{
    const QString key = m_model->headerData(section, Qt::Horizontal, TableModel::ColumnKeyRole).toString();
    const Qt::SortOrder first = m_model->table()->column(m_model->tableColumn(section)).descendingFirst
        ? Qt::DescendingOrder
        : Qt::AscendingOrder;
    const auto turned
        = [](Qt::SortOrder order) { return order == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder; };
    std::vector<SortKey> sort = now;
    const auto found
        = std::find_if(sort.begin(), sort.end(), [&key](const SortKey& entry) { return entry.column == key; });
    if (!add)
        return {{key, !now.empty() && now.front().column == key ? turned(now.front().order) : first}};
    if (found == sort.end())
        sort.push_back({key, first});
    else
        found->order = turned(found->order);
    return sort;
}

bool RecordTable::copy(bool withHeaders)
{
    int count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        count += range.height();
    if (count > MostCopied)
        return false;
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(currentIndex().row());
    std::sort(rows.begin(), rows.end());
    if (!rows.empty())
        QGuiApplication::clipboard()->setMimeData(rowsForClipboard(*m_model, rows, withHeaders).release());
    return true;
}

void RecordTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRows();
        fitColumns();
    }
    PinnedTable::changeEvent(event);
}

QStringList RecordTable::chosenKeys(qsizetype most) const
{
    QStringList keys;
    const auto add = [&](int row) {
        const QString key = m_model->index(row, 0).data(TableModel::KeyRole).toString();
        if (!keys.contains(key))
            keys << key;
    };
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom() && keys.size() < most; ++row)
            add(row);
    if (keys.isEmpty() && currentIndex().isValid())
        add(currentIndex().row());
    return keys;
}

void RecordTable::retranslate()
{
    setAccessibleName(tr("Offers"));
}

void RecordTable::contextMenuEvent(QContextMenuEvent* event)
{
    // By key it is about the current cell, wherever the pointer is.
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex cell = byKey ? currentIndex() : indexAt(event->pos());
    if (!cell.isValid())
        return;
    if (byKey)
        scrollTo(cell);
    const QPoint position
        = byKey ? viewport()->mapToGlobal(visualRect(cell).bottomLeft() + QPoint(8, 0)) : event->globalPos();
    emit cellMenuAsked(cell, position);
}

void RecordTable::focusInEvent(QFocusEvent* event)
{
    // Coming by keyboard, something must be current, else the focus does not show.
    if (event->reason() != Qt::MouseFocusReason && !currentIndex().isValid() && m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
    PinnedTable::focusInEvent(event);
}

void RecordTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (selectionModel()->hasSelection())
            clearSelection();
        else
            emit left();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentIndex().isValid())
            emit openAsked();
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        // The window's action copies; the view would take one cell.
        event->ignore();
        return;
    }
    PinnedTable::keyPressEvent(event);
}

} // namespace atlas
