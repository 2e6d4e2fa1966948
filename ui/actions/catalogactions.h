// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "error.h"

#include <QObject>
#include <QString>

namespace atlas {

/// Opens catalogs, and says what went wrong with them.
class CatalogActions : public QObject
{
    Q_OBJECT
public:
    CatalogActions(const WindowParts& parts, QObject* parent);

private:
    void askForCatalog();
    void showFailure(const QString& path, const Error& error);

    WindowParts m_parts;
    QString m_failure; ///< what is said of a catalog that could not be read
};

} // namespace atlas
