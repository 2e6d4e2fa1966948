// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/charttile.h"

#include "charts/charttext.h"
#include "charts/thumbnail.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace atlas {

namespace {

constexpr int Padding = 8;

}

ChartTile::ChartTile(const Chart& chart, QWidget* parent)
    : QAbstractButton(parent)
    , m_chart(chart)
{
    setObjectName(QStringLiteral("chartTile ") + chart.id());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    retranslate();
}

void ChartTile::setData(ChartDataPtr data)
{
    m_data = std::move(data);
    setAccessibleDescription(m_data ? summaryText(*m_data, QLocale()) : QString());
    makeStale();
}

void ChartTile::makeStale()
{
    if (!m_data)
        return;
    m_stale = true;
    emit becameStale();
}

void ChartTile::render()
{
    m_stale = false;
    const QRect picture = pictureRect();
    m_picture = m_data && !m_data->isEmpty() && picture.width() >= 40 && picture.height() >= 40
        ? chartThumbnail(*m_data, picture.size(), devicePixelRatioF(), chartColors(palette()), QLocale())
        : QPixmap();
    update();
}

void ChartTile::retranslate()
{
    setText(m_chart.title());
    setAccessibleName(m_chart.title());
}

QSize ChartTile::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 56, fontMetrics().averageCharWidth() * 34};
}

QSize ChartTile::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 38, fontMetrics().averageCharWidth() * 26};
}

QRect ChartTile::pictureRect() const
{
    return rect().adjusted(Padding, Padding + fontMetrics().height() + 4, -Padding, -Padding);
}

void ChartTile::paintEvent(QPaintEvent*)
{
    const ChartColors colors = chartColors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus() || isDown();
    painter.setPen(
        marked ? QPen(palette().color(QPalette::Highlight), 2) : QPen(underMouse() ? colors.axis : colors.grid, 1));
    painter.setBrush(colors.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);

    const QRect picture = pictureRect();
    QFont font = this->font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(colors.text);
    const QRect title(Padding + 2, Padding, width() - 2 * Padding - 4, fontMetrics().height() + 2);
    painter.drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font).elidedText(text(), Qt::ElideRight, title.width()));
    painter.setFont(this->font());
    if (!m_data)
        return;
    if (m_data->isEmpty()) {
        painter.setPen(colors.dim);
        painter.drawText(picture, Qt::AlignCenter | Qt::TextWordWrap, plainLine(m_data->emptyReason));
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(picture, m_picture);
}

void ChartTile::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    makeStale();
}

void ChartTile::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
        makeStale();
        update();
        break;
    default:
        break;
    }
}

void ChartTile::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace atlas
