// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartscene.h"
#include "charts/chartview.h"
#include "charts/chartzoom.h"
#include "charts/itemtext.h"

#include <QGraphicsView>
#include <QLocale>
#include <QPoint>
#include <QSize>
#include <functional>
#include <memory>
#include <optional>

class QKeyEvent;
class QMouseEvent;
class QPushButton;
class QTimer;
class QToolButton;
class QWheelEvent;

namespace atlas {

/// The inside of the view of a chart: what is drawn, and in chartviewinput.cpp what pointer and keys do.
struct ChartView::Private
{
    ChartView* view = nullptr;
    QGraphicsView* canvas = nullptr;
    std::shared_ptr<const ChartData> data = std::make_shared<const ChartData>();
    ShapeCache cache; ///< of the data
    std::unique_ptr<ChartScene> scene;
    int hovered = -1;
    int focused = -1;
    QSize drawnFor;
    ChartZoom zoom;
    QToolButton* whole = nullptr; ///< back to all of it
    QPushButton* remedy = nullptr; ///< where there is nothing to show
    std::function<void()> act;
    QTimer* later = nullptr; ///< one drawing for all movements of a frame
    std::optional<QPoint> pressed; ///< where the left button went down
    bool dragged = false;

    [[nodiscard]] QString text(int item) const { return itemText(*data, static_cast<std::size_t>(item), QLocale()); }
    [[nodiscard]] int itemAt(QPoint position) const { return scene ? scene->itemAt(canvas->mapToScene(position)) : -1; }
    [[nodiscard]] bool isDrawn(int item) const { return scene && item >= 0 && !scene->itemRect(item).isNull(); }
    void rebuild();
    void describe();
    void highlight();
    void placeButtons();
    [[nodiscard]] bool isField() const;
    /// Shares along the axes, from below.
    [[nodiscard]] QPointF shares(QPointF scenePoint) const;
    void zoomBy(double factor, QPointF about);
    void panBy(QPointF shares);
    void moved();
    void showWhole();

    void hover(int item);
    void focus(int item);
    /// Coming by keyboard, some item must have the focus, else it does not show.
    void showFocus(Qt::FocusReason reason);
    void showTip(int item, QPoint where) const;
    /// The foot has room for some of the sources only.
    void showSources(QPoint position, QPoint where) const;
    void activate(int item) const;
    [[nodiscard]] int itemsAPage() const;
    /// Nearer, farther, all, and moving while only a part is looked at.
    bool zoomKey(const QKeyEvent& event);
    bool key(const QKeyEvent& event);
    bool wheel(const QWheelEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool mouse(QEvent& event);
};

} // namespace atlas
