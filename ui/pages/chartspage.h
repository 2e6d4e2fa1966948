// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"
#include "error.h"

#include <QVariantMap>
#include <QWidget>
#include <optional>

class QComboBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace atlas {

class Chart;
class ChartView;
class Session;

/// A chart of the current query. It is only made while the page is in sight.
class ChartsPage : public QWidget
{
    Q_OBJECT
public:
    explicit ChartsPage(Session& session, QWidget* parent = nullptr);

    /// What is shown; nothing before the first catalog or when the chart could not be made.
    [[nodiscard]] const std::optional<ChartData>& shown() const { return m_shown; }
    void addActions(QAction* exporting, QAction* copying);
    void focusChart();
    /// Which chart by what, for coming back to it.
    [[nodiscard]] QVariantMap memory() const;
    void recall(const QVariantMap& memory);

signals:
    void narrowing(); ///< a part of the chart was activated: the filter is about to follow
    void chartChanged();
    void failed(const atlas::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void listCharts();
    void listGroupings();
    void makeChart();
    void retranslate();
    [[nodiscard]] const Chart* chosenChart() const;

    Session& m_session;
    std::optional<ChartData> m_shown;
    QLabel* m_chartLabel;
    QComboBox* m_chart;
    QLabel* m_byLabel;
    QComboBox* m_by;
    QToolButton* m_export;
    QToolButton* m_copy;
    QVBoxLayout* m_rows;
    ChartView* m_view = nullptr; ///< made when first shown: start-up does without it
    bool m_stale = true;
};

} // namespace atlas
