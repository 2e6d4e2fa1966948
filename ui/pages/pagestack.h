// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QVariantMap>
#include <functional>
#include <vector>

class QAction;
class QActionGroup;

namespace atlas {

/// What a page shows beside the query, for coming back to it: current record, scroll position and the like.
struct PageMemory
{
    std::function<QVariantMap()> take = {};
    std::function<void(const QVariantMap&)> recall = {};
};

/// The pages of the window, each with the checkable action that shows it. Several pages may share one widget.
class PageStack : public QStackedWidget
{
    Q_OBJECT
public:
    explicit PageStack(QWidget* parent = nullptr);

    /// `enter` prepares the widget for this page; `focus` puts the focus where the page's work begins.
    void addPage(QAction* action, QWidget* widget, std::function<void()> enter, std::function<void()> focus,
        PageMemory memory = {});
    /// Object name of the page's action: "offers", "charts", …
    [[nodiscard]] QString page() const;
    void show(const QString& page);
    void focusPage();
    /// What the page shows now; empty for one that keeps nothing.
    [[nodiscard]] QVariantMap memoryOf(const QString& page) const;
    /// Shows on the page what was taken from it before.
    void recall(const QString& page, const QVariantMap& memory);

signals:
    void pageChanged(const QString& page);

private:
    struct Page
    {
        QAction* action;
        QWidget* widget;
        std::function<void()> enter;
        std::function<void()> focus;
        PageMemory memory;
    };

    [[nodiscard]] const Page* current() const;
    [[nodiscard]] const Page* find(const QString& page) const;

    QActionGroup* m_group;
    std::vector<Page> m_pages;
};

} // namespace atlas
