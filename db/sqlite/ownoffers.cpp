// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/ownoffers.h"

#include "catalog/offerkey.h"
#include "catalog/tablespec.h"
#include "sqlite/findoffer.h"
#include "sqlite/importrun.h"
#include "text/csv.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace atlas {

namespace {

QString valueOf(const OfferFields& fields, const char* key)
{
    const auto found = fields.find(QString::fromLatin1(key));
    return found == fields.end() ? QString() : found->second;
}

Result<qint64> findOwn(SQLite::Database& database, const QString& key)
{
    const std::optional<StoredOffer> stored = findOffer(database, key);
    if (!stored)
        return failure(
            ErrorCode::NotFound, QCoreApplication::translate("OwnOffers", "There is no offer “%1”.").arg(key));
    if (stored->source != OwnSource)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("OwnOffers",
                "“%1” is not one of your own offers: it is from the source “%2”. Add an own offer beside it.")
                .arg(key, stored->source));
    SQLite::Statement others(database,
        "SELECT count(*) FROM observations AS b JOIN sources AS s ON s.id = b.source_id WHERE b.offer_id = ? "
        "AND s.source <> ?");
    others.bind(1, static_cast<int64_t>(stored->id));
    others.bind(2, std::string(OwnSource.data()));
    if (others.executeStep() && others.getColumn(0).getInt64() > 0)
        return failure(ErrorCode::Conflict,
            QCoreApplication::translate("OwnOffers", "Another source also has prices of “%1”; undo its import first.")
                .arg(key));
    return stored->id;
}

void execute(SQLite::Database& database, const char* sql, qint64 offer, const QString& date = {})
{
    SQLite::Statement statement(database, sql);
    statement.bind(1, static_cast<int64_t>(offer));
    if (!date.isNull())
        statement.bind(2, date.toStdString());
    statement.exec();
}

/// The readings of that day go; with the last one the offer goes.
Result<bool> makeWay(SQLite::Database& database, const QString& key, const QString& date)
{
    const Result<qint64> offer = findOwn(database, key);
    if (!offer)
        return tl::unexpected(offer.error());
    if (date.isEmpty())
        execute(database, "DELETE FROM observations WHERE offer_id = ? AND date_id IS NULL", *offer);
    else
        execute(database,
            "DELETE FROM observations WHERE offer_id = ? AND date_id = (SELECT id FROM dates WHERE date = ?)", *offer,
            date);
    execute(database,
        "DELETE FROM offers WHERE id = ? AND NOT EXISTS (SELECT 1 FROM observations WHERE offer_id = offers.id)",
        *offer);
    return true;
}

QByteArray csvOf(const OfferFields& fields)
{
    std::vector<QString> header, values;
    for (const Field& field : offersTable().fields) {
        const QString key = QString::fromUtf8(field.key.data(), static_cast<qsizetype>(field.key.size()));
        const QString value
            = key == QLatin1StringView("source") ? QString(OwnSource) : valueOf(fields, key.toLatin1().constData());
        if (value.isNull())
            continue;
        header.push_back(key);
        values.push_back(value);
    }
    QByteArray csv;
    appendCsvRecord(csv, header);
    appendCsvRecord(csv, values);
    return csv;
}

Result<ImportReport> storeOffer(const QString& path, const OfferFields& fields, QDate today, const BeforeImport& before,
    LeftOut leftOut = LeftOut::Stays)
{
    ImportRequest request;
    request.feed = QStringLiteral("atlas");
    request.today = today;
    request.inputs
        = {{QStringLiteral("own"), "source,title,kind\nown,Own offers,own\n"}, {QStringLiteral("own"), csvOf(fields)}};
    // A row that is skipped, or a field that cannot be read, is the user's typing and no line of a file.
    ImportRequest trial = request;
    trial.dryRun = true;
    const auto checked = importAsRun(path, trial, OwnFeed, keyOfFields(fields), before, leftOut);
    if (!checked)
        return checked;
    for (const RowIssue& issue : checked->issues)
        if (issue.severity == RowIssue::Severity::Skipped)
            return failure(ErrorCode::InvalidArgument,
                QCoreApplication::translate("OwnOffers", "%1 “%2”: %3").arg(issue.column, issue.value, issue.message));
    return importAsRun(path, request, OwnFeed, keyOfFields(fields), before, leftOut);
}

}

QString keyOfFields(const OfferFields& fields)
{
    return offerKey(valueOf(fields, "provider"), valueOf(fields, "instance_type"), valueOf(fields, "region"),
        valueOf(fields, "purchase_model"), valueOf(fields, "variant"));
}

Result<ImportReport> addOwnOffer(const QString& path, const OfferFields& fields, QDate today)
{
    const QString key = keyOfFields(fields);
    return storeOffer(path, fields, today, [key](SQLite::Database& database) -> Result<bool> {
        if (findOffer(database, key))
            return failure(ErrorCode::AlreadyExists,
                QCoreApplication::translate(
                    "OwnOffers", "The catalog has an offer “%1” already; give yours another variant, or edit it.")
                    .arg(key));
        return false;
    });
}

Result<ImportReport> editOwnOffer(const QString& path, const OfferFields& fields, QDate today)
{
    const QString key = keyOfFields(fields), date = valueOf(fields, "observed_on");
    return storeOffer(
        path, fields, today, [key, date](SQLite::Database& database) { return makeWay(database, key, date); },
        LeftOut::Unknown);
}

Result<RunInfo> deleteOwnOffers(const QString& path, const QStringList& keys, QDate today)
{
    ImportRequest request;
    request.today = today;
    const QString inputs = keys.join(QStringLiteral(", "));
    const auto removed
        = importAsRun(path, request, OwnFeed, inputs, [&keys](SQLite::Database& database) -> Result<bool> {
              for (const QString& key : keys) {
                  const Result<qint64> offer = findOwn(database, key);
                  if (!offer)
                      return tl::unexpected(offer.error());
                  execute(database, "DELETE FROM observations WHERE offer_id = ?", *offer);
                  execute(database, "DELETE FROM offers WHERE id = ?", *offer);
              }
              return !keys.isEmpty();
          });
    if (!removed)
        return tl::unexpected(removed.error());
    RunInfo info;
    info.run = removed->run.value_or(0);
    info.feed = OwnFeed;
    info.inputs = inputs;
    return info;
}

} // namespace atlas
