// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/entitytruth.h"

#include "engine/collation.h"
#include "engine/matching.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

using Op = FilterNode::Op;
constexpr double Infinity = std::numeric_limits<double>::infinity();

/// Intervals for comparing with the period `low` … `high` that a value names; a number is a period of one point.
Interval intervalOf(Op op, double low, double high)
{
    switch (op) {
    case Op::Less:
        return {-Infinity, std::nextafter(low, -Infinity)};
    case Op::LessEqual:
        return {-Infinity, high};
    case Op::Greater:
        return {std::nextafter(high, Infinity), Infinity};
    case Op::GreaterEqual:
        return {low, Infinity};
    case Op::Contains:
    case Op::Equal:
    case Op::NotEqual:
        break;
    }
    return {low, high};
}

DateNumber firstNumber(DateNumber date)
{
    return dateNumber(firstDay(date));
}

DateNumber lastNumber(DateNumber date)
{
    return dateNumber(lastDay(date));
}

std::vector<Interval> dateIntervals(const FilterNode& node)
{
    if (node.type == FilterNode::Type::Range) {
        Interval interval;
        if (node.from)
            interval.low = firstNumber(node.from->date);
        if (node.to)
            interval.high = lastNumber(node.to->date);
        return {interval};
    }
    std::vector<Interval> intervals;
    for (const FilterValue& value : node.values)
        if (value.kind == FilterValue::Kind::Date)
            intervals.push_back(intervalOf(node.op, firstNumber(value.date), lastNumber(value.date)));
    return intervals;
}

/// Which of unknown and known the values name.
struct Named
{
    bool none = false, any = false;
};

Named namedStates(const FilterNode& node)
{
    Named named;
    for (const FilterValue& value : node.values) {
        named.none = named.none || value.kind == FilterValue::Kind::None;
        named.any = named.any || value.kind == FilterValue::Kind::Any;
    }
    return named;
}

/// Truth of an entity from whether it is known and whether a plain value matches. Comparing with none and any alone
/// is never unknown; beside other values (`hipaa,none`) an unknown entity matches none or is unknown.
std::uint8_t entityState(bool known, bool matches, const Named& named, bool onlyStates, bool negate)
{
    if (!known)
        return named.none ? EntityYes : (onlyStates ? EntityNo : EntityUnknown);
    return ((matches || named.any) != negate) ? EntityYes : EntityNo;
}

bool onlyNamesStates(const FilterNode& node)
{
    return !node.values.empty() && std::all_of(node.values.begin(), node.values.end(), [](const FilterValue& value) {
        return value.kind == FilterValue::Kind::None || value.kind == FilterValue::Kind::Any;
    });
}

bool isNegated(const FilterNode& node)
{
    return node.type == FilterNode::Type::Compare && node.op == Op::NotEqual;
}

std::vector<std::uint8_t> numberTruth(const View& view, ColumnKind kind, const FilterNode& node)
{
    const bool dates = kind == ColumnKind::Date;
    const std::vector<Interval> intervals = dates ? dateIntervals(node) : numberIntervals(node);
    const Named named = namedStates(node);
    const bool onlyStates = onlyNamesStates(node);
    std::vector<std::uint8_t> truth;
    truth.reserve(view.numbers.size());
    for (const double number : view.numbers) {
        if (std::isnan(number)) {
            truth.push_back(entityState(false, false, named, onlyStates, isNegated(node)));
            continue;
        }
        // A date lies within an interval when all of its period does.
        const double low = dates ? firstNumber(static_cast<DateNumber>(number)) : number;
        const double high = dates ? lastNumber(static_cast<DateNumber>(number)) : number;
        const bool matches = std::any_of(intervals.begin(), intervals.end(),
            [=](const Interval& interval) { return low >= interval.low && high <= interval.high; });
        truth.push_back(entityState(true, matches, named, onlyStates, isNegated(node)));
    }
    return truth;
}

