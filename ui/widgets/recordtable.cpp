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
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <algorithm>

namespace atlas {

RecordTable::RecordTable(TableModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_header(new SortHeader(this))
{
    setHorizontalHeader(m_header);
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows();
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    m_keeper = new RowKeeper(this, model);

    connect(m_header, &SortHeader::sortAsked, this, &RecordTable::sortAsked);
    connect(m_header, &QWidget::customContextMenuRequested, this, &RecordTable::showColumnMenu);
    connect(m_header, &QHeaderView::sectionResized, this,
        [this](int section, int, int width) { rememberWidth(section, width); });
    connect(this, &QAbstractItemView::activated, this, &RecordTable::openAsked);
    connect(&settingChanges(), &SettingChanges::changed, this, [this](Setting key) {
        if (key == Setting::ColumnWidths && !m_remembering)
            fitColumns();
    });
    retranslate();
}

void RecordTable::fitRows()
{
    const int height = fontMetrics().height() + 6;
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

void RecordTable::fitColumns()
{
    if (!m_model->table())
        return;
    m_fitting = true;
    const QVariantMap stored = setting(Setting::ColumnWidths).toMap();
    const QFontMetrics metrics(CellDelegate::tabular(font()));
    for (int section = 0; section < m_model->columnCount(); ++section) {
        const QString key = m_model->headerData(section, Qt::Horizontal, TableModel::ColumnKeyRole).toString();
        int width = stored.value(key).toInt();
        if (width < m_header->minimumSectionSize()) {
            const int values = valuesWidth(*m_model->table(), m_model->tableColumn(section), m_model->style(), metrics);
            width = std::max(values + CellDelegate::padding(), m_header->titleWidth(section));
        }
        m_header->resizeSection(section, width);
    }
    m_fitting = false;
}

void RecordTable::rememberWidth(int section, int width)
{
    if (m_fitting || !m_model->table())
        return;
    QVariantMap stored = setting(Setting::ColumnWidths).toMap();
    stored.insert(m_model->headerData(section, Qt::Horizontal, TableModel::ColumnKeyRole).toString(), width);
    m_remembering = true;
    storeSetting(Setting::ColumnWidths, stored);
    m_remembering = false;
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
    QTableView::changeEvent(event);
}

void RecordTable::retranslate()
{
    setAccessibleName(tr("Offers"));
}

void RecordTable::focusInEvent(QFocusEvent* event)
{
    // Coming by keyboard, something must be current, else the focus does not show.
    if (event->reason() != Qt::MouseFocusReason && !currentIndex().isValid() && m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
    QTableView::focusInEvent(event);
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
    QTableView::keyPressEvent(event);
}

void RecordTable::showColumnMenu(const QPoint& position)
{
    if (!m_model->table())
        return;
    QMenu menu(this);
    const QStringList shown = m_model->columnKeys();
    for (const Column& column : m_model->table()->columns()) {
        QAction* action = menu.addAction(columnTitle(column));
        const QString key = QString::fromLatin1(column.key);
        action->setCheckable(true);
        action->setChecked(shown.contains(key));
        action->setEnabled(shown.size() > 1 || !shown.contains(key));
        action->setData(key);
    }
    menu.addSeparator();
    const QAction* standard = menu.addAction(tr("Default columns"));
    const QAction* chosen = menu.exec(m_header->mapToGlobal(position));
    if (!chosen)
        return;
    if (chosen == standard) {
        emit columnsAsked({});
        return;
    }
    QStringList wanted;
    for (const QAction* action : menu.actions())
        if (action->isCheckable() && action->isChecked())
            wanted << action->data().toString();
    emit columnsAsked(wanted);
}

} // namespace atlas
