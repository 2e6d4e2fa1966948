// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/workbook.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <utility>

namespace atlas {

static constexpr qsizetype MostCharacters = 32767; // of one cell, in UTF-16 units

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

Workbook::Workbook(const QDate& created)
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

Workbook::~Workbook()
{
    if (m_workbook)
        workbook_close(m_workbook);
}

lxw_format* Workbook::format(const QString& numbers)
{
    lxw_format*& format = m_formats[numbers];
    if (!format) {
        format = workbook_add_format(m_workbook);
        format_set_num_format(format, numbers.toUtf8().constData());
    }
    return format;
}

lxw_format* Workbook::bold()
{
    if (!m_bold) {
        m_bold = workbook_add_format(m_workbook);
        format_set_bold(m_bold);
    }
    return m_bold;
}

Result<QByteArray> Workbook::bytes()
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

} // namespace atlas
