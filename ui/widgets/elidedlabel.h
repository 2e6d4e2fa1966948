// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace atlas {

/// One line of plain text that is shortened with "…" instead of clipped; the whole text is then its tool tip, if it has
/// no other.
class ElidedLabel : public QWidget
{
    Q_OBJECT
public:
    explicit ElidedLabel(Qt::TextElideMode mode, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }
    void setDim(bool dim);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Qt::TextElideMode m_mode;
    QString m_text;
    bool m_dim = false;
};

/// Shows a tool tip of plain text: text that looks like markup is shown as it is.
void showPlainToolTip(const QPoint& globalPosition, const QString& text, QWidget* widget, const QRect& area = {});
/// The same text so that a tool tip shows it literally.
[[nodiscard]] QString plainToolTip(const QString& text);

} // namespace atlas
