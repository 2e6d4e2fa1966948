// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "columns/views.h"

#include <QString>

namespace atlas {

/// What a text of the starter facts, which is English, says in Simplified Chinese; the text itself where that is not
/// known: then it is a quotation.
[[nodiscard]] QString chineseText(const QString& text);

namespace views {

/// The texts of a view, shown in Chinese to those who read it.
[[nodiscard]] Maker inChinese(Maker view);

}

} // namespace atlas
