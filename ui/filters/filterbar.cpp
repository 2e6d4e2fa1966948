// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/filterbar.h"

#include "filters/chiprow.h"
#include "filters/filterbox.h"
#include "session.h"
#include "widgets/tones.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas {

FilterBar::FilterBar(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_box(new FilterBox(this))
    , m_per(new QComboBox(this))
    , m_currency(new QComboBox(this))
    , m_leading(new QToolButton(this))
    , m_trailing(new QToolButton(this))
    , m_chips(new ChipRow(this))
    , m_problem(new QLabel(this))
    , m_suggestion(new QPushButton(this))
    , m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("filterBar"));
    m_per->setObjectName(QStringLiteral("perUnit"));
    for (const PerUnit per : {PerUnit::Hour, PerUnit::Month, PerUnit::Year})
        m_per->addItem(QString(), static_cast<int>(per));
    m_currency->setObjectName(QStringLiteral("currency"));
    m_currency->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_problem->setObjectName(QStringLiteral("filterProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_suggestion->setObjectName(QStringLiteral("filterSuggestion"));
    m_count->setObjectName(QStringLiteral("offerCount"));
    m_count->setTextFormat(Qt::PlainText);
    for (QToolButton* button : {m_leading, m_trailing}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->hide();
    }

    arrange();
    connectParts();
    retranslate();
    showTable();
    showProblem();
}

void FilterBar::arrange()
{
    m_first = new QHBoxLayout;
    m_first->setSpacing(6);
    m_first->addWidget(m_leading);
    m_first->addWidget(m_box, 1);
    m_first->addWidget(m_per);
    m_first->addWidget(m_currency);
    m_first->addWidget(m_trailing);
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(m_chips, 1, Qt::AlignVCenter);
    second->addWidget(m_problem, 1);
    second->addWidget(m_suggestion);
    second->addWidget(m_count, 0, Qt::AlignVCenter);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 8, 8, 4);
    rows->setSpacing(4);
    rows->addLayout(m_first);
    rows->addLayout(second);
    // Room for chips is kept while there are none, so that the table stands still.
    second->addStrut(fontMetrics().height() + 8);

    setTabOrder(m_leading, m_box);
    setTabOrder(m_box, m_per);
    setTabOrder(m_per, m_currency);
    setTabOrder(m_currency, m_trailing);
}

void FilterBar::connectParts()
{
    connect(m_box, &FilterBox::filterEdited, &m_session, &Session::typeFilter);
    connect(m_box, &FilterBox::left, this, &FilterBar::left);
    connect(m_per, &QComboBox::activated, this,
        [this](int index) { m_session.setPer(static_cast<PerUnit>(m_per->itemData(index).toInt())); });
    connect(m_currency, &QComboBox::activated, this,
        [this](int index) { m_session.setCurrency(m_currency->itemText(index)); });
    connect(m_chips, &ChipRow::removed, &m_session, &Session::removeOperand);
    connect(m_chips, &ChipRow::cleared, this, [this] {
        m_session.setFilter({});
        m_box->setFocus(Qt::OtherFocusReason);
    });
    connect(m_chips, &ChipRow::editAsked, this, [this](int operand) {
        const auto [position, length] = m_session.operandPlace(operand);
        m_box->edit(position, length);
    });
    connect(m_suggestion, &QPushButton::clicked, this, [this] {
        if (m_session.problem())
            m_box->applySuggestion(*m_session.problem());
        else if (!m_session.warnings().empty())
            m_box->applySuggestion(m_session.warnings().front());
    });
    connect(&m_session, &Session::tableChanged, this, &FilterBar::showTable);
    connect(&m_session, &Session::filterChecked, this, &FilterBar::showProblem);
    connect(&m_session, &Session::answered, this, &FilterBar::showAnswer);
    connect(&m_session, &Session::queryChanged, this, &FilterBar::showQuery);
}

void FilterBar::addActions(QAction* leading, QAction* trailing)
{
    m_leading->setDefaultAction(leading);
    m_trailing->setDefaultAction(trailing);
    m_leading->show();
    m_trailing->show();
}

void FilterBar::addBeforeBox(QWidget* widget)
{
    m_first->insertWidget(m_first->indexOf(m_box), widget);
    setTabOrder(m_leading, widget);
    setTabOrder(widget, m_box);
}

void FilterBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showProblem();
    QWidget::changeEvent(event);
}

void FilterBar::retranslate()
{
    m_per->setItemText(0, tr("per hour"));
    m_per->setItemText(1, tr("per month"));
    m_per->setItemText(2, tr("per year"));
    m_per->setAccessibleName(tr("Time unit of prices"));
    m_per->setToolTip(tr(
        "Time unit in which prices are shown. A month is 730 hours, a year 8,760. Price filters are always per hour."));
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setToolTip(tr("Currency in which prices are shown and compared, also in price filters."));
    m_suggestion->setAccessibleDescription(tr("Puts the suggested word into the filter"));
    showProblem();
    showAnswer();
}

void FilterBar::showTable()
{
    m_box->setTable(m_session.table());
    const QSignalBlocker blocker(m_currency);
    m_currency->clear();
    m_currency->addItems(m_session.currencies());
    if (m_currency->findText(m_session.query().currency) < 0)
        m_currency->addItem(m_session.query().currency);
    showQuery();
}

void FilterBar::showQuery()
{
    m_per->setCurrentIndex(m_per->findData(static_cast<int>(m_session.query().per)));
    m_currency->setCurrentIndex(m_currency->findText(m_session.query().currency));
}

void FilterBar::showProblem()
{
    m_box->replaceText(m_session.filterText());
    const std::optional<FilterProblem>& error = m_session.problem();
    const std::vector<FilterProblem>& warnings = m_session.warnings();
    m_box->markProblems(error, warnings);
    const FilterProblem* shown = error ? &*error : warnings.empty() ? nullptr : &warnings.front();
    m_problem->setVisible(shown);
    m_chips->setVisible(!error);
    m_suggestion->setVisible(shown && !shown->suggestion.isEmpty());
    if (!shown)
        return;
    QPalette tones = palette();
    tones.setColor(QPalette::WindowText, error ? errorText(tones) : warningText(tones));
    m_problem->setPalette(tones);
    m_problem->setText(shown->message);
    m_problem->setAccessibleName(shown->message);
    m_suggestion->setText(tr("Use “%1”").arg(shown->suggestion));
}

void FilterBar::showAnswer()
{
    m_chips->setOperands(m_session.operands());
    const qsizetype all = m_session.table() ? static_cast<qsizetype>(m_session.table()->rowCount()) : 0;
    const QLocale locale;
    m_count->setText(m_session.table() ? tr("%1 of %2 offers")
                                             .arg(locale.toString(static_cast<qlonglong>(m_session.rows()->size())),
                                                 locale.toString(static_cast<qlonglong>(all)))
                                       : QString());
}

} // namespace atlas
