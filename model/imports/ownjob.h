// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/offermarks.h"
#include "sqlite/ownoffers.h"

#include <QObject>
#include <functional>

namespace atlas {

/// Writes what is the user's own off the GUI thread: offers, stars and notes. Answers come on the job's thread, in
/// turn, while it lives.
class OwnJob : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// The run that can be undone; none where nothing changed.
    using Answer = std::function<void(const Result<std::optional<qint64>>&)>;
    enum class Change { Add, Edit };
    void store(const QString& catalog, Change change, const OfferFields& fields, QDate today, const Answer& answer);
    void remove(const QString& catalog, const QStringList& keys, QDate today, const Answer& answer);
    void mark(
        const QString& catalog, const QStringList& keys, const MarkChange& change, QDate today, const Answer& answer);
};

} // namespace atlas
