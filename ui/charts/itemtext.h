// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QLocale>
#include <QString>

/// The things in a chart that can be read off one by one: bars, boxes, points, cells, readings. They are numbered as
/// the body lists them. All texts are plain.
namespace atlas {

/// Everything about one item, several lines.
[[nodiscard]] QString itemText(const ChartData& data, std::size_t item, const QLocale& locale);

/// What a click on the item asks for: another filter, or else an offer by its key; both empty: nothing.
struct ItemTarget
{
    QString filter;
    QString offer;
};
[[nodiscard]] ItemTarget itemTarget(const ChartData& data, std::size_t item);

/// What the same item is called in other data of the same chart.
[[nodiscard]] QString itemIdentity(const ChartData& data, std::size_t item);

} // namespace atlas
