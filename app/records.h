// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"
#include "engine/values.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace atlas {

/// A small table that a command makes itself: counts, lists, numbers behind a chart.
class Records
{
public:
    struct Member
    {
        QString key; ///< in JSON and CSV
        QString title; ///< translated
        bool numeric = false;
    };
    explicit Records(std::vector<Member> members);

    /// One value a member.
    void add(std::vector<CellValue> values);
    /// In the format that the command line names (table, csv, tsv or json), else in `usual`.
    [[nodiscard]] Expected<QByteArray> write(const Invocation& invocation, const QString& usual) const;

private:
    [[nodiscard]] QByteArray text() const;
    [[nodiscard]] QByteArray separated(char delimiter) const;
    [[nodiscard]] QByteArray json() const;

    std::vector<Member> m_members;
    std::vector<std::vector<CellValue>> m_rows;
};

} // namespace atlas
