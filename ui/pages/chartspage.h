// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"
#include "error.h"

#include <QVariantMap>
#include <QWidget>

class QComboBox;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace atlas {

class ChartControls;
class ChartGallery;
class ChartNumbers;
class ChartView;
class Session;

/// The charts of the current query: all in little, and one enlarged, as a picture or as the numbers behind it. They are
/// only made while the page is in sight.
class ChartsPage : public QWidget
{
    Q_OBJECT
public:
    explicit ChartsPage(Session& session, QWidget* parent = nullptr);

    /// The enlarged chart; null before it is made, and in the gallery.
    [[nodiscard]] const ChartDataPtr& shown() const { return m_shown; }
    /// The enlarged chart, or that of the tile with the focus: what can be exported.
    [[nodiscard]] const Chart& currentChart() const;
    /// What a chart would be made of now, with what was chosen for it.
    [[nodiscard]] ChartRequest request(const Chart& chart) const;
    [[nodiscard]] bool isEnlarged() const;

    void enlarge(const QString& chart);
    void showGallery();
    /// The price history of these offers, enlarged.
    void showHistory(const QStringList& keys);
    void setNumbersShown(bool shown);
    [[nodiscard]] bool numbersShown() const;
    /// Selected rows of the numbers, or all, to the clipboard. Does nothing while they are not shown.
    void copyNumbers(bool withHeaders);
    void addActions(QAction* exporting, QAction* copying, QAction* numbers);
    void focusChart();
    /// Which chart by what, for coming back to it.
    [[nodiscard]] QVariantMap memory() const;
    void recall(const QVariantMap& memory);

signals:
    void leaving(); ///< a chart or another filter is about to take the place of what is shown
    void chartChanged();
    void failed(const atlas::Error& error);
    void offerActivated(const QString& key);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeTools();
    void makeView();
    void queryChanged();
    void makeChart();
    void take(const Result<ChartDataPtr>& made);
    void offerRemedy();
    void listCharts();
    void retranslate();
    [[nodiscard]] const Chart* chosenChart() const;

    Session& m_session;
    ChartMaker* m_maker;
    ChartDataPtr m_shown;
    QStackedWidget* m_stack; ///< gallery, enlarged
    ChartGallery* m_gallery;
    QToolButton* m_back;
    QComboBox* m_chart;
    ChartControls* m_controls;
    QToolButton *m_export, *m_copy, *m_numbersButton;
    QStackedWidget* m_views; ///< picture, numbers
    QTableView* m_table;
    ChartNumbers* m_numbers;
    ChartView* m_view = nullptr; ///< made when first shown: start-up does without it
    bool m_stale = true;
};

} // namespace atlas
