// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/chartspage.h"

#include "charts/chartcontrols.h"
#include "charts/chartgallery.h"
#include "charts/chartnumbers.h"
#include "charts/chartregistry.h"
#include "charts/charttile.h"
#include "charts/chartview.h"
#include "pages/widening.h"
#include "session.h"
#include "widgets/numbersclipboard.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {

QTableView* numbersView(ChartNumbers* model, QWidget* parent)
{
    auto* view = new QTableView(parent);
    view->setObjectName(QStringLiteral("chartNumbersTable"));
    view->setModel(model);
    view->setFrameShape(QFrame::NoFrame);
    view->setAlternatingRowColors(true);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setTabKeyNavigation(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->verticalHeader()->hide();
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + 6);
    view->horizontalHeader()->setResizeContentsPrecision(0); // what is in sight: there may be a million rows
    return view;
}

}

ChartsPage::ChartsPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_maker(new ChartMaker(this))
    , m_stack(new QStackedWidget(this))
    , m_gallery(new ChartGallery(this))
    , m_back(new QToolButton(this))
    , m_chart(new QComboBox(this))
    , m_controls(new ChartControls(this))
    , m_export(new QToolButton(this))
    , m_copy(new QToolButton(this))
    , m_numbersButton(new QToolButton(this))
    , m_views(new QStackedWidget(this))
    , m_numbers(new ChartNumbers(this))
{
    setObjectName(QStringLiteral("chartsPage"));
    m_table = numbersView(m_numbers, this);
    m_views->addWidget(m_table);
    auto* enlarged = new QWidget(this);
    auto* rows = new QVBoxLayout(enlarged);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(makeTools());
    rows->addWidget(m_views, 1);
    m_stack->addWidget(m_gallery);
    m_stack->addWidget(enlarged);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    m_gallery->setSource([this](const Chart& chart) { return request(chart); });
    connect(m_gallery, &ChartGallery::chosen, this, [this](const QString& chart) {
        emit leaving();
        enlarge(chart);
    });
    connect(m_back, &QToolButton::clicked, this, &ChartsPage::showGallery);
    connect(m_chart, &QComboBox::activated, this, [this] { enlarge(m_chart->currentData().toString()); });
    connect(m_controls, &ChartControls::chosen, this, &ChartsPage::makeChart);
    connect(&m_session, &Session::answered, this, &ChartsPage::queryChanged);
    connect(&m_session, &Session::queryChanged, this, &ChartsPage::queryChanged);
    connect(&m_session, &Session::tableChanged, this,
        [this] { m_controls->setChart(isEnlarged() ? chosenChart() : nullptr, m_session.table()); });
    listCharts();
    retranslate();
}

