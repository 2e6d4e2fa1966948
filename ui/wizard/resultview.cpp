// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/resultview.h"

#include "decision/sentences.h"
#include "engine/values.h"
#include "widgets/flowlayout.h"
#include "wizard/resultparts.h"
#include "wizard/wizardstate.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace atlas {

using namespace resultparts;

namespace {

constexpr std::size_t MostNearMisses = 6;

QString named(const Recommendation& result, std::uint32_t row)
{
    return QStringLiteral("%1 (%2)").arg(
        offerName(*result.offers, row, QLocale()), offerText(*result.offers, row, QLocale()));
}

QString warningLine(const QString& warning)
{
    return QStringLiteral("⚠ ") + warning;
}

}

ResultView::ResultView(WizardState& state, QWidget* parent)
    : QScrollArea(parent)
    , m_state(state)
{
    setObjectName(QStringLiteral("resultView"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumSize(1, 1);
    connect(&m_state, &WizardState::recommended, this, &ResultView::refresh);
}

void ResultView::refresh()
{
    // While questions are answered nobody sees it, and laying out its texts takes longer than finding the result.
    m_isStale = !isVisible();
    if (!m_isStale)
        showResult();
}

void ResultView::showEvent(QShowEvent* event)
{
    if (m_isStale)
        refresh();
    QScrollArea::showEvent(event);
}

void ResultView::retranslate()
{
    setAccessibleName(tr("Result"));
    refresh();
}

void ResultView::focusFirst()
{
    for (const char* const name : {"showInOffers", "relax_0", "copyResult"})
        if (auto* const button = findChild<QPushButton*>(QLatin1String(name))) {
            button->setFocus(Qt::OtherFocusReason);
            return;
        }
    setFocus(Qt::OtherFocusReason);
}

void ResultView::showResult()
{
    const QWidget* const focus = QApplication::focusWidget();
    const QString focused = focus && isAncestorOf(focus) ? focus->objectName() : QString();
    const int scrolled = verticalScrollBar()->value();
    // The button that was pressed may be part of the old content.
    if (QWidget* const old = takeWidget())
        old->deleteLater();
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("resultContent"));
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(12, 12, 12, 12);
    rows->setSpacing(6);
    if (m_state.problem())
        addText(rows, warningLine(m_state.problem()->message), Tone::Warning)
            ->setObjectName(QStringLiteral("resultProblem"));
    if (m_state.result()) {
        addHead(rows);
        for (const Suggestion& suggestion : m_state.result()->top)
            addSuggestion(rows, suggestion);
        addRelaxed(rows);
        addNearMisses(rows);
        addBest(rows);
        addPurchase(rows);
        addAdvice(rows);
    }
    rows->addStretch(1);
    setWidget(content);
    content->show();
    QTimer::singleShot(0, this, [this, scrolled] { verticalScrollBar()->setValue(scrolled); });
    if (!focused.isEmpty()) {
        auto* again = findChild<QWidget*>(focused);
        if (again && again->isEnabled())
            again->setFocus();
        else
            focusFirst();
    }
}

void ResultView::addHead(QVBoxLayout* rows)
{
    const Recommendation& result = *m_state.result();
    const QLocale locale;
    QLabel* const head = addText(rows, leftText(result, locale), Tone::Strong);
    head->setObjectName(QStringLiteral("resultHead"));
    QFont font = head->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    head->setFont(font);
    if (const QString defaults = defaultsText(result, locale); !defaults.isEmpty())
        addText(rows, defaults, Tone::Dim)->setObjectName(QStringLiteral("resultDefaults"));
    if (m_state.isLoadedTree())
        addText(rows, tr("By the decision tree of this catalog: %1").arg(result.tree->title.text()), Tone::Dim);
    for (const QString& problem : m_state.treeProblems())
        addText(rows, warningLine(tr("The decision tree of the catalog is not used. %1").arg(problem)), Tone::Warning);
    if (result.hidden > 0)
        addText(rows, tr("Left out because a criterion is unknown: %Ln.", nullptr, static_cast<int>(result.hidden)),
            Tone::Dim);
    if (!result.top.empty())
        addText(rows,
            result.firmnessText(
                locale, result.firmness ? named(result, result.scored[result.firmness->next]) : QString()))
            ->setObjectName(QStringLiteral("firmness"));
    addWaysOut(rows);
}

void ResultView::addWaysOut(QVBoxLayout* rows)
{
    const Recommendation& result = *m_state.result();
    auto* line = new QWidget(rows->parentWidget());
    auto* buttons = new FlowLayout(line, 8);
    const auto add = [&](const char* name, const QString& text, const QString& tip, void (ResultView::*asked)()) {
        auto* button = new QPushButton(text, line);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, asked);
        buttons->addWidget(button);
    };
    if (!result.scored.empty()) {
        add("showInOffers", tr("Show the %Ln in &Offers", nullptr, static_cast<int>(result.scored.size())),
            tr("The table with the filter of this result"), &ResultView::offersAsked);
        add("showInCharts", tr("Show in a char&t"), tr("The charts with the filter of this result"),
            &ResultView::chartsAsked);
    }
    if (!result.top.empty())
        add("compareTop", tr("Co&mpare the first %Ln", nullptr, static_cast<int>(result.top.size())),
            tr("The offers listed here side by side, with all that is known of them"), &ResultView::compareAsked);
    add("copyResult", tr("&Copy as text"), tr("The whole result with its steps, rules and sources"),
        &ResultView::copyAsked);
    rows->addWidget(line);
}

