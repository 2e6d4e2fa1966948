// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plainstyle.h"

#include "widgets/tones.h"

#include <QPainter>
#include <QStyleOption>

namespace atlas {

namespace {

constexpr double OutlineStrength = 0.4; // of the text's colour; 3 : 1 against the ground
constexpr int FusionDarkens = 140; // percent; how Fusion makes outlines of the window's colour

/// Fusion takes outlines to be darker than the window, which on dark ground nobody sees: it is given a window to darken
/// from which they come out right.
template <class Option> Option outlined(const Option& option)
{
    Option copy(option);
    const QColor outline
        = mixed(option.palette.color(QPalette::Window), option.palette.color(QPalette::WindowText), OutlineStrength);
    copy.palette.setColor(QPalette::Window, outline.lighter(FusionDarkens));
    return copy;
}

}

PlainStyle::PlainStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void PlainStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (isDark(option->palette)) {
        if (element == PE_FrameLineEdit || element == PE_FrameGroupBox) {
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
                const QStyleOptionFrame clear = outlined(*frame);
                return QProxyStyle::drawPrimitive(element, &clear, painter, widget);
            }
        } else if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton) {
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
                const QStyleOptionButton clear = outlined(*button);
                return QProxyStyle::drawPrimitive(element, &clear, painter, widget);
            }
        }
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void PlainStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (control == CC_SpinBox && isDark(option->palette)) {
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
            const QStyleOptionSpinBox clear = outlined(*spin);
            return QProxyStyle::drawComplexControl(control, &clear, painter, widget);
        }
    }
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || bar == nullptr) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    const QColor ground = bar->palette.color(QPalette::Window), ink = bar->palette.color(QPalette::WindowText);
    painter->fillRect(bar->rect, mixed(ground, ink, 0.05));
    const bool horizontal = bar->orientation == Qt::Horizontal, turned = bar->direction == Qt::RightToLeft;
    drawArrow(*bar, SC_ScrollBarSubLine,
        horizontal ? (turned ? PE_IndicatorArrowRight : PE_IndicatorArrowLeft) : PE_IndicatorArrowUp, painter, widget);
    drawArrow(*bar, SC_ScrollBarAddLine,
        horizontal ? (turned ? PE_IndicatorArrowLeft : PE_IndicatorArrowRight) : PE_IndicatorArrowDown, painter,
        widget);
    if (!(bar->state & State_Enabled) || bar->maximum <= bar->minimum)
        return;
    const bool touched = bar->activeSubControls & SC_ScrollBarSlider;
    const double strength = !touched ? 0.34 : (bar->state & State_Sunken ? 0.56 : 0.44);
    const QRect slider = proxy()->subControlRect(CC_ScrollBar, bar, SC_ScrollBarSlider, widget);
    painter->fillRect(
        horizontal ? slider.adjusted(0, 3, 0, -3) : slider.adjusted(3, 0, -3, 0), mixed(ground, ink, strength));
}

int PlainStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const
{
    // Neither coloured pictures on some of the buttons nor a second, shifted print of what cannot be chosen.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons || hint == SH_EtchDisabledText)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void PlainStyle::drawArrow(const QStyleOptionComplex& option, SubControl button, PrimitiveElement arrow,
    QPainter* painter, const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    const QRect rect = proxy()->subControlRect(CC_ScrollBar, bar, button, widget);
    if (rect.isEmpty())
        return;
    if (option.activeSubControls & button)
        painter->fillRect(rect,
            mixed(option.palette.color(QPalette::Window), option.palette.color(QPalette::WindowText),
                option.state & State_Sunken ? 0.25 : 0.15));
    QStyleOption pointer;
    pointer.initFrom(widget);
    pointer.palette = option.palette;
    pointer.state = option.state & State_Enabled;
    pointer.rect = rect.adjusted(3, 3, -3, -3);
    proxy()->drawPrimitive(arrow, &pointer, painter, widget);
}

} // namespace atlas
