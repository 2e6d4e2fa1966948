// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/view.h"

#include "engine/collation.h"

#include <QHash>
#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>

namespace atlas {

struct Dictionary::Lazy
{
    std::once_flag foldOnce, rankOnce;
    std::vector<QString> folded;
    std::vector<std::uint32_t> ranks;
};

std::shared_ptr<const Dictionary> Dictionary::of(std::span<const QString> values, std::vector<Code>& codes)
{
    auto dictionary = std::make_shared<Dictionary>();
    dictionary->m_lazy = std::make_shared<Lazy>();
    QHash<QString, Code> known;
    codes.clear();
    codes.reserve(values.size());
    for (const QString& value : values) {
        if (value.isNull()) {
            codes.push_back(View::Unknown);
            continue;
        }
        const auto [place, added] = [&] {
            const auto found = known.constFind(value);
            if (found != known.constEnd())
                return std::pair(*found, false);
            const Code next = static_cast<Code>(dictionary->m_texts.size());
            known.insert(value, next);
            return std::pair(next, true);
        }();
        if (added)
            dictionary->m_texts.push_back(value);
        codes.push_back(place);
    }
    return dictionary;
}

std::shared_ptr<const Dictionary> Dictionary::ofDistinct(std::vector<QString> texts)
{
    auto dictionary = std::make_shared<Dictionary>();
    dictionary->m_lazy = std::make_shared<Lazy>();
    dictionary->m_texts = std::move(texts);
    return dictionary;
}

const QString& Dictionary::folded(Code code) const
{
    std::call_once(m_lazy->foldOnce, [this] {
        m_lazy->folded.reserve(m_texts.size());
        for (const QString& text : m_texts)
            m_lazy->folded.push_back(fold(text));
    });
    return m_lazy->folded[code];
}

const std::vector<std::uint32_t>& Dictionary::ranks() const
{
    std::call_once(m_lazy->rankOnce, [this] {
        std::vector<Code> order(m_texts.size());
        std::iota(order.begin(), order.end(), Code{0});
        std::sort(order.begin(), order.end(), [this](Code left, Code right) {
            const int byFolded = compareNatural(folded(left), folded(right));
            return byFolded != 0 ? byFolded < 0 : compareNatural(m_texts[left], m_texts[right]) < 0;
        });
        m_lazy->ranks.resize(order.size());
        for (std::size_t rank = 0; rank < order.size(); ++rank)
            m_lazy->ranks[order[rank]] = static_cast<std::uint32_t>(rank);
    });
    return m_lazy->ranks;
}

QString View::text(std::uint32_t row) const
{
    if (shape == Shape::Composed)
        return composed(row);
    if (shape != Shape::Texts)
        return {};
    const std::uint32_t code = (*textCodes)[entity(row)];
    return code == Unknown ? QString() : dictionary->text(code);
}

bool View::isKnown(std::uint32_t row) const
{
    switch (shape) {
    case Shape::Numbers:
        return !std::isnan(number(row));
    case Shape::Texts:
        return (*textCodes)[entity(row)] != Unknown;
    case Shape::Lists:
        return (*listKnown)[entity(row)];
    case Shape::Composed:
        return true;
    }
    return false;
}

QStringList View::list(std::uint32_t row) const
{
    QStringList texts;
    if (shape != Shape::Lists)
        return texts;
    const std::uint32_t at = entity(row);
    for (std::uint32_t i = (*listStarts)[at]; i < (*listStarts)[at + 1]; ++i)
        texts.append(dictionary->text((*listCodes)[i]));
    return texts;
}

namespace {

/// Adds the unknown entity where the values stop at the last code.
template <class Value> void completeEntities(const CodeColumn* codes, std::vector<Value>& values, Value unknown)
{
    if (codes == nullptr)
        return;
    assert(values.size() == codes->cardinality() || values.size() == codes->cardinality() + 1);
    values.resize(codes->cardinality() + 1, unknown);
}

}

View numberView(const CodeColumn* codes, std::vector<double> values)
{
    completeEntities(codes, values, std::numeric_limits<double>::quiet_NaN());
    View view;
    view.shape = View::Shape::Numbers;
    view.codes = codes;
    view.ownNumbers = std::make_shared<const std::vector<double>>(std::move(values));
    view.numbers = *view.ownNumbers;
    return view;
}

View numberView(std::span<const double> perRow, std::shared_ptr<const void> owner)
{
    View view;
    view.shape = View::Shape::Numbers;
    view.numbers = perRow;
    view.owner = std::move(owner);
    return view;
}

View textView(const CodeColumn* codes, std::vector<QString> values)
{
    completeEntities(codes, values, QString());
    View view;
    view.shape = View::Shape::Texts;
    view.codes = codes;
    std::vector<std::uint32_t> textCodes;
    view.dictionary = Dictionary::of(values, textCodes);
    view.textCodes = std::make_shared<const std::vector<std::uint32_t>>(std::move(textCodes));
    return view;
}

View distinctTextView(const CodeColumn* codes, std::vector<QString> values)
{
    assert(codes != nullptr && values.size() == codes->cardinality());
    View view;
    view.shape = View::Shape::Texts;
    view.codes = codes;
    std::vector<std::uint32_t> textCodes(values.size());
    std::iota(textCodes.begin(), textCodes.end(), 0U);
    textCodes.push_back(View::Unknown);
    view.dictionary = Dictionary::ofDistinct(std::move(values));
    view.textCodes = std::make_shared<const std::vector<std::uint32_t>>(std::move(textCodes));
    return view;
}

View listView(const CodeColumn* codes, const std::vector<QStringList>& values, const std::vector<bool>& known)
{
    const std::size_t entities = codes ? codes->cardinality() + 1 : values.size();
    std::vector<QString> elements;
    std::vector<std::uint32_t> starts{0};
    std::vector<bool> isKnown(entities, false);
    for (std::size_t entity = 0; entity < entities; ++entity) {
        if (entity < values.size() && known[entity]) {
            isKnown[entity] = true;
            elements.insert(elements.end(), values[entity].begin(), values[entity].end());
        }
        starts.push_back(static_cast<std::uint32_t>(elements.size()));
    }
    View view;
    view.shape = View::Shape::Lists;
    view.codes = codes;
    std::vector<std::uint32_t> listCodes;
    view.dictionary = Dictionary::of(elements, listCodes);
    view.listStarts = std::make_shared<const std::vector<std::uint32_t>>(std::move(starts));
    view.listCodes = std::make_shared<const std::vector<std::uint32_t>>(std::move(listCodes));
    view.listKnown = std::make_shared<const std::vector<bool>>(std::move(isKnown));
    return view;
}

View composedView(std::function<QString(std::uint32_t row)> text)
{
    View view;
    view.shape = View::Shape::Composed;
    view.composed = std::move(text);
    return view;
}

} // namespace atlas
