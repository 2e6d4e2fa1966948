// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"
#include "compare/basket.h"
#include "compare/comparison.h"

#include <QVariantMap>
#include <QWidget>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace atlas {

class ChartView;
class CompareTable;
class ComparisonModel;
class EmptyState;
class FlowLayout;
class Session;
class UseFields;

/// What is in the basket, side by side: offers with what a stated use costs, or GPUs. Only made while in sight.
class ComparePage : public QWidget
{
    Q_OBJECT
public:
    ComparePage(Session& session, CompareBasket& basket, QWidget* parent = nullptr);

    [[nodiscard]] CompareTable* table() const { return m_table; }
    [[nodiscard]] ComparisonModel* model() const { return m_model; }
    [[nodiscard]] CompareBasket::Kind kind() const;
    void setKind(CompareBasket::Kind kind);
    /// What is shown; without items when there is nothing to show.
    [[nodiscard]] const Comparison& shown() const;
    /// Keys in the basket that the open catalog does not have.
    [[nodiscard]] const QStringList& missing() const { return m_missing; }
    void addButtons(const QList<QAction*>& actions);
    /// The offers as a radar in place of the table.
    void showChart(bool shown);
    /// What the radar shows; nothing while the table is in sight.
    [[nodiscard]] const std::optional<ChartRequest>& chart() const { return m_chart; }
    void focusResults();
    /// Which kind, item and row, for coming back to it.
    [[nodiscard]] QVariantMap memory() const;
    void recall(const QVariantMap& memory);

signals:
    void removeAsked(const QStringList& keys);
    void offersAsked(); ///< something to compare is wanted
    void contentChanged();
    void failed(const atlas::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void watch();
    void refresh();
    void compareNow();
    void explain();
    void showMissing();
    void makeChart();
    [[nodiscard]] ChartRequest radar() const;
    void showUnits();
    void chooseRows();
    void retranslate();

    Session& m_session;
    CompareBasket& m_basket;
    ComparisonModel* m_model;
    QComboBox* m_kind;
    QCheckBox *m_differences, *m_known;
    QComboBox *m_per, *m_currency;
    FlowLayout* m_tools = nullptr;
    UseFields* m_use;
    QLabel* m_missingText;
    QPushButton* m_removeMissing;
    QLabel* m_hint;
    CompareTable* m_table;
    EmptyState* m_empty;
    QStackedWidget* m_views; ///< table and radar
    ChartView* m_radar = nullptr; ///< made when first shown
    bool m_chartWanted = false;
    std::optional<ChartRequest> m_chart;
    QStringList m_missing;
    bool m_stale = true;
};

} // namespace atlas
