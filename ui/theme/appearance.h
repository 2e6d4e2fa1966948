// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

namespace atlas {

class SystemScheme;

/// Colours and text size of the whole program as the settings want them. Follows settings and desktop while it lives;
/// every widget then gets QEvent::PaletteChange or QEvent::FontChange. Needs a QApplication.
class Appearance : public QObject
{
    Q_OBJECT
public:
    explicit Appearance(QObject* parent = nullptr);

    [[nodiscard]] SystemScheme* systemScheme() const { return m_scheme; }

private:
    void applyTheme();
    void applyTextSize();

    SystemScheme* m_scheme;
    QFont m_systemFont;
};

} // namespace atlas
