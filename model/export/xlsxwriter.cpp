// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"
#include "export/outputcolumn.h"
#include "export/plaintext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <xlsxwriter.h>

namespace atlas {

namespace {

constexpr std::size_t MostRows = LXW_ROW_MAX; // the line of titles included
constexpr qsizetype MostCharacters = 32767; // of one cell, in UTF-16 units

/// The text as a cell can hold it: what XML 1.0 does not allow becomes U+FFFD, a line end is LF, too long a text is cut
/// and says so.
QByteArray cellBytes(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (const char32_t character : text.toUcs4()) {
        const bool control = character < 0x20 && character != '\t' && character != '\n';
        const bool illegal
            = control || (character >= 0xD800 && character <= 0xDFFF) || character == 0xFFFE || character == 0xFFFF;
        if (illegal)
            result += QChar(QChar::ReplacementCharacter);
        else
            result += QChar::fromUcs4(character);
    }
    if (result.size() > MostCharacters) {
        const QString mark = QCoreApplication::translate("Export", " [cut: the text is longer than a cell can hold]");
        qsizetype length = MostCharacters - mark.size();
        if (result[length - 1].isHighSurrogate())
            --length;
        result = result.left(length) + mark;
    }
    return result.toUtf8();
}

/// The workbook is written to a file in a folder of its own, which goes again.
class Workbook
{
public:
    explicit Workbook(const QDate& created)
        : m_path(QFile::encodeName(m_folder.filePath(QStringLiteral("table.xlsx"))))
        , m_temporary(QFile::encodeName(m_folder.path()))
    {
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        options.tmpdir = m_temporary.data();
        options.use_zip64 = LXW_TRUE;
        if (m_folder.isValid())
            m_workbook = workbook_new_opt(m_path.constData(), &options);
        if (!m_workbook)
            return;
        lxw_doc_properties properties{};
        properties.created = static_cast<time_t>(created.startOfDay(Qt::UTC).toSecsSinceEpoch());
        workbook_set_properties(m_workbook, &properties);
    }
    ~Workbook()
    {
        if (m_workbook)
            workbook_close(m_workbook);
    }
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;

    [[nodiscard]] lxw_workbook* book() const { return m_workbook; }
    lxw_format* format(const QString& numbers)
    {
        lxw_format*& format = m_formats[numbers];
        if (!format) {
            format = workbook_add_format(m_workbook);
            format_set_num_format(format, numbers.toUtf8().constData());
        }
        return format;
    }
    Result<QByteArray> bytes()
    {
        const lxw_error error
            = m_workbook ? workbook_close(std::exchange(m_workbook, nullptr)) : LXW_ERROR_CREATING_TMPFILE;
        QFile file(QFile::decodeName(m_path));
        if (error != LXW_NO_ERROR || !file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::InputOutput,
                QCoreApplication::translate("Export", "The workbook could not be made; is there room in “%1”?")
                    .arg(QFileInfo(m_folder.path()).path()),
                error == LXW_NO_ERROR ? file.errorString() : QString::fromUtf8(lxw_strerror(error)));
        return file.readAll();
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_path, m_temporary;
    lxw_workbook* m_workbook = nullptr;
    std::map<QString, lxw_format*> m_formats;
};

QString numberFormat(const Table& table, const Column& column)
{
    if (column.kind == ColumnKind::Date)
        return QStringLiteral("yyyy-mm-dd");
    const QString more(std::max(0, column.decimals - 2), u'#');
    if (column.unit == Unit::MoneyPerHour || column.unit == Unit::MoneyOnce)
        return QStringLiteral("[$%1] #,##0.00").arg(table.context().currency) + more;
    if (column.unit == Unit::Money)
        return QStringLiteral("#,##0.00") + more;
    return QStringLiteral("General");
}

/// Writes one cell in the type of its value; unknown stays empty.
class CellWriter
{
public:
    CellWriter(lxw_worksheet* sheet, const Table& table)
        : m_sheet(sheet)
        , m_table(table)
    {
    }
    void write(std::uint32_t line, std::uint16_t place, const OutputColumn& column, std::uint32_t row,
        lxw_format* format) const
    {
        const CellValue value = outputValue(m_table, column, row);
        if (std::holds_alternative<std::monostate>(value))
            return;
        if (const double* const number = std::get_if<double>(&value))
            worksheet_write_number(m_sheet, line, place, *number, format);
        else if (const bool* const flag = std::get_if<bool>(&value))
            worksheet_write_boolean(m_sheet, line, place, *flag, nullptr);
        else if (!writeDate(line, place, column, value, format))
            worksheet_write_string(
                m_sheet, line, place, cellBytes(cellText(m_table, column.column, row, {})).constData(), nullptr);
    }

private:
    /// Only full dates are dates to a spreadsheet; a year or a month stays the text it is.
    bool writeDate(std::uint32_t line, std::uint16_t place, const OutputColumn& column, const CellValue& value,
        lxw_format* format) const
    {
        const QString* const text = std::get_if<QString>(&value);
        if (!text || m_table.column(column.column).kind != ColumnKind::Date)
            return false;
        const QDate date = QDate::fromString(*text, Qt::ISODate);
        if (text->size() != 10 || !date.isValid() || date.year() < 1900)
            return false;
        lxw_datetime when{date.year(), date.month(), date.day(), 0, 0, 0};
        worksheet_write_datetime(m_sheet, line, place, &when, format);
        return true;
    }

