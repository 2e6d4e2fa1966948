// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "error.h"

#include <QObject>
#include <QStringList>

class QMenu;

namespace atlas {

/// The menu of catalogs that were open before. Files that are gone leave it.
class RecentActions : public QObject
{
    Q_OBJECT
public:
    RecentActions(const WindowParts& parts, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember();
    void dropMissing();
    void fill();

    WindowParts m_parts;
    QMenu* m_menu;
    QString m_remembered;
    QStringList m_shown;
};

} // namespace atlas
