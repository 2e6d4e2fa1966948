// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "own/ownofferdialog.h"

#include <QObject>
#include <QPointer>
#include <optional>

namespace atlas {

class OwnJob;
class RunMessages;

/// Adds, edits and deletes own offers in the open catalog.
class OwnActions : public QObject
{
    Q_OBJECT
public:
    OwnActions(const WindowParts& parts, RunMessages& told, QObject* parent);

private:
    /// Row of the current offer; nothing when there is none.
    [[nodiscard]] std::optional<std::uint32_t> currentOffer() const;
    [[nodiscard]] bool isOwn(std::uint32_t offer) const;
    void open(OwnOfferDialog::Mode mode, const OfferFields& fields);
    void store();
    void remove();
    void enable();

    WindowParts m_parts;
    RunMessages& m_told;
    OwnJob* m_job;
    QPointer<OwnOfferDialog> m_dialog;
    QString m_catalog; ///< that the dialog is about
};

} // namespace atlas
