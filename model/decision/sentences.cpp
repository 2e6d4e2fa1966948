// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/sentences.h"

#include "engine/values.h"

#include <QCoreApplication>

namespace atlas {

QString gainText(const NearMiss& miss, const QLocale& locale)
{
    const int gained = static_cast<int>(miss.gained);
    const QString more = gained == 1 ? QCoreApplication::translate("Decision", "1 more offer")
                                     : QCoreApplication::translate("Decision", "%n more offers", nullptr, gained);
    if (miss.savingPercent.value_or(0) < 0.5)
        return more;
    return QCoreApplication::translate("Decision", "%1, the lowest price %2 % lower", "so many offers more")
        .arg(more, roundedText(*miss.savingPercent, 0, locale));
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

QString leftText(const Recommendation& result)
{
    const QString all = QString::number(result.offers->rowCount());
    const int left = static_cast<int>(result.scored.size());
    if (left == 0)
        return QCoreApplication::translate("Decision", "Nothing fits: none of the %1 offers is left.").arg(all);
    return left == 1 ? QCoreApplication::translate("Decision", "1 of %1 offers is left.").arg(all)
                     : QCoreApplication::translate("Decision", "%n of %1 offers are left.", nullptr, left).arg(all);
}

QString stepAnswerText(const DecisionTree& tree, const PathStep& step, const QLocale& locale)
{
    return step.answer ? shownAnswer(tree.question(step.question), *step.answer, locale) : QStringLiteral("—");
}

} // namespace atlas
