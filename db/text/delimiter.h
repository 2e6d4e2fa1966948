// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

namespace atlas {

/// The delimiter of a file whose header holds plain keys: the first comma, tab or semicolon of its first line.
[[nodiscard]] char delimiterOf(const QByteArray& utf8);
/// The one of comma, semicolon, tab and vertical bar that makes the most even table of the first records; comma for a
/// file of one column. A first line `sep=;` decides.
[[nodiscard]] char likelyDelimiter(const QByteArray& utf8);
/// What a first line `sep=;` says, which spreadsheets write and other programs take for a header.
[[nodiscard]] std::optional<char> statedDelimiter(const QByteArray& utf8);

} // namespace atlas
