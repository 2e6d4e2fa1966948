// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pricesteps.h"

#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {
constexpr int Side = 8, Dot = 3, PlotLines = 5;
}

PriceSteps::PriceSteps(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("priceSteps"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PriceSteps::setReadings(std::vector<OfferReading> readings, QDate today)
{
    m_readings = std::move(readings);
    m_drawn.clear();
    for (std::size_t i = 0; i < m_readings.size(); ++i)
        if (m_readings[i].day.isValid() && std::isfinite(m_readings[i].price))
            m_drawn.push_back(i);
    m_atHand.reset();
    if (!m_drawn.empty()) {
        m_first = m_readings[m_drawn.front()].day;
        m_last = std::max(m_readings[m_drawn.back()].day, today);
        const auto cheaper
            = [this](std::size_t left, std::size_t right) { return m_readings[left].price < m_readings[right].price; };
        const auto [low, high] = std::minmax_element(m_drawn.begin(), m_drawn.end(), cheaper);
        m_lowest = m_readings[*low].price;
        m_highest = m_readings[*high].price;
    }
    retranslate();
    update();
}

QSize PriceSteps::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().height() * (PlotLines + 2) + 3 * Dot};
}

QRectF PriceSteps::plot() const
{
    // Under it the dates of both ends, and two lines of words at the top.
    return QRectF(rect()).adjusted(Side, fontMetrics().height() + 2 * Dot, -Side, -(fontMetrics().height() + 2 * Dot));
}

QPointF PriceSteps::pointOf(std::size_t reading) const
{
    const OfferReading& at = m_readings.at(reading);
    if (!at.day.isValid() || !std::isfinite(at.price))
        return {};
    const QRectF room = plot();
    const double days = std::max<double>(1, static_cast<double>(m_first.daysTo(m_last)));
    const double along = static_cast<double>(m_first.daysTo(at.day)) / days;
    // One price alone lies in the middle.
    const double up = m_highest > m_lowest ? (at.price - m_lowest) / (m_highest - m_lowest) : 0.5;
    return {room.left() + along * room.width(), room.bottom() - up * room.height()};
}

std::optional<std::size_t> PriceSteps::nearest(const QPointF& position) const
{
    std::optional<std::size_t> best;
    double least = 0;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const double away = std::abs(pointOf(m_drawn[i]).x() - position.x());
        // Of two at the same day the later one counts.
        if (!best || away <= least) {
            best = i;
            least = away;
        }
    }
    return best;
}

QString PriceSteps::describe(const OfferReading& reading) const
{
    QString text = tr("%1: %2", "date, price").arg(reading.date, reading.priceText);
    if (!reading.original.isEmpty())
        text = tr("%1 (%2)", "price, the same as the source states it").arg(text, reading.original);
    if (!reading.source.isEmpty())
        text = tr("%1, %2", "price, source").arg(text, reading.source);
    return text;
}

QString PriceSteps::caption() const
{
    if (m_atHand)
        return describe(m_readings[m_drawn[*m_atHand]]);
    const int undated = static_cast<int>(m_readings.size() - m_drawn.size());
    if (m_drawn.empty())
        return undated == 1 ? tr("One reading without a date or price: nothing to draw.")
                            : tr("%Ln readings without a date or price: nothing to draw.", nullptr, undated);
    QString text = m_drawn.size() == 1 ? tr("One reading only: %1").arg(describe(m_readings[m_drawn.front()]))
                                       : tr("%Ln readings", nullptr, static_cast<int>(m_drawn.size()));
    if (undated > 0)
        text = tr("%1; %2", "two remarks").arg(text, tr("%Ln without a date or price", nullptr, undated));
    return text;
}

bool PriceSteps::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto at = nearest(help->pos());
    QString text = at ? describe(m_readings[m_drawn[*at]]) : caption();
    if (at && !m_readings[m_drawn[*at]].note.isEmpty())
        text += u'\n' + m_readings[m_drawn[*at]].note;
    showPlainToolTip(help->globalPos(), text, this);
    return true;
}

void PriceSteps::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PriceSteps::retranslate()
{
    setAccessibleName(tr("Price over time"));
    setAccessibleDescription(caption());
}

void PriceSteps::setAtHand(std::optional<std::size_t> drawn)
{
    if (m_atHand == drawn)
        return;
    m_atHand = drawn;
    setAccessibleDescription(caption());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void PriceSteps::mouseMoveEvent(QMouseEvent* event)
{
    setAtHand(nearest(event->position()));
}

void PriceSteps::leaveEvent(QEvent* event)
{
    if (!hasFocus())
        setAtHand({});
    QWidget::leaveEvent(event);
}

void PriceSteps::focusInEvent(QFocusEvent* event)
{
    if (!m_drawn.empty())
        setAtHand(m_drawn.size() - 1);
    QWidget::focusInEvent(event);
    update();
}

void PriceSteps::focusOutEvent(QFocusEvent* event)
{
    setAtHand({});
    QWidget::focusOutEvent(event);
    update();
}

void PriceSteps::keyPressEvent(QKeyEvent* event)
{
    const std::size_t last = m_drawn.empty() ? 0 : m_drawn.size() - 1, now = m_atHand.value_or(last);
    switch (event->key()) {
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_drawn.empty())
        return;
    setAtHand(event->key() == Qt::Key_Home ? 0
            : event->key() == Qt::Key_End  ? last
            : event->key() == Qt::Key_Left ? now - std::min<std::size_t>(now, 1)
                                           : std::min(last, now + 1));
}

void PriceSteps::paintLine(QPainter& painter) const
{
    const QColor accent = palette().color(QPalette::Highlight);
    QPolygonF line;
    for (const std::size_t reading : m_drawn) {
        const QPointF point = pointOf(reading);
        if (!line.isEmpty())
            line << QPointF(point.x(), line.last().y());
        line << point;
    }
    // It holds until another one is read; how it is since the last reading nobody knows.
    painter.setPen(QPen(accent, 1.5));
    painter.drawPolyline(line);
    painter.setPen(QPen(accent, 1.5, Qt::DotLine));
    painter.drawLine(line.last(), QPointF(plot().right(), line.last().y()));
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const bool atHand = m_atHand == i;
        painter.setPen(QPen(accent, 1.5));
        painter.setBrush(atHand ? accent : palette().color(QPalette::Base));
        const double size = atHand ? Dot + 1.5 : Dot;
        painter.drawEllipse(pointOf(m_drawn[i]), size, size);
    }
}

void PriceSteps::paintEnds(QPainter& painter) const
{
    const QRectF room = plot();
    painter.setPen(dimText(palette()));
    const QRectF below(room.left(), room.bottom() + 2 * Dot, room.width(), fontMetrics().height());
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, m_readings[m_drawn.front()].date);
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, m_last.toString(Qt::ISODate));
}

void PriceSteps::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().base());
    painter.setPen(palette().color(QPalette::Text));
    const QRect words(Side, 0, width() - 2 * Side, fontMetrics().height() + Dot);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        fontMetrics().elidedText(caption(), Qt::ElideRight, words.width()));
    if (!m_drawn.empty()) {
        painter.setPen(lineColor(palette()));
        painter.drawLine(plot().bottomLeft(), plot().bottomRight());
        paintEnds(painter);
        paintLine(painter);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

} // namespace atlas
