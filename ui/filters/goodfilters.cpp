// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/goodfilters.h"

#include <algorithm>

namespace atlas {

namespace {

/// Filters that can be gone back to.
constexpr qsizetype MostTexts = 256;

/// Where the term that a problem lies in begins and ends.
std::pair<qsizetype, qsizetype> termAt(const QString& text, const FilterProblem& problem)
{
    qsizetype from = std::min<qsizetype>(problem.position, text.size()), to = from + problem.length;
    if (from == text.size() || text.at(from).isSpace())
        while (from > 0 && text.at(from - 1).isSpace())
            --from;
    while (from > 0 && !text.at(from - 1).isSpace() && text.at(from - 1) != u'(')
        --from;
    to = std::max(from, std::min(to, text.size()));
    while (to < text.size() && !text.at(to).isSpace())
        ++to;
    return {from, to};
}

/// Is `good` that text with only the beginning of its term from `from` to `to`?
bool isHalfTyped(const QString& good, const QString& text, qsizetype from, qsizetype to)
{
    const qsizetype after = text.size() - to, typed = good.size() - after - from;
    return typed > 0 && typed <= to - from && good.startsWith(text.left(from)) && good.endsWith(text.mid(to))
        && good.mid(from, typed) == text.mid(from, typed) && !good.mid(from, typed).trimmed().isEmpty();
}

}

void GoodFilters::add(const QString& text)
{
    if (m_texts.isEmpty() || m_texts.last() != text)
        m_texts << text;
    if (m_texts.size() > MostTexts)
        m_texts.removeFirst();
}

std::optional<QString> GoodFilters::beforeTerm(const QString& text, const FilterProblem& problem)
{
    const auto [from, to] = termAt(text, problem);
    bool forgotten = false;
    while (!m_texts.isEmpty() && isHalfTyped(m_texts.last(), text, from, to)) {
        m_texts.removeLast();
        forgotten = true;
    }
    if (!forgotten)
        return std::nullopt;
    return m_texts.isEmpty() ? text.left(from) + text.mid(to) : m_texts.last();
}

} // namespace atlas
