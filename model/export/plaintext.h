// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace atlas {

/// Without anything that a terminal or an editor would act on: control characters, line breaks and tabs become blanks,
/// characters that turn the writing direction and other invisible ones are left out.
[[nodiscard]] QString printable(const QString& text);
/// Width in terminal cells: East Asian wide characters take two, combining ones none.
[[nodiscard]] int displayWidth(QStringView text);

/// Aligned plain text with a line of titles.
class TextGrid
{
public:
    /// One entry a column; numeric columns stand on the right.
    TextGrid(const QStringList& titles, std::vector<bool> numeric);
    /// One text a column; made printable here.
    void addRow(const QStringList& cells);
    [[nodiscard]] QString text() const;

private:
    void add(const QStringList& cells);

    std::vector<bool> m_numeric;
    std::vector<int> m_widths;
    std::vector<QString> m_cells; ///< row by row, the titles first
};

} // namespace atlas
