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

std::optional<Exports::TableFile> Exports::askTableFile(const QString& title, const QString& name)
{
    struct Choice
    {
        TableFormat format;
        QString suffix, title;
    };
    std::array<Choice, 7> choices{{
        {TableFormat::Csv, QStringLiteral("csv"), tr("CSV with all columns (*.csv)")},
        {TableFormat::ExcelCsv, QStringLiteral("csv"), tr("CSV for Excel, as shown (*.csv)")},
        {TableFormat::Xlsx, QStringLiteral("xlsx"), tr("Excel workbook, as shown (*.xlsx)")},
        {TableFormat::Tsv, QStringLiteral("tsv"), tr("Tab-separated with all columns (*.tsv)")},
        {TableFormat::Json, QStringLiteral("json"), tr("JSON with all columns (*.json)")},
        {TableFormat::Markdown, QStringLiteral("md"), tr("Markdown, as shown (*.md)")},
        {TableFormat::Table, QStringLiteral("txt"), tr("Plain text, as shown (*.txt)")},
    }};
    const std::optional<TableFormat> preferred = tableFormat(setting(Setting::TableFormat).toString());
    if (const auto first = std::find_if(
            choices.begin(), choices.end(), [&](const Choice& choice) { return choice.format == preferred; });
        first != choices.end())
        std::rotate(choices.begin(), first, first + 1);
    QStringList filters;
    for (const Choice& choice : choices)
        filters << choice.title;
    const auto chosen = Dialogs::current().saveFile(m_window, title, name + u'.' + choices.front().suffix, filters);
    if (!chosen)
        return std::nullopt;
    const Choice& choice
        = choices[static_cast<std::size_t>(std::clamp<int>(chosen->filter, 0, static_cast<int>(choices.size()) - 1))];
    return TableFile{choice.format, withSuffix(chosen->path, choice.suffix)};
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
    const auto chosen = Dialogs::current().saveFile(m_window, tr("Export table"), table.name() + u'.' + suffix,
        {tr("%1 (*.%2)", "kind of file and suffix").arg(tableFormatTitle(saving->format), suffix)});
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
