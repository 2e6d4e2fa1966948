// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "error.h"
#include "feeds/feed.h"

#include <QString>
#include <QStringList>
#include <atomic>
#include <functional>
#include <optional>

/// The doors to a catalog file. Each call opens its own connection and closes it; all may run on any thread.
namespace atlas {

inline constexpr int CurrentSchema = 2;
inline constexpr qint32 ApplicationId = 0x47504154; // "GPAT"

/// Makes a new catalog at `path` from the starter facts, or without any. Fails when the path exists; on failure
/// nothing is left behind.
enum class StartWith { StarterFacts, Nothing };

/// Rows of one table. For offers `added` counts new readings, `changed` offers whose hardware or region was changed.
struct TableCount
{
    QString table;
    qint64 read = 0, added = 0, changed = 0, duplicates = 0, skipped = 0, conflicts = 0, stubs = 0;
    qint64 fresh = 0; ///< of those added: readings of offers that the catalog did not have
};

/// What an import did, or would do. Nothing added or changed: no run was recorded.
struct ImportReport
{
    std::optional<qint64> run;
    std::vector<TableCount> tables;
    std::vector<RowIssue> issues; ///< the first 1000 faults and 1000 remarks; the rest is only counted
    qint64 moreIssues = 0;
    [[nodiscard]] bool changedAnything() const;
};

struct ImportInput
{
    QString name; ///< shown in messages: a file name or an URL
    QByteArray bytes;
};

struct ImportRequest
{
    QString feed;
    std::vector<ImportInput> inputs;
    FeedOptions options;
    bool dryRun = false;
    /// The sources that these files describe are one: their rows may replace each other's.
    bool sourcesAreOne = false;
    QDate today; ///< the run's date
    std::function<void(int percent)> progress = {}; ///< called on the importing thread
    const std::atomic_bool* cancelled = nullptr;
};

[[nodiscard]] Result<ImportReport> createCatalog(const QString& path, StartWith content, QDate today);
[[nodiscard]] Result<CatalogPtr> readCatalog(const QString& path, const std::atomic_bool* cancelled = nullptr);
/// All inputs in one transaction: one run, or on any error nothing at all.
[[nodiscard]] Result<ImportReport> importInto(const QString& path, const ImportRequest& request);

struct RunInfo
{
    qint64 run = 0;
    QString feed, inputs, importedOn;
    bool undone = false;
    bool initial = false; ///< made by createCatalog; never undone
};
[[nodiscard]] Result<std::vector<RunInfo>> importRuns(const QString& path);
/// The one that `undoImport` takes back when no other is named.
[[nodiscard]] Result<RunInfo> newestImport(const QString& path);
/// Takes back a run, or the newest one not yet undone: every data table is then row for row as before it.
[[nodiscard]] Result<RunInfo> undoImport(const QString& path, std::optional<qint64> run);

/// Keeps a decision tree (JSON, not judged here) with the catalog, in place of the one before it; a null text takes it
/// away. It is no data: imports and their undoing know nothing of it.
inline constexpr const char* DecisionTreeKey = "decision_tree"; ///< in the table `meta`
[[nodiscard]] Result<void> storeDecisionTree(const QString& path, const QString& json);

struct FileReport
{
    bool ok = false;
    QStringList problems; ///< one translated sentence each, naming table and row where there is one
};
/// Integrity of the file: pages, foreign keys, schema, the rules a catalog keeps. An error when it cannot be opened.
[[nodiscard]] Result<FileReport> checkFile(const QString& path);

/// Version of the starter facts that this program brings: a date, which sorts as text.
[[nodiscard]] QString starterVersion();
/// Whether a catalog that has that version of the starter facts (empty: none) could get newer ones.
[[nodiscard]] bool isOlderStarter(const QString& version);
/// Imports the starter facts of this program: changes rows of their own sources only, and is a run like any other. A
/// catalog that has newer ones is refused.
[[nodiscard]] Result<ImportReport> updateStarterFacts(const QString& path, QDate today, bool dryRun = false);

/// Writes a copy of one state of the catalog, page by page, into `copy`, an empty file or none; errors speak of
/// `shownCopy`. Not a byte of the catalog changes, whatever its schema.
[[nodiscard]] Result<void> copyCatalog(const QString& path, const QString& copy, const QString& shownCopy);

/// Version of the SQLite library.
[[nodiscard]] QString sqliteVersion();

/// Where the user's own catalog is, or would be.
[[nodiscard]] QString ownCatalogPath();
/// The user's own catalog, made from the starter facts under a lock when it does not exist yet; migrated with a
/// back-up beside it when its schema is older.
[[nodiscard]] Result<QString> ensureOwnCatalog(QDate today);

} // namespace atlas