    lxw_worksheet* m_sheet;
    const Table& m_table;
};

void layOut(lxw_worksheet* sheet, const Table& table, const std::vector<OutputColumn>& columns, std::size_t rows)
{
    for (std::size_t place = 0; place < columns.size(); ++place) {
        const int title = displayWidth(columns[place].header) + 3;
        const int least = isNumeric(table, columns[place]) ? 8 : 14;
        const auto index = static_cast<lxw_col_t>(place);
        worksheet_set_column(sheet, index, index, std::min(60, std::max(title, least)), nullptr);
    }
    worksheet_freeze_panes(sheet, 1, 0);
    if (!columns.empty())
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(rows), static_cast<lxw_col_t>(columns.size() - 1));
    worksheet_ignore_errors(sheet, LXW_IGNORE_NUMBER_STORED_AS_TEXT, "A1:XFD1048576");
}

}

Result<QByteArray> writeXlsx(const Table& table, const Rows& rows, const Query& query)
{
    if (rows.size() + 1 > MostRows)
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate(
                "Export", "An .xlsx sheet holds at most %1 rows, and these are %2; narrow the filter or choose CSV.")
                .arg(MostRows - 1)
                .arg(rows.size()));
    const std::vector<OutputColumn> columns = columnsByTitle(table, query);
    Workbook workbook(table.context().today);
    if (!workbook.book())
        return workbook.bytes();
    lxw_worksheet* const sheet = workbook_add_worksheet(workbook.book(), cellBytes(table.name()).constData());
    layOut(sheet, table, columns, rows.size());

    lxw_format* const bold = workbook_add_format(workbook.book());
    format_set_bold(bold);
    std::vector<lxw_format*> formats;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        worksheet_write_string(
            sheet, 0, static_cast<lxw_col_t>(place), cellBytes(columns[place].header).constData(), bold);
        formats.push_back(workbook.format(numberFormat(table, table.column(columns[place].column))));
    }
    const CellWriter cells(sheet, table);
    std::uint32_t line = 1;
    for (const std::uint32_t row : rows) {
        for (std::size_t place = 0; place < columns.size(); ++place)
            cells.write(line, static_cast<std::uint16_t>(place), columns[place], row, formats[place]);
        ++line;
    }
    return workbook.bytes();
}

} // namespace atlas
