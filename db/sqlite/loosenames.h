// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/importlog.h"
#include "sqlite/importrow.h"

#include <QHash>
#include <QSet>
#include <span>
#include <vector>

namespace SQLite {
class Database;
}

namespace atlas {

/// Providers and GPUs as people name them → their ids in the catalog, by id, name and alias in any case, width and
/// punctuation. A name that fits several GPUs is told apart by its memory, or that in the name of the instance; one
/// that fits several still, or none, stays. The memory of a GPU that is known is put right where the row has that of
/// all its GPUs together, or a figure that is a little less, as drivers report it. A region without a group has that of
/// the same region in the catalog.
class LooseNames
{
public:
    explicit LooseNames(SQLite::Database& database);

    /// Puts ids in the place of names, and remarks once on each name that was not an id.
    void resolve(
        const TableSpec& table, std::span<FieldValue> values, std::span<const QString> headers, ImportLog& log);

private:
    struct Gpu
    {
        QString id;
        double memoryGib;
        bool formFactorStated;
    };
    /// What a row says of its GPUs; NaN is unknown.
    struct Said
    {
        QString gpu, instance;
        double memoryGib, count;
    };
    [[nodiscard]] QString gpuOf(const Said& said) const;
    void correctMemory(const Said& said, const QString& gpu, FieldValue& memory, const QString& header, ImportLog& log);
    void remarkOnce(
        ImportLog& log, const QString& header, const QString& value, const QString& subject, const QString& message);
    [[nodiscard]] QString providerOf(const QString& name) const;
    /// Where all providers that have the region, or that of the zone, agree; null: nothing is known.
    [[nodiscard]] QString groupOf(const QString& region) const;

    QSet<QString> m_providerIds;
    QHash<QString, double> m_memories; ///< of the GPUs by their ids; NaN: not known
    QHash<QString, std::vector<Gpu>> m_gpus;
    QHash<QString, QStringList> m_providers;
    QHash<QString, QString> m_regionGroups; ///< by region; empty: providers disagree
    QSet<QString> m_remarked;
};

} // namespace atlas
