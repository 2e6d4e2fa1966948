// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QByteArray>

namespace atlas {

enum class ChartDataFormat { Csv, Json };

/// The numbers behind a chart as charttable.h lists them. CSV and JSON as tables are written: UTF-8, C locale, unknown
/// empty or null. Bars, for example, have by, value, label, lowest, median, highest, currency, per, offers, key,
/// gpu_count, observed_on, source, flags and filter.
[[nodiscard]] QByteArray writeChartData(const ChartData& data, ChartDataFormat format);

} // namespace atlas
