// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

class QMenu;

namespace atlas {

/// Does what changes the look: order of the table, theme, language.
class ViewActions : public QObject
{
    Q_OBJECT
public:
    ViewActions(const WindowParts& parts, QObject* parent);

private:
    void sortByColumn(bool add);
    void fillLanguages(QMenu* menu);
    void fillThemes(QMenu* menu);

    WindowParts m_parts;
};

} // namespace atlas
