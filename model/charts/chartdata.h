// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartbody.h"
#include "engine/query.h"

#include <QString>
#include <QStringList>
#include <map>
#include <memory>

namespace atlas {

/// What a chart shows: numbers, units and words, no pixels. Everything that a picture needs to be understood alone: a
/// frame that is the same for all charts, and a body of one shape.
struct ChartData
{
    enum class Counted { Offers, Readings, Measurements };

    QString id;
    std::map<QString, QString> options; ///< in force, by key
    QString by; ///< key of the column that items or series stand for; empty: none
    QString title; ///< translated
    QString filter; ///< as printed; empty: all offers
    QString currency;
    PerUnit per = PerUnit::Hour;
    ChartBody body; ///< nothing when there is no item
    Counted counted = Counted::Offers; ///< what `shown` counts
    std::size_t shown = 0; ///< offers (or readings) behind the picture
    QStringList leftOut; ///< translated, with number and reason: "12 without a known price"
    QString newestDate, oldestDate; ///< of what is shown; empty when all is undated
    std::size_t undated = 0; ///< shown without a date
    QStringList rates; ///< translated: "1 USD = 6.7758 CNY (2026-06-30)"
    QStringList sources; ///< titles of the sources of what is shown, each once, most offers first
    QStringList publishers; ///< of each of the sources; empty where it is not known
    QStringList notes; ///< translated: what else must be known to read the picture right
    QString emptyReason; ///< translated; set when there is no item

    /// Number of things that can be read off one by one.
    [[nodiscard]] std::size_t itemCount() const;
    [[nodiscard]] bool isEmpty() const { return itemCount() == 0; }
};

using ChartDataPtr = std::shared_ptr<const ChartData>;

} // namespace atlas
