// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/codecolumn.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace atlas {

/// Distinct texts of a column with what search and sort need of them.
class Dictionary
{
public:
    using Code = std::uint32_t;
    /// Adds a text or finds it; null texts are not added.
    [[nodiscard]] static std::shared_ptr<const Dictionary> of(
        std::span<const QString> values, std::vector<Code>& codes);
    /// Takes texts that are known to be distinct as they are.
    [[nodiscard]] static std::shared_ptr<const Dictionary> ofDistinct(std::vector<QString> texts);

    [[nodiscard]] std::size_t size() const { return m_texts.size(); }
    [[nodiscard]] const QString& text(Code code) const { return m_texts[code]; }
    /// Case- and width-folded.
    [[nodiscard]] const QString& folded(Code code) const;
    /// Position of each text in natural order (text/collation.h); computed on first use, thread-safe.
    [[nodiscard]] const std::vector<std::uint32_t>& ranks() const;

private:
    struct Lazy;
    std::vector<QString> m_texts;
    std::shared_ptr<Lazy> m_lazy;
};

/// How a column's values are found: a row has an entity (itself, or through a code column), an entity has a value.
/// Filter, sort and facets work per entity and touch each row once, by its code. Immutable and shared.
///
/// Shape: exactly one of numbers / textCodes / lists / composed is set. With `codes` set, entities = cardinality + 1
/// and the last one is the unknown entity; without, entities = rows.
struct View
{
    static constexpr std::uint32_t Unknown = 0xFFFFFFFF;
    enum class Shape { Numbers, Texts, Lists, Composed };

    Shape shape = Shape::Numbers;
    const CodeColumn* codes = nullptr; ///< owned by what `owner` keeps alive
    std::shared_ptr<const void> owner = {};

    std::span<const double> numbers = {}; ///< per entity; NaN is unknown. Dates: see catalog/date.h
    std::shared_ptr<const std::vector<double>> ownNumbers = {}; ///< what `numbers` shows, when made for this view

    std::shared_ptr<const std::vector<std::uint32_t>> textCodes = {}; ///< per entity, into `dictionary`; or Unknown
    std::shared_ptr<const Dictionary> dictionary = {};

    std::shared_ptr<const std::vector<std::uint32_t>> listStarts = {}; ///< entities + 1 offsets into listCodes
    std::shared_ptr<const std::vector<std::uint32_t>> listCodes = {}; ///< into `dictionary`
    std::shared_ptr<const std::vector<bool>> listKnown = {}; ///< per entity

    std::function<QString(std::uint32_t row)> composed = {}; ///< a text made from other columns; never unknown

    /// Further spellings of dictionary entries that a search by words also matches, e.g. a GPU's aliases.
    std::shared_ptr<const std::vector<QStringList>> spellings = {};
    /// Names of dictionary entries in Simplified Chinese, where they differ: shown in that language, always searched.
    std::shared_ptr<const std::vector<QString>> chineseNames = {};

    [[nodiscard]] std::uint32_t entity(std::uint32_t row) const { return codes ? (*codes)[row] : row; }
    [[nodiscard]] double number(std::uint32_t row) const { return numbers[entity(row)]; }
    /// Null when unknown.
    [[nodiscard]] QString text(std::uint32_t row) const;
    [[nodiscard]] bool isKnown(std::uint32_t row) const;
    [[nodiscard]] QStringList list(std::uint32_t row) const;
};

/// Makers of views. `codes` may be null: entity = row; values then has one entry a row, else cardinality + 1 entries or
/// cardinality (the unknown entity is added).
[[nodiscard]] View numberView(const CodeColumn* codes, std::vector<double> values);
[[nodiscard]] View numberView(std::span<const double> perRow, std::shared_ptr<const void> owner);
[[nodiscard]] View textView(const CodeColumn* codes, std::vector<QString> values);
/// One text an entity, all different and known (notes): spares the hashing.
[[nodiscard]] View distinctTextView(const CodeColumn* codes, std::vector<QString> values);
[[nodiscard]] View listView(
    const CodeColumn* codes, const std::vector<QStringList>& values, const std::vector<bool>& known);
[[nodiscard]] View composedView(std::function<QString(std::uint32_t row)> text);

} // namespace atlas
