// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/chartspage.h"

#include "charts/chartregistry.h"
#include "charts/chartview.h"
#include "session.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

ChartsPage::ChartsPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_chartLabel(new QLabel(this))
    , m_chart(new QComboBox(this))
    , m_byLabel(new QLabel(this))
    , m_by(new QComboBox(this))
    , m_export(new QToolButton(this))
    , m_copy(new QToolButton(this))
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("chartsPage"));
    m_chart->setObjectName(QStringLiteral("chartChoice"));
    m_by->setObjectName(QStringLiteral("chartBy"));
    m_chart->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_chartLabel->setBuddy(m_chart);
    m_byLabel->setBuddy(m_by);
    for (QToolButton* button : {m_export, m_copy}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    auto* tools = new QHBoxLayout;
    tools->setContentsMargins(8, 4, 8, 4);
    tools->setSpacing(6);
    tools->addWidget(m_chartLabel);
    tools->addWidget(m_chart);
    tools->addSpacing(8);
    tools->addWidget(m_byLabel);
    tools->addWidget(m_by);
    tools->addStretch(1);
    tools->addWidget(m_copy);
    tools->addWidget(m_export);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addLayout(tools);

    connect(m_chart, &QComboBox::activated, this, [this] {
        listGroupings();
        makeChart();
    });
    connect(m_by, &QComboBox::activated, this, &ChartsPage::makeChart);
    const auto changed = [this] {
        m_stale = true;
        if (isVisible())
            makeChart();
    };
    connect(&m_session, &Session::answered, this, changed);
    connect(&m_session, &Session::queryChanged, this, changed);
    connect(&m_session, &Session::tableChanged, this, &ChartsPage::listGroupings);
    listCharts();
    retranslate();
}

void ChartsPage::addActions(QAction* exporting, QAction* copying)
{
    m_export->setDefaultAction(exporting);
    m_copy->setDefaultAction(copying);
}

void ChartsPage::focusChart()
{
    if (m_view)
        m_view->setFocus(Qt::ShortcutFocusReason);
}

void ChartsPage::listCharts()
{
    const QSignalBlocker blocker(m_chart);
    const int before = m_chart->currentIndex();
    m_chart->clear();
    for (const Chart* chart : charts())
        m_chart->addItem(chart->title(), chart->id());
    m_chart->setCurrentIndex(std::max(0, before));
    listGroupings();
}

void ChartsPage::listGroupings()
{
    const Chart* chart = chosenChart();
    const TablePtr& table = m_session.table();
    if (!chart || !table)
        return;
    const QSignalBlocker blocker(m_by);
    const QString before = m_by->currentData().toString();
    m_by->clear();
    for (const ChartOption& option : chart->options())
        if (option.key() == QLatin1String("by"))
            for (const ChartChoice& choice : option.choices)
                m_by->addItem(choice.title, choice.value);
    m_by->setVisible(m_by->count() > 0);
    m_byLabel->setVisible(m_by->count() > 0);
    m_by->setCurrentIndex(std::max(0, m_by->findData(before)));
}

const Chart* ChartsPage::chosenChart() const
{
    return chartById(m_chart->currentData().toString());
}

void ChartsPage::makeChart()
{
    const Chart* chart = chosenChart();
    const TablePtr& table = m_session.table();
    if (!chart || !table || !m_view)
        return;
    m_stale = false;
    ChartOptions options;
    if (const QString by = m_by->currentData().toString(); !by.isEmpty())
        options.values[QStringLiteral("by")] = by;
    Result<ChartData> made = chart->make(table, *m_session.rows(), m_session.query(), m_session.filter(), options);
    if (made) {
        m_shown = *made;
        m_view->setData(std::move(*made));
    } else {
        m_shown.reset();
        m_view->setData({});
        emit failed(made.error());
    }
    emit chartChanged();
}

QVariantMap ChartsPage::memory() const
{
    return {{QStringLiteral("chart"), m_chart->currentData()}, {QStringLiteral("by"), m_by->currentData()}};
}

void ChartsPage::recall(const QVariantMap& memory)
{
    if (memory == this->memory())
        return;
    m_chart->setCurrentIndex(std::max(0, m_chart->findData(memory.value(QStringLiteral("chart")))));
    listGroupings();
    m_by->setCurrentIndex(std::max(0, m_by->findData(memory.value(QStringLiteral("by")))));
    makeChart();
}

void ChartsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_stale = true;
        if (isVisible())
            makeChart();
    }
    QWidget::changeEvent(event);
}

void ChartsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_view) {
        m_view = new ChartView(this);
        m_view->setObjectName(QStringLiteral("chartView"));
        m_rows->addWidget(m_view, 1);
        connect(m_view, &ChartView::filterActivated, this, [this](const QString& filter) {
            emit narrowing();
            m_session.setFilter(filter);
        });
    }
    if (m_stale)
        makeChart();
}

void ChartsPage::retranslate()
{
    m_chartLabel->setText(tr("Chart"));
    m_byLabel->setText(tr("&By"));
    m_chart->setAccessibleName(tr("Chart"));
    m_by->setAccessibleName(tr("One bar for each"));
    m_by->setToolTip(tr("What one bar stands for"));
    listCharts();
}

} // namespace atlas
