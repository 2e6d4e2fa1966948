// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importtexts.h"

#include "columns/tables.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

namespace atlas {

QString targetTitle(const QString& key)
{
    static const QHash<QString, const char*> titles = [] {
        QHash<QString, const char*> all;
        for (const Column& column : offerColumns())
            all.insert(QString::fromLatin1(column.key), column.title);
        all.insert(QStringLiteral("provider"), QT_TRANSLATE_NOOP("Columns", "Provider"));
        all.insert(QStringLiteral("gpu"), QT_TRANSLATE_NOOP("Columns", "GPU"));
        all.insert(QStringLiteral("original_price"), QT_TRANSLATE_NOOP("Columns", "Price"));
        all.insert(QStringLiteral("original_currency"), QT_TRANSLATE_NOOP("Columns", "Currency"));
        all.insert(QStringLiteral("spot_price"), QT_TRANSLATE_NOOP("Columns", "Spot price"));
        return all;
    }();
    const char* title = titles.value(key, nullptr);
    return title == nullptr ? key : QCoreApplication::translate("Columns", title);
}

QString importSummary(const ImportReport& report)
{
    TableCount all, offers;
    for (const TableCount& table : report.tables) {
        if (table.table == QLatin1String("offers"))
            offers = table;
        else
            all.added += table.added;
        all.changed += table.changed;
        all.duplicates += table.duplicates;
        all.skipped += table.skipped;
        all.conflicts += table.conflicts;
        all.stubs += table.stubs;
    }
    const bool withOffers = offers.read > 0;
    QStringList parts;
    const auto add = [&parts](const char* sentence, qint64 count, bool always) {
        if (always || count > 0)
            parts += QCoreApplication::translate("ImportSummary", sentence).arg(QLocale().toString(count));
    };
    add(QT_TRANSLATE_NOOP("ImportSummary", "new offers: %1"), offers.fresh, withOffers);
    add(QT_TRANSLATE_NOOP("ImportSummary", "new prices of known offers: %1"), offers.added - offers.fresh, withOffers);
    add(QT_TRANSLATE_NOOP("ImportSummary", "new rows of other tables: %1"), all.added, !withOffers);
    add(QT_TRANSLATE_NOOP("ImportSummary", "changed: %1"), all.changed, false);
    add(QT_TRANSLATE_NOOP("ImportSummary", "unchanged: %1"), all.duplicates, true);
    add(QT_TRANSLATE_NOOP("ImportSummary", "in conflict with other sources: %1"), all.conflicts, false);
    add(QT_TRANSLATE_NOOP("ImportSummary", "names new to the catalog: %1"), all.stubs, false);
    add(QT_TRANSLATE_NOOP("ImportSummary", "refused: %1"), all.skipped, true);
    return parts.join(QCoreApplication::translate("ImportSummary", ", ", "between parts of a list"));
}

} // namespace atlas
