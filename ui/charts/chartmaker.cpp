// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartmaker.h"
#include "whendone.h"

#include <QtConcurrent>

namespace atlas {

namespace {

Result<ChartDataPtr> made(const ChartRequest& request)
{
    Result<ChartData> data
        = request.chart->make(request.offers, *request.rows, request.query, request.filter, request.options);
    if (!data)
        return tl::unexpected(data.error());
    return std::make_shared<const ChartData>(*std::move(data));
}

}

ChartMaker::ChartMaker(QObject* parent)
    : QObject(parent)
{
}

void ChartMaker::make(const ChartRequest& request, Answer answer)
{
    const quint64 generation = ++m_generation;
    if (request.rows->size() <= MostAtOnce && request.offers->rowCount() <= MostAtOnce * 5) {
        answer(made(request));
        return;
    }
    whenDone(QtConcurrent::run([request] { return made(request); }), this,
        [this, generation, answer = std::move(answer)](const Result<ChartDataPtr>& result) {
            if (generation == m_generation)
                answer(result);
        });
}

} // namespace atlas
