// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "exports.h"

#include <QMainWindow>
#include <optional>

class QActionGroup;
class QMenu;

namespace atlas {

class CatalogStatus;
class FilterHelp;
class Language;
class MessageBar;
class QueryPages;
class Rail;
class Session;

/// Menus, the list of pages, and where messages appear. What is shown is the session's; what can be done is here.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(Session& session, Language& language, const QString& version, QWidget* parent = nullptr);

    [[nodiscard]] QueryPages* pages() const { return m_pages; }
    [[nodiscard]] MessageBar* messages() const { return m_messages; }

signals:
    /// The window has been painted for the first time: what takes long may begin.
    void painted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makePageActions();
    void makeFileActions();
    void shareExportKey();
    void makeEditActions();
    void makeViewActions();
    void makeHelpActions();
    void retranslate();
    void retranslateActions();
    void restoreState();
    void showCatalog();
    void showLeftOut();
    void showFailure(const QString& path, const Error& error);
    void showError(const Error& error);
    void showWritten(const Result<std::optional<QString>>& written);
    void askForCatalog();
    void exportTable();
    void exportChart();
    void copyChart();
    void copyRows(bool withHeaders);
    void showFilterHelp();
    void showAbout();

    Session& m_session;
    Language& m_language;
    QString m_version;
    Exports m_exports;
    Rail* m_rail;
    QueryPages* m_pages;
    MessageBar* m_messages;
    CatalogStatus* m_status;
    FilterHelp* m_help = nullptr;
    bool m_painted = false;

    QMenu *m_fileMenu, *m_editMenu, *m_viewMenu, *m_languageMenu, *m_helpMenu;
    QActionGroup* m_pageGroup;
    QAction *m_offersPage, *m_chartsPage;
    QAction *m_open, *m_openOwn, *m_reload, *m_exportTable, *m_exportChart, *m_copyChart, *m_quit;
    QAction *m_focusFilter, *m_copy, *m_copyWithHeaders, *m_sort, *m_sortAdd;
    QAction *m_filterHelp, *m_about;
};

} // namespace atlas
