// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/ownfields.h"

#include "catalog/tablespec.h"
#include "engine/values.h"
#include "export/csvvalue.h"

namespace atlas {

namespace {

void beginOwn(OfferFields& fields, QDate today)
{
    fields[QStringLiteral("variant")] = OwnSource;
    fields[QStringLiteral("original_currency")] = QStringLiteral("USD");
    fields[QStringLiteral("observed_on")] = today.toString(Qt::ISODate);
}

}

OfferFields fieldsOfOffer(const Table& offers, std::uint32_t row)
{
    OfferFields fields;
    for (const Field& field : offersTable().fields) {
        const QString key = QString::fromUtf8(field.key.data(), static_cast<qsizetype>(field.key.size()));
        const int column = offers.indexOf(key);
        const CellValue value = column < 0 ? CellValue() : cellValue(offers, column, row);
        if (const bool* const flag = std::get_if<bool>(&value))
            fields[key] = *flag ? QStringLiteral("1") : QStringLiteral("0");
        else if (!std::holds_alternative<std::monostate>(value))
            fields[key] = csvValue(value);
    }
    return fields;
}

OfferFields ownOfferLike(const Table& offers, std::uint32_t row, QDate today)
{
    OfferFields fields = fieldsOfOffer(offers, row);
    // What is its own is the price; that of the other offer is none of this one's.
    for (const char* const key : {"original_price", "note", "source", "free", "subscription_fee", "included_units"})
        fields.erase(QString::fromLatin1(key));
    beginOwn(fields, today);
    return fields;
}

OfferFields blankOwnOffer(QDate today)
{
    OfferFields fields;
    fields[QStringLiteral("provider")] = OwnSource;
    fields[QStringLiteral("purchase_model")] = QStringLiteral("on_demand");
    beginOwn(fields, today);
    return fields;
}

} // namespace atlas
