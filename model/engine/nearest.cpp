// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nearest.h"

#include "engine/collation.h"

#include <algorithm>
#include <array>

namespace atlas {

namespace {

// Longer words are compared by their beginning, so that a hostile text costs little.
constexpr qsizetype MaxWord = 64;

/// Restricted Damerau–Levenshtein distances of `word` to each beginning of `text`, the last entry to all of it. Neither
/// is longer than a row.
class Distances
{
public:
    Distances(QStringView word, QStringView text)
        : m_size(static_cast<std::size_t>(text.size()))
    {
        for (std::size_t at = 0; at <= m_size; ++at)
            m_rows[0][at] = static_cast<int>(at);
        for (qsizetype row = 1; row <= word.size(); ++row)
            fillRow(word, text, static_cast<std::size_t>(row));
        m_last = static_cast<std::size_t>(word.size()) % m_rows.size();
    }
    [[nodiscard]] int toAll() const { return m_rows[m_last][m_size]; }
    [[nodiscard]] int toBeginning() const
    {
        const auto& row = m_rows[m_last];
        return *std::min_element(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(m_size) + 1);
    }

private:
    void fillRow(QStringView word, QStringView text, std::size_t index)
    {
        auto& current = m_rows[index % 3];
        const auto& above = m_rows[(index + 2) % 3];
        const auto& beforeAbove = m_rows[(index + 1) % 3];
        const auto row = static_cast<qsizetype>(index);
        current[0] = static_cast<int>(index);
        for (qsizetype column = 1; column <= text.size(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const QChar left = word[row - 1], right = text[column - 1];
            int best = std::min({above[at] + 1, current[at - 1] + 1, above[at - 1] + (left == right ? 0 : 1)});
            if (row > 1 && column > 1 && left == text[column - 2] && word[row - 2] == right)
                best = std::min(best, beforeAbove[at - 2] + 1);
            current[at] = best;
        }
    }

    std::size_t m_size, m_last = 0;
    std::array<std::array<int, 2 * MaxWord>, 3> m_rows;
};

constexpr int Far = 1 << 20;

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
        const Distances distances(m_word, part);
        const bool whole = start == 0 && part.size() == candidateFolded.size();
        if (whole && distances.toAll() <= m_limit)
            best = std::min(best, 3 * distances.toAll());
        // Of a short word's beginning too little is left for a guess with edits.
        const int beginning = distances.toBeginning();
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
