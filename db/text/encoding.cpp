// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/encoding.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QStringEncoder>
#include <algorithm>
#include <array>
#include <vector>

namespace atlas {

namespace {

struct Mark
{
    const char* bytes;
    qsizetype size;
    TextEncoding encoding;
    qsizetype unit;
};
// The longer marks first: that of UTF-32 begins like that of UTF-16.
constexpr Mark Marks[]{
    {"\xFF\xFE\x00\x00", 4, TextEncoding::Utf32Le, 4},
    {"\x00\x00\xFE\xFF", 4, TextEncoding::Utf32Be, 4},
    {"\xEF\xBB\xBF", 3, TextEncoding::Utf8, 1},
    {"\xFF\xFE", 2, TextEncoding::Utf16Le, 2},
    {"\xFE\xFF", 2, TextEncoding::Utf16Be, 2},
};

struct Known
{
    TextEncoding encoding;
    const char* name;
};
constexpr std::array Encodings{
    Known{TextEncoding::Utf8, "UTF-8"},
    Known{TextEncoding::Gb18030, "GB18030"},
    Known{TextEncoding::Utf16Le, "UTF-16LE"},
    Known{TextEncoding::Utf16Be, "UTF-16BE"},
    Known{TextEncoding::Utf32Le, "UTF-32LE"},
    Known{TextEncoding::Utf32Be, "UTF-32BE"},
    Known{TextEncoding::Gbk, "GBK"},
    Known{TextEncoding::Big5, "Big5"},
    Known{TextEncoding::Windows1252, "windows-1252"},
};

const char* nameOf(TextEncoding encoding)
{
    return std::find_if(Encodings.begin(), Encodings.end(), [encoding](const Known& known) {
        return known.encoding == encoding;
    })->name;
}

qsizetype unitOf(TextEncoding encoding)
{
    const auto* mark = std::find_if(
        std::begin(Marks), std::end(Marks), [encoding](const Mark& m) { return m.encoding == encoding; });
    return mark == std::end(Marks) ? 1 : mark->unit;
}

/// UTF-16 and UTF-32 may end amid a character, which is left out.
std::optional<DecodedText> decoded(TextEncoding encoding, QByteArrayView bytes, bool guessed)
{
    DecodedText text{{}, encodingName(encoding), guessed};
    if (encoding == TextEncoding::Utf8) {
        text.utf8 = bytes.toByteArray();
        return QUtf8StringView(bytes).isValidUtf8() ? std::optional(text) : std::nullopt;
    }
    const qsizetype rest = bytes.size() % unitOf(encoding);
    QStringDecoder decoder(
        nameOf(encoding), QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
    if (!decoder.isValid())
        return {};
    text.utf8 = QString(decoder(bytes.chopped(rest))).toUtf8();
    return decoder.hasError() ? std::nullopt : std::optional(text);
}

Result<DecodedText> withoutNul(DecodedText text)
{
    if (text.utf8.contains('\0'))
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate(
                "Csv", "This is no text file: it holds NUL characters. Save it as CSV in UTF-8."));
    return text;
}

/// In UTF-16 line breaks and delimiters have a NUL as their upper half: before or behind them.
std::optional<TextEncoding> utf16WithoutMark(const QByteArray& bytes)
{
    constexpr qsizetype Sample = 1 << 16;
    const QByteArrayView sample(bytes.constData(), std::min(bytes.size(), Sample));
    // Beside each NUL stands the other half of its code unit. That is a line break or delimiter somewhere; a stray NUL
    // in other text has none there, and characters such as U+4E00 have their NUL on the other side.
    std::array<qsizetype, 2> signs{};
    for (qsizetype i = 0; i < sample.size(); ++i) {
        const qsizetype other = i % 2 == 0 ? i + 1 : i - 1;
        if (sample[i] == '\0' && other < sample.size() && QByteArrayView("\n\r,;\t|").contains(sample[other]))
            ++signs[static_cast<std::size_t>(i % 2)];
    }
    // UTF-16 that is UTF-8 too is of ASCII alone, every second byte of it a NUL.
    const bool strayNuls = sample.count('\0') * 4 < sample.size() && QUtf8StringView(bytes).isValidUtf8();
    if (signs[0] == signs[1] || strayNuls)
        return {};
    return signs[1] > signs[0] ? TextEncoding::Utf16Le : TextEncoding::Utf16Be;
}

/// Where text that is in UTF-8 for the most part first is not: the line. Nothing for other encodings, in which two
/// bytes rarely look like one character of UTF-8 and three of them hardly ever do.
std::optional<qsizetype> damagedLineOfUtf8(QByteArrayView bytes)
{
    qsizetype line = 1, damaged = 0, wrong = 0, pairs = 0, longer = 0;
    for (qsizetype i = 0; i < bytes.size();) {
        const auto lead = static_cast<uchar>(bytes[i]);
        const bool breaks = lead == '\n' || (lead == '\r' && (i + 1 == bytes.size() || bytes[i + 1] != '\n'));
        line += breaks ? 1 : 0;
        const qsizetype size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (size > 1 && (i + size > bytes.size() || !QUtf8StringView(bytes.sliced(i, size)).isValidUtf8())) {
            ++wrong;
            damaged = damaged == 0 ? line : damaged;
            ++i;
            continue;
        }
        (size == 2 ? pairs : longer) += size > 1 ? size : 0;
        i += size;
    }
    constexpr qsizetype Prevailing = 4;
    if (wrong == 0 || (longer <= wrong && longer + pairs <= wrong * Prevailing))
        return {};
    return damaged;
}

bool fits(char32_t character, const char* encoding)
{
    if (character < 0x80)
        return true;
    QStringEncoder encoder(encoding);
    const QByteArray bytes = encoder(QString::fromUcs4(&character, 1));
    return !bytes.isEmpty() && !encoder.hasError() && !QChar::isSurrogate(character);
}

/// The first characters that cannot be written, each with its line.
QStringList misfits(const QString& text, const char* encoding)
{
    constexpr qsizetype MostNamed = 5;
    QStringList found;
    std::vector<char32_t> known;
    qsizetype line = 1;
    for (const char32_t character : text.toUcs4()) {
        line += character == U'\n' ? 1 : 0;
        if (std::find(known.begin(), known.end(), character) == known.end() && !fits(character, encoding)) {
            known.push_back(character);
            found += QCoreApplication::translate("Csv", "“%1” (U+%2, line %3)")
                         .arg(QString::fromUcs4(&character, 1), QString::number(character, 16).toUpper())
                         .arg(line);
        }
        if (found.size() == MostNamed)
            break;
    }
    return found;
}

}

std::span<const TextEncoding> textEncodings()
{
    static const std::vector<TextEncoding> usable = [] {
        std::vector<TextEncoding> found;
        for (const Known& known : Encodings)
            if (QStringDecoder(known.name).isValid() && QStringEncoder(known.name).isValid())
                found.push_back(known.encoding);
        return found;
    }();
    return usable;
}

QString encodingName(TextEncoding encoding)
{
    return QString::fromLatin1(nameOf(encoding));
}

std::optional<TextEncoding> encodingByName(QStringView name)
{
    const auto plain = [](QString text) { return text.remove(u'-').remove(u'_').toLower(); };
    const QString wanted = plain(name.toString());
    for (const TextEncoding encoding : textEncodings())
        if (plain(encodingName(encoding)) == wanted)
            return encoding;
    return wanted == QLatin1String("utf16") ? std::optional(TextEncoding::Utf16Le) : std::nullopt;
}

Result<DecodedText> decodeText(const QByteArray& bytes)
{
    for (const Mark& mark : Marks) {
        if (!bytes.startsWith(QByteArrayView(mark.bytes, mark.size)))
            continue;
        const auto text = decoded(mark.encoding, {bytes.constData() + mark.size, bytes.size() - mark.size}, false);
        if (!text)
            return failure(ErrorCode::Syntax,
                QCoreApplication::translate("Csv", "The file says that it is in %1 but holds bytes that are not.")
                    .arg(encodingName(mark.encoding)));
        return withoutNul(*text);
    }
    if (const auto utf16 = utf16WithoutMark(bytes))
        if (const auto text = decoded(*utf16, bytes, true))
            return withoutNul(*text);
    if (const auto text = decoded(TextEncoding::Utf8, bytes, false))
        return withoutNul(*text);
    // Pieces of UTF-8 may well be whole characters of GB18030: other ones.
    if (const auto line = damagedLineOfUtf8(bytes))
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("Csv",
                "The file is in UTF-8, but line %1 holds bytes that are not. Save it in UTF-8 again, or say which "
                "encoding it is in.")
                .arg(*line));
    if (const auto text = decoded(TextEncoding::Gb18030, bytes, true))
        return withoutNul(*text);
    return failure(ErrorCode::Syntax,
        QCoreApplication::translate(
            "Csv", "The text is neither in UTF-8 or UTF-16 nor in GB18030. Save it as CSV in UTF-8."));
}

