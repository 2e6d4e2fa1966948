// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"

#include <QAbstractButton>
#include <QPixmap>

namespace atlas {

/// A chart in little, with its name: a button that enlarges it. Follows the palette.
class ChartTile : public QAbstractButton
{
    Q_OBJECT
public:
    explicit ChartTile(const Chart& chart, QWidget* parent = nullptr);

    [[nodiscard]] const Chart& chart() const { return m_chart; }
    /// What the tile shows from its next `render` on; null: nothing yet.
    void setData(ChartDataPtr data);
    /// Is the picture another than it should be? Painting never makes it: that takes a while, and there are several.
    [[nodiscard]] bool isStale() const { return m_stale; }
    void render();
    [[nodiscard]] const ChartDataPtr& data() const { return m_data; }
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void becameStale();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect pictureRect() const;

    const Chart& m_chart;
    ChartDataPtr m_data;
    QPixmap m_picture;
    bool m_stale = false;
    void makeStale();
};

} // namespace atlas
