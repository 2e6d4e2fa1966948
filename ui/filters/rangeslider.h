// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

namespace atlas {

/// Bars over a line from 0 to 1, and two ends of a range to be dragged along it. The fields beside it take the same
/// range from the keyboard.
class RangeSlider : public QWidget
{
    Q_OBJECT
public:
    explicit RangeSlider(QWidget* parent = nullptr);

    void setCounts(const std::vector<std::size_t>& counts);
    void setRange(double lower, double upper);
    /// What a bar says about itself.
    void setTip(std::function<QString(std::size_t bar)> tip);
    [[nodiscard]] double lower() const { return m_lower; }
    [[nodiscard]] double upper() const { return m_upper; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void lowerDragged(double position);
    void upperDragged(double position);
    void resetAsked();

protected:
    bool event(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    enum class End { None, Lower, Upper };
    [[nodiscard]] double positionAt(int x) const;
    [[nodiscard]] int pixelAt(double position) const;
    void drag(int x);
    void paintHandle(QPainter& painter, int x) const;

    std::vector<std::size_t> m_counts;
    double m_lower = 0, m_upper = 1;
    std::function<QString(std::size_t)> m_tip;
    End m_dragged = End::None;
};

} // namespace atlas
