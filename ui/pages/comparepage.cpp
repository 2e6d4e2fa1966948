// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/comparepage.h"

#include "charts/chartregistry.h"
#include "charts/chartview.h"
#include "charts/specsradar.h"
#include "columns/tables.h"
#include "compare/comparetable.h"
#include "compare/comparisonmodel.h"
#include "compare/usefields.h"
#include "session.h"
#include "settings.h"
#include "widgets/elidedlabel.h"
#include "widgets/emptystate.h"
#include "widgets/flowlayout.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {

QWidget* boxed(QWidget* parent, const std::initializer_list<QWidget*>& parts)
{
    auto* box = new QWidget(parent);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* part : parts)
        row->addWidget(part);
    return box;
}

}

ComparePage::ComparePage(Session& session, CompareBasket& basket, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_basket(basket)
    , m_model(new ComparisonModel(this))
    , m_kind(new QComboBox(this))
    , m_differences(new QCheckBox(this))
    , m_known(new QCheckBox(this))
    , m_per(new QComboBox(this))
    , m_currency(new QComboBox(this))
    , m_use(new UseFields(this))
    , m_missingText(new QLabel(this))
    , m_removeMissing(new QPushButton(this))
    , m_hint(new QLabel(this))
    , m_table(new CompareTable(m_model, this))
    , m_empty(new EmptyState(m_table, "comparison"))
    , m_views(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("comparePage"));
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_kind->setObjectName(QStringLiteral("compareKind"));
    m_differences->setObjectName(QStringLiteral("onlyDifferences"));
    m_known->setObjectName(QStringLiteral("hideUnknown"));
    m_per->setObjectName(QStringLiteral("comparePer"));
    m_currency->setObjectName(QStringLiteral("compareCurrency"));
    m_missingText->setObjectName(QStringLiteral("compareMissing"));
    m_removeMissing->setObjectName(QStringLiteral("removeMissing"));
    m_hint->setObjectName(QStringLiteral("compareHint"));
    m_kind->addItem(QString(), static_cast<int>(CompareBasket::Kind::Offers));
    m_kind->addItem(QString(), static_cast<int>(CompareBasket::Kind::Gpus));
    for (const PerUnit per : {PerUnit::Hour, PerUnit::Month, PerUnit::Year})
        m_per->addItem(QString(), static_cast<int>(per));
    for (QComboBox* box : {m_kind, m_per, m_currency})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    const QStringList rows = setting(Setting::CompareRows).toStringList();
    m_differences->setChecked(rows.contains(QLatin1StringView("differences")));
    m_known->setChecked(rows.contains(QLatin1StringView("known")));
    m_model->setChoice({m_differences->isChecked(), m_known->isChecked(), {}});
    arrange();
    watch();
    retranslate();
}

void ComparePage::arrange()
{
    for (QLabel* label : {m_missingText, m_hint}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    // Buttons go on in a second line where the window is narrow.
    auto* tools = new QWidget(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    tools->setSizePolicy(policy);
    m_tools = new FlowLayout(tools, 8);
    m_tools->setContentsMargins(0, 0, 0, 0);
    tools->setLayout(m_tools);
    m_tools->addWidget(boxed(tools, {m_kind, m_differences, m_known, m_per, m_currency}));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 4, 8, 4);
    top->addWidget(tools);
    auto* use = new QHBoxLayout;
    use->setContentsMargins(8, 0, 8, 4);
    use->addWidget(m_use);
    use->addWidget(m_hint, 1);
    auto* missing = new QHBoxLayout;
    missing->setContentsMargins(8, 0, 8, 4);
    missing->addWidget(m_missingText, 1);
    missing->addWidget(m_removeMissing);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addLayout(use);
    column->addLayout(missing);
    m_views->addWidget(m_table);
    column->addWidget(m_views, 1);
}

void ComparePage::watch()
{
    connect(m_kind, &QComboBox::activated, this, &ComparePage::refresh);
    for (QCheckBox* box : {m_differences, m_known})
        connect(box, &QCheckBox::toggled, this, &ComparePage::chooseRows);
    connect(m_per, &QComboBox::activated, this,
        [this](int index) { m_session.setPer(static_cast<PerUnit>(m_per->itemData(index).toInt())); });
    connect(m_currency, &QComboBox::activated, this,
        [this](int index) { m_session.setCurrency(m_currency->itemText(index)); });
    connect(m_use, &UseFields::changed, this, &ComparePage::refresh);
    // A copy: the answer to the signal makes a new list.
    connect(m_removeMissing, &QPushButton::clicked, this, [this] { emit removeAsked(QStringList(m_missing)); });
    connect(m_table, &CompareTable::removeAsked, this, [this] {
        if (const QString key = m_table->currentItem(); !key.isEmpty())
            emit removeAsked({key});
    });
    connect(&m_basket, &CompareBasket::changed, this, [this](CompareBasket::Kind kind) {
        // What was put in last is what one wants to see.
        if (!isVisible() && !m_basket.keys(kind).isEmpty())
            setKind(kind);
        retranslate();
        refresh();
    });
    connect(&m_session, &Session::tableChanged, this, &ComparePage::refresh);
    connect(&m_session, &Session::queryChanged, this, &ComparePage::refresh);
    connect(&m_session, &Session::loadingChanged, this, &ComparePage::explain);
}

CompareBasket::Kind ComparePage::kind() const
{
    return static_cast<CompareBasket::Kind>(m_kind->currentData().toInt());
}

void ComparePage::setKind(CompareBasket::Kind kind)
{
    if (kind == this->kind())
        return;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
    refresh();
}

const Comparison& ComparePage::shown() const
{
    return m_model->comparison();
}

void ComparePage::addButtons(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        m_tools->addWidget(button);
    }
}

