// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports.h"

#include "compare/comparisonsheet.h"
#include "dialogs.h"
#include "engine/querywords.h"
#include "export/safefile.h"
#include "export/tablesaving.h"
#include "session.h"
#include "settings.h"
#include "widgets/savedialog.h"

#include <QFileInfo>
#include <QLocale>

namespace atlas {

namespace {

QString withSuffix(const QString& path, const QString& suffix)
{
    return QFileInfo(path).suffix().isEmpty() && !QFileInfo(path).exists() ? path + u'.' + suffix : path;
}

}

QString Exports::kindOfFile(TableFormat format)
{
    return tr("%1 (*.%2)", "kind of file and suffix").arg(tableFormatTitle(format), tableSuffix(format));
}

std::optional<Exports::TableFile> Exports::askTableFile(
    const QString& title, const QString& name, const TableExtent& extent)
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const TableSaving before
        = savingFromMap(tableFormat(setting(Setting::TableFormat).toString()).value_or(usualTableFormat(chinese)),
            setting(Setting::TableContent).toMap());
    const std::optional<TableSaving> saving = Dialogs::current().tableSaving(m_window, before, extent);
    if (!saving)
        return std::nullopt;
    const QString suffix = tableSuffix(saving->format);
    const auto chosen
        = Dialogs::current().saveFile(m_window, title, name + u'.' + suffix, {kindOfFile(saving->format)});
    if (!chosen)
        return std::nullopt;
    return TableFile{*saving, before, withSuffix(chosen->path, suffix)};
}

Result<std::optional<QString>> Exports::write(const TableFile& file, const Result<QByteArray>& bytes)
{
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (const Result<void> written = writeFile(file.path, *bytes, {m_session.path()}); !written)
        return tl::unexpected(written.error());
    // What was used is proposed the next time.
    if (file.saving.format != file.before.format)
        storeSetting(Setting::TableFormat, tableFormatName(file.saving.format));
    storeSetting(Setting::TableContent, savingToMap(file.saving));
    return file.path;
}

Result<std::optional<QString>> Exports::table()
{
    if (!m_session.table())
        return std::nullopt;
    return table(*m_session.table(), *m_session.rows(), m_session.query());
}

Result<std::optional<QString>> Exports::table(const Table& table, const Rows& rows, const Query& query)
{
    const std::size_t shown
        = query.columns.isEmpty() ? table.shownColumns().size() : columnIndexes(query.columns, table).size();
    const TableExtent extent{
        static_cast<int>(rows.size()), static_cast<int>(shown), static_cast<int>(table.columns().size())};
    const std::optional<TableFile> file = askTableFile(tr("Export table"), table.name(), extent);
    if (!file)
        return std::nullopt;
    return write(*file, saveTable(table, rows, query, file->saving));
}

Result<std::optional<QString>> Exports::comparison(const Comparison& comparison, const std::vector<std::size_t>& rows)
{
    if (comparison.items.empty())
        return std::nullopt;
    const std::optional<TableFile> file = askTableFile(
        tr("Export comparison"), QStringLiteral("comparison"), TableExtent{static_cast<int>(rows.size()), 0, 0});
    if (!file)
        return std::nullopt;
    return write(
        *file, writeComparison(comparison, rows, file->saving.format, {file->saving.headers, file->saving.encoding}));
}

} // namespace atlas
