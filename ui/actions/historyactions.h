// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "history/queryhistory.h"
#include "history/trail.h"

#include <QObject>

namespace atlas {

/// Undo and redo of the query; back and forward through what was looked at, also by the buttons of the mouse.
class HistoryActions : public QObject
{
    Q_OBJECT
public:
    HistoryActions(const WindowParts& parts, QObject* parent);

    [[nodiscard]] Trail& trail() { return m_trail; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showWhatCanBeDone();

    WindowParts m_parts;
    QueryHistory m_history;
    Trail m_trail;
};

} // namespace atlas
