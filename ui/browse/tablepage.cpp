// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/tablepage.h"

#include "browse/groupdelegate.h"
#include "browse/profilepane.h"
#include "engine/tablemodel.h"
#include "session.h"
#include "widgets/elidedlabel.h"
#include "widgets/emptystate.h"
#include "widgets/recordtable.h"
#include "widgets/rowkeeper.h"
#include "widgets/tones.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace atlas {

TablePage::TablePage(Session& session, TablePageSpec spec, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_spec(std::move(spec))
    , m_browse(session, m_spec.make, this)
    , m_filter(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_tools(new QHBoxLayout)
    , m_views(new QStackedWidget(this))
    , m_model(new TableModel(this))
    , m_table(new RecordTable(m_model, m_views))
    , m_empty(new EmptyState(m_table, "page"))
    , m_details(new ProfilePane(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    const auto named = [this](const char* part) { return id() + QLatin1String(part); };
    setObjectName(named("Page"));
    m_filter->setObjectName(named("Filter"));
    m_count->setObjectName(named("Count"));
    m_problem->setObjectName(named("Problem"));
    m_table->setObjectName(named("Table"));
    m_splitter->setObjectName(named("Splitter"));
    for (QObject* part : {static_cast<QObject*>(m_empty->findChild<QLabel*>()),
             static_cast<QObject*>(m_empty->findChild<QPushButton*>())})
        part->setObjectName(id() + part->objectName());
    if (m_spec.bound)
        m_browse.setBound(m_spec.grouped);
    m_browse.setSort(firstSort());
    m_first = firstColumns();
    m_model->setColumns(m_first);
    if (!m_spec.grouped.isEmpty())
        m_table->setItemDelegate(new GroupDelegate(m_spec.grouped, m_table));
    arrange();
    connectParts();
    retranslate();
}

void TablePage::arrange()
{
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    for (QLabel* label : {m_count, m_problem})
        label->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(8, 0, 8, 4);
    m_problem->hide();
    m_tools->setContentsMargins(8, 4, 8, 4);
    m_tools->setSpacing(8);
    m_tools->addWidget(m_filter, 1);
    m_tools->addWidget(m_count);
    m_views->addWidget(m_table);
    m_splitter->addWidget(m_views);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(m_tools);
    rows->addWidget(m_problem);
    rows->addWidget(m_splitter, 1);
}

void TablePage::connectParts()
{
    connect(m_filter, &QLineEdit::textEdited, &m_browse, &BrowseTable::setFilter);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text != m_browse.filterText())
            m_browse.setFilter(text);
    });
    connect(&m_browse, &BrowseTable::answered, this, [this] {
        showAnswer();
        applyRecall();
        chooseOnlyRow();
    });
    connect(&m_browse, &BrowseTable::filterChecked, this, &TablePage::showCheck);
    connect(&m_session, &Session::queryChanged, this, &TablePage::showQuery);
    connect(&m_session, &Session::loadingChanged, this, &TablePage::explainEmptiness);
    connect(m_table, &RecordTable::sortAsked, this,
        [this](int section, bool add) { m_browse.setSort(m_table->sortBy(section, add, m_browse.sort())); });
    connect(m_table, &RecordTable::openAsked, this, &TablePage::detailsAsked);
    connect(m_table, &RecordTable::left, this, [this] { (void)focusFilter(); });
    connect(m_table, &RecordTable::columnMenuAsked, this, &TablePage::showColumnMenu);
    connect(m_table, &RecordTable::cellMenuAsked, this, &TablePage::cellMenuAsked);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TablePage::showDetails);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TablePage::showDetails);
    connect(m_table->keeper(), &RowKeeper::restored, this, &TablePage::showDetails);
    connect(m_details, &ProfilePane::left, this, &TablePage::focusResults);
    connect(m_details, &ProfilePane::placeAsked, this, &TablePage::placeAsked);
}

QString TablePage::title() const
{
    return QCoreApplication::translate("TablePage", m_spec.title);
}

CellStyle TablePage::style() const
{
    CellStyle style;
    style.locale = QLocale();
    style.per = m_session.query().per;
    return style;
}

Query TablePage::query() const
{
    Query query = m_session.query();
    query.filter = m_browse.filterText();
    query.sort = m_browse.wholeSort();
    query.columns = m_model->columnKeys();
    return query;
}

void TablePage::setFilter(const QString& text)
{
    m_filter->setText(text);
}

void TablePage::addView(QWidget* view)
{
    m_views->addWidget(view);
}

void TablePage::showAnswer()
{
    const bool another = m_model->table() != m_browse.table();
    if (another) {
        m_model->setStyle(style());
        m_model->setTable(m_browse.table(), m_browse.rows());
        m_table->fitColumns();
    } else {
        m_model->setRows(m_browse.rows());
    }
    m_model->setSort(m_browse.wholeSort());
    m_count->setText(tr("%1 of %2", "rows that are shown, all rows")
                         .arg(QLocale().toString(m_model->rowCount()),
                             QLocale().toString(static_cast<qulonglong>(m_browse.table()->rowCount()))));
    explainEmptiness();
}

