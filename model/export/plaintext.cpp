// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/plaintext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace atlas {

namespace {

/// Ranges of the Unicode property East_Asian_Width W and F, merged over unassigned gaps.
constexpr std::array<std::pair<char32_t, char32_t>, 21> WideRanges{{
    {0x1100, 0x115F},
    {0x231A, 0x231B},
    {0x2E80, 0x303E},
    {0x3041, 0x33FF},
    {0x3400, 0x4DBF},
    {0x4E00, 0xA4CF},
    {0xA960, 0xA97F},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE10, 0xFE19},
    {0xFE30, 0xFE6F},
    {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},
    {0x16FE0, 0x18D08},
    {0x1AFF0, 0x1B2FB},
    {0x1F300, 0x1F64F},
    {0x1F680, 0x1F6FF},
    {0x1F7E0, 0x1F7EB},
    {0x1F90C, 0x1F9FF},
    {0x1FA70, 0x1FAFF},
    {0x20000, 0x3FFFD},
}};

bool isWide(char32_t character)
{
    const auto after = std::upper_bound(WideRanges.begin(), WideRanges.end(), character,
        [](char32_t value, const auto& range) { return value < range.first; });
    return after != WideRanges.begin() && character <= std::prev(after)->second;
}

}

QString printable(const QString& text)
{
    const bool clean = std::all_of(text.begin(), text.end(),
        [](QChar character) { return character.unicode() >= 0x20 && character.unicode() < 0x7F; });
    if (clean)
        return text;
    QString result;
    result.reserve(text.size());
    for (const char32_t character : text.toUcs4()) {
        switch (QChar::category(character)) {
        case QChar::Other_Control:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            result += u' ';
            break;
        case QChar::Other_Format:
            break;
        case QChar::Other_Surrogate:
            result += QChar(QChar::ReplacementCharacter);
            break;
        default:
            result += QChar::fromUcs4(character);
        }
    }
    return result;
}

int displayWidth(QStringView text)
{
    int width = 0;
    for (const char32_t character : text.toUcs4()) {
        const QChar::Category category = QChar::category(character);
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing || category == QChar::Other_Format)
            continue;
        width += isWide(character) ? 2 : 1;
    }
    return width;
}

TextGrid::TextGrid(const QStringList& titles, std::vector<bool> numeric)
    : m_numeric(std::move(numeric))
    , m_widths(m_numeric.size(), 0)
{
    Q_ASSERT(titles.size() == static_cast<qsizetype>(m_numeric.size()));
    add(titles);
}

void TextGrid::addRow(const QStringList& cells)
{
    add(cells);
}

void TextGrid::add(const QStringList& cells)
{
    Q_ASSERT(cells.size() == static_cast<qsizetype>(m_numeric.size()));
    for (std::size_t column = 0; column < m_numeric.size(); ++column) {
        m_cells.push_back(printable(cells[static_cast<qsizetype>(column)]));
        m_widths[column] = std::max(m_widths[column], displayWidth(m_cells.back()));
    }
}

QString TextGrid::text() const
{
    QString result;
    for (std::size_t first = 0; first < m_cells.size(); first += m_widths.size()) {
        QString line;
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            const QString& cell = m_cells[first + column];
            const QString blanks(m_widths[column] - displayWidth(cell), u' ');
            if (column > 0)
                line += QStringLiteral("  ");
            line += m_numeric[column] ? blanks + cell : cell + blanks;
        }
        while (line.endsWith(u' '))
            line.chop(1);
        result += line + u'\n';
        if (first == 0) {
            QStringList rules;
            for (const int width : m_widths)
                rules << QString(width, u'-');
            result += rules.join(QStringLiteral("  ")) + u'\n';
        }
    }
    return result;
}

} // namespace atlas
