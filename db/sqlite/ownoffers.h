// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QString>
#include <QStringList>
#include <map>

/// Offers of the user's own: negotiated prices and machines. They are kept under a source of their own, so no import
/// changes them, and each change is a run that can be undone.
namespace atlas {

inline constexpr QLatin1StringView OwnSource("own");
inline constexpr QLatin1StringView OwnFeed("own"); ///< name of the runs

/// Values of the offers' fields by key, as files write them; no entry: unknown.
using OfferFields = std::map<QString, QString>;

/// What makes an offer: provider, instance_type, region, purchase_model, variant.
[[nodiscard]] QString keyOfFields(const OfferFields& fields);

/// Adds the offer. Fails where the catalog has one with that key, or a field cannot be read.
[[nodiscard]] Result<ImportReport> addOwnOffer(const QString& path, const OfferFields& fields, QDate today);
/// Replaces what is said of the own offer of that key; a reading of another day stays in its history. Fails where there
/// is none, or it is not own.
[[nodiscard]] Result<ImportReport> editOwnOffer(const QString& path, const OfferFields& fields, QDate today);
/// Takes own offers away with all their readings, all of them or none.
[[nodiscard]] Result<RunInfo> deleteOwnOffers(const QString& path, const QStringList& keys, QDate today);

} // namespace atlas
