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
/// punctuation. A name that fits several GPUs is told apart by its memory; one that fits several still, or none, stays.
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
    [[nodiscard]] QString gpuOf(const QString& name, double memoryGib) const;
    [[nodiscard]] QString providerOf(const QString& name) const;

    QSet<QString> m_gpuIds, m_providerIds;
    QHash<QString, std::vector<Gpu>> m_gpus;
    QHash<QString, QStringList> m_providers;
    QSet<QString> m_remarked;
};

} // namespace atlas
