// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"

#include <QScrollArea>
#include <functional>
#include <vector>

class QTimer;

namespace atlas {

class ChartTile;

/// All charts in little. They are made anew one after the other, with the event loop between, when `refresh` was called
/// and the gallery is in sight; until then the old ones stay.
class ChartGallery : public QScrollArea
{
    Q_OBJECT
public:
    explicit ChartGallery(QWidget* parent = nullptr);

    /// What a chart would be made of now; a request without offers: nothing can be made.
    void setSource(std::function<ChartRequest(const Chart&)> source) { m_source = std::move(source); }
    /// Something that charts are made of has changed.
    void refresh();
    /// Focus to the tile of that chart, or to the first.
    void focusTile(const QString& chart);
    [[nodiscard]] const std::vector<ChartTile*>& tiles() const { return m_tiles; }
    [[nodiscard]] bool isBusy() const { return m_next < m_tiles.size(); }
    void retranslate();

signals:
    void chosen(const QString& chart);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void makeNext();
    void renderNext();
    bool moveFocus(int key);

    std::vector<ChartTile*> m_tiles;
    std::function<ChartRequest(const Chart&)> m_source;
    ChartMaker* m_maker;
    QTimer* m_timer; ///< waits for a pause in typing, then for the event loop
    QTimer* m_renderTimer;
    std::size_t m_next = 0; ///< tile to be made
    int m_columns = 1;
};

} // namespace atlas
