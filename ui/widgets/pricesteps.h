// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "details/offerdetails.h"

#include <QWidget>
#include <optional>

namespace atlas {

/// The prices that were read of an offer over time: each holds until the next one. Pointer and arrow keys go from
/// reading to reading; what the one at hand says stands under the line.
class PriceSteps : public QWidget
{
    Q_OBJECT
public:
    explicit PriceSteps(QWidget* parent = nullptr);

    /// In the order of time; undated ones are counted in words. `today`: where the line ends.
    void setReadings(std::vector<OfferReading> readings, QDate today);
    /// What is said about the reading at hand, or about all of them.
    [[nodiscard]] QString caption() const;
    /// Where the reading is drawn; null: it is undated or has no price.
    [[nodiscard]] QPointF pointOf(std::size_t reading) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void left();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] std::optional<std::size_t> nearest(const QPointF& position) const;
    [[nodiscard]] QString describe(const OfferReading& reading) const;
    void setAtHand(std::optional<std::size_t> drawn);
    void retranslate();
    void paintLine(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;

    std::vector<OfferReading> m_readings;
    std::vector<std::size_t> m_drawn; ///< those with day and price, in the order of time
    QDate m_first, m_last;
    double m_lowest = 0, m_highest = 1;
    std::optional<std::size_t> m_atHand; ///< place in m_drawn
};

} // namespace atlas
