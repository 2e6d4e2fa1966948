// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/command.h"
#include "engine/query.h"
#include "engine/table.h"

namespace atlas {

/// A table of the catalog with the question that the command line asks of it.
struct TableQuery
{
    QString catalog; ///< the file that was read
    TablePtr table;
    Query query;
    QStringList facets; ///< those of the view
    FilterNode filter;
};

/// Reads the catalog and the options `--view --sort --columns --per --currency` and parses `filter`: the one way from a
/// catalog to a table for all commands. A null filter is none and leaves it to the view; an empty one is all rows.
/// Warnings about view and filter go to stderr.
[[nodiscard]] Expected<TableQuery> openTable(const Invocation& invocation, const QString& name, const QString& filter);

/// Keys of the columns that `list` (a,b,…) names; wrong usage for one that the table does not have.
[[nodiscard]] Expected<QStringList> columnList(const Table& table, const char* option, const QString& list);

/// The number after an option, or `usual` when the option was not given.
[[nodiscard]] Expected<int> wholeNumber(
    const Invocation& invocation, const char* option, int least, int most, int usual);

/// The options that `openTable` reads.
[[nodiscard]] std::vector<OptionSpec> unitOptions();

} // namespace atlas
