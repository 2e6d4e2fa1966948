// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

namespace atlas {

/// Sentences that window, command line and report share, in the current language.

/// "14 more offers, the lowest cost 40 % lower"
[[nodiscard]] QString gainText(const NearMiss& miss, const QLocale& locale);
/// "H100 SXM ×8 · 12.30 USD/h · on-demand"
[[nodiscard]] QString offerText(const Table& offers, std::uint32_t row, const QLocale& locale);
/// "Lambda · gpu_8x_h100 · us-west-1"; what is unknown is left out.
[[nodiscard]] QString offerName(const Table& offers, std::uint32_t row, const QLocale& locale);
/// "2 of 7 criteria missing: price per TFLOP, ease"; empty when none is.
[[nodiscard]] QString missingText(const Recommendation& result, const Suggestion& suggestion);
/// "153 of 1084 offers are left."
[[nodiscard]] QString leftText(const Recommendation& result, const QLocale& locale);
/// How many are left after one question of the path and, where that is another number, after all that follow.
[[nodiscard]] QString leftAfterText(const Recommendation& result, int question, const QLocale& locale);
/// The questions without an answer whose default dropped offers, each with that default; empty: there are none.
[[nodiscard]] QString defaultsText(const Recommendation& result, const QLocale& locale);
/// "reserved, 1 year: 1.73 USD/h, 37 % below on-demand, pays off from 63 % of all hours"
[[nodiscard]] QString wayText(const PurchaseWay& way, const QString& currency, const QLocale& locale);
/// The answer of a step as people read it; "—" without one. A default that counts for want of an answer says so.
[[nodiscard]] QString stepAnswerText(const DecisionTree& tree, const PathStep& step, const QLocale& locale);

} // namespace atlas
