// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QByteArray>

namespace atlas {

/// The recommendation as people read it on a terminal; with `explain` every step, rule and way to pay.
[[nodiscard]] QByteArray recommendationText(const Recommendation& result, bool loadedTree, bool explain);
/// The tree as an outline: questions, answers, where they lead.
[[nodiscard]] QByteArray treeOutline(const DecisionTree& tree);

} // namespace atlas
