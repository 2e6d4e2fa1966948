// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// The rows of one plain table, column by column. Columns are found once, by key, before a scan. Unknown: a null
/// QString, a NaN, the code of the referred table's size, a null-marked list. Dates are numbers, see catalog/date.h.
class EntityTable
{
public:
    using Code = std::uint32_t;
    struct Lists
    {
        std::vector<QStringList> values; ///< an empty list of an unknown value is marked in `known`
        std::vector<bool> known;
    };

    [[nodiscard]] std::size_t size() const { return m_size; }
    void setSize(std::size_t rows) { m_size = rows; }

    std::vector<QString>& addTexts(std::string_view key) { return m_texts[std::string(key)]; }
    std::vector<double>& addNumbers(std::string_view key) { return m_numbers[std::string(key)]; }
    std::vector<Code>& addCodes(std::string_view key) { return m_codes[std::string(key)]; }
    Lists& addLists(std::string_view key) { return m_lists[std::string(key)]; }

    /// The column; an empty one when there is no such key (an empty catalog).
    [[nodiscard]] const std::vector<QString>& texts(std::string_view key) const { return find(m_texts, key); }
    [[nodiscard]] const std::vector<double>& numbers(std::string_view key) const { return find(m_numbers, key); }
    [[nodiscard]] const std::vector<Code>& codes(std::string_view key) const { return find(m_codes, key); }
    [[nodiscard]] const Lists& lists(std::string_view key) const { return find(m_lists, key); }

    [[nodiscard]] std::size_t heapBytes() const;

private:
    template <class Column>
    static const Column& find(const std::map<std::string, Column>& columns, std::string_view key)
    {
        static const Column none;
        const auto found = columns.find(std::string(key));
        return found == columns.end() ? none : found->second;
    }
    std::size_t m_size = 0;
    std::map<std::string, std::vector<QString>> m_texts;
    std::map<std::string, std::vector<double>> m_numbers;
    std::map<std::string, std::vector<Code>> m_codes;
    std::map<std::string, Lists> m_lists;
};

} // namespace atlas
