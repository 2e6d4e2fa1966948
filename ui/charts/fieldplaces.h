// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartlayout.h"

#include <QLineF>
#include <QPointF>
#include <vector>

namespace atlas {

/// Where figures of a field lie in the scene; NaN: outside of what the axes can show.
[[nodiscard]] QPointF fieldPlace(const ChartLayout& layout, double x, double y);

/// Is that place of the scene within the plot? NaN is not.
[[nodiscard]] bool isInField(const ChartLayout& layout, QPointF place);

/// A text that stands beside a point.
struct FieldRemark
{
    QPointF at;
    QString text;
};
/// Names of the frontier's points; remarks on lines, the newest first.
[[nodiscard]] std::vector<FieldRemark> fieldRemarks(const ChartData& data, const ChartLayout& layout);

/// What is drawn as lines: the frontier's steps, or the lines that join readings; within the plot.
[[nodiscard]] std::vector<QLineF> fieldStrokes(const ChartData& data, const ChartLayout& layout);

/// Does the line pass through the box?
[[nodiscard]] bool passesThrough(const QLineF& line, const QRectF& box);

} // namespace atlas
