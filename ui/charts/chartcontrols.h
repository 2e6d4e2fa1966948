// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart.h"

#include <QVariantMap>
#include <QWidget>
#include <map>

class QComboBox;

namespace atlas {

/// The controls of a chart, made from its options: only those that matter to it and to what is chosen. Keeps what was
/// chosen for each chart.
class ChartControls : public QWidget
{
    Q_OBJECT
public:
    explicit ChartControls(QWidget* parent = nullptr);

    /// Makes the controls of that chart, which has what the offers' catalog has.
    void setChart(const Chart* chart, const TablePtr& offers);
    /// What is chosen for a chart.
    [[nodiscard]] ChartOptions options(const Chart& chart) const;
    /// All that is chosen for a chart.
    void setOptions(const Chart& chart, const QVariantMap& values);
    /// Chooses a value; the usual one when it is empty.
    void choose(const Chart& chart, const QString& option, const QString& value);

signals:
    void chosen();

private:
    void addControl(const ChartOption& option);
    QWidget* choiceControl(const ChartOption& option, const std::vector<ChartChoice>& choices);
    QWidget* countControl(const ChartOption& option);
    QWidget* offersControl(const ChartOption& option);
    [[nodiscard]] bool matters(const ChartOption& option) const;
    [[nodiscard]] QString value(const ChartOption& option) const;
    void take(const QString& option, const QString& value);

    const Chart* m_chart = nullptr;
    TablePtr m_offers;
    std::map<QString, std::map<QString, QString>> m_chosen; ///< by chart, by option
};

} // namespace atlas
