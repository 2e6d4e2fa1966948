// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "error.h"
#include "export/tablesaving.h"

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

class QWidget;

namespace atlas {

class Session;
struct Comparison;
struct TableExtent;

/// From what is on screen to a file or the clipboard, with the questions in between. Each tells what came of it.
class Exports
{
    Q_DECLARE_TR_FUNCTIONS(Exports)
public:
    explicit Exports(Session& session, QWidget* window)
        : m_session(session)
        , m_window(window)
    {
    }

    /// The file that was written; nothing when the user gave up.
    [[nodiscard]] Result<std::optional<QString>> table();
    /// Any table: the rows as they stand, the columns of the query.
    [[nodiscard]] Result<std::optional<QString>> table(const Table& table, const Rows& rows, const Query& query);
    /// Those rows of the comparison.
    [[nodiscard]] Result<std::optional<QString>> comparison(
        const Comparison& comparison, const std::vector<std::size_t>& rows);

private:
    struct TableFile
    {
        TableSaving saving, before; ///< `before`: what was proposed
        QString path;
    };
    /// As file choosers name it.
    [[nodiscard]] static QString kindOfFile(TableFormat format);
    /// How a table is to be written, and where; `name` is suggested.
    [[nodiscard]] std::optional<TableFile> askTableFile(
        const QString& title, const QString& name, const TableExtent& extent);
    [[nodiscard]] Result<std::optional<QString>> write(const TableFile& file, const Result<QByteArray>& bytes);

    Session& m_session;
    QWidget* m_window;
};

} // namespace atlas
