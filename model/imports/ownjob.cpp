// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/ownjob.h"
#include "whendone.h"

#include <QtConcurrentRun>

namespace atlas {

using Run = Result<std::optional<qint64>>;

void OwnJob::store(const QString& catalog, Change change, const OfferFields& fields, QDate today, const Answer& answer)
{
    whenDone(QtConcurrent::run([=]() -> Run {
        const Result<ImportReport> report
            = change == Change::Add ? addOwnOffer(catalog, fields, today) : editOwnOffer(catalog, fields, today);
        if (!report)
            return tl::unexpected(report.error());
        return report->run;
    }),
        this, answer);
}

void OwnJob::remove(const QString& catalog, const QStringList& keys, QDate today, const Answer& answer)
{
    whenDone(QtConcurrent::run([=]() -> Run {
        const Result<RunInfo> removed = deleteOwnOffers(catalog, keys, today);
        if (!removed)
            return tl::unexpected(removed.error());
        return removed->run;
    }),
        this, answer);
}

void OwnJob::mark(
    const QString& catalog, const QStringList& keys, const MarkChange& change, QDate today, const Answer& answer)
{
    whenDone(QtConcurrent::run([=]() -> Run { return markOffers(catalog, keys, change, today); }), this, answer);
}

} // namespace atlas
