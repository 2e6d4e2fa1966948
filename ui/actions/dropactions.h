// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

namespace atlas {

/// Opens catalogs and views that are dropped on the window.
class DropActions : public QObject
{
    Q_OBJECT
public:
    DropActions(const WindowParts& parts, QObject* parent);

private:
    void openView(const QString& path);

    WindowParts m_parts;
};

} // namespace atlas
