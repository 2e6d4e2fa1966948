// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>
#include <QString>

namespace atlas {

class FilterHelp;

/// Tells about the program.
class HelpActions : public QObject
{
    Q_OBJECT
public:
    HelpActions(const WindowParts& parts, const QString& version, QObject* parent);

private:
    void showFilterHelp();
    void showAbout();

    WindowParts m_parts;
    QString m_version;
    FilterHelp* m_filterHelp = nullptr;
};

} // namespace atlas
