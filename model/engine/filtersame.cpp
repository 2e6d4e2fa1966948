// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filtersame.h"

#include <algorithm>

namespace atlas {

namespace {

bool sameValue(const FilterValue& left, const FilterValue& right)
{
    if (left.kind != right.kind)
        return false;
    switch (left.kind) {
    case FilterValue::Kind::Text:
        return left.text == right.text;
    case FilterValue::Kind::Number:
        return left.number == right.number;
    case FilterValue::Kind::Date:
        return left.date == right.date;
    case FilterValue::Kind::None:
    case FilterValue::Kind::Any:
        return true;
    }
    return false;
}

bool sameBound(const std::optional<FilterValue>& left, const std::optional<FilterValue>& right)
{
    return left.has_value() == right.has_value() && (!left || sameValue(*left, *right));
}

}

bool sameMeaning(const FilterNode& left, const FilterNode& right)
{
    return left.type == right.type && left.column == right.column && left.op == right.op && left.words == right.words
        && sameBound(left.from, right.from) && sameBound(left.to, right.to)
        && std::equal(left.values.begin(), left.values.end(), right.values.begin(), right.values.end(), sameValue)
        && std::equal(
            left.children.begin(), left.children.end(), right.children.begin(), right.children.end(), sameMeaning);
}

} // namespace atlas
