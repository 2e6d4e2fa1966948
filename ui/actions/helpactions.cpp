// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/helpactions.h"

#include "actions/actions.h"
#include "commands/commandpalette.h"
#include "commands/shortcutdialog.h"
#include "widgets/filterhelp.h"
#include "widgets/messagebar.h"

#include <QMainWindow>

namespace atlas {

HelpActions::HelpActions(const WindowParts& parts, const QString& version, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_version(version)
{
    m_parts.actions.on("commandPalette", this, [this] { showCommands(); });
    m_parts.actions.on("shortcutList", this, [this] { showShortcuts(); });
    m_parts.actions.on("filterHelp", this, [this] { showFilterHelp(); });
    m_parts.actions.on("about", this, [this] { showAbout(); });
}

void HelpActions::showCommands()
{
    if (!m_palette)
        m_palette = new CommandPalette(m_parts.actions, m_parts.window);
    m_palette->open();
}

void HelpActions::showShortcuts()
{
    if (!m_shortcuts)
        m_shortcuts = new ShortcutDialog(m_parts.actions, m_parts.window);
    m_shortcuts->refresh();
    m_shortcuts->show();
    m_shortcuts->raise();
    m_shortcuts->activateWindow();
}

void HelpActions::showFilterHelp()
{
    if (!m_filterHelp)
        m_filterHelp = new FilterHelp(m_parts.window);
    m_filterHelp->show();
    m_filterHelp->raise();
    m_filterHelp->activateWindow();
}

void HelpActions::showAbout()
{
    m_parts.messages.show(MessageBar::Kind::Information,
        tr("GPU Atlas %1: filter, chart and compare offers of GPU clouds. Free software under the GNU GPL, version 3 "
           "or later.")
            .arg(m_version));
}

} // namespace atlas
