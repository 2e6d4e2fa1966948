// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/helpactions.h"

#include "actions/actions.h"
#include "commands/commandpalette.h"
#include "commands/shortcutdialog.h"
#include "help/helpbook.h"
#include "help/helpwindow.h"
#include "pages/pagestack.h"
#include "widgets/aboutdialog.h"

#include <QApplication>
#include <QMainWindow>

namespace atlas {

HelpActions::HelpActions(const WindowParts& parts, const QString& version, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_version(version)
{
    m_parts.actions.on("commandPalette", this, [this] { showCommands(); });
    m_parts.actions.on("shortcutList", this, [this] { showShortcuts(); });
    m_parts.actions.on("help", this, [this] { showHelp(); });
    m_parts.actions.on("filterHelp", this, [this] { showHelpPage(QStringLiteral("filter")); });
    // Also in the windows beside this one.
    m_parts.actions["help"]->setShortcutContext(Qt::ApplicationShortcut);
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

void HelpActions::showHelp()
{
    for (const QWidget* part = QApplication::focusWidget(); part; part = part->parentWidget())
        if (const QString page = helpPageOf(part->objectName()); !page.isEmpty()) {
            showHelpPage(page);
            return;
        }
    const QString page = helpPageOf(m_parts.stack.page());
    showHelpPage(page.isEmpty() ? helpPages().front() : page);
}

void HelpActions::showHelpPage(const QString& page)
{
    if (!m_help)
        m_help = new HelpWindow(m_parts.actions, m_parts.language, m_parts.window);
    m_help->showPage(page);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void HelpActions::showAbout()
{
    if (!m_about)
        m_about = new AboutDialog(m_version, m_parts.session, m_parts.window);
    m_about->show();
    m_about->raise();
    m_about->activateWindow();
}

} // namespace atlas
