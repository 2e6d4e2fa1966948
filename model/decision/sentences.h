// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

namespace atlas {

/// Sentences that window, command line and report share, in the current language.

/// "14 more offers, the lowest price 40 % lower"
[[nodiscard]] QString gainText(const NearMiss& miss, const QLocale& locale);
/// "H100 SXM ×8 · 12.30 USD/h · on-demand"
[[nodiscard]] QString offerText(const Table& offers, std::uint32_t row, const QLocale& locale);
/// "Lambda · gpu_8x_h100 · us-west-1"; what is unknown is left out.
[[nodiscard]] QString offerName(const Table& offers, std::uint32_t row, const QLocale& locale);
/// "2 of 7 criteria missing: price per TFLOP, ease"; empty when none is.
[[nodiscard]] QString missingText(const Recommendation& result, const Suggestion& suggestion);
/// "153 of 1084 offers are left."
[[nodiscard]] QString leftText(const Recommendation& result);
/// The answer of a step as people read it; "—" without one.
[[nodiscard]] QString stepAnswerText(const DecisionTree& tree, const PathStep& step, const QLocale& locale);

} // namespace atlas
