// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/offerkey.h"

#include <QUrl>

namespace atlas {

QString offerKey(const QString& provider, const QString& instanceType, const QString& region,
    const QString& purchaseModel, const QString& variant)
{
    const auto encoded = [](const QString& part) { return QString::fromLatin1(QUrl::toPercentEncoding(part)); };
    QString place = region.isEmpty() ? QStringLiteral("-") : encoded(region);
    if (region == QStringLiteral("-"))
        place = QStringLiteral("%2D");
    QString key = encoded(provider) + u'/' + encoded(instanceType) + u'/' + place + u'/' + encoded(purchaseModel);
    if (!variant.isEmpty())
        key += u'/' + encoded(variant);
    return key;
}

std::optional<QStringList> offerKeyParts(const QString& key)
{
    constexpr qsizetype Fewest = 4, Most = 5, Region = 2;
    QStringList parts = key.split(u'/');
    if (parts.size() < Fewest || parts.size() > Most)
        return {};
    for (qsizetype place = 0; place < parts.size(); ++place) {
        const bool none = place == Region && parts[place] == QStringLiteral("-");
        parts[place] = none ? QStringLiteral("") : QUrl::fromPercentEncoding(parts[place].toUtf8());
    }
    parts.resize(Most, QStringLiteral(""));
    // Another spelling of a key is no key.
    return offerKey(parts[0], parts[1], parts[2], parts[3], parts[4]) == key ? std::optional(parts) : std::nullopt;
}

} // namespace atlas
