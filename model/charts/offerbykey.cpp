// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/offerbykey.h"

#include <QUrl>

namespace atlas {

std::optional<std::uint32_t> rowOfOffer(const Table& offers, const QString& key)
{
    // Composing a key costs; the instance type, a part of it, is known by code.
    const View& types = offers.view(offers.indexOf(u"instance_type"));
    const QString type = QUrl::fromPercentEncoding(key.section(u'/', 1, 1).toUtf8());
    std::uint32_t wanted = 0;
    while (wanted < types.dictionary->size() && types.dictionary->text(wanted) != type)
        ++wanted;
    for (std::uint32_t row = 0; row < offers.rowCount(); ++row)
        if ((*types.textCodes)[types.entity(row)] == wanted && offers.key(row) == key)
            return row;
    return {};
}

} // namespace atlas
