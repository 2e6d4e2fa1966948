// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

namespace atlas {

class SettingsDialog;

/// Opens the settings and puts into effect what belongs to no other part.
class SettingsActions : public QObject
{
    Q_OBJECT
public:
    SettingsActions(const WindowParts& parts, QObject* parent);

private:
    void showSettings();

    WindowParts m_parts;
    SettingsDialog* m_dialog = nullptr; ///< made when first asked for
};

} // namespace atlas
