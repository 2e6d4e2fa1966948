// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

namespace atlas {

/// Opens catalogs that are dropped on the window, and says why another file is refused.
class DropActions : public QObject
{
    Q_OBJECT
public:
    DropActions(const WindowParts& parts, QObject* parent);

private:
    WindowParts m_parts;
};

} // namespace atlas
