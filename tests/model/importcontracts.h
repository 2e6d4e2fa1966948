// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imports/columnmapmodel.h"
#include "imports/importissuemodel.h"
#include "imports/importpreviewmodel.h"
#include "model/contract.h"

#include <QByteArray>

namespace atlas::test {

/// How a list is understood; every list here can be read.
inline ImportPreview previewOf(const QByteArray& csv)
{
    const auto preview = previewFile(csv, QStringLiteral("csv"), {}, 10);
    if (!preview)
        qFatal("%s", qPrintable(preview.error().message));
    return *preview;
}

inline const QByteArray ShortList = "provider,gpu,price\nacme,h100,1.5\n";
inline const QByteArray LongList = "provider,,gpu,price,purchase model,price,note\nacme,x,h100,$1,spot,$2,<b>\n"
                                   "acme,y,a100,,on-demand,,\n";

inline Contract columnMapModel()
{
    auto model = std::make_unique<ColumnMapModel>();
    ColumnMapModel* m = model.get();
    Contract contract{std::move(model), {}};
    contract.steps = {
        [m] { m->setPlan(previewOf(ShortList).plan); },
        [m] { m->setData(m->index(m->rowCount() - 1, ColumnMapModel::TargetColumn), QStringLiteral("note")); },
        [m] { m->setData(m->index(0, ColumnMapModel::ValueColumn), QStringLiteral("spot")); },
        [m] { m->setPlan(previewOf(LongList).plan); },
        [m] { m->setPlan({}); },
        [m] { m->forget(); },
    };
    return contract;
}

inline Contract importPreviewModel()
{
    auto model = std::make_unique<ImportPreviewModel>();
    ImportPreviewModel* m = model.get();
    Contract contract{std::move(model), {}};
    contract.steps = {
        [m] { m->setPreview(previewOf(ShortList)); },
        [m] { m->setPreview(previewOf(LongList)); },
        [m] { m->clear(); },
    };
    return contract;
}

inline Contract importIssueModel()
{
    auto model = std::make_unique<ImportIssueModel>();
    ImportIssueModel* m = model.get();
    Contract contract{std::move(model), {}};
    const RowIssue remark{RowIssue::Severity::Remark, 2, {}, QStringLiteral("a"), QStringLiteral("b"), {}, 1};
    const RowIssue fault{RowIssue::Severity::Skipped, 9, {}, {}, {}, QStringLiteral("c"), 7};
    contract.steps = {
        [m, remark, fault] {
            m->setIssues({remark, fault, remark});
        },
        [m, fault] { m->setIssues({fault}); },
        [m] { m->setIssues({}); },
    };
    return contract;
}

} // namespace atlas::test
