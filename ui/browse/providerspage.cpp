// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/providerspage.h"

#include "browse/carddelegate.h"
#include "browse/pagespecs.h"
#include "engine/querywords.h"
#include "engine/tablemodel.h"
#include "icons.h"
#include "widgets/recordtable.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <array>

namespace atlas {

namespace {

struct Order
{
    const char* key; ///< as on the command line
    const char* text;
};
constexpr std::array<Order, 7> Orders{{
    {"provider_name", QT_TRANSLATE_NOOP("TablePage", "By name")},
    {"lowest_price_per_gpu_hour", QT_TRANSLATE_NOOP("TablePage", "By lowest price")},
    {"median_price_per_gpu_hour", QT_TRANSLATE_NOOP("TablePage", "By median price")},
    {"gpus:desc", QT_TRANSLATE_NOOP("TablePage", "Most kinds of GPU first")},
    {"offers:desc", QT_TRANSLATE_NOOP("TablePage", "Most offers first")},
    {"egress_usd_per_gib", QT_TRANSLATE_NOOP("TablePage", "By egress price")},
    {"observed_on:desc", QT_TRANSLATE_NOOP("TablePage", "Newest prices first")},
}};

}

ProvidersPage::ProvidersPage(Session& session, QWidget* parent)
    : TablePage(session, providersSpec(), parent)
    , m_list(new QListView(this))
    , m_cards(new CardDelegate(m_list))
    , m_sort(new QComboBox(this))
    , m_asCards(new QToolButton(this))
{
    m_list->setObjectName(QStringLiteral("providerCards"));
    m_list->setModel(model());
    m_list->setItemDelegate(m_cards);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setBackgroundRole(QPalette::Window);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->installEventFilter(this);
    m_sort->setObjectName(QStringLiteral("providerOrder"));
    m_asCards->setObjectName(QStringLiteral("providersAsCards"));
    m_asCards->setCheckable(true);
    m_asCards->setAutoRaise(true);
    m_asCards->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_asCards->setIcon(lineIcon(QStringLiteral("cards")));
    m_asCards->setFocusPolicy(Qt::StrongFocus);
    tools()->addWidget(m_sort);
    tools()->addWidget(m_asCards);
    addView(m_list);
    connect(m_asCards, &QToolButton::toggled, this, &ProvidersPage::showCards);
    connect(m_sort, &QComboBox::activated, this, &ProvidersPage::chooseSort);
    connect(m_list, &QAbstractItemView::activated, this, &TablePage::detailsAsked);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (m_following || !current.isValid())
            return;
        m_following = true;
        table()->selectionModel()->setCurrentIndex(
            model()->index(current.row(), 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_following = false;
    });
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        if (const QModelIndex card = m_list->indexAt(position); card.isValid())
            emit cellMenuAsked(model()->index(card.row(), 0), m_list->viewport()->mapToGlobal(position));
    });
    showCards(true);
    ProvidersPage::retranslate();
}

void ProvidersPage::showCards(bool cards)
{
    const bool focused = table()->hasFocus() || m_list->hasFocus();
    m_asCards->setChecked(cards);
    m_sort->setVisible(cards);
    views()->setCurrentWidget(cards ? static_cast<QWidget*>(m_list) : table());
    showDetails();
    if (focused)
        focusResults();
}

bool ProvidersPage::showsCards() const
{
    return views()->currentWidget() == m_list;
}

void ProvidersPage::focusResults()
{
    if (!showsCards()) {
        TablePage::focusResults();
        return;
    }
    m_list->setFocus(Qt::OtherFocusReason);
    if (!m_list->currentIndex().isValid() && model()->rowCount() > 0)
        m_list->setCurrentIndex(model()->index(0, 0));
}

void ProvidersPage::showAnswer()
{
    m_cards->setTable(browse().table(), style());
    TablePage::showAnswer();
    showSort();
    // The list forgets its current card when the model is reset, which is after the table has found its row again.
    showDetails();
    m_list->doItemsLayout();
    if (m_list->currentIndex().isValid())
        m_list->scrollTo(m_list->currentIndex());
}

void ProvidersPage::showDetails()
{
    TablePage::showDetails();
    const QModelIndex current = table()->currentIndex();
    if (m_following)
        return;
    m_following = true;
    m_list->selectionModel()->setCurrentIndex(
        current.isValid() ? model()->index(current.row(), 0) : QModelIndex(), QItemSelectionModel::ClearAndSelect);
    m_following = false;
    // Another unit of time shows other prices.
    if (browse().table()) {
        m_cards->setTable(browse().table(), style());
        m_list->viewport()->update();
    }
}

void ProvidersPage::chooseSort()
{
    if (const std::optional<SortKey> key = parseSortKey(m_sort->currentData().toString()))
        browse().setSort({*key});
}

void ProvidersPage::showSort()
{
    const std::vector<SortKey>& sort = browse().sort();
    m_sort->setCurrentIndex(sort.size() == 1 ? m_sort->findData(sortKeyText(sort.front())) : -1);
}

QVariantMap ProvidersPage::memory() const
{
    QVariantMap memory = TablePage::memory();
    memory[QStringLiteral("cards")] = showsCards();
    memory[QStringLiteral("cardsTop")] = m_list->verticalScrollBar()->value();
    return memory;
}

void ProvidersPage::recall(const QVariantMap& memory)
{
    if (memory.contains(QStringLiteral("cards")))
        showCards(memory.value(QStringLiteral("cards")).toBool());
    TablePage::recall(memory);
    m_list->doItemsLayout();
    m_list->verticalScrollBar()->setValue(memory.value(QStringLiteral("cardsTop")).toInt());
}

QVariantMap ProvidersPage::look() const
{
    QVariantMap look = TablePage::look();
    look[QStringLiteral("cards")] = showsCards();
    return look;
}

void ProvidersPage::setLook(const QVariantMap& look)
{
    TablePage::setLook(look);
    showCards(look.value(QStringLiteral("cards"), true).toBool());
    showSort();
}

bool ProvidersPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            (void)focusFilter();
            return true;
        }
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_list->currentIndex().isValid()) {
            emit detailsAsked();
            return true;
        }
        // The window's action copies; the view would take one cell.
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            event->ignore();
            return true;
        }
    }
    return TablePage::eventFilter(watched, event);
}

void ProvidersPage::retranslate()
{
    TablePage::retranslate();
    m_list->setAccessibleName(title());
    m_asCards->setText(tr("Cards"));
    m_asCards->setToolTip(tr("Show the providers as cards or as a table"));
    m_sort->setAccessibleName(tr("Order of the cards"));
    const QSignalBlocker blocker(m_sort);
    m_sort->clear();
    for (const Order& order : Orders)
        m_sort->addItem(QCoreApplication::translate("TablePage", order.text), QString::fromLatin1(order.key));
    showSort();
}

} // namespace atlas
