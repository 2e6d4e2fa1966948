// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxypeer.h"

#include <algorithm>

namespace atlas::bench {

PlainModel::PlainModel(const Table& offers)
{
    static constexpr std::array<const char*, 7> Keys{
        "provider", "provider_name", "instance_type", "gpu", "region", "note", "purchase_model"};
    m_rows.resize(offers.rowCount());
    const auto view
        = [&](const char* key) -> const View& { return offers.view(offers.indexOf(QString::fromLatin1(key))); };
    for (std::size_t text = 0; text < Keys.size(); ++text)
        for (std::uint32_t row = 0; row < m_rows.size(); ++row)
            m_rows[row].texts[text] = view(Keys[text]).text(row);
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row].price = view("price_per_gpu_hour").number(row);
        m_rows[row].gpuCount = view("gpu_count").number(row);
        m_rows[row].memory = view("gpu_memory_gib").number(row);
    }
}

int PlainModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlainModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 10;
}

QVariant PlainModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    const Row& found = row(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    if (column < found.texts.size())
        return found.texts[column];
    return column == 7 ? found.price : (column == 8 ? found.gpuCount : found.memory);
}

PlainProxy::PlainProxy(PlainModel& model)
    : m_model(model)
{
    setSourceModel(&model);
    sort(7);
}

bool PlainProxy::filterAcceptsRow(int row, const QModelIndex&) const
{
    const PlainModel::Row& found = m_model.row(row);
    if (maximum < 1e300 && !(found.price <= maximum))
        return false;
    if (!gpus.empty() && gpus.count(found.texts[3]) == 0)
        return false;
    return std::any_of(found.texts.begin(), found.texts.begin() + PlainModel::SearchedTexts,
        [this](const QString& text) { return text.contains(needle, Qt::CaseInsensitive); });
}

bool PlainProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    return m_model.row(left.row()).price < m_model.row(right.row()).price;
}

} // namespace atlas::bench
