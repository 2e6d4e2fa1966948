// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace atlas {

/// A piece of the filter's text, in UTF-16 units from 0.
struct FilterSpan
{
    int position = 0, length = 0;
};

/// All that can be said about a filter's text, translated: what is wrong, where, and what would be right. People count
/// characters from 1.
class FilterProblems
{
    Q_DECLARE_TR_FUNCTIONS(Filter)
public:
    explicit FilterProblems(const QString& text)
        : m_text(text)
    {
    }

    // Grammar
    [[nodiscard]] FilterProblem tooLong() const;
    [[nodiscard]] FilterProblem tooLongInFull() const;
    [[nodiscard]] FilterProblem tooDeep(FilterSpan span) const;
    [[nodiscard]] FilterProblem ampersandOrBar(FilterSpan span) const;
    [[nodiscard]] FilterProblem strayExclamation(FilterSpan span) const;
    [[nodiscard]] FilterProblem operatorWithoutColumn(FilterSpan span) const;
    [[nodiscard]] FilterProblem noSuchOperator(FilterSpan span) const;
    [[nodiscard]] FilterProblem emptyValue(FilterSpan span, const QString& column) const;
    [[nodiscard]] FilterProblem emptyQuotes(FilterSpan span) const;
    [[nodiscard]] FilterProblem parenthesisForValue(FilterSpan span, const QString& column) const;
    [[nodiscard]] FilterProblem unterminatedQuote(FilterSpan span) const;
    [[nodiscard]] FilterProblem emptyParentheses(FilterSpan span) const;
    [[nodiscard]] FilterProblem notClosed(FilterSpan span) const;
    [[nodiscard]] FilterProblem notOpened(FilterSpan span) const;
    [[nodiscard]] FilterProblem strayComma(FilterSpan span) const;
    [[nodiscard]] FilterProblem listAfterComparison(FilterSpan span, FilterNode::Op op) const;
    [[nodiscard]] FilterProblem nothingBefore(FilterSpan span) const;
    [[nodiscard]] FilterProblem nothingAfter(FilterSpan span) const;
    [[nodiscard]] FilterProblem negatedTwice(FilterSpan span) const;
    [[nodiscard]] FilterProblem rangeInList(FilterSpan span) const;
    [[nodiscard]] FilterProblem detachedRange(FilterSpan span) const;
    [[nodiscard]] FilterProblem openRange(FilterSpan span) const;
    [[nodiscard]] FilterProblem reversedRange(FilterSpan span, const QString& swapped) const;
    [[nodiscard]] FilterProblem rangeOfTexts(FilterSpan span, const QString& column) const;

    // Columns and values
    [[nodiscard]] FilterProblem noColumn(FilterSpan span, const QString& suggestion) const;
    [[nodiscard]] FilterProblem operatorNotFor(FilterSpan span, const QString& column) const;
    [[nodiscard]] FilterProblem notANumber(FilterSpan span, const QString& column) const;
    [[nodiscard]] FilterProblem numberTooLarge(FilterSpan span) const;
    /// `allowed`: the suffixes that the column may have.
    [[nodiscard]] FilterProblem wrongSuffix(
        FilterSpan span, const QString& suffix, const QString& column, const QString& allowed) const;
    [[nodiscard]] FilterProblem noRate(FilterSpan span, const QString& currency) const;
    [[nodiscard]] FilterProblem notADate(FilterSpan span, const QString& column) const;
    [[nodiscard]] FilterProblem notAFlag(FilterSpan span, const QString& column) const;
    [[nodiscard]] FilterProblem unknownWordNeedsColon(
        FilterSpan span, const QString& column, const QString& word) const;
    [[nodiscard]] FilterProblem notInVocabulary(FilterSpan span, const QString& value, const QString& column,
        const QString& suggestion, const QStringList& entries) const;

    // Warnings
    [[nodiscard]] FilterProblem lowerCaseKeyword(FilterSpan span) const;
    [[nodiscard]] FilterProblem noSuchValue(
        FilterSpan span, const QString& value, const QString& column, const QString& suggestion) const;

private:
    /// The piece as shown in a message: one line, not too long.
    [[nodiscard]] QString piece(FilterSpan span) const;
    /// The piece's first character, counted from 1.
    [[nodiscard]] QString place(FilterSpan span) const;
    [[nodiscard]] FilterProblem problem(FilterSpan span, QString message, QString suggestion = {}) const;

    const QString& m_text;
};

} // namespace atlas
