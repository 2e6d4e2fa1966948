// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace atlas {

class Actions;

/// Pages of the help in the order of its contents: names of the files in resources/help/<language>.
[[nodiscard]] QStringList helpPages();
/// The page that explains a page or another part of the window, by object name; empty for what has none.
[[nodiscard]] QString helpPageOf(const QString& part);

/// A page as Markdown, with what is made from the lists of the program filled in; in English where the language has
/// none; empty for a page that does not exist. Links to other pages have the scheme "help".
[[nodiscard]] QString helpText(const QString& page, const QString& language, const Actions& actions);
/// Its heading.
[[nodiscard]] QString helpTitle(const QString& page, const QString& language);

} // namespace atlas
