// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/preview.h"

#include <QAbstractTableModel>

namespace atlas {

/// The first rows of a file as they would be imported: a column for each field that comes from the file, in C locale,
/// unknown as “—”; the line of the row is its header.
class ImportPreviewModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit ImportPreviewModel(QObject* parent = nullptr);

    void setPreview(const ImportPreview& preview);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    ImportPreview m_preview;
    std::vector<std::size_t> m_fields; ///< shown ones, of the table
};

} // namespace atlas
