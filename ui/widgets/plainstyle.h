// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace atlas {

/// Fusion with scroll bars in plain colours, and with outlines that are seen on dark ground as well. Fusion fills them
/// with gradients, for which the painter wakes other threads and waits for them: each time an answer changes the length
/// of a list, that took as long as painting half a table. No stock pictures on the buttons of dialogs either.
class PlainStyle : public QProxyStyle
{
    Q_OBJECT
public:
    PlainStyle();

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* returned = nullptr) const override;

private:
    void drawArrow(const QStyleOptionComplex& option, SubControl button, PrimitiveElement arrow, QPainter* painter,
        const QWidget* widget) const;
};

} // namespace atlas
