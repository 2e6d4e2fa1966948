// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table.h"

#include "engine/columnorder.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace atlas {

Table::Table(QString name, std::vector<Column> columns, std::size_t rows, TableContext context, KeyOrder keyOrder)
    : m_name(std::move(name))
    , m_columns(std::move(columns))
    , m_rows(rows)
    , m_context(std::move(context))
    , m_makeKeyOrder(std::move(keyOrder))
    , m_views(std::make_unique<Slot[]>(m_columns.size()))
{
}

int Table::indexOf(QStringView key) const
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        if (key == QLatin1StringView(column.key) || (column.shortName && key == QLatin1StringView(column.shortName)))
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<int> Table::shownColumns() const
{
    return shownByDefault(m_columns);
}

const View& Table::view(int column) const
{
    Slot& slot = m_views[static_cast<std::size_t>(column)];
    std::call_once(slot.once, [&] { slot.view = m_columns[static_cast<std::size_t>(column)].view(m_context); });
    return slot.view;
}

const std::vector<std::uint32_t>& Table::keyOrder() const
{
    std::call_once(m_keyOrderOnce, [this] {
        if (m_makeKeyOrder) {
            m_keyOrder = m_makeKeyOrder(*this);
            assert(m_keyOrder.size() == m_rows);
            return;
        }
        m_keyOrder.resize(m_rows);
        std::iota(m_keyOrder.begin(), m_keyOrder.end(), 0U);
        const View& key = view(0);
        if (key.shape != View::Shape::Texts || m_rows == 0)
            return;
        const std::vector<std::uint32_t>& ranks = key.dictionary->ranks();
        const auto rank = [&](std::uint32_t row) {
            const std::uint32_t code = (*key.textCodes)[key.entity(row)];
            return code == View::Unknown ? View::Unknown : ranks[code];
        };
        std::stable_sort(m_keyOrder.begin(), m_keyOrder.end(),
            [&](std::uint32_t left, std::uint32_t right) { return rank(left) < rank(right); });
    });
    return m_keyOrder;
}

} // namespace atlas
