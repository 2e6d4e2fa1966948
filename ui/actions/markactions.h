// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace atlas {

class OwnJob;
class RunMessages;
struct MarkChange;

/// Puts stars and notes of the user's own on the offers that are selected.
class MarkActions : public QObject
{
    Q_OBJECT
public:
    MarkActions(const WindowParts& parts, RunMessages& told, QObject* parent);

private:
    /// Of the offers that are selected on the page in sight.
    [[nodiscard]] QStringList chosenKeys() const;
    void toggleStar();
    void askNote();
    /// Asks for the note of those offers, beginning from `text`, and stores it.
    void askNote(const QString& catalog, const QStringList& keys, const QString& text);
    void store(const QString& catalog, const QStringList& keys, const MarkChange& change);
    void enable();

    WindowParts m_parts;
    RunMessages& m_told;
    OwnJob* m_job;
};

} // namespace atlas
