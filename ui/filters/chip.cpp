// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/chip.h"

#include "icons.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace atlas {

namespace {
constexpr int Margin = 8, Gap = 4, WidestCharacters = 48;
}

Chip::Chip(QWidget* parent)
    : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("chip"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Chip::setOperand(const QString& text)
{
    if (m_operand == text)
        return;
    m_operand = text;
    retranslate();
    updateGeometry();
    update();
}

int Chip::iconSize() const
{
    return style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this) * 3 / 4;
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int text = std::min(metrics.horizontalAdvance(m_operand), metrics.averageCharWidth() * WidestCharacters);
    // A pixel more than the text: advances are rounded, and a chip must not be shortened for that.
    return {text + 2 + iconSize() + Gap + 2 * Margin, metrics.height() + 6};
}

QSize Chip::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * 10), sizeHint().height()};
}

bool Chip::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ToolTip) {
        showPlainToolTip(static_cast<QHelpEvent*>(event)->globalPos(),
            crossRect().contains(static_cast<QHelpEvent*>(event)->pos())
                ? tr("Remove %1").arg(m_operand)
                : tr("Edit %1 (Enter); Delete removes it").arg(m_operand),
            this);
        return true;
    }
    return QAbstractButton::event(event);
}

void Chip::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        emit removeAsked();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
        focusNextPrevChild(event->key() == Qt::Key_Right);
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

QRect Chip::crossRect() const
{
    const int from = width() - Margin - iconSize() - Gap;
    return {from, 0, width() - from, height()};
}

void Chip::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::LeftButton && isDown() && crossRect().contains(at)) {
        setDown(false);
        emit removeAsked();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void Chip::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus();
    const QColor accent = palette().color(QPalette::Highlight);
    const QRectF frame = QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setPen(marked ? QPen(accent, 1.5) : QPen(mixed(palette().color(QPalette::Window), accent, 0.5), 1));
    painter.setBrush(mixed(palette().color(QPalette::Base), accent, underMouse() || isDown() ? 0.25 : 0.12));
    painter.drawRoundedRect(frame, 4, 4);

    const int icon = iconSize();
    const QRect text = rect().adjusted(Margin, 0, -(Margin + icon + Gap), 0);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
        fontMetrics().elidedText(m_operand, Qt::ElideMiddle, text.width()));
    lineIcon(QStringLiteral("close"))
        .paint(&painter, QRect(width() - Margin - icon + 2, (height() - icon) / 2, icon, icon));
}

void Chip::retranslate()
{
    setAccessibleName(tr("Condition %1").arg(m_operand));
    setAccessibleDescription(tr("Enter edits it, Delete removes it"));
}

} // namespace atlas