void ComparePage::focusResults()
{
    m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void ComparePage::showChart(bool shown)
{
    m_chartWanted = shown;
    refresh();
}

void ComparePage::makeChart()
{
    m_chart.reset();
    std::optional<ChartData> drawn;
    if (m_chartWanted && kind() == CompareBasket::Kind::Offers && shown().items.size() > 1) {
        ChartRequest request = radar();
        Result<ChartData> made
            = request.chart->make(request.offers, *request.rows, request.query, request.filter, request.options);
        if (!made) {
            emit failed(made.error());
        } else {
            if (shown().items.size() > static_cast<std::size_t>(SpecsRadar::Most))
                made->notes.prepend(
                    tr("Drawn: the first %1 of %2 offers").arg(SpecsRadar::Most).arg(shown().items.size()));
            drawn = std::move(*made);
            m_chart = std::move(request);
        }
    }
    if (drawn) {
        if (!m_radar) {
            m_radar = new ChartView(this);
            m_radar->setObjectName(QStringLiteral("compareRadar"));
            m_views->addWidget(m_radar);
        }
        m_radar->setData(std::move(*drawn));
    }
    m_views->setCurrentWidget(m_chart ? static_cast<QWidget*>(m_radar) : m_table);
}

ChartRequest ComparePage::radar() const
{
    QStringList keys;
    for (const ComparisonItem& item : shown().items)
        if (keys.size() < SpecsRadar::Most)
            keys << item.key;
    ChartRequest request{chartById(u"specs-radar"), m_session.table(), std::make_shared<const Rows>(),
        m_session.query(), {}, {{{QStringLiteral("offers"), keys.join(u',')}}, QLocale()}};
    request.query.filter.clear(); // what is compared was chosen by hand
    return request;
}

void ComparePage::refresh()
{
    m_stale = true;
    if (isVisible())
        compareNow();
}

void ComparePage::compareNow()
{
    m_stale = false;
    showUnits();
    const QString item = m_table->currentItem();
    const QString row = m_table->currentIndex().data(ComparisonModel::RowKeyRole).toString();
    const int top = m_table->verticalScrollBar()->value(), before = m_model->rowCount();
    m_missing.clear();
    Comparison comparison;
    if (const TablePtr& offers = m_session.table()) {
        const bool gpus = kind() == CompareBasket::Kind::Gpus;
        const TablePtr table = gpus ? makeTable(QStringLiteral("gpus"), offers->context()) : offers;
        std::vector<std::uint32_t> rows;
        for (const QString& key : m_basket.keys(kind()))
            if (const auto found = rowOfKey(*table, key))
                rows.push_back(*found);
            else
                m_missing << key;
        CellStyle style;
        style.locale = QLocale();
        style.per = m_session.query().per;
        if (!rows.empty())
            comparison = compare(table, rows, style, gpus ? std::nullopt : std::optional(m_use->use()));
    }
    m_model->setComparison(std::move(comparison));
    m_table->fitColumns();
    m_use->setVisible(kind() == CompareBasket::Kind::Offers);
    m_table->showItem(item);
    if (const int line = m_model->lineOf(row); line >= 0 && m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(line, m_table->currentIndex().column()));
    if (before == m_model->rowCount())
        m_table->verticalScrollBar()->setValue(top);
    makeChart();
    showMissing();
    explain();
    emit contentChanged();
}

void ComparePage::explain()
{
    const qsizetype wanted = m_basket.keys(kind()).size(), shown = static_cast<qsizetype>(this->shown().items.size());
    const bool offers = kind() == CompareBasket::Kind::Offers;
    const QString hint = shown != 1 ? QString()
        : offers                    ? tr("One offer is no comparison yet: add another one.")
                                    : tr("One GPU is no comparison yet: add another one.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    if (shown > 0) {
        m_empty->hide();
    } else if (!m_session.table()) {
        m_empty->show(m_session.isLoading() ? tr("Reading the catalog…") : tr("No catalog is open."));
    } else if (wanted > 0) {
        m_empty->show(offers ? tr("None of the chosen offers is in this catalog.")
                             : tr("None of the chosen GPUs is in this catalog."),
            tr("Show offers"), [this] { emit offersAsked(); });
    } else {
        m_empty->show(offers ? tr("Nothing to compare yet. In the table of offers, Space puts the current offer here; "
                                  "two to eight make a comparison.")
                             : tr("No GPUs to compare yet. Space on the page GPUs, or Shift+Space in the table of "
                                  "offers, puts the current GPU here."),
            tr("Show offers"), [this] { emit offersAsked(); });
    }
}

void ComparePage::showMissing()
{
    m_missingText->setVisible(!m_missing.isEmpty());
    m_removeMissing->setVisible(!m_missing.isEmpty());
    m_missingText->setText(tr("Not in this catalog: %1", "list of keys").arg(m_missing.join(QStringLiteral(", "))));
}

void ComparePage::showUnits()
{
    const QSignalBlocker perBlocker(m_per), currencyBlocker(m_currency);
    m_per->setCurrentIndex(m_per->findData(static_cast<int>(m_session.query().per)));
    if (m_session.table()) {
        m_currency->clear();
        m_currency->addItems(m_session.currencies());
    }
    const QString& currency = m_session.query().currency;
    if (m_currency->findText(currency) < 0)
        m_currency->addItem(currency);
    m_currency->setCurrentIndex(m_currency->findText(currency));
}

void ComparePage::chooseRows()
{
    m_model->setChoice({m_differences->isChecked(), m_known->isChecked(), {}});
    QStringList rows;
    if (m_differences->isChecked())
        rows << QStringLiteral("differences");
    if (m_known->isChecked())
        rows << QStringLiteral("known");
    storeSetting(Setting::CompareRows, rows);
    emit contentChanged();
}

QVariantMap ComparePage::memory() const
{
    return {{QStringLiteral("kind"), m_kind->currentData()}, {QStringLiteral("item"), m_table->currentItem()},
        {QStringLiteral("row"), m_table->currentIndex().data(ComparisonModel::RowKeyRole)},
        {QStringLiteral("top"), m_table->verticalScrollBar()->value()},
        {QStringLiteral("left"), m_table->horizontalScrollBar()->value()}};
}

void ComparePage::recall(const QVariantMap& memory)
{
    if (memory.isEmpty())
        return;
    const auto offers = static_cast<int>(CompareBasket::Kind::Offers);
    setKind(static_cast<CompareBasket::Kind>(memory.value(QStringLiteral("kind"), offers).toInt()));
    m_table->showItem(memory.value(QStringLiteral("item")).toString());
    const int line = m_model->lineOf(memory.value(QStringLiteral("row")).toString());
    if (line >= 0 && m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_model->index(line, m_table->currentIndex().column()));
    m_table->doItemsLayout();
    m_table->verticalScrollBar()->setValue(memory.value(QStringLiteral("top")).toInt());
    m_table->horizontalScrollBar()->setValue(memory.value(QStringLiteral("left")).toInt());
}

void ComparePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        compareNow();
}

void ComparePage::retranslate()
{
    m_kind->setItemText(0, tr("Offers (%1)").arg(m_basket.keys(CompareBasket::Kind::Offers).size()));
    m_kind->setItemText(1, tr("GPUs (%1)").arg(m_basket.keys(CompareBasket::Kind::Gpus).size()));
    m_kind->setAccessibleName(tr("What is compared"));
    m_differences->setText(tr("Only &differences"));
    m_differences->setToolTip(tr("Hides rows in which all have the same value"));
    m_known->setText(tr("Hide &unknown"));
    m_known->setToolTip(tr("Hides rows in which none has a known value"));
    m_per->setItemText(0, tr("per hour"));
    m_per->setItemText(1, tr("per month"));
    m_per->setItemText(2, tr("per year"));
    m_per->setAccessibleName(tr("Time unit of prices"));
    m_currency->setAccessibleName(tr("Currency"));
    m_removeMissing->setText(tr("&Remove them"));
    m_table->setAccessibleName(tr("Comparison"));
    showMissing();
}

} // namespace atlas
