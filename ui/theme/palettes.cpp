// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/palettes.h"

#include <span>

namespace atlas {

namespace {

struct Role
{
    QPalette::ColorRole role;
    QRgb color;
    QRgb disabled; ///< the same where nothing stands back
};

constexpr Role light[]{
    {QPalette::Window, 0xFFF2F3F5, 0xFFF2F3F5},
    {QPalette::WindowText, 0xFF1B1F24, 0xFF868C94},
    {QPalette::Base, 0xFFFFFFFF, 0xFFF2F3F5},
    {QPalette::AlternateBase, 0xFFF5F7F9, 0xFFF2F3F5},
    {QPalette::Text, 0xFF1B1F24, 0xFF868C94},
    {QPalette::PlaceholderText, 0xFF5F666F, 0xFF868C94},
    {QPalette::Button, 0xFFF2F3F5, 0xFFF2F3F5},
    {QPalette::ButtonText, 0xFF1B1F24, 0xFF868C94},
    {QPalette::BrightText, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::ToolTipBase, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::ToolTipText, 0xFF1B1F24, 0xFF1B1F24},
    {QPalette::Highlight, 0xFF1565AD, 0xFF9AA1A9},
    {QPalette::HighlightedText, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::Link, 0xFF0B5CAD, 0xFF868C94},
    {QPalette::LinkVisited, 0xFF6B4FA0, 0xFF868C94},
    {QPalette::Light, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::Midlight, 0xFFE6E8EB, 0xFFE6E8EB},
    {QPalette::Mid, 0xFFC6CACF, 0xFFC6CACF},
    {QPalette::Dark, 0xFF9BA1A8, 0xFFB4B9BF},
    {QPalette::Shadow, 0xFF5A6068, 0xFF9BA1A8},
};

constexpr Role dark[]{
    {QPalette::Window, 0xFF23262B, 0xFF23262B},
    {QPalette::WindowText, 0xFFE9EBEE, 0xFF7A818A},
    {QPalette::Base, 0xFF1C1F24, 0xFF23262B},
    {QPalette::AlternateBase, 0xFF212429, 0xFF23262B},
    {QPalette::Text, 0xFFE9EBEE, 0xFF7A818A},
    {QPalette::PlaceholderText, 0xFF9AA1A9, 0xFF7A818A},
    {QPalette::Button, 0xFF33373D, 0xFF2A2D33},
    {QPalette::ButtonText, 0xFFE9EBEE, 0xFF7A818A},
    {QPalette::BrightText, 0xFFFFFFFF, 0xFFFFFFFF},
    {QPalette::ToolTipBase, 0xFF33373D, 0xFF33373D},
    {QPalette::ToolTipText, 0xFFE9EBEE, 0xFFE9EBEE},
    {QPalette::Highlight, 0xFF2E77BA, 0xFF4A5058},
    {QPalette::HighlightedText, 0xFFFFFFFF, 0xFFC6CACF},
    {QPalette::Link, 0xFF7AB8EE, 0xFF7A818A},
    {QPalette::LinkVisited, 0xFFC3A6F0, 0xFF7A818A},
    {QPalette::Light, 0xFF4A5058, 0xFF3D4249},
    {QPalette::Midlight, 0xFF3D4249, 0xFF33373D},
    {QPalette::Mid, 0xFF2A2D33, 0xFF2A2D33},
    {QPalette::Dark, 0xFF15171B, 0xFF15171B},
    {QPalette::Shadow, 0xFF0B0C0E, 0xFF0B0C0E},
};

QPalette filled(std::span<const Role> roles)
{
    QPalette palette;
    for (const Role& role : roles) {
        palette.setColor(QPalette::Active, role.role, QColor::fromRgb(role.color));
        palette.setColor(QPalette::Inactive, role.role, QColor::fromRgb(role.color));
        palette.setColor(QPalette::Disabled, role.role, QColor::fromRgb(role.disabled));
    }
    return palette;
}

}

QPalette lightPalette()
{
    return filled(light);
}

QPalette darkPalette()
{
    return filled(dark);
}

} // namespace atlas
