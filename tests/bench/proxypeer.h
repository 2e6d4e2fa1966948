// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <array>
#include <set>
#include <vector>

namespace atlas::bench {

/// The offers as a plain model: one struct a row.
class PlainModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    struct Row
    {
        std::array<QString, 7> texts; ///< provider, provider name, instance type, gpu, region, note, purchase model
        double price = 0, gpuCount = 0, memory = 0;
    };
    static constexpr std::size_t SearchedTexts = 6;

    explicit PlainModel(const Table& offers);
    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Row> m_rows;
};

/// The usual way: cheap tests first, then text, sorted by price.
class PlainProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit PlainProxy(PlainModel& model);
    QString needle;
    double maximum = 1e300;
    std::set<QString> gpus;
    void again() { invalidate(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    const PlainModel& m_model;
};

} // namespace atlas::bench
