// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/tracepanel.h"

#include "decision/sentences.h"
#include "engine/filterinwords.h"
#include "widgets/elidedlabel.h"
#include "wizard/resultparts.h"
#include "wizard/wizardstate.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace atlas {

namespace {

enum StepColumn { Asked, Answered, Left, Dropped, Columns };
constexpr std::size_t MostExplained = 30;
constexpr std::size_t MostNearMisses = 3;

}

TracePanel::TracePanel(WizardState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_steps(new QTreeWidget(this))
    , m_nearRows(new QVBoxLayout)
    , m_missingLabel(new QLabel(this))
    , m_missing(new QLineEdit(this))
    , m_explanation(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("tracePanel"));
    m_steps->setObjectName(QStringLiteral("traceSteps"));
    m_missing->setObjectName(QStringLiteral("missedOffer"));
    m_explanation->setObjectName(QStringLiteral("missedExplanation"));
    m_steps->setColumnCount(Columns);
    m_steps->setRootIsDecorated(false);
    m_steps->setUniformRowHeights(true);
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setTabKeyNavigation(false);
    m_steps->header()->setStretchLastSection(false);
    m_steps->header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 6);
    m_steps->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_steps->header()->setSectionResizeMode(Asked, QHeaderView::Stretch);
    m_steps->header()->setSectionResizeMode(Answered, QHeaderView::Stretch);
    m_missing->setClearButtonEnabled(true);
    m_missing->setMaxLength(500);
    m_missingLabel->setBuddy(m_missing);
    m_explanation->setReadOnly(true);
    m_explanation->setTabChangesFocus(true);
    m_explanation->setFrameShape(QFrame::NoFrame);
    m_explanation->setMaximumHeight(fontMetrics().lineSpacing() * 9);
    m_explanation->hide();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 8);
    rows->addWidget(m_steps, 1);
    auto* below = new QVBoxLayout;
    below->setContentsMargins(8, 0, 8, 0);
    below->addLayout(m_nearRows);
    below->addWidget(m_missingLabel);
    below->addWidget(m_missing);
    below->addWidget(m_explanation);
    rows->addLayout(below);
    connect(&m_state, &WizardState::recommended, this, &TracePanel::refresh);
    connect(m_missing, &QLineEdit::textChanged, this, &TracePanel::explainMissing);
}

void TracePanel::refresh()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        showResult();
}

void TracePanel::showEvent(QShowEvent* event)
{
    if (m_isStale)
        refresh();
    QWidget::showEvent(event);
}

void TracePanel::showResult()
{
    showSteps();
    showNearMisses();
    explainMissing();
}

void TracePanel::showNearMisses()
{
    const QWidget* const focus = QApplication::focusWidget();
    const QString focused = focus && m_near && m_near->isAncestorOf(focus) ? focus->objectName() : QString();
    // The button that was pressed may be one of them.
    if (m_near) {
        m_near->setParent(nullptr);
        m_near->deleteLater();
        m_near = nullptr;
    }
    if (m_state.result() && !m_state.result()->nearMisses.empty()) {
        const std::vector<NearMiss>& misses = m_state.result()->nearMisses;
        m_near = new QWidget(this);
        m_near->setObjectName(QStringLiteral("nearMisses"));
        auto* rows = new QVBoxLayout(m_near);
        rows->setContentsMargins(0, 0, 0, 8);
        rows->setSpacing(4);
        resultparts::addText(rows, tr("Nearest misses"), resultparts::Tone::Strong);
        for (std::size_t index = 0; index < std::min(MostNearMisses, misses.size()); ++index)
            resultparts::addChoice(rows, tr("%1: %2").arg(misses[index].text, gainText(misses[index], {})),
                tr("Loosen"), QStringLiteral("near_%1").arg(index), tr("Filter then: %1").arg(misses[index].filter),
                this, [this, relaxed = misses[index].relaxed] { m_state.relaxConditions(relaxed); });
        m_nearRows->addWidget(m_near);
        if (!focused.isEmpty())
            if (auto* const again = m_near->findChild<QPushButton*>(focused))
                again->setFocus(Qt::OtherFocusReason);
    }
    if (!focused.isEmpty() && (!m_near || !m_near->isAncestorOf(QApplication::focusWidget())))
        m_steps->setFocus(Qt::OtherFocusReason);
}

