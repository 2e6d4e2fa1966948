// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nearest.h"

#include "engine/collation.h"

#include <algorithm>
#include <array>

namespace atlas {

namespace {

// Longer words are compared by their beginning, so that a hostile text costs little.
constexpr qsizetype MaxWord = 64;

/// Distances of `word` to each beginning of `text`, the last entry to all of it.
std::vector<int> distances(QStringView word, QStringView text)
{
    const auto width = static_cast<std::size_t>(text.size()) + 1;
    std::array<std::vector<int>, 3> rows{std::vector<int>(width), std::vector<int>(width), std::vector<int>(width)};
    for (std::size_t column = 0; column < width; ++column)
        rows[0][column] = static_cast<int>(column);
    for (qsizetype row = 1; row <= word.size(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        std::vector<int>& current = rows[index % 3];
        const std::vector<int>& above = rows[(index + 2) % 3];
        const std::vector<int>& beforeAbove = rows[(index + 1) % 3];
        current[0] = static_cast<int>(row);
        for (qsizetype column = 1; column <= text.size(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const QChar left = word[row - 1], right = text[column - 1];
            int best = std::min({above[at] + 1, current[at - 1] + 1, above[at - 1] + (left == right ? 0 : 1)});
            if (row > 1 && column > 1 && left == text[column - 2] && word[row - 2] == right)
                best = std::min(best, beforeAbove[at - 2] + 1);
            current[at] = best;
        }
    }
    return rows[static_cast<std::size_t>(word.size()) % 3];
}

constexpr int Far = 1 << 20;

}

int editDistance(QStringView left, QStringView right)
{
    return distances(left, right).back();
}

Nearest::Nearest(const QString& word)
    : m_word(fold(word).left(MaxWord))
    , m_limit(std::max(1, static_cast<int>(m_word.size() / 3)))
    , m_bestScore(Far)
{
}

int Nearest::score(QStringView candidateFolded) const
{
    int best = Far;
    for (qsizetype start = 0; start < candidateFolded.size(); ++start) {
        if (start > 0 && !isWordStart(candidateFolded, start))
            continue;
        const QStringView part = candidateFolded.mid(start, m_word.size() + m_limit);
        const std::vector<int> all = distances(m_word, part);
        const bool whole = start == 0 && part.size() == candidateFolded.size();
        if (whole && all.back() <= m_limit)
            best = std::min(best, 3 * all.back());
        // Of a short word's beginning too little is left for a guess with edits.
        const int beginning = *std::min_element(all.begin(), all.end());
        if (beginning <= (m_word.size() < 3 ? 0 : m_limit))
            best = std::min(best, 3 * beginning + (start == 0 ? 1 : 2));
    }
    return best;
}

void Nearest::offer(const QString& spelling, const QString& meant)
{
    // One letter begins too many words to tell anything.
    if (m_word.size() < 2 || meant.isEmpty())
        return;
    const int spellingScore = score(QStringView(fold(spelling)).left(4 * MaxWord));
    if (spellingScore == Far || spellingScore > m_bestScore)
        return;
    const bool better = spellingScore < m_bestScore || meant.size() < m_best.size()
        || (meant.size() == m_best.size() && compareTexts(meant, m_best) < 0);
    if (better) {
        m_bestScore = spellingScore;
        m_best = meant;
    }
}

} // namespace atlas
