// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "catalog/filestamp.h"

#include <QObject>

namespace atlas {

class CatalogWatch;

/// Reads the open catalog again when another program changed it, and says so.
class CatalogReload : public QObject
{
    Q_OBJECT
public:
    CatalogReload(const WindowParts& parts, QObject* parent);

private:
    void readAgain();
    void showRead();
    void showVanished();

    WindowParts m_parts;
    CatalogWatch* m_watch;
    QString m_opening; ///< is being read, in the state of …
    FileStamp m_stamp;
    bool m_ownDoing = false; ///< the reading was begun here
};

} // namespace atlas
