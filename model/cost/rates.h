// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"

#include <QString>
#include <QStringList>
#include <map>
#include <optional>

namespace atlas {

struct Catalog;

/// Exchange rates: the newest of the catalog for each pair, crossed over their common base where needed.
class Rates
{
public:
    explicit Rates(const Catalog& catalog);

    struct Rate
    {
        double factor = 1; ///< one unit of `from` = factor units of `to`
        std::optional<DateNumber> date; ///< of the older rate used; none when from = to
        QString source; ///< id of its source
    };
    [[nodiscard]] std::optional<Rate> rate(const QString& from, const QString& to) const;
    /// Currencies that have a rate, the base included, sorted; a currency that only offers use is not among them.
    [[nodiscard]] QStringList currencies() const;

private:
    struct Entry
    {
        double perBase = 1;
        DateNumber date = 0;
        QString source;
    };
    QString m_base;
    std::map<QString, Entry> m_perBase;
};

} // namespace atlas