Result<DecodedText> decodeText(const QByteArray& bytes, TextEncoding encoding)
{
    qsizetype from = 0;
    for (const Mark& mark : Marks)
        if (mark.encoding == encoding && bytes.startsWith(QByteArrayView(mark.bytes, mark.size)))
            from = mark.size;
    const auto text = decoded(encoding, {bytes.constData() + from, bytes.size() - from}, false);
    if (!text)
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("Csv", "The file is not in %1: it holds bytes that are not.")
                .arg(encodingName(encoding)));
    return withoutNul(*text);
}

std::optional<char32_t> firstMisfit(const QString& text, TextEncoding encoding)
{
    for (const char32_t character : text.toUcs4())
        if (!fits(character, nameOf(encoding)))
            return character;
    return {};
}

Result<QByteArray> encodeText(const QByteArray& utf8, TextEncoding encoding)
{
    const QString text = QString::fromUtf8(utf8);
    QByteArray bytes;
    for (const Mark& mark : Marks)
        if (mark.encoding == encoding && mark.unit > 1)
            bytes = QByteArray(mark.bytes, mark.size);
    QStringEncoder encoder(nameOf(encoding));
    if (encoder.isValid()) {
        bytes += encoder(text);
        if (!encoder.hasError())
            return bytes;
    }
    return failure(ErrorCode::Syntax,
        QCoreApplication::translate("Csv", "%1 has no way to write %2. Nothing was written; choose UTF-8.")
            .arg(encodingName(encoding), misfits(text, nameOf(encoding)).join(QStringLiteral(", "))));
}

} // namespace atlas
