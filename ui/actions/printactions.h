// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

namespace atlas {

class TableModel;

/// Prints what is in sight: the table of the page, or the chart.
class PrintActions : public QObject
{
    Q_OBJECT
public:
    PrintActions(const WindowParts& parts, QObject* parent);

private:
    void showWhatPrints();
    void print();
    void printOffers();
    void printTable(const TableModel& model, const QString& title, const QStringList& lines);
    void printChart();
    /// The catalog and the day.
    [[nodiscard]] QString footer() const;
    /// Filter, number of offers, units, rates, dates.
    [[nodiscard]] QStringList offerLines() const;
    [[nodiscard]] static QString filterLine(const QString& filter);

    WindowParts m_parts;
};

} // namespace atlas
