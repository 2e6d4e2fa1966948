// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "own/ownofferdialog.h"

#include <QObject>
#include <QPointer>
#include <functional>
#include <optional>

namespace atlas {

class ImportJob;
class OwnJob;

/// Adds, edits and deletes own offers in the open catalog, and takes each back.
class OwnActions : public QObject
{
    Q_OBJECT
public:
    OwnActions(const WindowParts& parts, QObject* parent);

private:
    /// Row of the current offer; nothing when there is none.
    [[nodiscard]] std::optional<std::uint32_t> currentOffer() const;
    [[nodiscard]] bool isOwn(std::uint32_t offer) const;
    void open(OwnOfferDialog::Mode mode, const OfferFields& fields);
    void store();
    void remove();
    void told(const QString& catalog, const QString& text, const QString& key, std::optional<qint64> run);
    void undo(const QString& catalog, qint64 run);
    void reloadAndTell(const QString& catalog, std::function<void()> tell);
    void enable();

    WindowParts m_parts;
    OwnJob* m_job;
    ImportJob* m_undoing;
    QPointer<OwnOfferDialog> m_dialog;
    QString m_catalog; ///< that the dialog is about
    std::function<void()> m_tell; ///< once the catalog was read again
};

} // namespace atlas
