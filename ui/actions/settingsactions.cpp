// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/settingsactions.h"

#include "actions/actions.h"
#include "language.h"
#include "settings.h"
#include "settings/settingsdialog.h"

#include <QMainWindow>

namespace atlas {

SettingsActions::SettingsActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    m_parts.actions.on("settings", this, [this] { showSettings(); });
    connect(&settingChanges(), &SettingChanges::changed, this, [this](Setting key) {
        if (key != Setting::Language)
            return;
        const QString stored = setting(key).toString();
        m_parts.language.setLanguage(stored.isEmpty() ? Language::ofSystem() : stored);
    });
}

void SettingsActions::showSettings()
{
    if (!m_dialog)
        m_dialog = new SettingsDialog(m_parts.session, m_parts.window);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace atlas
