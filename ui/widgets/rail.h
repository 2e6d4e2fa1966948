// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <vector>

class QAction;
class QToolButton;
class QVBoxLayout;

namespace atlas {

/// The list of pages at the left: icon and word, or icons alone where the window is narrow.
class Rail : public QFrame
{
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    /// A checkable action for a page; the rail shows it below those before.
    void addPage(QAction* action);
    void setCollapsed(bool collapsed);
    [[nodiscard]] bool isCollapsed() const { return m_collapsed; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();

    std::vector<QToolButton*> m_buttons;
    QVBoxLayout* m_column;
    bool m_collapsed = false;
};

} // namespace atlas