void ResultView::addSuggestion(QVBoxLayout* rows, const Suggestion& suggestion)
{
    const Recommendation& result = *m_state.result();
    const QLocale locale;
    const QString name = offerName(*result.offers, suggestion.row, locale);
    QVBoxLayout* const lines = addCard(rows, QStringLiteral("suggestion_%1").arg(suggestion.rank));
    QHBoxLayout* const title = addTitle(lines, QStringLiteral("%1. %2").arg(locale.toString(suggestion.rank), name));
    addSign(title, QStringLiteral("compare"), tr("Add to the comparison: %1", "an offer").arg(name),
        QStringLiteral("compare_%1").arg(suggestion.rank), this,
        [this, key = suggestion.key] { emit offerToCompare(key); });
    addSign(title, QStringLiteral("offers"), tr("Show in Offers: %1", "an offer").arg(name),
        QStringLiteral("offer_%1").arg(suggestion.rank), this, [this, key = suggestion.key] { emit offerAsked(key); });
    addText(lines,
        tr("%1 · score %2", "an offer and its score")
            .arg(offerText(*result.offers, suggestion.row, locale), roundedText(suggestion.score, 2, locale)));
    if (!suggestion.costFormula.isEmpty())
        addText(lines, suggestion.costFormula)->setObjectName(QStringLiteral("costFormula"));
    if (!suggestion.reasons.isEmpty())
        addText(lines, suggestion.reasons.join(tr("; ", "between reasons")));
    if (!suggestion.missing.empty())
        addText(lines, missingText(result, suggestion), Tone::Dim);
    for (const QString& warning : suggestion.warnings)
        addText(lines, warningLine(warning), Tone::Warning);
}

void ResultView::addRelaxed(QVBoxLayout* rows)
{
    const std::vector<Relaxation>& relaxed = m_state.answers().relaxed;
    if (relaxed.empty())
        return;
    addHeading(rows, tr("Loosened conditions"));
    for (std::size_t index = 0; index < relaxed.size(); ++index) {
        const QString tip = relaxed[index].to.isEmpty()
            ? relaxed[index].from
            : QStringLiteral("%1 → %2").arg(relaxed[index].from, relaxed[index].to);
        addChoice(rows, relaxationText(relaxed[index], *m_state.result()->offers, QLocale()), tr("Put back"),
            QStringLiteral("tighten_%1").arg(index), tr("Filter: %1").arg(tip), this,
            [this, index] { m_state.tighten(index); });
    }
}

void ResultView::addNearMisses(QVBoxLayout* rows)
{
    const Recommendation& result = *m_state.result();
    if (result.nearMisses.empty())
        return;
    addHeading(rows, result.scored.empty() ? tr("The nearest that there is") : tr("What a condition costs"));
    for (std::size_t index = 0; index < std::min(MostNearMisses, result.nearMisses.size()); ++index) {
        const NearMiss& miss = result.nearMisses[index];
        addChoice(rows, tr("%1: %2").arg(miss.text, gainText(miss, QLocale())), tr("Loosen"),
            QStringLiteral("relax_%1").arg(index), tr("Filter then: %1").arg(miss.filter), this,
            [this, relaxed = miss.relaxed] { m_state.relaxConditions(relaxed); });
    }
}

void ResultView::addBest(QVBoxLayout* rows)
{
    const Recommendation& result = *m_state.result();
    if (result.top.empty())
        return;
    addHeading(rows, tr("Best of all that are left"));
    const auto add = [&](const QString& what, const std::optional<Suggestion>& suggestion) {
        if (!suggestion)
            return;
        addText(rows, tr("%1: %2").arg(what, named(result, suggestion->row)));
        if (!suggestion->warnings.isEmpty())
            addText(rows, warningLine(suggestion->warnings.join(u' ')), Tone::Warning);
    };
    add(tr("Cheapest by %1", "a measure of cost").arg(result.cost->name()), result.cheapest);
    add(tr("Fastest"), result.fastest);
    add(tr("Safest"), result.safest);
    if (result.perProvider.size() < 2)
        return;
    QStringList best;
    for (const Suggestion& suggestion : result.perProvider)
        best << tr("%1 (place %2)", "an offer")
                    .arg(offerName(*result.offers, suggestion.row, QLocale()), QLocale().toString(suggestion.rank));
    addText(rows, tr("Best of each provider: %1").arg(best.join(tr("; ", "between reasons"))), Tone::Dim);
}

void ResultView::addPurchase(QVBoxLayout* rows)
{
    const Recommendation& result = *m_state.result();
    if (result.top.empty())
        return;
    const QLocale locale;
    addHeading(rows, tr("How to pay for the first"));
    addText(rows, result.purchase.reason);
    for (const PurchaseWay& way : result.purchase.ways)
        addText(rows, wayText(way, result.offers->context().currency, locale), Tone::Dim);
}

void ResultView::addAdvice(QVBoxLayout* rows)
{
    const Recommendation& result = *m_state.result();
    const auto withSources = [](const QString& text, const QStringList& sources) {
        return sources.isEmpty() ? text : QStringLiteral("%1 [%2]").arg(text, sources.join(QStringLiteral(", ")));
    };
    if (!result.tips.empty())
        addHeading(rows, tr("Tips"));
    for (const Tip* const tip : result.tips)
        addText(rows, QStringLiteral("• ") + withSources(tip->text.text(), tip->sources));
    if (!result.rules.empty())
        addHeading(rows, tr("Rules behind it"));
    for (const AppliedRule& rule : result.rules) {
        const QString text
            = rule.note->corrected ? tr("Corrected: %1", "a rule").arg(rule.note->text.text()) : rule.note->text.text();
        addText(rows, QStringLiteral("• ") + withSources(text, rule.note->sources), Tone::Dim);
    }
}

} // namespace atlas
