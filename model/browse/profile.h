// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/places.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace atlas {

/// A piece of text in a profile. Plain text, whatever it looks like.
struct ProfileText
{
    enum class Tone { Plain, Dim, Doubt };
    QString text;
    Tone tone = Tone::Plain;
    std::optional<Place> place = {}; ///< it leads there
    bool right = false; ///< a number: aligned right
};

/// A part of a profile under its own heading: paragraphs, or a table with a header row (fields have none).
struct ProfileBlock
{
    QString title;
    QStringList headers = {};
    std::vector<std::vector<ProfileText>> rows = {}; ///< paragraphs have one text a row
    bool isFields = false; ///< two texts a row: title and value
    QString note = {}; ///< below it, dimmer
};

/// A page of the web, opened only after its host was shown.
struct ProfileLink
{
    QString name; ///< translated
    QString url;
};

/// Everything about one row of a table, for reading.
struct Profile
{
    QString title;
    std::vector<ProfileBlock> blocks;
    std::vector<ProfileLink> links;
    std::vector<NamedPlace> places;
};

/// The profile of a row of providers, gpus, benchmarks, sources, claims or health; of any other table its fields.
[[nodiscard]] Profile profileOf(const Table& table, std::uint32_t row, const CellStyle& style);

} // namespace atlas
