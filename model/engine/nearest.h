// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas {

/// Finds what somebody who typed a word most likely meant. A candidate is near when it, its beginning or the beginning
/// of one of its words takes at most a third of the word's length in edits: insertions, deletions, replacements and
/// swaps of neighbours, each place edited once.
class Nearest
{
public:
    explicit Nearest(const QString& word);
    void offer(const QString& candidate) { offer(candidate, candidate); }
    /// `meant` is what `spelling` is a spelling of.
    void offer(const QString& spelling, const QString& meant);
    /// The nearest candidate so far: fewest edits, then whole before beginning, then shorter, then in natural order;
    /// null when none is near.
    [[nodiscard]] const QString& best() const { return m_best; }

private:
    [[nodiscard]] int score(QStringView candidateFolded) const;

    QString m_word; ///< folded
    int m_limit;
    int m_bestScore;
    QString m_best;
};

} // namespace atlas
