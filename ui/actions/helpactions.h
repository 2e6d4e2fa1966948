// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>
#include <QString>

namespace atlas {

class AboutDialog;
class CommandPalette;
class HelpWindow;
class ShortcutDialog;

/// Tells about the program and what can be done in it.
class HelpActions : public QObject
{
    Q_OBJECT
public:
    HelpActions(const WindowParts& parts, const QString& version, QObject* parent);

private:
    void showCommands();
    void showShortcuts();
    void showHelp();
    void showHelpPage(const QString& page);
    void showAbout();

    WindowParts m_parts;
    QString m_version;
    // Each is made when first asked for.
    CommandPalette* m_palette = nullptr;
    ShortcutDialog* m_shortcuts = nullptr;
    HelpWindow* m_help = nullptr;
    AboutDialog* m_about = nullptr;
};

} // namespace atlas
