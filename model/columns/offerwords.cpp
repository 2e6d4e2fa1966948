// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/offerwords.h"

#include "engine/table.h"

#include <QStringList>

namespace atlas {

QString offerWords(const Table& offers, std::uint32_t row, const CellStyle& style)
{
    QStringList parts;
    for (const QStringView key : {u"provider_name", u"instance_type", u"region", u"purchase_model", u"variant"}) {
        const int column = offers.indexOf(key);
        if (column >= 0 && offers.view(column).isKnown(row))
            parts << cellText(offers, column, row, style);
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace atlas
