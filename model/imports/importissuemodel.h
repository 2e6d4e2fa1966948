// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/feed.h"

#include <QAbstractTableModel>

namespace atlas {

/// What is to be said about the rows of an import: faults first, each kind in the order of the file.
class ImportIssueModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { LineColumn, RecordColumn, NameColumn, ValueColumn, MessageColumn, Columns };
    enum Role {
        RefusedRole = Qt::UserRole, ///< bool: the row is not taken
    };

    explicit ImportIssueModel(QObject* parent = nullptr);

    void setIssues(std::vector<RowIssue> issues);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<RowIssue> m_issues;
};

} // namespace atlas
