// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/places.h"

#include <QWidget>

class QToolButton;

namespace atlas {

class FlowLayout;

/// Buttons that lead from one thing to other pages about it.
class PlaceStrip : public QWidget
{
    Q_OBJECT
public:
    explicit PlaceStrip(QWidget* parent = nullptr);

    /// In place of all buttons.
    void setPlaces(const std::vector<NamedPlace>& places);
    QToolButton* addButton(const QString& text, const QString& name);

signals:
    void placeAsked(const atlas::Place& place);
    void left(); ///< Esc on a button

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    FlowLayout* m_flow;
};

} // namespace atlas
