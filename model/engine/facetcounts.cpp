// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/facetcounts.h"

#include "engine/scan.h"
#include "engine/values.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace atlas {

namespace {

FacetCount textCount(const QString& text, std::size_t count)
{
    return {text, 0, count};
}

/// Entries with a count in the order of their ranks, then the unknown.
std::vector<FacetCount> inRankOrder(
    const Dictionary& dictionary, const std::vector<std::size_t>& counts, std::size_t unknown)
{
    std::vector<std::uint32_t> order(dictionary.size());
    const std::vector<std::uint32_t>& ranks = dictionary.ranks();
    for (std::uint32_t code = 0; code < order.size(); ++code)
        order[ranks[code]] = code;
    std::vector<FacetCount> facet;
    for (const std::uint32_t code : order)
        if (counts[code] > 0)
            facet.push_back(textCount(dictionary.text(code), counts[code]));
    if (unknown > 0)
        facet.push_back(textCount(QString(), unknown));
    return facet;
}

std::vector<FacetCount> foldTexts(const View& view, const std::vector<std::uint32_t>& entities)
{
    std::vector<std::size_t> counts(view.dictionary->size(), 0);
    std::size_t unknown = 0;
    for (std::size_t entity = 0; entity < entities.size(); ++entity) {
        const std::uint32_t code = (*view.textCodes)[entity];
        (code == View::Unknown ? unknown : counts[code]) += entities[entity];
    }
    return inRankOrder(*view.dictionary, counts, unknown);
}

std::vector<FacetCount> foldLists(const View& view, const std::vector<std::uint32_t>& entities)
{
    std::vector<std::size_t> counts(view.dictionary->size(), 0);
    std::size_t unknown = 0;
    for (std::size_t entity = 0; entity < entities.size(); ++entity) {
        if (!(*view.listKnown)[entity])
            unknown += entities[entity];
        for (std::uint32_t i = (*view.listStarts)[entity]; i < (*view.listStarts)[entity + 1]; ++i)
            counts[(*view.listCodes)[i]] += entities[entity];
    }
    return inRankOrder(*view.dictionary, counts, unknown);
}

std::vector<FacetCount> foldNumbers(const View& view, const Column& column, const std::vector<std::uint32_t>& entities)
{
    std::map<double, std::size_t> counts;
    std::size_t unknown = 0;
    for (std::size_t entity = 0; entity < entities.size(); ++entity) {
        if (entities[entity] == 0)
            continue;
        const double number = view.numbers[entity];
        if (std::isnan(number))
            unknown += entities[entity];
        else
            counts[number] += entities[entity];
    }
    std::vector<FacetCount> facet;
    for (const auto& [number, count] : counts) {
        QString text = numberText(number);
        if (column.kind == ColumnKind::Date)
            text = dateToText(static_cast<DateNumber>(number));
        else if (column.kind == ColumnKind::Flag)
            text = number != 0 ? QStringLiteral("true") : QStringLiteral("false");
        facet.push_back({text, number, count});
    }
    if (unknown > 0)
        facet.push_back(textCount(QString(), unknown));
    return facet;
}

/// Composed texts: each row has its own.
std::vector<FacetCount> countComposed(const View& view, const RowBits& rows)
{
    std::vector<QString> texts;
    for (std::size_t row = 0; row < rows.rows(); ++row)
        if (rows.test(row))
            texts.push_back(view.composed(static_cast<std::uint32_t>(row)));
    const std::vector<std::uint32_t> once(texts.size(), 1);
    return foldTexts(textView(nullptr, std::move(texts)), once);
}

}

std::vector<std::uint32_t> FacetCounter::entityCounts(const View& view, const RowBits& rows)
{
    if (view.codes == nullptr) {
        std::vector<std::uint32_t> counts(rows.rows());
        for (std::size_t row = 0; row < rows.rows(); ++row)
            counts[row] = rows.test(row);
        return counts;
    }
    const auto [place, added] = m_counts.try_emplace({view.codes, &rows});
    if (added)
        place->second = codeCounts(*view.codes, rows);
    return place->second;
}

std::vector<std::uint32_t> FacetCounter::codeCounts(const CodeColumn& codes, const RowBits& rows)
{
    // The fewer rows are looked at: those of the set, or those to be taken from the whole.
    if (rows.count() <= rows.rows() / 2)
        return countCodes(rows, codes);
    const auto [whole, added] = m_totals.try_emplace(&codes);
    if (added)
        whole->second = countCodes(RowBits(rows.rows(), true), codes);
    RowBits others = rows;
    others.invert();
    Counts counts = countCodes(others, codes);
    std::transform(
        whole->second.begin(), whole->second.end(), counts.begin(), counts.begin(), std::minus<std::uint32_t>());
    return counts;
}

Facet FacetCounter::count(int column, const RowBits& rows)
{
    const View& view = m_table.view(column);
    Facet facet{column, {}};
    switch (view.shape) {
    case View::Shape::Texts:
        facet.counts = foldTexts(view, entityCounts(view, rows));
        break;
    case View::Shape::Lists:
        facet.counts = foldLists(view, entityCounts(view, rows));
        break;
    case View::Shape::Numbers:
        facet.counts = foldNumbers(view, m_table.column(column), entityCounts(view, rows));
        break;
    case View::Shape::Composed:
        facet.counts = countComposed(view, rows);
        break;
    }
    return facet;
}

} // namespace atlas
