// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/matching.h"

#include "engine/collation.h"

#include <algorithm>

namespace atlas {

namespace {

/// Length of the code point at `position` if it belongs to a word, else 0.
qsizetype wordPartLength(QStringView text, qsizetype position)
{
    const QChar c = text[position];
    char32_t point = c.unicode();
    qsizetype length = 1;
    if (c.isHighSurrogate() && position + 1 < text.size() && text[position + 1].isLowSurrogate()) {
        point = QChar::surrogateToUcs4(c, text[position + 1]);
        length = 2;
    }
    return QChar::isLetterOrNumber(point) || QChar::isMark(point) ? length : 0;
}

}

bool containsFolded(QStringView haystackFolded, QStringView needleFolded)
{
    return !needleFolded.isEmpty() && haystackFolded.contains(needleFolded);
}

bool bareWordMatches(QStringView haystackFolded, QStringView needleFolded)
{
    if (needleFolded.isEmpty())
        return false;
    const bool anywhere = wordPartLength(needleFolded, 0) == 0;
    for (qsizetype at = haystackFolded.indexOf(needleFolded); at >= 0;
         at = haystackFolded.indexOf(needleFolded, at + 1)) {
        if (anywhere || isWordStart(haystackFolded, at))
            return true;
    }
    return false;
}

QStringList wordsOf(QStringView folded)
{
    QStringList words;
    qsizetype start = 0, at = 0;
    while (at < folded.size()) {
        const qsizetype length = wordPartLength(folded, at);
        if (length == 0) {
            if (at > start)
                words << folded.mid(start, at - start).toString();
            start = at + 1;
        }
        at += std::max<qsizetype>(1, length);
    }
    if (at > start)
        words << folded.mid(start).toString();
    return words;
}

bool wordsMatch(QStringView textFolded, const QStringList& needleWords)
{
    if (needleWords.isEmpty())
        return false;
    const QStringList words = wordsOf(textFolded);
    return std::all_of(
        needleWords.begin(), needleWords.end(), [&words](const QString& needle) { return words.contains(needle); });
}

EntryMatcher::EntryMatcher(const View& view, FilterNode::Op op, const QString& value)
    : m_view(view)
    , m_op(op)
    , m_folded(fold(value))
{
    if (op == FilterNode::Op::Contains && view.spellings)
        m_words = wordsOf(m_folded);
}

bool EntryMatcher::operator()(Dictionary::Code code) const
{
    const QString& entry = m_view.dictionary->folded(code);
    if (m_op != FilterNode::Op::Contains || !m_view.spellings)
        return matchesText(entry);
    if (wordsMatch(entry, m_words))
        return true;
    if (code >= m_view.spellings->size())
        return false;
    const QStringList& spellings = (*m_view.spellings)[code];
    return std::any_of(spellings.begin(), spellings.end(),
        [this](const QString& spelling) { return wordsMatch(fold(spelling), m_words); });
}

bool EntryMatcher::matchesText(QStringView textFolded) const
{
    // Every text contains the empty one: who asks for it means just that.
    return m_op == FilterNode::Op::Contains && !m_folded.isEmpty() ? containsFolded(textFolded, m_folded)
                                                                   : textFolded == m_folded;
}

} // namespace atlas
