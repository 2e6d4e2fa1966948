// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/importlog.h"
#include "sqlite/statements.h"

#include <QHash>
#include <QSet>
#include <map>

namespace atlas {

/// Two names in one: for hashes.
[[nodiscard]] QString pairKey(qint64 id, const QString& text);

/// Names → row ids of what other rows refer to. A name that the catalog lacks becomes a stub: a row with nothing but
/// its name, counted and remarked upon.
class Registry
{
public:
    Registry(Statements& statements, ImportLog& log)
        : m_statements(statements)
        , m_log(log)
    {
    }

    /// Row of `sources`, `providers` or `gpus`; 0 for no name.
    [[nodiscard]] qint64 idOf(std::string_view table, const QString& name);
    /// Row of `services`; 0 for no name.
    [[nodiscard]] qint64 serviceOf(qint64 provider, const QString& service);
    /// The same without making a stub: 0 when there is no such row.
    [[nodiscard]] qint64 find(std::string_view table, const QString& name) { return idsOf(table).value(name, 0); }
    [[nodiscard]] qint64 findService(qint64 provider, const QString& service)
    {
        return services().value(pairKey(provider, service), 0);
    }
    /// A row was made elsewhere.
    void learn(std::string_view table, const QString& name, qint64 id);
    void learnService(qint64 provider, const QString& service, qint64 id);

    /// This source is one of a family, whose rows may replace each other's.
    void joinFamily(qint64 source) { m_family.insert(source); }
    /// Whether rows of that source may be replaced by rows of the other. No source owns nothing.
    [[nodiscard]] bool isOneOwner(qint64 source, qint64 other) const
    {
        return source != 0 && (source == other || (m_family.contains(source) && m_family.contains(other)));
    }

private:
    using Ids = QHash<QString, qint64>;
    [[nodiscard]] Ids& idsOf(std::string_view table);
    [[nodiscard]] Ids& services();
    void remark(std::string_view table, const QString& column, const QString& name);

    Statements& m_statements;
    ImportLog& m_log;
    std::map<std::string, Ids, std::less<>> m_ids;
    QSet<qint64> m_family;
};

} // namespace atlas
