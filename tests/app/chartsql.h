// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/offersql.h"
#include "app/program.h"

#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

/// The numbers behind charts of the starter catalog, and the same file seen by SQL.
namespace atlas::test {

inline bool near(double left, double right)
{
    return std::abs(left - right) <= 1e-9 * std::max({1.0, std::abs(left), std::abs(right)});
}

/// Type 7: the values in order are points at 0, 1/(n-1), … 1, joined by lines.
inline double quartile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    if (below + 1 >= values.size())
        return values.back();
    return values[below] + (values[below + 1] - values[below]) * (place - std::floor(place));
}

inline double number(const QJsonObject& record, const char* key)
{
    return record.value(QLatin1StringView(key)).toDouble(std::nan(""));
}

inline QString text(const QJsonObject& record, const char* key)
{
    return record.value(QLatin1StringView(key)).toString();
}

class ChartSql
{
public:
    ChartSql()
    {
        if (m_program.run({QStringLiteral("init"), QStringLiteral("c.sqlite")}).code != 0)
            qFatal("no catalog could be made");
        m_sql = std::make_unique<OfferSql>(m_program.path(QStringLiteral("c.sqlite")));
    }
    [[nodiscard]] const Program& program() const { return m_program; }
    [[nodiscard]] QStringList first(const QString& sql) const { return m_sql->rows(sql); }

    [[nodiscard]] QJsonArray chart(const QStringList& arguments) const
    {
        const Run run = m_program.run(
            QStringList{QStringLiteral("--catalog"), QStringLiteral("c.sqlite"), QStringLiteral("--today"),
                QStringLiteral("2026-11-30"), QStringLiteral("chart"), QStringLiteral("--data"), QStringLiteral("json")}
            + arguments);
        if (run.code != 0)
            qWarning("%s", run.err.constData());
        return run.rows();
    }
    /// Rows of the query, whose columns are joined by line ends.
    [[nodiscard]] std::vector<QStringList> rows(const QStringList& columns, const QString& rest) const
    {
        QStringList texts;
        for (const QString& column : columns)
            texts << QStringLiteral("ifnull(CASE typeof(%1) WHEN 'real' THEN printf('%.17g', %1) ELSE %1 END, '')")
                         .arg(column);
        std::vector<QStringList> result;
        for (const QString& row :
            m_sql->rows(QStringLiteral("SELECT ") + texts.join(QStringLiteral(" || char(10) || ")) + u' ' + rest))
            result.push_back(row.split(u'\n'));
        return result;
    }

private:
    Program m_program;
    std::unique_ptr<OfferSql> m_sql;
};

} // namespace atlas::test
