// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

namespace atlas {

/// Prints what is in sight: the offers as a table, or the chart.
class PrintActions : public QObject
{
    Q_OBJECT
public:
    PrintActions(const WindowParts& parts, QObject* parent);

private:
    void showWhatPrints();
    void print();
    void printTable();
    void printChart();
    /// The catalog and the day.
    [[nodiscard]] QString footer() const;
    /// Filter, number of offers, units, rates, dates.
    [[nodiscard]] QStringList tableLines() const;

    WindowParts m_parts;
};

} // namespace atlas
