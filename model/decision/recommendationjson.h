// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QByteArray>

namespace atlas {

/// The recommendation as programs read it: answers, filter, steps, results, near misses, firmness and what goes with
/// them. Unknown is null.
[[nodiscard]] QByteArray recommendationJson(const Recommendation& result, bool loadedTree);
/// The questions of a tree: id, text, kind, required, answers with their filters.
[[nodiscard]] QByteArray questionsJson(const DecisionTree& tree);

} // namespace atlas