void TablePage::showCheck()
{
    QStringList texts;
    if (m_browse.problem())
        texts << m_browse.problem()->message;
    for (const FilterProblem& warning : m_browse.warnings())
        texts << warning.message;
    QPalette colors = m_problem->palette();
    colors.setColor(QPalette::WindowText, m_browse.problem() ? errorText(palette()) : warningText(palette()));
    m_problem->setPalette(colors);
    m_problem->setText(texts.join(u'\n'));
    m_problem->setVisible(!texts.isEmpty());
}

void TablePage::showQuery()
{
    if (m_model->style().per != style().per || m_model->style().locale != QLocale()) {
        m_model->setStyle(style());
        m_table->fitColumns();
        showDetails();
    }
}

void TablePage::explainEmptiness()
{
    if (m_model->rowCount() > 0 || m_browse.problem()) {
        m_empty->hide();
    } else if (!m_browse.table()) {
        m_empty->show(
            m_session.isLoading() || m_browse.isMaking() ? tr("Reading the catalog…") : tr("No catalog is open."));
    } else if (m_browse.table()->rowCount() == 0) {
        m_empty->show(tr("This catalog has none of these: %1.").arg(title()));
    } else {
        m_empty->show(tr("Nothing here matches the filter."), tr("Clear the filter"), [this] { setFilter({}); });
    }
}

std::optional<std::uint32_t> TablePage::currentRecord() const
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return std::nullopt;
    return current.data(TableModel::RowRole).toUInt();
}

void TablePage::showDetails()
{
    if (m_details->isHidden() || !isVisible())
        return;
    const std::optional<std::uint32_t> record = currentRecord();
    std::optional<Profile> profile;
    if (record && m_table->selectionModel()->hasSelection())
        profile = profileOf(*m_model->table(), *record, style());
    m_details->show(profile, QCoreApplication::translate("TablePage", m_spec.hint));
}

void TablePage::setDetailsShown(bool shown)
{
    m_details->setVisible(shown);
    if (shown)
        showDetails();
}

bool TablePage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
    return true;
}

void TablePage::focusResults()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void TablePage::sortByCurrentColumn(bool add)
{
    if (const int column = m_table->currentIndex().column(); column >= 0)
        m_browse.setSort(m_table->sortBy(column, add, m_browse.sort()));
}

bool TablePage::filterByCell(QuickFilter::Kind kind)
{
    const std::optional<std::uint32_t> record = currentRecord();
    if (!record)
        return false;
    const int column = m_model->tableColumn(m_table->currentIndex().column());
    for (const QuickFilter& filter :
        quickFilters(m_browse.filter(), *m_model->table(), column, *record, m_model->style()))
        if (filter.kind == kind) {
            setFilter(filter.filter);
            return true;
        }
    return false;
}

void TablePage::showColumnMenu(int, const QPoint& position)
{
    const TablePtr& table = m_model->table();
    if (!table)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList shown = m_model->columnKeys();
    for (const Column& column : table->columns()) {
        const QString key = QString::fromLatin1(column.key);
        QAction* action = menu->addAction(columnTitle(column).replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(shown.contains(key));
        action->setEnabled(shown.size() > 1 || !shown.contains(key));
        connect(action, &QAction::toggled, this, [this, key](bool wanted) {
            QStringList keys = m_model->columnKeys();
            if (wanted)
                keys << key;
            else
                keys.removeAll(key);
            m_model->setColumns(keys);
            m_table->fitColumns();
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Columns as at first"), this, [this] {
        m_model->setColumns(firstColumns());
        m_table->fitColumns();
    });
    menu->popup(position);
}

void TablePage::retranslate()
{
    m_table->setAccessibleName(title());
    m_filter->setAccessibleName(tr("Filter: %1").arg(title()));
    m_filter->setPlaceholderText(QCoreApplication::translate("TablePage", m_spec.example));
    explainEmptiness();
    showDetails();
}

void TablePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->setStyle(style());
        if (m_model->wantedColumns() == std::exchange(m_first, firstColumns()))
            m_model->setColumns(m_first);
        m_browse.renew();
        retranslate();
        // The table names itself when the event reaches it, after this.
        QMetaObject::invokeMethod(
            this, [this] { m_table->setAccessibleName(title()); }, Qt::QueuedConnection);
    } else if (event->type() == QEvent::PaletteChange) {
        showCheck();
    }
}

bool TablePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_filter->text().isEmpty()) {
            setFilter({});
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down) {
            focusResults();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TablePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_browse.sleep();
}

void TablePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_browse.wake();
    showQuery();
    explainEmptiness();
    showDetails();
}

TablePage* tablePageIn(QWidget* widget)
{
    if (auto* page = qobject_cast<TablePage*>(widget))
        return page;
    if (widget)
        for (TablePage* page : widget->findChildren<TablePage*>())
            if (page->isVisibleTo(widget))
                return page;
    return nullptr;
}

} // namespace atlas