QWidget* ChartsPage::makeTools()
{
    m_back->setObjectName(QStringLiteral("chartBack"));
    m_chart->setObjectName(QStringLiteral("chartChoice"));
    m_chart->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_back->setArrowType(Qt::LeftArrow);
    for (QToolButton* button : {m_back, m_export, m_copy, m_numbersButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    auto* bar = new QWidget(this);
    bar->setMinimumWidth(fontMetrics().averageCharWidth() * 50); // buttons lose their words before
    auto* rows = new QVBoxLayout(bar);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    auto* tools = new QHBoxLayout;
    tools->setSpacing(6);
    tools->addWidget(m_back);
    tools->addWidget(m_chart);
    tools->addStretch(1);
    for (QToolButton* button : {m_numbersButton, m_copy, m_export})
        tools->addWidget(button);
    rows->addLayout(tools);
    rows->addWidget(m_controls);
    return bar;
}

void ChartsPage::makeView()
{
    if (m_view)
        return;
    m_view = new ChartView(this);
    m_view->setObjectName(QStringLiteral("chartView"));
    m_views->insertWidget(0, m_view);
    m_views->setCurrentWidget(numbersShown() ? static_cast<QWidget*>(m_table) : m_view);
    connect(m_view, &ChartView::filterActivated, this, [this](const QString& filter) {
        emit leaving();
        m_session.setFilter(filter);
    });
    connect(m_view, &ChartView::offerActivated, this, &ChartsPage::offerActivated);
}

void ChartsPage::addActions(QAction* exporting, QAction* copying, QAction* numbers)
{
    m_export->setDefaultAction(exporting);
    m_copy->setDefaultAction(copying);
    m_numbersButton->setDefaultAction(numbers);
}

bool ChartsPage::isEnlarged() const
{
    return m_stack->currentIndex() == 1;
}

bool ChartsPage::numbersShown() const
{
    return m_numbersButton->defaultAction() && m_numbersButton->defaultAction()->isChecked();
}

void ChartsPage::setNumbersShown(bool shown)
{
    if (m_view)
        m_views->setCurrentWidget(shown ? static_cast<QWidget*>(m_table) : m_view);
    if (shown && isEnlarged())
        m_table->resizeColumnsToContents();
    if (isVisible() && isEnlarged())
        focusChart();
}

const Chart& ChartsPage::currentChart() const
{
    if (isEnlarged())
        return *chosenChart();
    const auto& tiles = m_gallery->tiles();
    const auto focused
        = std::find_if(tiles.begin(), tiles.end(), [](const ChartTile* tile) { return tile->hasFocus(); });
    return focused != tiles.end() ? (*focused)->chart() : tiles.front()->chart();
}

ChartRequest ChartsPage::request(const Chart& chart) const
{
    return {
        &chart, m_session.table(), m_session.rows(), m_session.query(), m_session.filter(), m_controls->options(chart)};
}

const Chart* ChartsPage::chosenChart() const
{
    return chartById(m_chart->currentData().toString());
}

void ChartsPage::enlarge(const QString& chart)
{
    m_chart->setCurrentIndex(std::max(0, m_chart->findData(chart)));
    makeView();
    m_stack->setCurrentIndex(1);
    m_controls->setChart(chosenChart(), m_session.table());
    makeChart();
    if (isVisible())
        focusChart();
}

void ChartsPage::showGallery()
{
    const QString chart = m_chart->currentData().toString();
    m_stack->setCurrentIndex(0);
    m_maker->cancel();
    m_shown.reset();
    m_gallery->refresh();
    if (isVisible())
        m_gallery->focusTile(chart);
    emit chartChanged();
}

void ChartsPage::showHistory(const QStringList& keys)
{
    const Chart* chart = chartById(u"price-history");
    m_controls->choose(*chart, QStringLiteral("by"), {});
    m_controls->choose(*chart, QStringLiteral("offers"), keys.join(u','));
    enlarge(chart->id());
}

void ChartsPage::focusChart()
{
    if (!isEnlarged())
        m_gallery->focusTile(m_chart->currentData().toString());
    else if (QWidget* view = m_views->currentWidget())
        view->setFocus(Qt::ShortcutFocusReason);
}

void ChartsPage::queryChanged()
{
    m_stale = true;
    m_gallery->refresh();
    if (isVisible() && isEnlarged())
        makeChart();
}

void ChartsPage::makeChart()
{
    const Chart* chart = chosenChart();
    if (!chart || !m_session.table() || !m_view)
        return;
    m_stale = false;
    m_maker->make(request(*chart), [this](const Result<ChartDataPtr>& made) { take(made); });
}

void ChartsPage::take(const Result<ChartDataPtr>& made)
{
    if (!isEnlarged())
        return;
    if (made) {
        m_shown = *made;
        m_view->setData(m_shown);
    } else {
        m_shown.reset();
        ChartData nothing;
        nothing.emptyReason = made.error().message;
        m_view->setData(std::move(nothing));
        emit failed(made.error());
    }
    if (m_shown && m_shown->isEmpty())
        offerRemedy();
    m_numbers->setLocale(QLocale());
    m_numbers->setChart(m_shown);
    if (numbersShown())
        m_table->resizeColumnsToContents();
    emit chartChanged();
}

void ChartsPage::offerRemedy()
{
    if (m_session.operands().isEmpty())
        return;
    // Where offers pass, it is what they lack that is to blame, and no part of the filter by itself.
    const Widening best = m_session.rows()->empty() ? bestWidening(m_session) : Widening();
    if (best.operand >= 0)
        m_view->setRemedy(tr("Remove %1").arg(best.text), [this, operand = best.operand] {
            emit leaving();
            m_session.removeOperand(operand);
        });
    else
        m_view->setRemedy(tr("Clear the filter"), [this] {
            emit leaving();
            m_session.setFilter({});
        });
}

void ChartsPage::copyNumbers(bool withHeaders)
{
    if (isEnlarged() && numbersShown())
        QGuiApplication::clipboard()->setMimeData(
            numbersForClipboard(*m_numbers, m_table->selectionModel()->selectedRows(), withHeaders).release());
}

QVariantMap ChartsPage::memory() const
{
    if (!isEnlarged())
        return {};
    QVariantMap options;
    for (const auto& [key, value] : m_controls->options(*chosenChart()).values)
        options[key] = value;
    return {{QStringLiteral("chart"), m_chart->currentData()}, {QStringLiteral("options"), options}};
}

void ChartsPage::recall(const QVariantMap& memory)
{
    if (memory == this->memory())
        return;
    const Chart* chart = chartById(memory.value(QStringLiteral("chart")).toString());
    if (!chart) {
        showGallery();
        return;
    }
    m_controls->setOptions(*chart, memory.value(QStringLiteral("options")).toMap());
    enlarge(chart->id());
}

void ChartsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        queryChanged();
    }
    QWidget::changeEvent(event);
}

void ChartsPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isEnlarged()) {
        if (numbersShown())
            m_numbersButton->defaultAction()->setChecked(false);
        else
            showGallery();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ChartsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < fontMetrics().averageCharWidth() * 110;
    for (QToolButton* button : {m_export, m_copy, m_numbersButton})
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void ChartsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale && isEnlarged())
        makeChart();
}

void ChartsPage::listCharts()
{
    const QSignalBlocker blocker(m_chart);
    const int before = m_chart->currentIndex();
    m_chart->clear();
    for (const Chart* chart : charts())
        m_chart->addItem(chart->title(), chart->id());
    m_chart->setCurrentIndex(std::max(0, before));
}

void ChartsPage::retranslate()
{
    m_back->setText(tr("All charts"));
    m_back->setToolTip(tr("Back to all charts (Esc)"));
    m_chart->setAccessibleName(tr("Chart"));
    m_table->setAccessibleName(tr("Numbers behind the chart"));
    m_gallery->setAccessibleName(tr("All charts"));
    listCharts();
    m_gallery->retranslate();
    if (isEnlarged())
        m_controls->setChart(chosenChart(), m_session.table());
}

} // namespace atlas
