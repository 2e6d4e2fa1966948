// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/carddelegate.h"

#include "engine/tablemodel.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <cmath>

namespace atlas {

namespace {

constexpr int Margin = 4, Padding = 10, KeptCards = 500, CardCharacters = 46;

}

CardDelegate::CardDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
    , m_cards(KeptCards)
{
}

void CardDelegate::setTable(TablePtr table, const CellStyle& style)
{
    m_cards.clear();
    m_table = std::move(table);
    m_style = style;
    if (m_table)
        m_scale = priceScale(*m_table);
}

const ProviderCard& CardDelegate::card(std::uint32_t row) const
{
    if (const ProviderCard* kept = m_cards.object(row))
        return *kept;
    auto* made = new ProviderCard(providerCard(*m_table, row, m_style));
    m_cards.insert(row, made);
    return *made;
}

void CardDelegate::paintPrices(QPainter* painter, const QRect& line, const ProviderCard& card, const QColor& ground,
    const QColor& text, const QColor& dim) const
{
    const QFontMetrics metrics(painter->font());
    painter->setPen(std::isnan(card.highest) ? dim : text);
    painter->drawText(QRect(line.left(), line.top(), line.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(card.prices, Qt::ElideRight, line.width()));
    // The bar: a rail for the whole market, the provider's part of it, and its median.
    const QRectF rail(line.left() + 2, line.top() + metrics.height() + 5, line.width() - 4, 5);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mixed(ground, text, 0.15));
    painter->drawRoundedRect(rail, 2.5, 2.5);
    const double from = m_scale.place(std::isnan(card.lowest) ? card.highest : card.lowest),
                 to = m_scale.place(card.highest), middle = m_scale.place(card.typical);
    if (std::isnan(from) || std::isnan(to))
        return;
    painter->setBrush(mixed(ground, text, 0.6));
    const double width = std::max(5.0, rail.width() * (to - from));
    painter->drawRoundedRect(
        QRectF(std::min(rail.left() + rail.width() * from, rail.right() - width), rail.top(), width, rail.height()),
        2.5, 2.5);
    if (!std::isnan(middle)) {
        painter->setBrush(text);
        painter->drawRect(QRectF(rail.left() + rail.width() * middle - 1, rail.top() - 3, 2, rail.height() + 6));
    }
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!m_table)
        return;
    const ProviderCard& shown = card(index.data(TableModel::RowRole).toUInt());
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QRect frame = option.rect.adjusted(Margin, Margin, -Margin, -Margin);
    const QColor ground = option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
    const QColor text = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor dim = selected ? text : dimText(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool focused = (option.state & QStyle::State_HasFocus) && option.widget && option.widget->hasFocus();
    painter->setPen(QPen(focused ? option.palette.color(group, selected ? QPalette::Text : QPalette::Highlight)
                                 : lineColor(option.palette),
        focused ? 2 : 1));
    painter->setBrush(ground);
    painter->drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);

    const int height = option.fontMetrics.height();
    QRect line(frame.left() + Padding, frame.top() + Padding, frame.width() - 2 * Padding, height);
    const int kindWidth = std::min(option.fontMetrics.horizontalAdvance(shown.kind) + 4, line.width() / 2);
    painter->setFont(option.font);
    painter->setPen(dim);
    painter->drawText(
        line, Qt::AlignRight | Qt::AlignVCenter, option.fontMetrics.elidedText(shown.kind, Qt::ElideRight, kindWidth));
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(text);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(shown.name, Qt::ElideRight, line.width() - kindWidth - 12));
    painter->setFont(option.font);
    line.translate(0, height + 4);
    paintPrices(painter, line, shown, ground, text, dim);
    line.translate(0, height + 18);
    int titles = 0;
    for (const ProviderCard::Line& entry : shown.lines)
        titles = std::max(titles, option.fontMetrics.horizontalAdvance(entry.title) + 12);
    titles = std::min(titles, line.width() * 2 / 5);
    for (const ProviderCard::Line& entry : shown.lines) {
        painter->setPen(dim);
        painter->drawText(QRect(line.left(), line.top(), titles - 6, height), Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(entry.title, Qt::ElideRight, titles - 6));
        painter->setPen(entry.known ? text : dim);
        const int room = line.width() - titles;
        painter->drawText(QRect(line.left() + titles, line.top(), room, height), Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(entry.text, Qt::ElideRight, room));
        line.translate(0, height + 2);
    }
    painter->restore();
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const QFontMetrics metrics(option.font);
    const int least = metrics.averageCharWidth() * CardCharacters;
    int width = least;
    // The cards of a row share its whole width.
    if (const auto* view = qobject_cast<const QListView*>(option.widget)) {
        const int room = view->viewport()->width() - 1;
        width = std::max(1, room / std::max(1, room / least));
    }
    return {width, 2 * (Margin + Padding) + 2 * metrics.height() + 22 + ProviderCardLines * (metrics.height() + 2)};
}

bool CardDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !m_table || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const ProviderCard& shown = card(index.data(TableModel::RowRole).toUInt());
    QStringList texts{shown.name, shown.prices};
    for (const ProviderCard::Line& entry : shown.lines)
        texts << tr("%1: %2").arg(entry.title, entry.text);
    showPlainToolTip(event->globalPos(), texts.join(u'\n'), view, option.rect);
    return true;
}

} // namespace atlas
