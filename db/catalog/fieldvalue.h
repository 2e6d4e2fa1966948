// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/tablespec.h"

#include <QString>
#include <QStringList>
#include <tl/expected.hpp>
#include <variant>

namespace atlas {

/// The value of a field as the catalog file keeps it: nothing (unknown), text (also dates and the keys of references),
/// a real number, an integer (also micro-units of money, and 1 or 0), or several texts.
using FieldValue = std::variant<std::monostate, QString, double, qint64, QStringList>;

/// Reads a field from its text in C locale: a null text is unknown, and so is an empty one where the field is no text.
/// Otherwise a translated sentence that says what is wrong with it.
[[nodiscard]] tl::expected<FieldValue, QString> fieldValue(const Field& field, const QString& text);

/// The elements of a list as it stands in a file, joined by `;`.
inline constexpr QChar ListSeparator = u';';

} // namespace atlas
