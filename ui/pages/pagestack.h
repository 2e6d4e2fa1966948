// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <functional>
#include <vector>

class QAction;
class QActionGroup;

namespace atlas {

/// The pages of the window, each with the checkable action that shows it. Several pages may share one widget.
class PageStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    /// `enter` prepares the widget for this page; `focus` puts the focus where the page's work begins.
    void addPage(QAction* action, QWidget* widget, std::function<void()> enter, std::function<void()> focus);
    /// Object name of the page's action: "offers", "charts", …
    [[nodiscard]] QString page() const;
    void show(const QString& page);
    void focusPage();

signals:
    void pageChanged(const QString& page);

private:
    struct Page
    {
        QAction* action;
        QWidget* widget;
        std::function<void()> enter;
        std::function<void()> focus;
    };

    [[nodiscard]] const Page* current() const;

    QActionGroup* m_group;
    std::vector<Page> m_pages;
};

} // namespace atlas
