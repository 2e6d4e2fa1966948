// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartdata.h"

#include <QWidget>
#include <functional>
#include <memory>

namespace atlas {

/// Shows a ChartData: hover or arrow keys read an item off, click or Enter asks to narrow the filter to it or to open
/// its offer. Follows palette and language (its own words; whoever made the data makes it anew). Scrolls when there are
/// more bars than room. Points and lines are zoomed by wheel and keys (+ − 0), and moved by dragging and Shift with
/// arrow keys.
class ChartView : public QWidget
{
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    void setData(std::shared_ptr<const ChartData> data);
    void setData(ChartData data) { setData(std::make_shared<const ChartData>(std::move(data))); }
    [[nodiscard]] const ChartData& data() const;
    /// What can be done where there is nothing to show: a button. Until the next data.
    void setRemedy(const QString& text, std::function<void()> act);
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
    void retranslate();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace atlas
