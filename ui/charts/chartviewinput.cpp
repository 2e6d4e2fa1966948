// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartviewparts.h"

#include "charts/charttext.h"
#include "charts/itemtext.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>
#include <utility>

namespace atlas {

namespace {

constexpr double ZoomStep = 1.25, PanStep = 0.2;

/// Tool tips guess whether a text is HTML; names out of a catalog never are.
QString literalTip(const QString& text)
{
    return QStringLiteral("<div style=\"white-space: pre-wrap\">") + text.toHtmlEscaped() + QStringLiteral("</div>");
}

}

bool ChartView::Private::isField() const
{
    return scene && !data->isEmpty()
        && (std::holds_alternative<ChartPoints>(data->body) || std::holds_alternative<ChartLines>(data->body));
}

QPointF ChartView::Private::shares(QPointF scenePoint) const
{
    const QRectF plot = scene->layout().plot;
    return {(scenePoint.x() - plot.left()) / plot.width(), (plot.bottom() - scenePoint.y()) / plot.height()};
}

void ChartView::Private::zoomBy(double factor, QPointF about)
{
    zoom.zoom(factor, about);
    moved();
}

void ChartView::Private::panBy(QPointF shares)
{
    zoom.pan(shares);
    moved();
}

void ChartView::Private::moved()
{
    hovered = -1;
    QToolTip::hideText();
    later->start();
}

void ChartView::Private::showWhole()
{
    zoom.reset();
    rebuild();
}

void ChartView::Private::hover(int item)
{
    if (item == hovered)
        return;
    hovered = item;
    highlight();
}

void ChartView::Private::focus(int item)
{
    focused = item;
    if (item >= 0 && !isDrawn(item) && !zoom.isWhole())
        showWhole(); // it lies outside of what was looked at
    highlight();
    describe();
    if (item < 0)
        return;
    const QRectF rect = scene->itemRect(item);
    if (item == 0)
        canvas->verticalScrollBar()->setValue(0); // with title and heads
    canvas->ensureVisible(rect, 0, static_cast<int>(rect.height()));
    const double left = std::max(rect.left(), scene->layout().plot.left());
    showTip(item, canvas->viewport()->mapToGlobal(canvas->mapFromScene(QPointF(left, rect.bottom()))));
    QAccessibleEvent event(canvas, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void ChartView::Private::showFocus(Qt::FocusReason reason)
{
    const bool byKey
        = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    if (!byKey || focused >= 0 || !scene)
        return;
    focused = scene->step(-1, Qt::Key_Home, 1);
    describe();
}

void ChartView::Private::showTip(int item, QPoint where) const
{
    if (item < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(where, literalTip(text(item)), canvas->viewport());
}

void ChartView::Private::showSources(QPoint position, QPoint where) const
{
    if (scene && !data->sources.isEmpty() && scene->layout().foot.contains(canvas->mapToScene(position)))
        QToolTip::showText(
            where, literalTip(sourcesText(*data, static_cast<int>(data->sources.size()))), canvas->viewport());
}

void ChartView::Private::activate(int item) const
{
    if (!isDrawn(item))
        return;
    const ItemTarget target = itemTarget(*data, static_cast<std::size_t>(item));
    if (!target.filter.isEmpty())
        emit view->filterActivated(target.filter);
    else if (!target.offer.isEmpty())
        emit view->offerActivated(target.offer);
}

int ChartView::Private::itemsAPage() const
{
    const QRectF rect = scene->itemRect(std::max(0, focused));
    return rect.isNull() ? 1 : std::max(1, static_cast<int>(canvas->viewport()->height() / rect.height()) - 2);
}

bool ChartView::Private::zoomKey(const QKeyEvent& event)
{
    if (!isField())
        return false;
    const QPointF middle = isDrawn(focused) ? shares(scene->itemRect(focused).center()) : QPointF(0.5, 0.5);
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(ZoomStep, middle);
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / ZoomStep, middle);
        return true;
    case Qt::Key_0:
        showWhole();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!shift || zoom.isWhole())
            return false;
        panBy(QPointF((event.key() == Qt::Key_Right) - (event.key() == Qt::Key_Left),
                  (event.key() == Qt::Key_Up) - (event.key() == Qt::Key_Down))
            * PanStep);
        return true;
    default:
        return false;
    }
}

bool ChartView::Private::key(const QKeyEvent& event)
{
    if (!scene || data->isEmpty() || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    if (zoomKey(event))
        return true;
    switch (event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (const int next = scene->step(focused, static_cast<Qt::Key>(event.key()), itemsAPage()); next >= 0)
            focus(next);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activate(focused);
        return focused >= 0;
    case Qt::Key_Escape:
        if (focused < 0 && zoom.isWhole())
            return false;
        QToolTip::hideText();
        if (focused >= 0)
            focus(-1);
        else
            showWhole();
        return true;
    default:
        return false;
    }
}

bool ChartView::Private::wheel(const QWheelEvent& event)
{
    const QPointF at = canvas->mapToScene(event.position().toPoint());
    if (!isField() || event.angleDelta().y() == 0 || !scene->layout().plot.contains(at))
        return false;
    zoomBy(std::pow(ZoomStep, event.angleDelta().y() / 120.0), shares(at));
    return true;
}

bool ChartView::Private::move(const QMouseEvent& event)
{
    const QPoint at = event.position().toPoint();
    if (pressed && event.buttons().testFlag(Qt::LeftButton) && !zoom.isWhole()) {
        const QPoint way = at - *pressed;
        if (!dragged && way.manhattanLength() < QApplication::startDragDistance())
            return true;
        const QRectF plot = scene->layout().plot;
        dragged = true;
        pressed = at;
        canvas->viewport()->setCursor(Qt::ClosedHandCursor);
        panBy({-way.x() / plot.width(), way.y() / plot.height()});
        return true;
    }
    hover(itemAt(at));
    canvas->viewport()->setCursor(hovered >= 0 ? Qt::PointingHandCursor
            : zoom.isWhole()                   ? Qt::ArrowCursor
                                               : Qt::OpenHandCursor);
    return false;
}

bool ChartView::Private::release(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton)
        return false;
    pressed.reset();
    if (std::exchange(dragged, false)) {
        canvas->viewport()->setCursor(Qt::OpenHandCursor);
        return true;
    }
    const int item = itemAt(event.position().toPoint());
    if (item >= 0)
        activate(item);
    return item >= 0;
}

bool ChartView::Private::mouse(QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseMove:
        return move(static_cast<QMouseEvent&>(event));
    case QEvent::Leave:
        hover(-1);
        return false;
    case QEvent::Wheel:
        return wheel(static_cast<QWheelEvent&>(event));
    case QEvent::MouseButtonPress: {
        const auto& press = static_cast<QMouseEvent&>(event);
        if (press.button() == Qt::LeftButton && isField())
            pressed = press.position().toPoint();
        return false;
    }
    case QEvent::MouseButtonDblClick:
        if (zoom.isWhole() || itemAt(static_cast<QMouseEvent&>(event).position().toPoint()) >= 0)
            return false;
        showWhole();
        return true;
    case QEvent::MouseButtonRelease:
        return release(static_cast<QMouseEvent&>(event));
    case QEvent::ToolTip: {
        const auto& help = static_cast<QHelpEvent&>(event);
        showTip(itemAt(help.pos()), help.globalPos());
        showSources(help.pos(), help.globalPos());
        return true;
    }
    default:
        return false;
    }
}

} // namespace atlas
