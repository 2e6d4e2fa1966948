// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterproblems.h"

#include "engine/filterwords.h"

namespace atlas {

namespace {

/// One line, not too long, nothing that moves the text around it.
QString shown(const QString& text)
{
    constexpr qsizetype MaxShown = 60;
    QString plain = text.size() > MaxShown ? text.left(MaxShown) + u'…' : text;
    for (QChar& c : plain) {
        if (!c.isPrint() && !c.isSurrogate())
            c = u' ';
    }
    return plain;
}

}

QString FilterProblems::piece(FilterSpan span) const
{
    return shown(m_text.mid(span.position, span.length));
}

QString FilterProblems::place(FilterSpan span) const
{
    return QString::number(QStringView(m_text).left(span.position).toUcs4().size() + 1);
}

FilterProblem FilterProblems::problem(FilterSpan span, QString message, QString suggestion) const
{
    return {std::move(message), span.position, span.length, std::move(suggestion)};
}

FilterProblem FilterProblems::tooLong() const
{
    return problem({MaxFilterLength, 0},
        tr("The filter is longer than %1 characters. Make it shorter.").arg(QString::number(MaxFilterLength)));
}

FilterProblem FilterProblems::tooLongInFull() const
{
    return problem({static_cast<int>(m_text.size()), 0},
        tr("Written in full, as programs do it, the filter is longer than %1 characters. Make it shorter.")
            .arg(QString::number(MaxFilterLength)));
}

FilterProblem FilterProblems::tooDeep(FilterSpan span) const
{
    return problem(span,
        tr("More than %1 parentheses are inside one another (at character %2).")
            .arg(QString::number(MaxFilterDepth), place(span)));
}

FilterProblem FilterProblems::ampersandOrBar(FilterSpan span) const
{
    const bool bar = m_text.mid(span.position, span.length).contains(u'|');
    return problem(span,
        tr("“%1” (at character %2) is not part of filters. Write AND or OR, or put it in quotes to search for it.")
            .arg(piece(span), place(span)),
        bar ? QStringLiteral("OR") : QStringLiteral("AND"));
}

FilterProblem FilterProblems::strayExclamation(FilterSpan span) const
{
    return problem(span,
        tr("“!” (at character %1) stands alone. Write NOT or !=, or put it in quotes to search for it.")
            .arg(place(span)),
        QStringLiteral("NOT"));
}

FilterProblem FilterProblems::operatorWithoutColumn(FilterSpan span) const
{
    return problem(span,
        tr("There is no column before “%1” (at character %2). Write it like price<4.").arg(piece(span), place(span)));
}

FilterProblem FilterProblems::noSuchOperator(FilterSpan span) const
{
    const QString typed = m_text.mid(span.position, span.length);
    QString suggestion = QStringLiteral("=");
    if (typed.contains(u'!') || (typed.contains(u'<') && typed.contains(u'>')))
        suggestion = QStringLiteral("!=");
    else if (typed.contains(u'<') || typed.contains(u'>'))
        suggestion = (typed.contains(u'<') ? QStringLiteral("<") : QStringLiteral(">"))
            + (typed.contains(u'=') ? QStringLiteral("=") : QString());
    return problem(span,
        tr("There is no operator “%1” (at character %2). Did you mean “%3”?").arg(piece(span), place(span), suggestion),
        suggestion);
}

FilterProblem FilterProblems::emptyValue(FilterSpan span, const QString& column) const
{
    return problem(span, tr("A value for “%1” is missing (at character %2).").arg(shown(column), place(span)));
}

FilterProblem FilterProblems::emptyQuotes(FilterSpan span) const
{
    return problem(span, tr("There is nothing in the quotes (at character %1).").arg(place(span)));
}

FilterProblem FilterProblems::parenthesisForValue(FilterSpan span, const QString& column) const
{
    return problem(span,
        tr("A value for “%1” cannot begin with a parenthesis (at character %2). Several values are written with "
           "commas, "
           "like %1:a,b.")
            .arg(shown(column), place(span)));
}

FilterProblem FilterProblems::unterminatedQuote(FilterSpan span) const
{
    return problem(
        span, tr("The quote that opens at character %1 is not closed.").arg(place(span)), QStringLiteral("\""));
}

FilterProblem FilterProblems::emptyParentheses(FilterSpan span) const
{
    return problem(span, tr("There is nothing in the parentheses (at character %1).").arg(place(span)));
}

FilterProblem FilterProblems::notClosed(FilterSpan span) const
{
    return problem(
        span, tr("The parenthesis that opens at character %1 is not closed.").arg(place(span)), QStringLiteral(")"));
}

FilterProblem FilterProblems::notOpened(FilterSpan span) const
{
    return problem(span, tr("No parenthesis is open that “)” (at character %1) could close.").arg(place(span)));
}

FilterProblem FilterProblems::strayComma(FilterSpan span) const
{
    return problem(span,
        tr("A comma (at character %1) can only stand between the values of a column, like provider:aws,gcp. Use OR "
           "between words.")
            .arg(place(span)),
        QStringLiteral("OR"));
}

FilterProblem FilterProblems::listAfterComparison(FilterSpan span, FilterNode::Op op) const
{
    return problem(span,
        tr("Only one value can stand after “%1” (comma at character %2). Decimals are written with a point.")
            .arg(operatorText(op), place(span)));
}

FilterProblem FilterProblems::nothingBefore(FilterSpan span) const
{
    return problem(span,
        tr("There is nothing before “%1” (at character %2). Put it in quotes to search for it.")
            .arg(piece(span), place(span)));
}

FilterProblem FilterProblems::nothingAfter(FilterSpan span) const
{
    return problem(span, tr("There is nothing after “%1” (at character %2).").arg(piece(span), place(span)));
}

FilterProblem FilterProblems::negatedTwice(FilterSpan span) const
{
    return problem(span,
        tr("“%1” (at character %2) cannot follow another negation. Use parentheses.").arg(piece(span), place(span)));
}

FilterProblem FilterProblems::rangeInList(FilterSpan span) const
{
    return problem(span,
        tr("A range cannot stand in a list of values (at character %1). Use OR between them.").arg(place(span)),
        QStringLiteral("OR"));
}

FilterProblem FilterProblems::detachedRange(FilterSpan span) const
{
    return problem(span, tr("A range is written without blanks, like price:1..4 (at character %1).").arg(place(span)));
}

FilterProblem FilterProblems::openRange(FilterSpan span) const
{
    return problem(span,
        tr("The range “%1” (at character %2) has no ends. Give at least one, like 1.. or ..4.")
            .arg(piece(span), place(span)));
}

FilterProblem FilterProblems::reversedRange(FilterSpan span, const QString& swapped) const
{
    return problem(span,
        tr("The range “%1” (at character %2) begins after its end. Did you mean “%3”?")
            .arg(piece(span), place(span), shown(swapped)),
        swapped);
}

FilterProblem FilterProblems::rangeOfTexts(FilterSpan span, const QString& column) const
{
    return problem(span,
        tr("“%1” holds no numbers or dates, so it has no ranges (at character %2). Put the value in quotes to search "
           "for "
           "its dots.")
            .arg(shown(column), place(span)));
}

FilterProblem FilterProblems::noColumn(FilterSpan span, const QString& suggestion) const
{
    if (suggestion.isEmpty())
        return problem(span,
            tr("There is no column “%1” (at character %2). Put the text in quotes to search for it.")
                .arg(piece(span), place(span)));
    return problem(span,
        tr("There is no column “%1” (at character %2). Did you mean “%3”?").arg(piece(span), place(span), suggestion),
        suggestion);
}

FilterProblem FilterProblems::operatorNotFor(FilterSpan span, const QString& column) const
{
    return problem(span,
        tr("“%1” holds no numbers or dates, so “%2” (at character %3) does not apply. It has the operators : = and !=.")
            .arg(shown(column), piece(span), place(span)));
}

FilterProblem FilterProblems::notANumber(FilterSpan span, const QString& column) const
{
    return problem(span,
        tr("“%1” (at character %2) is not a number, but “%3” holds numbers. Write it like 4 or 2.5.")
            .arg(piece(span), place(span), shown(column)));
}

FilterProblem FilterProblems::numberTooLarge(FilterSpan span) const
{
    return problem(span, tr("The number “%1” (at character %2) is too large.").arg(piece(span), place(span)));
}

FilterProblem FilterProblems::wrongSuffix(
    FilterSpan span, const QString& suffix, const QString& column, const QString& allowed) const
{
    return problem(span,
        tr("“%1” cannot follow a number for “%2” (at character %3). Allowed there: %4.")
            .arg(shown(suffix), shown(column), place(span), allowed));
}

FilterProblem FilterProblems::noRate(FilterSpan span, const QString& currency) const
{
    return problem(span,
        tr("The catalog has no exchange rate for “%1” (at character %2). Give the price in the comparison currency.")
            .arg(shown(currency), place(span)));
}

FilterProblem FilterProblems::notADate(FilterSpan span, const QString& column) const
{
    return problem(span,
        tr("“%1” (at character %2) is not a date, but “%3” holds dates. Write it as YYYY, YYYY-MM or YYYY-MM-DD.")
            .arg(piece(span), place(span), shown(column)));
}

FilterProblem FilterProblems::notAFlag(FilterSpan span, const QString& column) const
{
    return problem(span,
        tr("“%1” (at character %2) is neither true nor false, but “%3” holds only these.")
            .arg(piece(span), place(span), shown(column)));
}

FilterProblem FilterProblems::unknownWordNeedsColon(FilterSpan span, const QString& column, const QString& word) const
{
    const QString right = column + u':' + word;
    return problem(span,
        tr("“%1” (at character %2) can only follow “:”. Write %3, or NOT %3 for the opposite.")
            .arg(piece(span), place(span), right),
        right);
}

FilterProblem FilterProblems::notInVocabulary(FilterSpan span, const QString& value, const QString& column,
    const QString& suggestion, const QStringList& entries) const
{
    constexpr qsizetype MaxListed = 12;
    if (!suggestion.isEmpty())
        return problem(span,
            tr("“%1” never has the value “%2” (at character %3). Did you mean “%4”?")
                .arg(shown(column), shown(value), place(span), shown(suggestion)),
            suggestion);
    QString listed = entries.mid(0, MaxListed).join(QStringLiteral(", "));
    if (entries.size() > MaxListed)
        listed += QStringLiteral(", …");
    return problem(span,
        tr("“%1” never has the value “%2” (at character %3). It has: %4.")
            .arg(shown(column), shown(value), place(span), listed));
}

FilterProblem FilterProblems::lowerCaseKeyword(FilterSpan span) const
{
    const QString keyword = m_text.mid(span.position, span.length).toUpper();
    return problem(span,
        tr("“%1” (at character %2) is searched as a word. The operator is written %3.")
            .arg(piece(span), place(span), keyword),
        keyword);
}

FilterProblem FilterProblems::noSuchValue(
    FilterSpan span, const QString& value, const QString& column, const QString& suggestion) const
{
    if (suggestion.isEmpty())
        return problem(
            span, tr("No row has a “%1” like “%2” (at character %3).").arg(shown(column), shown(value), place(span)));
    return problem(span,
        tr("No row has a “%1” like “%2” (at character %3). Did you mean “%4”?")
            .arg(shown(column), shown(value), place(span), shown(suggestion)),
        suggestion);
}

} // namespace atlas
