// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QTest>
#include <functional>
#include <memory>
#include <vector>

namespace atlas::test {

/// A model with what it goes through: each step leaves it valid.
struct Contract
{
    std::unique_ptr<QAbstractItemModel> model;
    std::vector<std::function<void()>> steps;
};

/// What views ask of a model beside its cells, and the places just past its ends.
inline void checkEdges(QAbstractItemModel* model)
{
    const int rowCount = model->rowCount(), columnCount = model->columnCount();
    for (const int row : {-1, rowCount, rowCount + 7})
        QVERIFY(!model->index(row, 0).isValid());
    for (const int column : {-1, columnCount, columnCount + 7})
        QVERIFY(!model->index(0, column).isValid());
    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole), int(Qt::UserRole),
             int(Qt::UserRole) + 5}) {
        QVERIFY(!model->data(QModelIndex(), role).isValid());
        // Lists have no header; Qt numbers its sections whatever is asked.
        for (const int section : {-1, columnCount, columnCount + 7})
            if (!qobject_cast<QAbstractListModel*>(model))
                QVERIFY(!model->headerData(section, Qt::Horizontal, role).isValid());
    }
    for (int row = 0; row < rowCount; ++row)
        for (int column = 0; column < columnCount; ++column)
            QVERIFY(model->index(row, column).data().isValid());
    if (rowCount > 0 && columnCount > 0) {
        const QModelIndex first = model->index(0, 0);
        const bool flat = qobject_cast<QAbstractTableModel*>(model) || qobject_cast<QAbstractListModel*>(model);
        QVERIFY(!flat || (model->rowCount(first) == 0 && !model->hasChildren(first)));
        QVERIFY(columnCount == 1 || model->rowCount(model->index(0, columnCount - 1)) == 0);
        QVERIFY(model->index(rowCount - 1, columnCount - 1).isValid());
    }
}

} // namespace atlas::test
