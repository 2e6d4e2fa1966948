// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "error.h"

#include <QObject>
#include <QString>
#include <functional>
#include <optional>

namespace atlas {

class ImportJob;

/// Says what a run of the user's own changed, once the catalog was read again, and takes the run back when asked.
class RunMessages : public QObject
{
    Q_OBJECT
public:
    RunMessages(const WindowParts& parts, QObject* parent);

    /// `run` is none where nothing changed. The offer of that key becomes the current one, if one is named.
    void tell(const QString& catalog, const QString& text, std::optional<qint64> run, const QString& key = {});
    void tell(const Error& error);

private:
    void undo(const QString& catalog, qint64 run);
    void reloadAndTell(const QString& catalog, std::function<void()> tell);

    WindowParts m_parts;
    ImportJob* m_undoing;
    std::function<void()> m_tell; ///< once the catalog was read again
};

} // namespace atlas
