// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/filekind.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <optional>

namespace atlas {

namespace {

constexpr qsizetype HeaderBytes = 100;
constexpr qsizetype SampleBytes = 4096;
constexpr char Magic[] = "SQLite format 3"; // with its closing NUL: 16 bytes

tl::unexpected<Error> notADatabase(const QString& message, const QString& path)
{
    return failure(ErrorCode::NotADatabase, message.arg(path));
}

bool beginsAsOneOf(QByteArrayView bytes, std::initializer_list<QByteArrayView> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [bytes](QByteArrayView b) { return bytes.startsWith(b); });
}

/// The file as text, if it is text.
std::optional<QString> asText(const QByteArray& sample)
{
    const bool utf16 = beginsAsOneOf(sample, {"\xFF\xFE", "\xFE\xFF"});
    if (!utf16 && std::any_of(sample.begin(), sample.end(), [](char c) {
            return c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\r';
        }))
        return {};
    QStringDecoder decoder(utf16 ? QStringConverter::Utf16 : QStringConverter::Utf8);
    const QString text = decoder(sample);
    return decoder.hasError() ? std::nullopt : std::optional<QString>(text.trimmed());
}

bool isSqlScript(const QString& text)
{
    static constexpr std::array<const char*, 11> words{
        "--", "/*", "begin", "create", "insert", "pragma", "drop", "select", "update", "delete", "alter"};
    return std::any_of(words.begin(), words.end(),
        [&text](const char* word) { return text.startsWith(QLatin1String(word), Qt::CaseInsensitive); });
}

tl::unexpected<Error> whatItIs(const QByteArray& sample, const QString& path)
{
    if (beginsAsOneOf(sample, {"\x89PNG", "\xFF\xD8\xFF", "GIF8", "BM", "RIFF"}))
        return notADatabase(QCoreApplication::translate("CatalogFile", "“%1” is a picture, not a catalog."), path);
    if (beginsAsOneOf(sample,
            {"PK\x03\x04", "\x1F\x8B", "7z\xBC\xAF", "BZh",
                "\xFD"
                "7zXZ"}))
        return notADatabase(QCoreApplication::translate("CatalogFile",
                                "“%1” is an archive or a spreadsheet, not a catalog. Unpack it first, or save the "
                                "spreadsheet as CSV and import that."),
            path);
    if (sample.startsWith("%PDF"))
        return notADatabase(QCoreApplication::translate("CatalogFile", "“%1” is a PDF document, not a catalog."), path);
    const auto text = asText(sample);
    if (!text)
        return notADatabase(
            QCoreApplication::translate("CatalogFile", "“%1” is no SQLite database; it may be encrypted."), path);
    if (isSqlScript(*text))
        return notADatabase(QCoreApplication::translate("CatalogFile",
                                "“%1” is an SQL script, not a catalog. Run it with sqlite3 to make a database of it."),
            path);
    if (text->startsWith(u'{') || text->startsWith(u'['))
        return notADatabase(QCoreApplication::translate(
                                "CatalogFile", "“%1” is a JSON file, not a catalog. Import it instead of opening it."),
            path);
    const QString header = text->left(text->indexOf(u'\n'));
    if (header.contains(u',') || header.contains(u';') || header.contains(u'\t'))
        return notADatabase(QCoreApplication::translate(
                                "CatalogFile", "“%1” is a CSV file, not a catalog. Import it instead of opening it."),
            path);
    return notADatabase(QCoreApplication::translate("CatalogFile", "“%1” is a text file, not a catalog."), path);
}

quint32 bigEndian32(const QByteArray& header, qsizetype offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

/// Size in bytes that the header promises; 0 when it does not say.
Result<qint64> promisedSize(const QByteArray& header, const QString& path)
{
    constexpr qsizetype PageSizeAt = 16, PagesAt = 28, ChangesAt = 24, ValidForAt = 92;
    constexpr qint64 LargestPage = 65536, SmallestPage = 512;
    const qint64 stored = qFromBigEndian<quint16>(header.constData() + PageSizeAt);
    const qint64 page = stored == 1 ? LargestPage : stored;
    if (page < SmallestPage || (page & (page - 1)) != 0)
        return failure(ErrorCode::Damaged,
            QCoreApplication::translate("CatalogFile", "“%1” is damaged: its header makes no sense.").arg(path));
    if (bigEndian32(header, ChangesAt) != bigEndian32(header, ValidForAt))
        return 0;
    return page * bigEndian32(header, PagesAt);
}

}

bool hasContent(const QString& path)
{
    return QFileInfo(path).size() > 0;
}

Result<FileHeader> inspectFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(
            ErrorCode::NotFound, QCoreApplication::translate("CatalogFile", "“%1” does not exist.").arg(path));
    if (!info.isFile())
        return failure(
            ErrorCode::NotADatabase, QCoreApplication::translate("CatalogFile", "“%1” is not a file.").arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate("CatalogFile", "“%1” cannot be read.").arg(path), file.errorString());
    if (file.size() == 0)
        return notADatabase(QCoreApplication::translate("CatalogFile", "“%1” is empty."), path);
    const QByteArray sample = file.read(SampleBytes);
    if (!sample.startsWith(QByteArrayView(Magic, sizeof Magic)))
        return whatItIs(sample, path);
    const auto cutShort = [&path] {
        return failure(ErrorCode::Damaged,
            QCoreApplication::translate("CatalogFile", "“%1” is damaged: its end is missing. Use a copy of it.")
                .arg(path));
    };
    if (sample.size() < HeaderBytes)
        return cutShort();
    constexpr qsizetype ReadVersionAt = 19;
    const bool writeAheadLog = sample[ReadVersionAt] == 2;
    const auto promised = promisedSize(sample, path);
    if (!promised)
        return tl::unexpected(promised.error());
    // While a log or journal lies beside it, the file alone need not be whole.
    const bool alone = !hasContent(path + QStringLiteral("-wal")) && !hasContent(path + QStringLiteral("-journal"));
    if (alone && file.size() < *promised)
        return cutShort();
    return FileHeader{writeAheadLog};
}

} // namespace atlas
