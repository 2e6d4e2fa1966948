// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/comparisonmodel.h"
#include "model/contract.h"
#include "support/toytable.h"

#include <memory>

namespace atlas::test {

inline Contract comparisonModel()
{
    auto model = std::make_unique<ComparisonModel>();
    ComparisonModel* m = model.get();
    Contract contract{std::move(model), {}};
    const auto show = [m](std::vector<std::uint32_t> items) { m->setComparison(compare(toyTable(), items, {})); };
    contract.steps = {
        [show] {
            show({0, 1, 2, 3, 4, 5});
        },
        [m] {
            m->setChoice({true, false, {}});
        },
        [m] {
            m->setChoice({false, true, {}});
        },
        [show] { show({4}); },
        [m] {
            m->setChoice({true, true, {}});
        },
        [show] { show({}); },
        [show] {
            show({5, 0});
        },
        [m] { m->setChoice({}); },
    };
    return contract;
}

} // namespace atlas::test
