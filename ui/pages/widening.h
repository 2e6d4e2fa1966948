// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>

namespace atlas {

class Session;

/// The part of the filter that keeps most offers out.
struct Widening
{
    int operand = -1; ///< of `Session::operands()`; -1: no single one is at fault
    QString text;
    std::size_t offers = 0; ///< there are without it
};
/// Runs the filter once without each part.
[[nodiscard]] Widening bestWidening(Session& session);

} // namespace atlas
