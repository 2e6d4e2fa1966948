// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/treesource.h"

#include "catalog/catalog.h"
#include "decision/treereader.h"
#include "engine/table.h"

#include <QFile>

namespace atlas {

QByteArray treeText(const Table& offers, bool loaded)
{
    if (loaded)
        return offers.context().catalog->decisionTree.toUtf8();
    QFile file(QStringLiteral(":/decision/tree.json"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? file.readAll() : QByteArray();
}

TreeInForce treeInForce(const Table& offers)
{
    TreeInForce result;
    if (!offers.context().catalog->decisionTree.isNull()) {
        TreeReading reading = readTree(treeText(offers, true), offers);
        result.tree = std::move(reading.tree);
        result.problems = std::move(reading.problems);
        result.loaded = result.tree != nullptr;
    }
    if (!result.tree) {
        TreeReading reading = readTree(treeText(offers, false), offers);
        Q_ASSERT_X(reading.tree, "treeInForce", qPrintable(reading.problems.join(u' ')));
        result.tree = std::move(reading.tree);
    }
    return result;
}

} // namespace atlas
