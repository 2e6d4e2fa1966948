// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QByteArray>

namespace atlas {

/// The recommendation as people read it on a terminal or paste it into a mail: UTF-8, lines that end with "\n"; with
/// `explain` every step, weight and rule. `locale`: of the numbers.
[[nodiscard]] QByteArray recommendationText(
    const Recommendation& result, bool loadedTree, bool explain, const QLocale& locale = QLocale::c());
/// The tree as an outline: questions, answers, where they lead.
[[nodiscard]] QByteArray treeOutline(const DecisionTree& tree);

} // namespace atlas
