// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/profile.h"

#include "browse/profileparts.h"
#include "catalog/catalog.h"

#include <QCoreApplication>
#include <cmath>

namespace atlas {

QString ProfileSubject::text(const char* column) const
{
    const int index = table.indexOf(QString::fromLatin1(column));
    return index < 0 ? QString() : cellText(table, index, row, style);
}

QString ProfileSubject::raw(const char* column) const
{
    const int index = table.indexOf(QString::fromLatin1(column));
    return index < 0 || !table.view(index).isKnown(row) ? QString() : table.view(index).text(row);
}

bool ProfileSubject::isKnown(const char* column) const
{
    const int index = table.indexOf(QString::fromLatin1(column));
    return index >= 0 && table.view(index).isKnown(row);
}

ProfileBlock ProfileSubject::fields(const QString& title, const std::vector<const char*>& columns) const
{
    ProfileBlock block{.title = title, .isFields = true};
    for (const char* key : columns) {
        const int column = table.indexOf(QString::fromLatin1(key));
        if (column < 0)
            continue;
        ProfileText value{.text = cellText(table, column, row, style)};
        if (!table.view(column).isKnown(row)) {
            value = {QCoreApplication::translate("Profile", "unknown"), ProfileText::Tone::Dim};
        } else if (value.text.isEmpty()) {
            value = {QCoreApplication::translate("Profile", "none"), ProfileText::Tone::Dim};
        } else if (const QString unit = unitText(table.column(column).unit, style.per, table.context().currency);
                   !unit.isEmpty()) {
            value.text = QCoreApplication::translate("Profile", "%1 %2", "value and unit").arg(value.text, unit);
        }
        block.rows.push_back({{columnTitle(table.column(column)), ProfileText::Tone::Dim}, std::move(value)});
    }
    return block;
}

ProfileText ProfileSubject::money(double perHour) const
{
    if (std::isnan(perHour))
        return {.text = QStringLiteral("—"), .tone = ProfileText::Tone::Dim, .right = true};
    return {.text = roundedText(perHour * hoursIn(style.per), 2, style.locale), .right = true};
}

ProfileText ProfileSubject::number(double value, int decimals) const
{
    if (std::isnan(value))
        return {.text = QStringLiteral("—"), .tone = ProfileText::Tone::Dim, .right = true};
    return {.text = roundedText(value, value == std::floor(value) ? 0 : decimals, style.locale), .right = true};
}

QString ProfileSubject::moneyUnit() const
{
    return unitText(Unit::MoneyPerHour, style.per, table.context().currency);
}

QString ProfileSubject::inLanguage(const char* english, const char* chinese) const
{
    const QString preferred = raw(isChinese() ? chinese : english);
    return preferred.isEmpty() ? raw(isChinese() ? english : chinese) : preferred;
}

namespace {

struct Maker
{
    const char* table;
    void (*describe)(Profile&, const ProfileSubject&);
};

constexpr Maker Makers[]{{"providers", describeProvider}, {"gpus", describeGpu}, {"benchmarks", describeBenchmark},
    {"sources", describeSource}, {"claims", describeClaim}, {"health", describeFinding}};

/// The page of the row's source, where it has one.
void addSource(Profile& profile, const ProfileSubject& subject)
{
    const QString id = subject.raw("source");
    const EntityTable& sources = subject.catalog().sources;
    const std::vector<QString>& ids = sources.texts("source");
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (id.isNull() || found == ids.end())
        return;
    const auto at = static_cast<std::size_t>(found - ids.begin());
    const QString title = sources.texts("title")[at], url = sources.texts("url")[at];
    const double date = sources.numbers("observed_on")[at];
    ProfileBlock block{.title = QCoreApplication::translate("Profile", "Source"), .isFields = true};
    const auto add = [&block](const QString& name, const QString& text) {
        if (!text.isEmpty())
            block.rows.push_back({{name, ProfileText::Tone::Dim}, {text}});
    };
    add(QCoreApplication::translate("Profile", "Title"), title);
    add(QCoreApplication::translate("Profile", "Published by"), sources.texts("publisher")[at]);
    add(QCoreApplication::translate("Profile", "Figures of"),
        std::isnan(date) ? QString() : dateToText(static_cast<DateNumber>(date)));
    add(QCoreApplication::translate("Profile", "Id"), id);
    profile.blocks.push_back(std::move(block));
    if (!url.isEmpty())
        profile.links.push_back({QCoreApplication::translate("Profile", "Source"), url});
}

}

Profile profileOf(const Table& table, std::uint32_t row, const CellStyle& style)
{
    const ProfileSubject subject{table, row, style};
    Profile profile;
    profile.title = table.key(row);
    for (const Maker& maker : Makers)
        if (table.name() == QLatin1String(maker.table))
            maker.describe(profile, subject);
    if (profile.blocks.empty()) {
        std::vector<const char*> all;
        for (const Column& column : table.columns())
            all.push_back(column.key);
        profile.blocks.push_back(subject.fields({}, all));
    }
    if (table.name() != QLatin1String("sources"))
        addSource(profile, subject);
    profile.places = placesAbout(table, row);
    return profile;
}

} // namespace atlas
