// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/view.h"

#include <QDate>
#include <QMetaType>
#include <QString>
#include <Qt>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace atlas {

struct Catalog;
struct CellStyle;
class GpuPrices;
class OfferHealth;
class OfferPrices;
class Table;
class UserMarks;

/// What a column holds: decides operators, editor, facet and how values are written.
enum class ColumnKind {
    Text, ///< open vocabulary or free text
    Vocabulary, ///< text out of `Column::vocabulary`
    Number,
    Date,
    List, ///< several texts
    Flag, ///< true or false
};

/// The unit that stored, filtered and exported values are in; also decides which suffixes a filter value may have.
enum class Unit {
    None,
    Gib, ///< memory: M/G/T suffixes mean MiB, GiB, TiB
    Percent,
    MoneyPerHour, ///< in the comparison currency; follows the displayed time unit
    Money, ///< in the row's own currency
    MoneyOnce, ///< in the comparison currency, for something that is not paid by time
    Seconds,
    Hours,
    Days,
    Tflops,
    GbPerSecond,
    Watt,
};

/// What a column speaks of: comparisons set rows together by it, in this order. Use is of their own rows: what a stated
/// use costs.
enum class ColumnGroup { Identity, Hardware, Price, Use, Terms, Provider, Data };

/// Which of two known values is better by itself, whatever else differs; nothing where that is a matter of the task.
enum class Better { Undefined, Higher, Lower };

/// Everything a view may be made from.
struct TableContext
{
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const OfferPrices> prices; ///< converted prices and what is derived from them
    QDate today;
    QString currency; ///< comparison currency
    std::shared_ptr<const OfferHealth> health = {}; ///< what is doubtful about the offers
    std::shared_ptr<const GpuPrices> gpuPrices = {}; ///< what is asked for each GPU
    std::shared_ptr<const UserMarks> userMarks = {}; ///< what the user says of the offers
};

/// What a cell shows beside its text; all of it is told by the column's `tip`, too.
struct CellMarks
{
    static constexpr std::uint8_t Nowhere = 255, Steps = 250;
    enum class Sign : std::uint8_t {
        None,
        Doubt, ///< a figure may be wrong
        Old, ///< read long ago
        Star, ///< the user's
        Note, ///< the user's
    };
    Sign sign = Sign::None;
    bool best = false; ///< nothing of its kind is better
    /// Where the value and the middle one stand between the lowest (0) and the highest (Steps) of their kind.
    std::uint8_t place = Nowhere, median = Nowhere;
    friend bool operator==(const CellMarks&, const CellMarks&) = default;
};

/// One column, described once. Texts are marked with QT_TRANSLATE_NOOP("Columns", …).
struct Column
{
    const char* key;
    const char* title;
    const char* help;
    ColumnKind kind = ColumnKind::Text;
    Unit unit = Unit::None;
    int shown = 0; ///< place among the columns shown by default, equal places in list order; 0: not shown
    std::function<View(const TableContext&)> view = {};
    std::span<const std::string_view> vocabulary = {};
    const char* shortName = nullptr; ///< a second word for it in filters
    bool searched = false; ///< bare words of a filter look here
    bool descendingFirst = false; ///< the first click on the header sorts downwards
    bool derived = false; ///< not stored with the row: ignored by imports
    bool mayBeEmpty = false; ///< never unknown: the empty text or list is a value, which filters write as ""
    int decimals = 2; ///< at most so many on screen
    ColumnGroup group = ColumnGroup::Identity;
    Better better = Better::Undefined;
    CellMarks (*marks)(const TableContext& context, std::uint32_t row) = nullptr; ///< cheap: asked for when painting
    QString (*tip)(const Table& table, std::uint32_t row, const CellStyle& style) = nullptr; ///< what there is to add
};

/// Translated name of the group, and how files spell it.
[[nodiscard]] QString columnGroupTitle(ColumnGroup group);
[[nodiscard]] QString columnGroupId(ColumnGroup group);
/// Translated title and help.
[[nodiscard]] QString columnTitle(const Column& column);
[[nodiscard]] QString columnHelp(const Column& column);
/// Unit as shown in headers and axes: "GiB", "%", "USD/h" …; empty for none. `per` and `currency` serve money.
enum class PerUnit { Hour, Month, Year };
[[nodiscard]] QString unitText(Unit unit, PerUnit per, const QString& currency);
/// Hours in the unit: 1, 730, 8760.
[[nodiscard]] double hoursIn(PerUnit per);
/// Translated entry of a fixed vocabulary ("on_demand" → "on-demand"); the entry itself when it has none.
[[nodiscard]] QString vocabularyText(QStringView entry);

} // namespace atlas

Q_DECLARE_METATYPE(atlas::CellMarks)
