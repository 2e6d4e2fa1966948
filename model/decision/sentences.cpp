// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/sentences.h"

#include "engine/significant.h"
#include "engine/values.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

QString gainText(const NearMiss& miss, const QLocale& locale)
{
    const int gained = static_cast<int>(miss.gained);
    const QString more = gained == 1 ? QCoreApplication::translate("Decision", "1 more offer")
                                     : QCoreApplication::translate("Decision", "%n more offers", nullptr, gained);
    if (miss.savingPercent.value_or(0) < 0.5)
        return more;
    return QCoreApplication::translate("Decision", "%1, the lowest cost %2 % lower", "so many offers more")
        .arg(more, percentText(*miss.savingPercent, locale));
}

QString offerText(const Table& offers, std::uint32_t row, const QLocale& locale)
{
    const CellStyle style{locale, PerUnit::Hour, true};
    const auto cell = [&](QStringView column) { return cellText(offers, offers.indexOf(column), row, style); };
    QStringList parts;
    parts << QCoreApplication::translate("Decision", "%1 × %2", "number of GPUs and their name")
                 .arg(cell(u"gpu_count"), cell(u"gpu_name"));
    parts << cell(u"price_per_hour") + u' ' + unitText(Unit::MoneyPerHour, PerUnit::Hour, offers.context().currency);
    parts << cell(u"purchase_model");
    return parts.join(QStringLiteral(" · "));
}

QString offerName(const Table& offers, std::uint32_t row, const QLocale& locale)
{
    QStringList parts;
    for (const QStringView column : {u"provider_name", u"instance_type", u"region", u"variant"}) {
        const int index = offers.indexOf(column);
        if (const QString text = cellText(offers, index, row, {locale, PerUnit::Hour, true});
            !text.isEmpty() && text != QStringLiteral("—"))
            parts << text;
    }
    return parts.join(QStringLiteral(" · "));
}

QString missingText(const Recommendation& result, const Suggestion& suggestion)
{
    if (suggestion.missing.empty())
        return {};
    QStringList names;
    for (const int criterion : suggestion.missing)
        names << result.tree->criteria[static_cast<std::size_t>(criterion)].text.text();
    return QCoreApplication::translate("Decision", "%1 of %2 criteria are unknown of it: %3")
        .arg(QString::number(suggestion.missing.size()), QString::number(result.criteria.size()),
            names.join(QCoreApplication::translate("Decision", ", ", "between answers")));
}

QString leftText(const Recommendation& result, const QLocale& locale)
{
    const QString all = locale.toString(static_cast<qulonglong>(result.offers->rowCount()));
    const std::size_t left = result.scored.size();
    if (left == 0)
        return QCoreApplication::translate("Decision", "Nothing fits: none of the %1 offers is left.").arg(all);
    return left == 1 ? QCoreApplication::translate("Decision", "1 of %1 offers is left.").arg(all)
                     : QCoreApplication::translate("Decision", "%1 of %2 offers are left.", "2 or more")
                           .arg(locale.toString(static_cast<qulonglong>(left)), all);
}

QString leftAfterText(const Recommendation& result, int question, const QLocale& locale)
{
    const std::vector<FunnelStep>& steps = result.funnel.steps;
    const auto shown = std::find_if(
        steps.begin(), steps.end(), [question](const FunnelStep& step) { return step.asked.question == question; });
    if (shown == steps.end() || shown->left == result.scored.size())
        return leftText(result, locale);
    const auto number = [&locale](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
    const bool byDefault = std::any_of(
        shown + 1, steps.end(), [](const FunnelStep& step) { return step.asked.preset && step.dropped > 0; });
    const QString here = number(shown->left), all = number(result.offers->rowCount()),
                  end = number(result.scored.size());
    return byDefault ? QCoreApplication::translate("Decision",
               "Offers left after this question: %1 of %2; after those that follow: %3, as questions without an answer "
               "count with their default.")
                           .arg(here, all, end)
                     : QCoreApplication::translate(
                         "Decision", "Offers left after this question: %1 of %2; after those that follow: %3.")
                           .arg(here, all, end);
}

QString defaultsText(const Recommendation& result, const QLocale& locale)
{
    QStringList defaults;
    for (const FunnelStep& step : result.funnel.steps)
        if (step.asked.preset && step.dropped > 0)
            defaults << QCoreApplication::translate("Decision", "%1 %2", "a question and its answer")
                            .arg(result.tree->question(step.asked.question).text.text(),
                                shownAnswer(result.tree->question(step.asked.question), *step.asked.answer, locale));
    return defaults.isEmpty()
        ? QString()
        : QCoreApplication::translate("Decision", "Not answered, so by default: %1.", "questions and answers")
              .arg(defaults.join(QCoreApplication::translate("Decision", "; ", "between questions")));
}

QString wayText(const PurchaseWay& way, const QString& currency, const QLocale& locale)
{
    constexpr double AsMuch = 0.5; ///< percent
    const QString price = std::isnan(way.pricePerHour)
        ? QStringLiteral("—")
        : roundedText(way.pricePerHour, 2, locale) + u' ' + unitText(Unit::MoneyPerHour, PerUnit::Hour, currency);
    QString text = QCoreApplication::translate("Decision", "%1: %2", "a purchase model and its price")
                       .arg(vocabularyText(way.model), price);
    if (way.savingPercent && std::abs(*way.savingPercent) < AsMuch)
        text += QCoreApplication::translate("Decision", ", as much as on-demand");
    else if (way.savingPercent)
        text += (*way.savingPercent > 0 ? QCoreApplication::translate("Decision", ", %1 % below on-demand")
                                        : QCoreApplication::translate("Decision", ", %1 % above on-demand"))
                    .arg(percentText(std::abs(*way.savingPercent), locale));
    if (way.breakEven && *way.breakEven < 1)
        text += QCoreApplication::translate("Decision", ", pays off from %1 % of all hours")
                    .arg(percentText(*way.breakEven * 100, locale));
    return text;
}

QString stepAnswerText(const DecisionTree& tree, const PathStep& step, const QLocale& locale)
{
    if (!step.answer)
        return QStringLiteral("—");
    const QString answer = shownAnswer(tree.question(step.question), *step.answer, locale);
    return step.preset ? QCoreApplication::translate("Decision", "%1 (default)", "an answer").arg(answer) : answer;
}

} // namespace atlas
