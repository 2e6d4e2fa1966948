// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas {

/// A text that a data file carries in every language of the program.
struct LocalText
{
    QString en, zh;

    /// In the language that the program speaks now.
    [[nodiscard]] const QString& text() const;
    friend bool operator==(const LocalText&, const LocalText&) = default;
};

/// Code of the language that the program speaks now: "en" or "zh_CN".
[[nodiscard]] QString currentLanguage();

} // namespace atlas
