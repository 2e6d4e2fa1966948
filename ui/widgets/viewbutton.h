// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QMenu;

namespace atlas {

/// Names the current view, with a mark when the window shows something else by now, and opens the menu of views.
class ViewButton : public QToolButton
{
    Q_OBJECT
public:
    ViewButton(QMenu* menu, QWidget* parent);

    /// An empty name: no view is current.
    void showView(const QString& name, bool changed);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_name;
    bool m_changed = false;
};

} // namespace atlas
