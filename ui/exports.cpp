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
#include <algorithm>
#include <array>

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

std::optional<Exports::TableFile> Exports::askTableFile(const QString& title, const QString& name)
{
    std::array formats{TableFormat::Csv, TableFormat::ExcelCsv, TableFormat::Xlsx, TableFormat::Tsv, TableFormat::Json,
        TableFormat::Markdown, TableFormat::Table};
    const std::optional<TableFormat> preferred = tableFormat(setting(Setting::TableFormat).toString());
    if (const auto first = std::find(formats.begin(), formats.end(), preferred); first != formats.end())
        std::rotate(formats.begin(), first, first + 1);
    QStringList kinds;
    for (const TableFormat format : formats)
        kinds << kindOfFile(format);
    const auto chosen = Dialogs::current().saveFile(m_window, title, name + u'.' + tableSuffix(formats.front()), kinds);
    if (!chosen)
        return std::nullopt;
    const TableFormat format
        = formats[static_cast<std::size_t>(std::clamp<int>(chosen->filter, 0, static_cast<int>(formats.size()) - 1))];
    return TableFile{format, withSuffix(chosen->path, tableSuffix(format))};
}

Result<std::optional<QString>> Exports::table()
{
    if (!m_session.table())
        return std::nullopt;
    return table(*m_session.table(), *m_session.rows(), m_session.query());
}

Result<std::optional<QString>> Exports::table(const Table& table, const Rows& rows, const Query& query)
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const TableSaving before
        = savingFromMap(tableFormat(setting(Setting::TableFormat).toString()).value_or(usualTableFormat(chinese)),
            setting(Setting::TableContent).toMap());
    const std::size_t shown
        = query.columns.isEmpty() ? table.shownColumns().size() : columnIndexes(query.columns, table).size();
    const TableExtent extent{
        static_cast<int>(rows.size()), static_cast<int>(shown), static_cast<int>(table.columns().size())};
    const std::optional<TableSaving> saving = Dialogs::current().tableSaving(m_window, before, extent);
    if (!saving)
        return std::nullopt;
    const QString suffix = tableSuffix(saving->format);
    const auto chosen = Dialogs::current().saveFile(
        m_window, tr("Export table"), table.name() + u'.' + suffix, {kindOfFile(saving->format)});
    if (!chosen)
        return std::nullopt;
    const Result<QByteArray> bytes = saveTable(table, rows, query, *saving);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto written = write(withSuffix(chosen->path, suffix), *bytes);
    if (written) {
        if (saving->format != before.format)
            storeSetting(Setting::TableFormat, tableFormatName(saving->format));
        storeSetting(Setting::TableContent, savingToMap(*saving));
    }
    return written;
}

Result<std::optional<QString>> Exports::comparison(const Comparison& comparison, const std::vector<std::size_t>& rows)
{
    if (comparison.items.empty())
        return std::nullopt;
    const std::optional<TableFile> file = askTableFile(tr("Export comparison"), QStringLiteral("comparison"));
    if (!file)
        return std::nullopt;
    const Result<QByteArray> bytes = writeComparison(comparison, rows, file->format);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return write(file->path, *bytes);
}

Result<std::optional<QString>> Exports::write(const QString& path, const QByteArray& bytes)
{
    const Result<void> written = writeFile(path, bytes, {m_session.path()});
    if (!written)
        return tl::unexpected(written.error());
    return path;
}

} // namespace atlas
