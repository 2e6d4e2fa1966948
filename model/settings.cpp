// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>
#include <array>

namespace atlas {

namespace {

struct Entry
{
    const char* name;
    QVariant standard;
};

const Entry& entry(Setting key)
{
    static const auto entries = std::to_array<Entry>({
        {"language", QString()},
        {"theme", QStringLiteral("system")},
        {"text_size", 100},
        {"export/table_format", QString()},
        {"export/table_content", QVariantMap()},
        {"export/chart_picture", QVariantMap()},
        {"commands/recent", QStringList()},
        {"window/geometry", QByteArray()},
        {"window/facets", true},
        {"window/facets_width", 0},
        {"window/details", true},
        {"window/details_width", 0},
        {"query/filter", QString()},
        {"query/sort", QStringList()},
        {"query/per", QStringLiteral("hour")},
        {"query/currency", QStringLiteral("USD")},
        {"offers/columns", QStringList()},
        {"offers/known_columns", QStringList()},
        {"offers/pinned_columns", QStringList{QStringLiteral("provider_name"), QStringLiteral("gpu_name")}},
        {"offers/column_widths", QVariantMap()},
        {"view", QString()},
        {"window/page", QString()},
        {"window/start_page", QString()},
        {"window/page_looks", QVariantMap()},
        {"offers/facets",
            QStringList{QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("price_per_gpu_hour"),
                QStringLiteral("region_group"), QStringLiteral("purchase_model")}},
        {"offers/closed_facets", QStringList()},
        {"folder", QString()},
        {"catalogs/recent", QStringList()},
        {"catalogs/starter_declined", QString()},
        {"wizard/offered", false},
        {"compare/offers", QStringList()},
        {"compare/gpus", QStringList()},
        {"compare/use", QStringList()},
        {"compare/rows", QStringList()},
    });
    return entries[static_cast<std::size_t>(key)];
}

QSettings file()
{
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("gpu-atlas"), QStringLiteral("gpu-atlas")};
}

}

QVariant setting(Setting key)
{
    const Entry& known = entry(key);
    QVariant value = file().value(QLatin1String(known.name), known.standard);
    return value.convert(known.standard.metaType()) ? value : known.standard;
}

QVariant defaultSetting(Setting key)
{
    return entry(key).standard;
}

void storeSetting(Setting key, const QVariant& value)
{
    const QVariant before = setting(key);
    file().setValue(QLatin1String(entry(key).name), value);
    if (setting(key) != before)
        emit settingChanges().changed(key);
}

void resetSetting(Setting key)
{
    const QVariant before = setting(key);
    file().remove(QLatin1String(entry(key).name));
    if (setting(key) != before)
        emit settingChanges().changed(key);
}

SettingChanges& settingChanges()
{
    static SettingChanges changes;
    return changes;
}

} // namespace atlas
