// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/offermarks.h"

#include "sqlite/findoffer.h"
#include "sqlite/importrun.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace atlas {

namespace {

constexpr qsizetype MostNamed = 5; ///< keys that the name of a run holds

struct Mark
{
    bool starred = false;
    std::string note;
    bool operator==(const Mark&) const = default;
};

Mark stored(SQLite::Database& database, const std::string& key)
{
    SQLite::Statement query(database, "SELECT starred, ifnull(note, '') FROM marks WHERE offer_key = ?");
    query.bind(1, key);
    return query.executeStep() ? Mark{query.getColumn(0).getInt() != 0, query.getColumn(1).getString()} : Mark();
}

void store(SQLite::Database& database, const std::string& key, const Mark& mark)
{
    if (mark == Mark()) {
        SQLite::Statement remove(database, "DELETE FROM marks WHERE offer_key = ?");
        remove.bind(1, key);
        remove.exec();
        return;
    }
    SQLite::Statement write(database,
        "INSERT INTO marks (offer_key, starred, note) VALUES (?, ?, nullif(?, '')) ON CONFLICT (offer_key) DO UPDATE "
        "SET starred = excluded.starred, note = excluded.note");
    write.bind(1, key);
    write.bind(2, mark.starred ? 1 : 0);
    write.bind(3, mark.note);
    write.exec();
}

Result<bool> mark(SQLite::Database& database, const QStringList& keys, const MarkChange& change)
{
    bool changed = false;
    for (const QString& key : keys) {
        if (!findOffer(database, key))
            return failure(
                ErrorCode::NotFound, QCoreApplication::translate("OwnOffers", "There is no offer “%1”.").arg(key));
        const Mark before = stored(database, key.toStdString());
        Mark after = before;
        if (change.starred)
            after.starred = *change.starred;
        if (change.note)
            after.note = change.note->trimmed().toStdString();
        if (after == before)
            continue;
        store(database, key.toStdString(), after);
        changed = true;
    }
    return changed;
}

}

Result<std::optional<qint64>> markOffers(
    const QString& path, const QStringList& keys, const MarkChange& change, QDate today)
{
    // SQLite counts characters, QString counts the halves of those beyond the first 65,536.
    if (change.note && change.note->trimmed().toUcs4().size() > LongestMarkNote)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("OwnOffers", "A note has %1 characters at most; this one has %2.")
                .arg(LongestMarkNote)
                .arg(change.note->trimmed().toUcs4().size()));
    if (change.note && change.note->contains(QChar::Null))
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("OwnOffers", "A note cannot hold the character U+0000."));
    if (keys.size() > MostMarked)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("OwnOffers", "At most %1 offers are marked at a time.").arg(MostMarked));
    ImportRequest request;
    request.today = today;
    QString names = keys.mid(0, MostNamed).join(QStringLiteral(", "));
    if (keys.size() > MostNamed)
        names += QStringLiteral(", … (%1)").arg(keys.size());
    const auto marked = importAsRun(path, request, MarkFeed, names,
        [&](SQLite::Database& database) -> Result<bool> { return mark(database, keys, change); });
    if (!marked)
        return tl::unexpected(marked.error());
    return marked->run;
}

QString markText(const MarkChange& change, const QString& which)
{
    if (change.note && change.note->trimmed().isEmpty())
        return QCoreApplication::translate("OwnOffers", "No note any more on: %1.").arg(which);
    if (change.note)
        return QCoreApplication::translate("OwnOffers", "Noted: %1.").arg(which);
    if (change.starred && *change.starred)
        return QCoreApplication::translate("OwnOffers", "Star on: %1.").arg(which);
    return QCoreApplication::translate("OwnOffers", "No star any more on: %1.").arg(which);
}

} // namespace atlas
