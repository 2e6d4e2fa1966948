// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/column.h"

#include <QCoreApplication>
#include <array>

namespace atlas {

namespace {

/// Entries of fixed vocabularies as people read them.
constexpr std::pair<const char*, const char*> VocabularyTexts[]{
    {"on_demand", QT_TRANSLATE_NOOP("Vocabulary", "on-demand")},
    {"spot", QT_TRANSLATE_NOOP("Vocabulary", "spot")},
    {"reserved_1y", QT_TRANSLATE_NOOP("Vocabulary", "reserved, 1 year")},
    {"reserved_3y", QT_TRANSLATE_NOOP("Vocabulary", "reserved, 3 years")},
    {"subscription", QT_TRANSLATE_NOOP("Vocabulary", "subscription")},
    {"us", QT_TRANSLATE_NOOP("Vocabulary", "United States")},
    {"eu", QT_TRANSLATE_NOOP("Vocabulary", "Europe")},
    {"asia-pacific", QT_TRANSLATE_NOOP("Vocabulary", "Asia-Pacific")},
    {"cn", QT_TRANSLATE_NOOP("Vocabulary", "China")},
    {"other", QT_TRANSLATE_NOOP("Vocabulary", "other")},
    {"gpu", QT_TRANSLATE_NOOP("Vocabulary", "GPU")},
    {"tpu", QT_TRANSLATE_NOOP("Vocabulary", "TPU")},
    {"trainium", QT_TRANSLATE_NOOP("Vocabulary", "Trainium")},
    {"inferentia", QT_TRANSLATE_NOOP("Vocabulary", "Inferentia")},
    {"gaudi", QT_TRANSLATE_NOOP("Vocabulary", "Gaudi")},
    {"hyperscaler", QT_TRANSLATE_NOOP("Vocabulary", "hyperscaler")},
    {"specialist", QT_TRANSLATE_NOOP("Vocabulary", "specialist")},
    {"marketplace", QT_TRANSLATE_NOOP("Vocabulary", "marketplace")},
    {"notebook", QT_TRANSLATE_NOOP("Vocabulary", "notebook")},
    {"ssh", QT_TRANSLATE_NOOP("Vocabulary", "SSH")},
    {"managed", QT_TRANSLATE_NOOP("Vocabulary", "managed")},
    {"conflict", QT_TRANSLATE_NOOP("Vocabulary", "readings disagree")},
    {"mixed_age", QT_TRANSLATE_NOOP("Vocabulary", "prices of different age")},
    {"memory_name", QT_TRANSLATE_NOOP("Vocabulary", "memory contradicts the name")},
    {"memory_total", QT_TRANSLATE_NOOP("Vocabulary", "memory of all GPUs as that of one")},
    {"memory_size", QT_TRANSLATE_NOOP("Vocabulary", "memory differs from the data sheet")},
    {"spot_above_on_demand", QT_TRANSLATE_NOOP("Vocabulary", "spot dearer than on-demand")},
    {"same_price", QT_TRANSLATE_NOOP("Vocabulary", "same price for other numbers of GPUs")},
    {"duplicate", QT_TRANSLATE_NOOP("Vocabulary", "same offer under two spellings")},
    {"price_outlier", QT_TRANSLATE_NOOP("Vocabulary", "price far from the market")},
    {"no_host", QT_TRANSLATE_NOOP("Vocabulary", "without host machine")},
    {"no_price", QT_TRANSLATE_NOOP("Vocabulary", "no known price")},
    {"zero_price", QT_TRANSLATE_NOOP("Vocabulary", "free of charge")},
    {"no_region", QT_TRANSLATE_NOOP("Vocabulary", "no region")},
    {"unknown_gpu", QT_TRANSLATE_NOOP("Vocabulary", "GPU without figures")},
    {"fractional_gpu", QT_TRANSLATE_NOOP("Vocabulary", "part of a GPU")},
    {"not_gpu", QT_TRANSLATE_NOOP("Vocabulary", "not a GPU")},
    {"stale", QT_TRANSLATE_NOOP("Vocabulary", "old price")},
    {"undated", QT_TRANSLATE_NOOP("Vocabulary", "price without a date")},
    {"bundle", QT_TRANSLATE_NOOP("Vocabulary", "node only")},
    {"mixed_currency", QT_TRANSLATE_NOOP("Vocabulary", "several currencies")},
    {"doubt", QT_TRANSLATE_NOOP("Vocabulary", "doubt")},
    {"remark", QT_TRANSLATE_NOOP("Vocabulary", "remark")},
    {"derived", QT_TRANSLATE_NOOP("Vocabulary", "derived")},
    {"preview", QT_TRANSLATE_NOOP("Vocabulary", "preview")},
    {"vendor_claim", QT_TRANSLATE_NOOP("Vocabulary", "vendor's own figure")},
    {"confirmed", QT_TRANSLATE_NOOP("Vocabulary", "confirmed")},
    {"outdated", QT_TRANSLATE_NOOP("Vocabulary", "outdated")},
    {"contradicted", QT_TRANSLATE_NOOP("Vocabulary", "contradicted")},
    {"unverified", QT_TRANSLATE_NOOP("Vocabulary", "unverified")},
    {"offer", QT_TRANSLATE_NOOP("Vocabulary", "offer")},
    {"series", QT_TRANSLATE_NOOP("Vocabulary", "series")},
    {"true", QT_TRANSLATE_NOOP("Vocabulary", "yes")},
    {"false", QT_TRANSLATE_NOOP("Vocabulary", "no")},
};

}

QString columnTitle(const Column& column)
{
    return QCoreApplication::translate("Columns", column.title);
}

QString columnHelp(const Column& column)
{
    return QCoreApplication::translate("Columns", column.help);
}

QString columnGroupTitle(ColumnGroup group)
{
    switch (group) {
    case ColumnGroup::Identity:
        return QCoreApplication::translate("ColumnGroup", "What it is");
    case ColumnGroup::Hardware:
        return QCoreApplication::translate("ColumnGroup", "Hardware");
    case ColumnGroup::Price:
        return QCoreApplication::translate("ColumnGroup", "Prices");
    case ColumnGroup::Use:
        return QCoreApplication::translate("ColumnGroup", "Cost of the use");
    case ColumnGroup::Terms:
        return QCoreApplication::translate("ColumnGroup", "Terms");
    case ColumnGroup::Provider:
        return QCoreApplication::translate("ColumnGroup", "Provider");
    case ColumnGroup::Data:
        return QCoreApplication::translate("ColumnGroup", "Source and data");
    }
    return {};
}

QString columnGroupId(ColumnGroup group)
{
    static constexpr std::array<const char*, 7> Ids{
        "identity", "hardware", "price", "use", "terms", "provider", "data"};
    return QString::fromLatin1(Ids[static_cast<std::size_t>(group)]);
}

double hoursIn(PerUnit per)
{
    switch (per) {
    case PerUnit::Hour:
        return 1;
    case PerUnit::Month:
        return 730;
    case PerUnit::Year:
        return 8760;
    }
    return 1;
}

QString unitText(Unit unit, PerUnit per, const QString& currency)
{
    switch (unit) {
    case Unit::None:
    case Unit::Money:
        return {};
    case Unit::Gib:
        return QStringLiteral("GiB");
    case Unit::Percent:
        return QStringLiteral("%");
    case Unit::MoneyOnce:
        return currency;
    case Unit::MoneyPerHour:
        switch (per) {
        case PerUnit::Hour:
            return QCoreApplication::translate("Units", "%1/h").arg(currency);
        case PerUnit::Month:
            return QCoreApplication::translate("Units", "%1/month").arg(currency);
        case PerUnit::Year:
            return QCoreApplication::translate("Units", "%1/year").arg(currency);
        }
        return {};
    case Unit::Seconds:
        return QCoreApplication::translate("Units", "s");
    case Unit::Hours:
        return QCoreApplication::translate("Units", "h");
    case Unit::Days:
        return QCoreApplication::translate("Units", "days");
    case Unit::Tflops:
        return QStringLiteral("TFLOPS");
    case Unit::GbPerSecond:
        return QStringLiteral("GB/s");
    case Unit::Watt:
        return QStringLiteral("W");
    }
    return {};
}

QString vocabularyText(QStringView entry)
{
    for (const auto& [key, text] : VocabularyTexts)
        if (entry == QLatin1StringView(key))
            return QCoreApplication::translate("Vocabulary", text);
    return entry.toString();
}

} // namespace atlas
