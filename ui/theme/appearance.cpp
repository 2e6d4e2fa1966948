// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/appearance.h"

#include "settings.h"
#include "theme/palettes.h"
#include "theme/systemscheme.h"
#include "widgets/tones.h"

#include <QApplication>
#include <QStyle>
#include <QStyleHints>
#include <algorithm>

namespace atlas {

namespace {

constexpr int LeastTextSize = 50, MostTextSize = 300;

/// Are these the colours that the style has where the desktop says nothing?
bool isOfStyle(const QPalette& palette)
{
    const QPalette plain = QApplication::style()->standardPalette();
    const auto same = [&](QPalette::ColorRole role) { return palette.color(role) == plain.color(role); };
    return same(QPalette::Window) && same(QPalette::Base) && same(QPalette::Text) && same(QPalette::Highlight);
}

bool isDarkByQt(const QPalette& palette)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark)
        return true;
#endif
    return isDark(palette);
}

}

Appearance::Appearance(QObject* parent)
    : QObject(parent)
    , m_scheme(new SystemScheme(this))
    , m_systemFont(QApplication::font())
{
    connect(&settingChanges(), &SettingChanges::changed, this, [this](Setting key) {
        if (key == Setting::Theme)
            applyTheme();
        else if (key == Setting::TextSize)
            applyTextSize();
    });
    connect(m_scheme, &SystemScheme::changed, this, &Appearance::applyTheme);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Appearance::applyTheme);
#endif
    applyTheme();
    applyTextSize();
}

void Appearance::applyTheme()
{
    const QString theme = setting(Setting::Theme).toString();
    if (theme == QLatin1String("light")) {
        QApplication::setPalette(lightPalette());
    } else if (theme == QLatin1String("dark")) {
        QApplication::setPalette(darkPalette());
    } else {
        QApplication::setPalette(QPalette());
        const QPalette desktop = QApplication::palette();
        const bool dark = m_scheme->prefersDark() || isDarkByQt(desktop);
        // A desktop that has colours of its own and knows the scheme keeps them.
        if (isOfStyle(desktop) || dark != isDark(desktop))
            QApplication::setPalette(dark ? darkPalette() : lightPalette());
    }
}

void Appearance::applyTextSize()
{
    const int percent = std::clamp(setting(Setting::TextSize).toInt(), LeastTextSize, MostTextSize);
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(m_systemFont.pointSizeF() * percent / 100);
    else
        font.setPixelSize(std::max(1, m_systemFont.pixelSize() * percent / 100));
    if (font != QApplication::font())
        QApplication::setFont(font);
}

} // namespace atlas
