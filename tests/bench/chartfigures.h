// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

namespace atlas::bench {

/// Every chart of all offers: built and painted as in a window, its numbers alone, and as PNG, SVG and PDF files with
/// their sizes.
void chartFigures(const TablePtr& offers, int rounds);

/// Scatters of 10,000 and 100,000 points that move: painted by the layer of the program, and by QScatterSeries (the
/// smaller one only, it takes seconds for the other).
void scatterFigures(int rounds);

} // namespace atlas::bench
