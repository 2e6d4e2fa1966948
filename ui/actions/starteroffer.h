// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "sqlite/catalogfile.h"

#include <QObject>

namespace atlas {

/// Offers the newer starter facts of this program to the user's own catalog: once a version, never forced.
class StarterOffer : public QObject
{
    Q_OBJECT
public:
    StarterOffer(const WindowParts& parts, QObject* parent);

private:
    void look();
    void offer();
    void import();
    void showImported(const QString& path, const ImportReport& report);
    void undo(const QString& path, qint64 run);
    void showError(const Error& error);

    WindowParts m_parts;
    QString m_old; ///< version in the catalog
    bool m_asked = false; ///< in this window
    bool m_open = false; ///< not answered yet
};

} // namespace atlas
