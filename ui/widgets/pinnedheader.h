// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QTimer>

namespace atlas {

/// Header whose first sections can stay in sight when it scrolls sideways. The mouse clicks, resizes and moves sections
/// where they are shown; what a click and a move do is up to the listener.
class PinnedHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit PinnedHeader(QWidget* parent = nullptr);

    /// So many sections are to stay in sight.
    void setPinned(int sections);
    /// How many do: never more than fit into half of the width.
    [[nodiscard]] int pinned() const;
    [[nodiscard]] int pinnedWidth() const;
    /// Left edge of a section as it is shown, in viewport pixels.
    [[nodiscard]] int shownPosition(int section) const;
    /// Section shown at that pixel, or -1.
    [[nodiscard]] int shownSectionAt(int x) const;

signals:
    void clicked(int section, Qt::KeyboardModifiers modifiers);
    void handleDoubleClicked(int section);
    /// The section is to stand in front of the one at `before`, or at the end.
    void moveAsked(int section, int before);
    void scrollAsked(int pixels);
    void menuAsked(int section, const QPoint& globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
    void leaveEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    [[nodiscard]] int draggedSection() const { return m_drag == Drag::Moving ? m_section : -1; }

private:
    enum class Drag { None, Pressed, Resizing, Moving };

    /// Section whose right edge is at that pixel, or -1.
    [[nodiscard]] int handleAt(int x) const;
    /// Section that a dragged one would be put in front of.
    [[nodiscard]] int gapAt(int x) const;
    void drag(int x);
    void endDrag();
    void scrollOn();

    int m_wanted = 0;
    Drag m_drag = Drag::None;
    int m_section = -1;
    int m_from = 0; ///< where the mouse was pressed
    int m_size = 0; ///< of the section when it was
    int m_at = 0; ///< where the mouse is now
    QTimer m_scroll;
};

} // namespace atlas
