// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/recommendationtext.h"

#include "decision/sentences.h"
#include "engine/values.h"
#include "export/plaintext.h"

#include <QCoreApplication>

namespace atlas {

namespace {

constexpr std::size_t MostNearMisses = 6;

/// Lines of a text: everything on them is printable.
class Lines
{
public:
    void add(const QString& line = {}, int indent = 0) { m_text += QString(indent, u' ') + printable(line) + u'\n'; }
    void addAll(const QString& text) { m_text += text; }
    void heading(const QString& text)
    {
        add();
        add(QCoreApplication::translate("Recommend", "%1:", "a heading").arg(text));
    }
    [[nodiscard]] QByteArray bytes() const { return m_text.toUtf8(); }

private:
    QString m_text;
};

void addSuggestions(Lines& lines, const Recommendation& result, const QLocale& locale)
{
    for (const Suggestion& each : result.top) {
        lines.add();
        lines.add(QStringLiteral("%1. %2").arg(QString::number(each.rank), each.key));
        lines.add(QCoreApplication::translate("Recommend", "%1 · score %2", "an offer and its score")
                      .arg(offerText(*result.offers, each.row, locale), roundedText(each.score, 3, locale)),
            3);
        if (!each.costFormula.isEmpty())
            lines.add(QStringLiteral("= ") + each.costFormula, 3);
        if (!each.reasons.isEmpty())
            lines.add(QStringLiteral("+ ")
                    + each.reasons.join(QCoreApplication::translate("Recommend", "; ", "between reasons")),
                3);
        for (const QString& warning : each.warnings)
            lines.add(QStringLiteral("! ") + warning, 3);
        if (!each.missing.empty())
            lines.add(QStringLiteral("? ") + missingText(result, each), 3);
    }
}

void addBest(Lines& lines, const Recommendation& result, const QLocale& locale)
{
    lines.heading(QCoreApplication::translate("Recommend", "Best of all that are left"));
    const auto add = [&](const QString& what, const std::optional<Suggestion>& suggestion) {
        if (!suggestion)
            return;
        lines.add(QCoreApplication::translate("Recommend", "%1: %2 (%3)", "what it is best at, an offer, its price")
                      .arg(what, suggestion->key, offerText(*result.offers, suggestion->row, locale)),
            2);
        for (const QString& warning : suggestion->warnings)
            lines.add(QStringLiteral("! ") + warning, 5);
    };
    add(QCoreApplication::translate("Recommend", "Cheapest by %1", "a measure of cost").arg(result.cost->name()),
        result.cheapest);
    add(QCoreApplication::translate("Recommend", "Fastest"), result.fastest);
    add(QCoreApplication::translate("Recommend", "Safest"), result.safest);
}

void addNearMisses(Lines& lines, const Recommendation& result, const QLocale& locale)
{
    if (result.nearMisses.empty())
        return;
    lines.heading(result.scored.empty() ? QCoreApplication::translate("Recommend", "The nearest that there is")
                                        : QCoreApplication::translate("Recommend", "What a condition costs"));
    for (std::size_t index = 0; index < std::min(MostNearMisses, result.nearMisses.size()); ++index) {
        const NearMiss& miss = result.nearMisses[index];
        lines.add(QCoreApplication::translate("Recommend", "%1: %2", "a thing and what is said of it")
                      .arg(miss.text, gainText(miss, locale)),
            2);
        lines.add(miss.filter, 4);
    }
}

void addTrace(Lines& lines, const Recommendation& result, const QLocale& locale)
{
    lines.heading(QCoreApplication::translate("Recommend", "How it came about"));
    TextGrid grid(
        {QCoreApplication::translate("Recommend", "Question"), QCoreApplication::translate("Recommend", "Answer"),
            QCoreApplication::translate("Recommend", "Left"), QCoreApplication::translate("Recommend", "Dropped"),
            QCoreApplication::translate("Recommend", "Filter")},
        {false, false, true, true, false});
    for (const FunnelStep& step : result.funnel.steps) {
        const auto number = [&locale](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
        grid.addRow({result.tree->question(step.asked.question).text.text(),
            stepAnswerText(*result.tree, step.asked, locale), number(step.left), number(step.dropped), step.filter});
    }
    lines.addAll(grid.text());
    QStringList weights;
    for (const CriterionScores& criterion : result.criteria)
        weights << QStringLiteral("%1 %2").arg(
            result.tree->criteria[static_cast<std::size_t>(criterion.criterion)].text.text(),
            numberText(criterion.weight));
    lines.heading(QCoreApplication::translate("Recommend", "Weights"));
    lines.add(weights.join(QStringLiteral(" · ")), 2);
}

void addRules(Lines& lines, const Recommendation& result)
{
    if (result.rules.empty())
        return;
    lines.heading(QCoreApplication::translate("Recommend", "Rules behind it"));
    for (const AppliedRule& rule : result.rules) {
        const QString sources = rule.note->sources.join(QStringLiteral(", "));
        const QString text = rule.note->corrected
            ? QCoreApplication::translate("Recommend", "Corrected: %1", "a rule").arg(rule.note->text.text())
            : rule.note->text.text();
        lines.add(sources.isEmpty() ? text : QStringLiteral("%1 [%2]").arg(text, sources), 2);
    }
}

void addWays(Lines& lines, const Recommendation& result, const QLocale& locale)
{
    for (const PurchaseWay& way : result.purchase.ways)
        lines.add(wayText(way, result.offers->context().currency, locale), 4);
}

}

QByteArray recommendationText(const Recommendation& result, bool loadedTree, bool explain, const QLocale& locale)
{
    Lines lines;
    lines.add(loadedTree
            ? QCoreApplication::translate("Recommend", "Decision tree: %1 (loaded into this catalog)")
                  .arg(result.tree->title.text())
            : QCoreApplication::translate("Recommend", "Decision tree: %1").arg(result.tree->title.text()));
    lines.add(QCoreApplication::translate("Recommend", "Filter: %1").arg(result.funnel.filter));
    lines.add(leftText(result, locale));
    if (const QString defaults = defaultsText(result, locale); !defaults.isEmpty())
        lines.add(defaults);
    if (const int hidden = static_cast<int>(result.hidden); hidden > 0)
        lines.add(
            QCoreApplication::translate("Recommend", "Left out because a criterion is unknown: %n.", nullptr, hidden));
    addSuggestions(lines, result, locale);
    if (!result.top.empty()) {
        addBest(lines, result, locale);
        lines.heading(QCoreApplication::translate("Recommend", "How to pay for the first"));
        lines.add(result.purchase.reason, 2);
        addWays(lines, result, locale);
        lines.heading(QCoreApplication::translate("Recommend", "How firm this is"));
        lines.add(result.firmnessText(locale), 2);
    }
    addNearMisses(lines, result, locale);
    if (!result.tips.empty())
        lines.heading(QCoreApplication::translate("Recommend", "Tips"));
    for (const Tip* const tip : result.tips)
        lines.add(QStringLiteral("- ") + tip->text.text(), 2);
    if (explain) {
        addTrace(lines, result, locale);
        addRules(lines, result);
    }
    return lines.bytes();
}

QByteArray treeOutline(const DecisionTree& tree)
{
    Lines lines;
    lines.add(QStringLiteral("%1 (%2)").arg(tree.title.text(), tree.id));
    const auto nextId = [&tree](int next) {
        return next == Question::End ? QCoreApplication::translate("Recommend", "end", "where a question leads")
                                     : tree.question(next).id;
    };
    for (const Question& question : tree.questions) {
        lines.add();
        lines.add(QStringLiteral("%1 [%2] %3 → %4")
                      .arg(question.id, kindName(question.kind), question.text.text(), nextId(question.next)));
        if (!question.filter.isEmpty())
            lines.add(question.filter, 4);
        for (const Choice& choice : question.choices) {
            QString line = QStringLiteral("%1: %2").arg(choice.id, choice.text.text());
            if (choice.id == question.preset)
                line = QCoreApplication::translate("Recommend", "%1 (default)", "an answer").arg(line);
            if (choice.ownNext)
                line += QStringLiteral(" → ") + nextId(choice.next);
            lines.add(line, 2);
            if (!choice.filter.isEmpty())
                lines.add(choice.filter, 4);
        }
    }
    return lines.bytes();
}

} // namespace atlas
