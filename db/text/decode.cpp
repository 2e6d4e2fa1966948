// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/csv.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <optional>

namespace atlas {

namespace {

    struct Mark {
        const char* bytes;
        qsizetype size;
        QStringConverter::Encoding encoding;
        qsizetype unit;
    };
    // The longer marks first: that of UTF-32 begins like that of UTF-16.
    constexpr Mark Marks[] {
        {"\xFF\xFE\x00\x00", 4, QStringConverter::Utf32LE, 4},
        {"\x00\x00\xFE\xFF", 4, QStringConverter::Utf32BE, 4},
        {"\xEF\xBB\xBF", 3, QStringConverter::Utf8, 1},
        {"\xFF\xFE", 2, QStringConverter::Utf16LE, 2},
        {"\xFE\xFF", 2, QStringConverter::Utf16BE, 2},
    };

    std::optional<QByteArray> toUtf8(QStringDecoder decoder, QByteArrayView bytes)
    {
        if (!decoder.isValid())
            return {};
        const QString text = decoder(bytes);
        if (decoder.hasError())
            return {};
        return text.toUtf8();
    }

    Result<DecodedText> withoutNul(DecodedText text)
    {
        if (text.utf8.contains('\0'))
            return failure(ErrorCode::Syntax,
                QCoreApplication::translate("Csv", "This is no text file: it holds NUL characters. Save it as CSV in UTF-8."));
        return text;
    }

}

Result<DecodedText> decodeText(const QByteArray& bytes)
{
    for (const Mark& mark : Marks) {
        if (!bytes.startsWith(QByteArrayView(mark.bytes, mark.size)))
            continue;
        const QByteArrayView rest(bytes.constData() + mark.size, bytes.size() - mark.size);
        auto utf8 = toUtf8(QStringDecoder(mark.encoding, QStringConverter::Flag::Stateless), rest);
        const QString name = QString::fromLatin1(QStringConverter::nameForEncoding(mark.encoding));
        if (!utf8 || rest.size() % mark.unit != 0)
            return failure(ErrorCode::Syntax,
                QCoreApplication::translate("Csv", "The file says that it is in %1 but holds bytes that are not.").arg(name));
        return withoutNul({*utf8, name, false});
    }
    if (QUtf8StringView(bytes).isValidUtf8())
        return withoutNul({bytes, QStringLiteral("UTF-8"), false});
    if (auto utf8 = toUtf8(QStringDecoder("GB18030"), bytes))
        return withoutNul({*utf8, QStringLiteral("GB18030"), true});
    return failure(ErrorCode::Syntax,
        QCoreApplication::translate("Csv", "The text is neither in UTF-8 or UTF-16 nor in GB18030. Save it as CSV in UTF-8."));
}

} // namespace atlas
