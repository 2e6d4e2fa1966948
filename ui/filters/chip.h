// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace atlas {

/// One operand of the filter. A click on the cross, Delete or Backspace asks to remove it; a click elsewhere, Space or
/// Enter to edit it.
class Chip : public QAbstractButton
{
    Q_OBJECT
public:
    explicit Chip(QWidget* parent = nullptr);

    void setOperand(const QString& text);
    [[nodiscard]] const QString& operand() const { return m_operand; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void removeAsked();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] int iconSize() const;
    /// The cross and what is around it.
    [[nodiscard]] QRect crossRect() const;

    QString m_operand;
};

} // namespace atlas
