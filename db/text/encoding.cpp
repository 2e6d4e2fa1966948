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

std::optional<QByteArray> toUtf8(TextEncoding encoding, QByteArrayView bytes)
{
    if (encoding == TextEncoding::Utf8)
        return QUtf8StringView(bytes).isValidUtf8() ? std::optional(bytes.toByteArray()) : std::nullopt;
    if (bytes.size() % unitOf(encoding) != 0)
        return {};
    QStringDecoder decoder(
        nameOf(encoding), QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
    if (!decoder.isValid())
        return {};
    const QString text = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(text.toUtf8());
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
    if (signs[0] == signs[1] || bytes.size() % 2 != 0)
        return {};
    return signs[1] > signs[0] ? TextEncoding::Utf16Le : TextEncoding::Utf16Be;
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
        const auto utf8 = toUtf8(mark.encoding, {bytes.constData() + mark.size, bytes.size() - mark.size});
        if (!utf8)
            return failure(ErrorCode::Syntax,
                QCoreApplication::translate("Csv", "The file says that it is in %1 but holds bytes that are not.")
                    .arg(encodingName(mark.encoding)));
        return withoutNul({*utf8, encodingName(mark.encoding), false});
    }
    if (const auto utf16 = utf16WithoutMark(bytes))
        if (const auto utf8 = toUtf8(*utf16, bytes))
            return withoutNul({*utf8, encodingName(*utf16), true});
    if (QUtf8StringView(bytes).isValidUtf8())
        return withoutNul({bytes, encodingName(TextEncoding::Utf8), false});
    if (const auto utf8 = toUtf8(TextEncoding::Gb18030, bytes))
        return withoutNul({*utf8, encodingName(TextEncoding::Gb18030), true});
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
    const auto utf8 = toUtf8(encoding, {bytes.constData() + from, bytes.size() - from});
    if (!utf8)
        return failure(ErrorCode::Syntax,
            QCoreApplication::translate("Csv", "The file is not in %1: it holds bytes that are not.")
                .arg(encodingName(encoding)));
    return withoutNul({*utf8, encodingName(encoding), false});
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
