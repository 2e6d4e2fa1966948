// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowgeometry.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace atlas {

namespace {

constexpr QSize Least(320, 240);

QRect usual(const QRect& room)
{
    const QSize size(std::min(1360, room.width() * 9 / 10), std::min(860, room.height() * 9 / 10));
    return {room.center() - QPoint(size.width() / 2, size.height() / 2), size};
}

/// Numbers out of a damaged file must not be reckoned with.
bool isSane(const QRect& window)
{
    constexpr int Far = 1'000'000;
    for (const int edge : {window.left(), window.top(), window.right(), window.bottom()})
        if (edge < -Far || edge > Far)
            return false;
    return window.width() >= Least.width() && window.height() >= Least.height();
}

/// Room on the screen that holds most of the window; nothing when none holds any of it.
QRect roomAround(const QRect& window)
{
    QRect best;
    qint64 most = 0;
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QRect shared = screen->availableGeometry() & window;
        if (const qint64 area = qint64(shared.width()) * shared.height(); shared.isValid() && area > most) {
            most = area;
            best = screen->availableGeometry();
        }
    }
    return best;
}

/// The window moved and cut so that all of it, its title bar as well, is on a screen.
QRect onScreen(const QRect& window, int titleBar)
{
    const QRect room = isSane(window) ? roomAround(window) : QRect();
    if (!room.isValid())
        return usual(QGuiApplication::primaryScreen()->availableGeometry());
    if (room.contains(window))
        return window;
    const QRect client = room.adjusted(0, std::min(titleBar, room.height() / 4), 0, 0);
    QRect fitting(window.topLeft(), window.size().boundedTo(client.size()));
    fitting.moveLeft(std::clamp(fitting.left(), client.left(), client.right() + 1 - fitting.width()));
    fitting.moveTop(std::clamp(fitting.top(), client.top(), client.bottom() + 1 - fitting.height()));
    return fitting;
}

}

void restoreWindow(QWidget& window, const QByteArray& geometry)
{
    const bool restored = !geometry.isEmpty() && window.restoreGeometry(geometry);
    if (!restored) {
        window.resize(usual(QGuiApplication::primaryScreen()->availableGeometry()).size());
        return;
    }
    const bool maximised = window.isMaximized() || window.isFullScreen();
    const QRect normal = maximised ? window.normalGeometry() : window.geometry();
    // The frame is not there yet; where it is drawn by others it has about this height.
    const int titleBar = window.fontMetrics().height() * 2;
    const QRect fitting = onScreen(normal, titleBar);
    if (fitting != normal || window.isFullScreen()) {
        window.setWindowState(Qt::WindowNoState);
        window.setGeometry(fitting);
        if (maximised)
            window.setWindowState(Qt::WindowMaximized);
    }
}

void resizeWithinScreen(QWidget& dialog, QSize size)
{
    dialog.resize(size.boundedTo(dialog.screen()->availableGeometry().size() * 9 / 10));
}

} // namespace atlas
