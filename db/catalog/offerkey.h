// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace atlas {

/// The key of an offer: provider/instance_type/region/purchase_model[/variant], each part percent-encoded. No region is
/// `-`, a region of that name `%2D`; an empty variant has no part.
[[nodiscard]] QString offerKey(const QString& provider, const QString& instanceType, const QString& region,
    const QString& purchaseModel, const QString& variant);
/// The five parts that a key was made of; no region and no variant are empty. Nothing where the text is no key.
[[nodiscard]] std::optional<QStringList> offerKeyParts(const QString& key);

} // namespace atlas
