// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QStringView>
#include <memory>
#include <mutex>
#include <vector>

namespace atlas {

/// A table as the engine sees it: columns over the rows of a catalog. Immutable; views are made on first use and kept.
class Table
{
public:
    /// Order of all rows by the table's key, which ends every sort.
    using KeyOrder = std::function<std::vector<std::uint32_t>(const Table&)>;

    Table(QString name, std::vector<Column> columns, std::size_t rows, TableContext context, KeyOrder keyOrder = {});

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] std::size_t rowCount() const { return m_rows; }
    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    [[nodiscard]] const Column& column(int index) const { return m_columns[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const TableContext& context() const { return m_context; }
    /// By key or short name, or -1.
    [[nodiscard]] int indexOf(QStringView key) const;
    /// Columns shown by default, in the order they are shown in.
    [[nodiscard]] std::vector<int> shownColumns() const;
    [[nodiscard]] const View& view(int column) const;
    [[nodiscard]] const std::vector<std::uint32_t>& keyOrder() const;
    /// The text that identifies a row across reloads: the value of the first column.
    [[nodiscard]] QString key(std::uint32_t row) const { return view(0).text(row); }

private:
    struct Slot
    {
        std::once_flag once;
        View view;
    };
    QString m_name;
    std::vector<Column> m_columns;
    std::size_t m_rows;
    TableContext m_context;
    KeyOrder m_makeKeyOrder;
    std::unique_ptr<Slot[]> m_views;
    mutable std::once_flag m_keyOrderOnce;
    mutable std::vector<std::uint32_t> m_keyOrder;
};

using TablePtr = std::shared_ptr<const Table>;

} // namespace atlas
