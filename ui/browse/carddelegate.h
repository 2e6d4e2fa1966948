// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/providercard.h"

#include <QCache>
#include <QStyledItemDelegate>

namespace atlas {

/// Draws a provider as a card: name, kind, its range of prices on a scale that all cards share, and what is known of
/// it.
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CardDelegate(QObject* parent = nullptr);

    /// Forgets the cards of another table or language.
    void setTable(TablePtr table, const CellStyle& style);
    [[nodiscard]] const ProviderCard& card(std::uint32_t row) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

private:
    void paintPrices(QPainter* painter, const QRect& line, const ProviderCard& card, const QColor& ground,
        const QColor& text, const QColor& dim) const;

    TablePtr m_table;
    CellStyle m_style;
    PriceScale m_scale;
    mutable QCache<std::uint32_t, ProviderCard> m_cards;
};

} // namespace atlas
