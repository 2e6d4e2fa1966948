// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>
#include <QPointer>

namespace atlas {

class CatalogInfo;

/// Makes new catalogs and copies of the open one, and tells about it.
class CatalogFileActions : public QObject
{
    Q_OBJECT
public:
    CatalogFileActions(const WindowParts& parts, QObject* parent);

private:
    void makeNew();
    void backUp();
    void showInfo();

    WindowParts m_parts;
    QPointer<CatalogInfo> m_info;
};

} // namespace atlas
