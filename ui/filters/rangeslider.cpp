// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/rangeslider.h"

#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {
constexpr int Margin = 7, HandleWidth = 9, HandleHeight = 15;
}

RangeSlider::RangeSlider(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::SizeHorCursor);
}

void RangeSlider::setCounts(const std::vector<std::size_t>& counts)
{
    if (m_counts == counts)
        return;
    m_counts = counts;
    update();
}

void RangeSlider::setRange(double lower, double upper)
{
    if (m_lower == lower && m_upper == upper)
        return;
    m_lower = lower;
    m_upper = upper;
    update();
}

void RangeSlider::setTip(std::function<QString(std::size_t)> tip)
{
    m_tip = std::move(tip);
}

QSize RangeSlider::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * 2 + HandleHeight};
}

QSize RangeSlider::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 10, sizeHint().height()};
}

double RangeSlider::positionAt(int x) const
{
    return std::clamp(static_cast<double>(x - Margin) / std::max(1, width() - 2 * Margin), 0.0, 1.0);
}

int RangeSlider::pixelAt(double position) const
{
    return Margin + static_cast<int>(std::lround(std::clamp(position, 0.0, 1.0) * (width() - 2 * Margin)));
}

bool RangeSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const double at = positionAt(help->pos().x()) * static_cast<double>(m_counts.size());
    const std::size_t bar = std::min(m_counts.size(), static_cast<std::size_t>(at));
    showPlainToolTip(help->globalPos(), m_tip && bar < m_counts.size() ? m_tip(bar) : QString(), this);
    return true;
}

void RangeSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isEnabled())
        return;
    const int x = event->position().toPoint().x();
    const int toLower = std::abs(x - pixelAt(m_lower)), toUpper = std::abs(x - pixelAt(m_upper));
    // Both in one place: the one that can go where the pointer is.
    const bool lower = toLower != toUpper ? toLower < toUpper : x < pixelAt(m_lower) || m_upper >= 1;
    m_dragged = lower ? End::Lower : End::Upper;
    // A press on a handle moves nothing yet.
    if (std::min(toLower, toUpper) > HandleWidth / 2)
        drag(x);
}

void RangeSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged != End::None)
        drag(event->position().toPoint().x());
}

void RangeSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_dragged = End::None;
}

void RangeSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit resetAsked();
}

void RangeSlider::drag(int x)
{
    const double position = positionAt(x);
    if (m_dragged == End::Lower) {
        setRange(std::min(position, m_upper), m_upper);
        emit lowerDragged(m_lower);
    } else {
        setRange(m_lower, std::max(position, m_lower));
        emit upperDragged(m_upper);
    }
}

void RangeSlider::paintHandle(QPainter& painter, int x) const
{
    const QColor accent = palette().color(QPalette::Highlight);
    const int base = height() - HandleHeight / 2 - 1;
    painter.fillRect(x, 0, 1, base, accent);
    painter.setPen(accent);
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(
        QRectF(x - HandleWidth / 2.0 + 0.5, base - HandleHeight / 2.0 + 0.5, HandleWidth - 1, HandleHeight - 1), 3, 3);
    painter.drawLine(QPointF(x + 0.5, base - 3), QPointF(x + 0.5, base + 3));
}

void RangeSlider::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int base = height() - HandleHeight / 2 - 1, room = base - 2;
    const QColor ground = palette().color(QPalette::Window), accent = palette().color(QPalette::Highlight);
    const std::size_t most = m_counts.empty() ? 0 : *std::max_element(m_counts.begin(), m_counts.end());
    for (std::size_t bar = 0; bar < m_counts.size() && most > 0; ++bar) {
        const double bars = static_cast<double>(m_counts.size()), left = static_cast<double>(bar) / bars,
                     right = static_cast<double>(bar + 1) / bars, middle = (left + right) / 2;
        if (m_counts[bar] == 0)
            continue;
        // What is there shows, however little it is.
        const double share = static_cast<double>(m_counts[bar]) / static_cast<double>(most);
        const int high = std::max(2, static_cast<int>(std::lround(share * room)));
        const int from = pixelAt(left), gap = m_counts.size() <= 30 ? 1 : 0;
        const bool within = middle >= m_lower && middle <= m_upper;
        painter.fillRect(from, base - high, std::max(1, pixelAt(right) - from - gap), high,
            within ? mixed(ground, accent, 0.75) : mixed(ground, palette().color(QPalette::WindowText), 0.25));
    }
    painter.fillRect(Margin, base, width() - 2 * Margin, 1, lineColor(palette()));
    painter.fillRect(pixelAt(m_lower), base - 1, pixelAt(m_upper) - pixelAt(m_lower), 3, accent);
    if (!isEnabled())
        return;
    paintHandle(painter, pixelAt(m_lower));
    paintHandle(painter, pixelAt(m_upper));
}

} // namespace atlas
