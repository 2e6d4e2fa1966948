// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/view.h"

#include <QString>
#include <QStringList>

namespace atlas {

/// How a filter compares texts; parser (warnings) and evaluator (rows) share these. All texts but those of
/// EntryMatcher's value are folded already, see fold() of collation.h.

/// Is the needle part of the text? An empty needle is part of none.
[[nodiscard]] bool containsFolded(QStringView haystackFolded, QStringView needleFolded);

/// Does the needle stand in the text from the start of a word (isWordStart of collation.h)? A needle that begins with
/// neither letter nor digit may stand anywhere. An empty needle stands nowhere.
[[nodiscard]] bool bareWordMatches(QStringView haystackFolded, QStringView needleFolded);

/// Runs of letters, digits and marks; everything else separates words.
[[nodiscard]] QStringList wordsOf(QStringView folded);

/// Is every word of the needle a whole word of the text? A needle without words matches nothing.
[[nodiscard]] bool wordsMatch(QStringView textFolded, const QStringList& needleWords);

/// Compares the dictionary entries of a text or list column with one value of a filter. The view must outlive it.
/// - Contains: the entry contains the value; where the view has `spellings`, every word of the value is a whole word of
///   the entry or, all of them, of one of its spellings.
/// - any other operator: the entry equals the value; the caller negates for NotEqual.
class EntryMatcher
{
public:
    EntryMatcher(const View& view, FilterNode::Op op, const QString& value);
    /// For views of shape Texts and Lists.
    [[nodiscard]] bool operator()(Dictionary::Code code) const;
    /// For views of shape Composed, which have no dictionary and no spellings.
    [[nodiscard]] bool matchesText(QStringView textFolded) const;

private:
    const View& m_view;
    FilterNode::Op m_op;
    QString m_folded;
    QStringList m_words; ///< only where words are compared
};

} // namespace atlas
