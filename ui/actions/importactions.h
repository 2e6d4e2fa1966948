// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "sqlite/catalogfile.h"

#include <QObject>
#include <QPointer>
#include <functional>

namespace atlas {

class ImportDialog;
class ImportJob;

/// Brings lists of offers into the catalog, and takes imports back.
class ImportActions : public QObject
{
    Q_OBJECT
public:
    ImportActions(const WindowParts& parts, QObject* parent);

    /// Shows how the file would be imported.
    void importFile(const QString& path);

private:
    void askForFile();
    void showImported(const QString& file, const QString& catalog, const ImportReport& report);
    void askToUndo();
    void undo(const QString& catalog, qint64 run);
    /// Shows what was written, where it is open, and says what came of it then.
    void reloadAndTell(const QString& catalog, std::function<void()> tell);
    void showError(const Error& error);

    WindowParts m_parts;
    ImportJob* m_job; ///< for taking back
    QPointer<ImportDialog> m_dialog;
    std::function<void()> m_tell; ///< when the catalog is read again
};

} // namespace atlas
