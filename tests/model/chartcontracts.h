// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartnumbers.h"
#include "model/chartmaking.h"
#include "model/contract.h"

namespace atlas::test {

inline Contract chartNumbers()
{
    auto model = std::make_unique<ChartNumbers>();
    ChartNumbers* m = model.get();
    Contract contract{std::move(model), {}};
    contract.steps = {
        [m] { m->setChart(barsOf(3)); },
        [m] { m->setLocale(QLocale(QLocale::German)); },
        [m] { m->setChart(barsOf(1)); },
        [m] { m->setChart(std::make_shared<const ChartData>()); },
        [m] { m->setChart(nullptr); },
    };
    return contract;
}

} // namespace atlas::test
