// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/decisiontreemodel.h"
#include "model/contract.h"
#include "support/decisiontest.h"

/// The models of the wizard, for the contract test.
namespace atlas::test {

inline Contract decisionTreeModel()
{
    auto model = std::make_unique<DecisionTreeModel>();
    DecisionTreeModel* m = model.get();
    Contract contract{std::move(model), {}};
    const auto show = [m](std::initializer_list<std::pair<const char*, const char*>> answers) {
        m->setRecommendation(
            std::make_shared<const Recommendation>(recommended(starterOffers(), builtInTree(), answersOf(answers))));
    };
    contract.steps = {
        [show] { show({}); },
        [show] {
            show({{"task", "pretrain"}, {"pretrain_size", "70"}, {"compliance", "hipaa,soc2"}});
        },
        [m] { m->retranslate(); },
        [show] {
            show({{"task", "learn"}});
        },
        [m] { m->setRecommendation(nullptr); },
    };
    return contract;
}

} // namespace atlas::test
