// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <span>

/// Text files in the encodings that people have them in.
namespace atlas {

enum class TextEncoding { Utf8, Utf16Le, Utf16Be, Utf32Le, Utf32Be, Gb18030, Gbk, Big5, Windows1252 };

/// Those that this machine can read and write, in the order in which they are offered.
[[nodiscard]] std::span<const TextEncoding> textEncodings();
/// The name as registered: "UTF-8", "GB18030" …
[[nodiscard]] QString encodingName(TextEncoding encoding);
/// By its name in any case, with or without dashes; nothing for one that cannot be read here.
[[nodiscard]] std::optional<TextEncoding> encodingByName(QStringView name);

/// A text file in UTF-8 without byte order mark.
struct DecodedText
{
    QByteArray utf8;
    QString encoding; ///< name of what the file was in
    bool guessed = false; ///< nothing in the file proves the encoding
};

/// UTF-8, UTF-16 and UTF-32 by their byte order mark, else strict UTF-8, else UTF-16 where line breaks and
/// delimiters are paired with a NUL, else GB18030; the last two are guesses. An error for what is none of these or
/// holds NUL characters.
[[nodiscard]] Result<DecodedText> decodeText(const QByteArray& bytes);
/// In the given encoding and no other; a byte order mark in front is left out.
[[nodiscard]] Result<DecodedText> decodeText(const QByteArray& bytes, TextEncoding encoding);

/// UTF-8 in another encoding; UTF-16 and UTF-32 get a byte order mark. An error that names the characters which the
/// encoding lacks, with their lines: nothing is replaced.
[[nodiscard]] Result<QByteArray> encodeText(const QByteArray& utf8, TextEncoding encoding);
/// The first character that the encoding lacks.
[[nodiscard]] std::optional<char32_t> firstMisfit(const QString& text, TextEncoding encoding);

} // namespace atlas
