// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

#include <QObject>
#include <functional>
#include <memory>

namespace atlas {

/// Everything that a chart is made of, kept alive.
struct ChartRequest
{
    const Chart* chart = nullptr;
    TablePtr offers;
    RowsPtr rows;
    Query query;
    FilterNode filter;
    ChartOptions options;
};

/// Makes charts: at once where that takes no time, else on another thread, so that typing stays smooth. Of several
/// requests only the newest is answered.
class ChartMaker : public QObject
{
    Q_OBJECT
public:
    using Answer = std::function<void(const Result<ChartDataPtr>& made)>;
    explicit ChartMaker(QObject* parent = nullptr);

    void make(const ChartRequest& request, Answer answer);
    /// Forgets what was asked for.
    void cancel() { ++m_generation; }

    static constexpr std::size_t MostAtOnce = 20'000; ///< offers

private:
    quint64 m_generation = 0;
};

} // namespace atlas
