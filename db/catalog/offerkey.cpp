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

} // namespace atlas
