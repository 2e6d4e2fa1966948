// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/offerspage.h"

#include "engine/tablemodel.h"
#include "pages/widening.h"
#include "session.h"
#include "widgets/detailpane.h"
#include "widgets/emptystate.h"
#include "widgets/recordtable.h"
#include "widgets/rowkeeper.h"

#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

OffersPage::OffersPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new TableModel(this))
    , m_table(new RecordTable(m_model, this))
    , m_empty(new EmptyState(m_table))
    , m_details(new DetailPane(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("offersPage"));
    m_table->setObjectName(QStringLiteral("offersTable"));
    m_splitter->setObjectName(QStringLiteral("detailsSplitter"));
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_splitter);

    connect(m_table, &RecordTable::sortAsked, this, &OffersPage::sort);
    connect(m_table, &RecordTable::openAsked, this, &OffersPage::detailsAsked);
    connect(m_table, &RecordTable::left, this, &OffersPage::left);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &OffersPage::showDetails);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &OffersPage::showDetails);
    connect(m_table->keeper(), &RowKeeper::restored, this, &OffersPage::showDetails);
    connect(m_details, &DetailPane::left, this, &OffersPage::focusResults);
    connect(m_details, &DetailPane::offerChosen, this, &OffersPage::showOffer);
    connect(m_details, &DetailPane::siblingsAsked, this, &OffersPage::replaceFilter);
    connect(&m_session, &Session::answered, this, &OffersPage::showAnswer);
    connect(&m_session, &Session::filterChecked, this, &OffersPage::explainEmptiness);
    connect(&m_session, &Session::queryChanged, this, &OffersPage::showQuery);
    connect(&m_session, &Session::loadingChanged, this, &OffersPage::explainEmptiness);
    explainEmptiness();
}

CellStyle OffersPage::style() const
{
    CellStyle style;
    style.locale = QLocale();
    style.per = m_session.query().per;
    return style;
}

void OffersPage::showAnswer()
{
    if (m_model->table() != m_session.table()) {
        m_model->setTable(m_session.table(), m_session.rows());
        m_table->fitColumns();
    } else {
        m_model->setRows(m_session.rows());
    }
    explainEmptiness();
}

void OffersPage::showQuery()
{
    const Query& query = m_session.query();
    if (m_model->wantedColumns() != query.columns) {
        m_model->setColumns(query.columns);
        m_table->fitColumns();
    }
    if (m_model->style().per != query.per || m_model->style().locale != QLocale()) {
        m_model->setStyle(style());
        m_table->fitColumns();
        showDetails();
    }
    m_model->setSort(query.sort);
}

void OffersPage::showDetails()
{
    if (m_details->isHidden())
        return;
    const QModelIndex current = m_table->currentIndex();
    std::optional<std::uint32_t> record;
    if (current.isValid() && m_table->selectionModel()->hasSelection())
        record = current.data(TableModel::RowRole).toUInt();
    m_details->showRecord(m_model->table(), record, style());
}

void OffersPage::showOffer(std::uint32_t record, const QString& filter)
{
    const QString key = m_model->table()->key(record);
    if (m_model->rowOf(key) < 0)
        replaceFilter(filter);
    const int row = m_model->rowOf(key);
    if (row < 0)
        return;
    const QModelIndex cell = m_model->index(row, std::max(0, m_table->currentIndex().column()));
    m_table->setCurrentIndex(cell);
    m_table->scrollTo(cell);
}

void OffersPage::replaceFilter(const QString& filter)
{
    const QString before = m_session.filterText();
    if (before == filter)
        return;
    m_session.setFilter(filter);
    emit filterReplaced(before);
}

void OffersPage::explainEmptiness()
{
    if (m_model->rowCount() > 0 || m_session.problem()) {
        // What is wrong with the filter is said beside it; the last result has nothing to add.
        m_empty->hide();
    } else if (!m_session.table()) {
        if (m_session.isLoading())
            m_empty->show(tr("Reading the catalog…"));
        else
            m_empty->show(tr("No catalog is open."), tr("Open catalog…"), [this] { emit openAsked(); });
    } else if (m_session.table()->rowCount() == 0) {
        m_empty->show(tr("This catalog has no offers."), tr("Open catalog…"), [this] { emit openAsked(); });
    } else {
        // Which operand is at fault takes a run without each: after the answer is painted.
        m_empty->show(tr("No offer matches the filter."));
        if (!m_explaining) {
            m_explaining = true;
            QTimer::singleShot(0, this, &OffersPage::explainNoMatch);
        }
    }
}

void OffersPage::explainNoMatch()
{
    m_explaining = false;
    if (!m_session.table() || m_session.problem() || m_model->rowCount() > 0 || m_session.table()->rowCount() == 0)
        return;
    const Widening best = bestWidening(m_session);
    if (best.operand < 0) {
        m_empty->show(tr("No offer matches the filter."), tr("Clear the filter"), [this] { m_session.setFilter({}); });
        return;
    }
    m_empty->show(tr("No offer matches the filter. Without %1 there are %Ln.",
                      "an operand of the filter, number of offers", static_cast<int>(best.offers))
                      .arg(best.text),
        tr("Remove %1").arg(best.text), [this, operand = best.operand] { m_session.removeOperand(operand); });
}

void OffersPage::sort(int section, bool add)
{
    // A new order is looked at from its start, unless a chosen offer in sight holds the place.
    if (!m_table->currentIndex().isValid())
        m_table->verticalScrollBar()->setValue(0);
    m_session.setSort(m_table->sortBy(section, add, m_session.query().sort));
}

void OffersPage::sortByCurrentColumn(bool add)
{
    const int column = m_columnAtHand >= 0 ? m_columnAtHand : m_table->currentIndex().column();
    if (column >= 0)
        sort(column, add);
}

QVariantMap OffersPage::memory() const
{
    return m_table->memory();
}

void OffersPage::recall(const QVariantMap& memory)
{
    if (!memory.isEmpty())
        m_table->recall(memory);
}

void OffersPage::setDetailsShown(bool shown)
{
    if (!shown)
        m_detailsWidth = detailsWidth();
    m_details->setVisible(shown);
    if (shown) {
        setDetailsWidth(m_detailsWidth);
        showDetails();
    }
}

int OffersPage::detailsWidth() const
{
    // Before it is laid out, a part has a width that nobody chose.
    const bool laidOut = m_details->isVisible() && m_details->width() >= m_details->minimumSizeHint().width();
    return laidOut ? m_details->width() : m_detailsWidth;
}

void OffersPage::setDetailsWidth(int width)
{
    m_detailsWidth = width;
    if (width > 0 && !m_details->isHidden())
        m_splitter->setSizes({std::max(1, m_splitter->width() - width), width});
}

void OffersPage::focusResults()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void OffersPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->setStyle(style());
        m_table->fitColumns();
        showDetails();
        explainEmptiness();
    }
    QWidget::changeEvent(event);
}

} // namespace atlas
