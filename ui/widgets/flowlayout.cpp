// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flowlayout.h"

#include <algorithm>

namespace atlas {

FlowLayout::FlowLayout(QWidget* parent, int spacing)
    : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    QSize all(0, 0);
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize one = item->sizeHint();
        all = {all.width() + one.width() + (all.width() > 0 ? spacing() : 0), std::max(all.height(), one.height())};
    }
    return all;
}

QSize FlowLayout::minimumSize() const
{
    QSize least(0, 0);
    for (const auto& item : m_items)
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool move) const
{
    int x = rect.x(), y = rect.y(), lineHeight = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        const QSize size(
            std::min(wanted.width(), std::max(rect.width(), item->minimumSize().width())), wanted.height());
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (move)
            item->setGeometry({{x, y}, size});
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.y();
}

} // namespace atlas
