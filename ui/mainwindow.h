// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QMenu;

namespace atlas {

class Actions;
class CatalogStatus;
class CompareBasket;
class ComparePage;
class Language;
class MessageBar;
class PageStack;
class QueryPages;
class Rail;
class SavedViewActions;
class Session;
class WizardPage;

/// Menus, the list of pages, and where messages appear. What is shown is the session's; what can be done is described
/// in actions/actionlist.cpp and done by the classes beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Session& session, Language& language, const QString& version, QWidget* parent = nullptr);

    [[nodiscard]] Actions& actions() const { return *m_actions; }
    [[nodiscard]] PageStack* stack() const { return m_stack; }
    [[nodiscard]] QueryPages* pages() const { return m_pages; }
    [[nodiscard]] WizardPage* wizard() const { return m_wizard; }
    [[nodiscard]] MessageBar* messages() const { return m_messages; }
    [[nodiscard]] SavedViewActions* views() const { return m_views; }

signals:
    /// The window has been painted for the first time: what takes long may begin.
    void painted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void addPages();
    void makeMenus();
    void retranslate();
    void restoreState();
    void showCatalog();
    void showLeftOut();

    Session& m_session;
    Actions* m_actions;
    Rail* m_rail;
    PageStack* m_stack;
    QueryPages* m_pages;
    CompareBasket* m_basket;
    ComparePage* m_compare;
    WizardPage* m_wizard;
    MessageBar* m_messages;
    CatalogStatus* m_status;
    SavedViewActions* m_views = nullptr;
    bool m_painted = false;

    QMenu *m_fileMenu, *m_editMenu, *m_viewMenu, *m_viewsMenu, *m_helpMenu;
};

} // namespace atlas