/// Dictionary entries that one of the plain values matches.
std::vector<bool> matchingEntries(const View& view, const FilterNode& node)
{
    std::vector<EntryMatcher> matchers;
    for (const FilterValue& value : node.values)
        if (value.kind == FilterValue::Kind::Text)
            matchers.emplace_back(view, node.op, value.text);
    std::vector<bool> entries(view.dictionary->size(), false);
    for (std::uint32_t code = 0; code < entries.size(); ++code)
        entries[code] = std::any_of(
            matchers.begin(), matchers.end(), [code](const EntryMatcher& matcher) { return matcher(code); });
    return entries;
}

std::vector<std::uint8_t> textTruth(const View& view, const FilterNode& node)
{
    const std::vector<bool> entries = matchingEntries(view, node);
    const Named named = namedStates(node);
    const bool onlyStates = onlyNamesStates(node), negate = isNegated(node);
    std::vector<std::uint8_t> truth;
    truth.reserve(view.textCodes->size());
    for (const std::uint32_t code : *view.textCodes) {
        const bool known = code != View::Unknown;
        truth.push_back(entityState(known, known && entries[code], named, onlyStates, negate));
    }
    return truth;
}

std::vector<std::uint8_t> listTruth(const View& view, const FilterNode& node)
{
    const std::vector<bool> entries = matchingEntries(view, node);
    const Named named = namedStates(node);
    const bool onlyStates = onlyNamesStates(node), negate = isNegated(node);
    const bool empty = std::any_of(node.values.begin(), node.values.end(),
        [](const FilterValue& value) { return value.kind == FilterValue::Kind::Text && value.text.isEmpty(); });
    std::vector<std::uint8_t> truth;
    for (std::size_t entity = 0; entity + 1 < view.listStarts->size(); ++entity) {
        bool matches = empty && (*view.listStarts)[entity] == (*view.listStarts)[entity + 1];
        for (std::uint32_t i = (*view.listStarts)[entity]; i < (*view.listStarts)[entity + 1]; ++i)
            matches = matches || entries[(*view.listCodes)[i]];
        truth.push_back(entityState((*view.listKnown)[entity], matches, named, onlyStates, negate));
    }
    return truth;
}

}

bool namesUnknown(const FilterNode& node)
{
    const Named named = namedStates(node);
    return named.none || named.any;
}

std::vector<Interval> numberIntervals(const FilterNode& node)
{
    if (node.type == FilterNode::Type::Range) {
        Interval interval;
        if (node.from)
            interval.low = node.from->number;
        if (node.to)
            interval.high = node.to->number;
        return {interval};
    }
    std::vector<Interval> intervals;
    for (const FilterValue& value : node.values)
        if (value.kind == FilterValue::Kind::Number)
            intervals.push_back(intervalOf(node.op, value.number, value.number));
    return intervals;
}

std::vector<std::uint8_t> entityTruth(const View& view, ColumnKind kind, const FilterNode& node)
{
    switch (view.shape) {
    case View::Shape::Numbers:
        return numberTruth(view, kind, node);
    case View::Shape::Texts:
        return textTruth(view, node);
    case View::Shape::Lists:
        return listTruth(view, node);
    case View::Shape::Composed:
        break;
    }
    return {};
}

void addWordTruth(std::vector<std::uint8_t>& truth, const View& view, const QString& needleFolded)
{
    std::vector<bool> entries(view.dictionary->size(), false);
    for (std::uint32_t code = 0; code < entries.size(); ++code) {
        bool matches = bareWordMatches(view.dictionary->folded(code), needleFolded);
        if (!matches && view.chineseNames)
            matches = bareWordMatches(fold((*view.chineseNames)[code]), needleFolded);
        if (!matches && view.spellings)
            for (const QString& spelling : (*view.spellings)[code])
                matches = matches || bareWordMatches(fold(spelling), needleFolded);
        entries[code] = matches;
    }
    for (std::size_t entity = 0; entity < truth.size(); ++entity) {
        const std::uint32_t code = (*view.textCodes)[entity];
        if (code != View::Unknown && entries[code])
            truth[entity] |= EntityYes;
    }
}

} // namespace atlas
