// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/taborder.h"

#include <QApplication>
#include <algorithm>

namespace atlas {

namespace {

bool takesTab(const QWidget* widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isVisible()
        && widget->isEnabled();
}

QList<QWidget*> stopsOf(QWidget* part)
{
    QList<QWidget*> stops;
    for (QWidget* const widget : part->findChildren<QWidget*>())
        if (takesTab(widget))
            stops << widget;
    std::stable_sort(stops.begin(), stops.end(), [part](const QWidget* left, const QWidget* right) {
        const QPoint a = left->mapTo(part, left->rect().center()), b = right->mapTo(part, right->rect().center());
        // What stands beside each other is on one line though not of one height.
        if (std::abs(a.y() - b.y()) >= std::min(left->height(), right->height()) / 2)
            return a.y() < b.y();
        return part->isRightToLeft() ? a.x() > b.x() : a.x() < b.x();
    });
    return stops;
}

}

bool moveFocusAsRead(const QWidget& whole, const QList<QWidget*>& parts, bool next)
{
    QWidget* const focused = QApplication::focusWidget();
    if (!focused || !whole.isAncestorOf(focused))
        return false;
    QList<QWidget*> stops;
    for (QWidget* const part : parts)
        stops << stopsOf(part);
    const qsizetype place = stops.indexOf(focused);
    const qsizetype wanted = place + (next ? 1 : -1);
    QWidget* stop = place >= 0 && wanted >= 0 && wanted < stops.size() ? stops[wanted] : nullptr;
    if (!stop) {
        stop = focused;
        do
            stop = next ? stop->nextInFocusChain() : stop->previousInFocusChain();
        while (stop != focused && (whole.isAncestorOf(stop) || stop == &whole || stop->isWindow() || !takesTab(stop)));
    }
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace atlas
