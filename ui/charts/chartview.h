// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QWidget>
#include <memory>

namespace atlas {

/// Shows a ChartData: hover or arrow keys read an item off, click or Enter asks to narrow the filter to it or to open
/// its offer. Follows palette and language (its own words; whoever made the data makes it anew). Scrolls when there are
/// more bars than room.
class ChartView : public QWidget
{
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    void setData(std::shared_ptr<const ChartData> data);
    void setData(ChartData data) { setData(std::make_shared<const ChartData>(std::move(data))); }
    [[nodiscard]] const ChartData& data() const;
    /// What is read off at the item that has the keyboard's focus; empty: none has.
    [[nodiscard]] QString focusedText() const;

signals:
    void filterActivated(const QString& filter);
    void offerActivated(const QString& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace atlas