void TracePanel::showSteps()
{
    m_steps->clear();
    if (!m_state.result())
        return;
    const Recommendation& result = *m_state.result();
    const QLocale locale;
    for (const FunnelStep& step : result.funnel.steps) {
        auto* item = new QTreeWidgetItem(m_steps);
        item->setText(Asked, result.tree->question(step.asked.question).text.text());
        item->setText(Answered, stepAnswerText(*result.tree, step.asked, locale));
        item->setText(Left, locale.toString(static_cast<qulonglong>(step.left)));
        item->setText(
            Dropped, step.dropped == 0 ? QStringLiteral("–") : locale.toString(static_cast<qulonglong>(step.dropped)));
        for (const int column : {Left, Dropped})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        QString tip = item->text(Asked) + u'\n' + item->text(Answered);
        if (!step.filter.isEmpty())
            tip += u'\n' + step.filter;
        for (int column = 0; column < Columns; ++column)
            item->setToolTip(column, plainToolTip(tip));
    }
}

void TracePanel::explainMissing()
{
    const QString wanted = m_missing->text().trimmed();
    m_explanation->setVisible(!wanted.isEmpty() && m_state.result());
    if (wanted.isEmpty() || !m_state.result())
        return;
    const Recommendation& result = *m_state.result();
    ParsedFilter filter = parseFilter(wanted, *result.offers);
    if (filter.error) {
        m_explanation->setPlainText(filter.error->message);
        return;
    }
    const RowBits rows = rowsOf(filter.root, *result.offers);
    QStringList lines;
    std::size_t left = 0;
    for (const std::uint32_t row : result.offers->keyOrder()) {
        if (!rows.test(row))
            continue;
        const std::int16_t by = result.funnel.droppedBy[row];
        if (by == Funnel::NotDropped) {
            ++left;
        } else if (static_cast<std::size_t>(lines.size()) < MostExplained) {
            const FunnelStep& step = result.funnel.steps[static_cast<std::size_t>(by)];
            lines << tr("%1: dropped by “%2” (%3)", "an offer, a question, its condition")
                         .arg(result.offers->key(row), result.tree->question(step.asked.question).text.text(),
                             filterInWords(step.filter, *result.offers, QLocale()));
        }
    }
    const std::size_t found = rows.count();
    if (found == 0)
        lines << tr("No offer is found by that.");
    else if (left > 0)
        lines.prepend(tr("Not dropped: %1 of them.").arg(QLocale().toString(static_cast<qulonglong>(left))));
    if (found - left > MostExplained)
        lines << tr("… and %1 more").arg(QLocale().toString(static_cast<qulonglong>(found - left - MostExplained)));
    m_explanation->setPlainText(lines.join(u'\n'));
}

void TracePanel::retranslate()
{
    m_steps->setHeaderLabels({tr("Question"), tr("Answer"), tr("Left"), tr("Dropped")});
    m_steps->headerItem()->setTextAlignment(Left, Qt::AlignRight | Qt::AlignVCenter);
    m_steps->headerItem()->setTextAlignment(Dropped, Qt::AlignRight | Qt::AlignVCenter);
    m_steps->setAccessibleName(tr("Steps"));
    m_missingLabel->setText(tr("&Why is it not there?"));
    m_missing->setPlaceholderText(tr("An offer, a GPU, a filter: a100, provider:lambda …"));
    m_missing->setAccessibleName(tr("An offer that you miss"));
    m_explanation->setAccessibleName(tr("What dropped it"));
    refresh();
}

} // namespace atlas
