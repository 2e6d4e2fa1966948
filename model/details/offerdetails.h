// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QDate>
#include <QString>
#include <memory>
#include <mutex>
#include <vector>

namespace atlas {

/// One value with its unit, as people read it.
struct DetailField
{
    QString key, title, text;
    bool known = true;
};

struct DetailGroup
{
    QString title;
    std::vector<DetailField> fields;
};

/// What a price was read as, at one time.
struct OfferReading
{
    QString date; ///< as the source states it; empty: undated
    QDate day; ///< last day of what it states; invalid: undated
    double price = 0; ///< per GPU in the shown unit and currency; NaN: unknown
    QString priceText; ///< with its unit
    QString original; ///< with its currency, where that is another one
    QString source; ///< title, else id
    QString note;
    bool current = false; ///< the offer's price
};

/// A sentence of the articles about the provider or the GPU, and what became of it.
struct DetailClaim
{
    QString text;
    QString verdict; ///< as filters spell it; empty: none
    QString checked; ///< what the facts say; may be empty
    QString comment; ///< may be empty
    QString source; ///< title of where it was checked; may be empty
};

struct DetailSource
{
    QString title, publisher, url;
};

/// What is found in the offer: a doubt says that a figure may be wrong, a remark how one must be read.
struct DetailFinding
{
    QString title, message;
    bool doubt = false;
};

/// Everything there is to say about single offers of a table. Lives as long as the table is looked at; rows are those
/// of the table. Texts are in the current language.
class OfferDetails
{
public:
    explicit OfferDetails(TablePtr table);
    ~OfferDetails();

    /// GPUs and provider.
    [[nodiscard]] QString title(std::uint32_t row, const CellStyle& style) const;
    /// All columns, each once; one that no group names comes under "Further".
    [[nodiscard]] std::vector<DetailGroup> groups(std::uint32_t row, const CellStyle& style) const;
    [[nodiscard]] std::vector<DetailFinding> findings(std::uint32_t row) const;
    /// Oldest first, undated ones last.
    [[nodiscard]] std::vector<OfferReading> readings(std::uint32_t row, const CellStyle& style) const;
    /// The same instance type in every region and purchase model, with the row itself: cheapest first.
    [[nodiscard]] RowsPtr siblings(std::uint32_t row) const;
    /// The filter that leaves the offer and its siblings.
    [[nodiscard]] QString siblingFilter(std::uint32_t row) const;
    /// Those that name the GPU first. In the language of the style's locale, where the claim has it.
    [[nodiscard]] std::vector<DetailClaim> claims(std::uint32_t row, const CellStyle& style) const;
    [[nodiscard]] DetailSource source(std::uint32_t row) const;

    [[nodiscard]] const TablePtr& table() const { return m_table; }

private:
    struct ByType;
    [[nodiscard]] const ByType& byType() const;

    TablePtr m_table;
    mutable std::unique_ptr<ByType> m_byType; ///< made on first use
};

} // namespace atlas
