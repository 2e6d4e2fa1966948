// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/answers.h"
#include "decision/costmeasure.h"
#include "decision/funnel.h"

#include <optional>
#include <vector>

namespace atlas {

/// What one condition costs: without it, or with its number moved to the next one that some offer has.
struct NearMiss
{
    QString text; ///< translated, in words: "GPU memory 80 → 48 GiB", "without …"
    std::vector<Relaxation> relaxed; ///< to be added to Answers::relaxed; one, or several where one does not help
    QString filter; ///< the whole filter, relaxed
    std::size_t total = 0; ///< offers that it holds for
    std::size_t gained = 0; ///< of them those that are not left now
    /// How much lower the lowest known cost is, free offers aside; nothing where there is none to compare with.
    std::optional<double> savingPercent;
    std::optional<std::uint32_t> lowest; ///< row of that lowest cost
    bool moved = false; ///< a number was moved; else conditions are left out
};

/// All that gain an offer. Where offers are left: the largest saving first, then the most offers. Where none are: moved
/// numbers first, then the most offers; two conditions together where no single one helps, else the last ones of the
/// path, as many as it takes.
[[nodiscard]] std::vector<NearMiss> nearMissesOf(
    const Funnel& funnel, const CostMeasure& cost, const Table& offers, const QLocale& locale);
/// What was relaxed, in words: "without “GPU memory at least 80 GiB”".
[[nodiscard]] QString relaxationText(const Relaxation& relaxation, const Table& offers, const QLocale& locale);

/// Adds it to what was relaxed; a condition that was relaxed before is relaxed further.
void relax(Answers& answers, const Relaxation& relaxation);

} // namespace atlas
