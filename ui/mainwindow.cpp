// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "dialogs.h"
#include "icons.h"
#include "language.h"
#include "pages/chartspage.h"
#include "pages/offerspage.h"
#include "pages/querypages.h"
#include "session.h"
#include "settings.h"
#include "widgets/catalogstatus.h"
#include "widgets/filterhelp.h"
#include "widgets/messagebar.h"
#include "widgets/rail.h"
#include "widgets/recordtable.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>
#include <algorithm>

namespace atlas {

namespace {

QAction* newAction(QWidget* window, const char* name, const QString& icon = {}, const QList<QKeySequence>& keys = {})
{
    auto* action = new QAction(window);
    action->setObjectName(QLatin1String(name));
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    action->setShortcuts(keys);
    window->addAction(action);
    return action;
}

}

MainWindow::MainWindow(Session& session, Language& language, const QString& version, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_language(language)
    , m_version(version)
    , m_exports(session, this)
    , m_rail(new Rail(this))
    , m_pages(new QueryPages(session, this))
    , m_messages(new MessageBar(this))
    , m_status(new CatalogStatus(session, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_messages);
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(central);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);

    m_fileMenu = menuBar()->addMenu(QString());
    m_editMenu = menuBar()->addMenu(QString());
    m_viewMenu = menuBar()->addMenu(QString());
    m_helpMenu = menuBar()->addMenu(QString());
    makePageActions();
    makeFileActions();
    makeEditActions();
    makeViewActions();
    makeHelpActions();

    connect(&m_session, &Session::failed, this, &MainWindow::showFailure);
    connect(&m_session, &Session::refused, this, &MainWindow::showError);
    connect(&m_session, &Session::tableChanged, this, &MainWindow::showCatalog);
    connect(&m_session, &Session::filterChecked, m_messages, &MessageBar::dismissInformation);
    connect(&m_session, &Session::queryChanged, m_messages, &MessageBar::dismissInformation);
    connect(m_pages, &QueryPages::openAsked, this, &MainWindow::askForCatalog);
    connect(m_pages->charts(), &ChartsPage::chartChanged, this, &MainWindow::showLeftOut);
    connect(m_pages->charts(), &ChartsPage::failed, this, &MainWindow::showError);
    retranslate();
    restoreState();
    showLeftOut();
}

void MainWindow::makePageActions()
{
    m_pageGroup = new QActionGroup(this);
    m_offersPage = newAction(this, "offers", QStringLiteral("offers"), {Qt::CTRL | Qt::Key_1});
    m_chartsPage = newAction(this, "charts", QStringLiteral("charts"), {Qt::CTRL | Qt::Key_2});
    for (QAction* page : {m_offersPage, m_chartsPage}) {
        page->setCheckable(true);
        m_pageGroup->addAction(page);
        m_rail->addPage(page);
        m_viewMenu->addAction(page);
    }
    m_offersPage->setChecked(true);
    connect(m_offersPage, &QAction::toggled, this, [this](bool shown) {
        if (shown)
            m_pages->showOffers();
        else
            m_pages->showCharts();
        shareExportKey();
        m_messages->dismissInformation();
        showLeftOut();
    });
    connect(m_chartsPage, &QAction::triggered, m_pages, &QueryPages::focusResults);
}

void MainWindow::makeFileActions()
{
    m_open = newAction(this, "openCatalog", QStringLiteral("open"), {QKeySequence::Open});
    m_openOwn = newAction(this, "openOwnCatalog");
    m_reload = newAction(this, "reload", QStringLiteral("reload"), {QKeySequence(Qt::Key_F5)});
    m_exportTable = newAction(this, "exportTable", QStringLiteral("export"), {Qt::CTRL | Qt::Key_E});
    m_exportChart = newAction(this, "exportChart", QStringLiteral("export"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E});
    m_copyChart = newAction(this, "copyChart", QStringLiteral("copy"), {Qt::CTRL | Qt::ALT | Qt::Key_C});
    m_quit = newAction(this, "quit", {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    m_quit->setMenuRole(QAction::QuitRole);
    m_fileMenu->addActions({m_open, m_openOwn, m_reload});
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_exportTable, m_exportChart, m_copyChart});
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(m_quit);
    m_pages->charts()->addActions(m_exportChart, m_copyChart);
    connect(m_open, &QAction::triggered, this, &MainWindow::askForCatalog);
    connect(m_openOwn, &QAction::triggered, &m_session, &Session::openOwn);
    connect(m_reload, &QAction::triggered, &m_session, &Session::reload);
    connect(m_exportTable, &QAction::triggered, this, &MainWindow::exportTable);
    connect(m_exportChart, &QAction::triggered, this, &MainWindow::exportChart);
    connect(m_copyChart, &QAction::triggered, this, &MainWindow::copyChart);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
}

void MainWindow::shareExportKey()
{
    // Ctrl+E exports what is in sight.
    const QKeySequence inSight(Qt::CTRL | Qt::Key_E), chart(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    const bool charts = m_pages->showsCharts();
    m_exportTable->setShortcuts(charts ? QList<QKeySequence>() : QList<QKeySequence>{inSight});
    m_exportChart->setShortcuts(charts ? QList<QKeySequence>{inSight, chart} : QList<QKeySequence>{chart});
}

void MainWindow::makeEditActions()
{
    m_focusFilter
        = newAction(this, "focusFilter", QStringLiteral("search"), {QKeySequence::Find, QKeySequence(Qt::Key_Slash)});
    m_copy = newAction(this, "copyRows", QStringLiteral("copy"), {QKeySequence::Copy});
    m_copyWithHeaders = newAction(this, "copyWithHeaders", {}, {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    m_editMenu->addActions({m_focusFilter, m_copy, m_copyWithHeaders});
    connect(m_focusFilter, &QAction::triggered, m_pages, &QueryPages::focusFilter);
    connect(m_copy, &QAction::triggered, this, [this] { copyRows(false); });
    connect(m_copyWithHeaders, &QAction::triggered, this, [this] { copyRows(true); });
}

void MainWindow::makeViewActions()
{
    m_sort = newAction(this, "sortByColumn", {}, {QKeySequence(Qt::Key_F3)});
    m_sortAdd = newAction(this, "addToSort", {}, {QKeySequence(Qt::SHIFT | Qt::Key_F3)});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_pages->facetsAction(), m_pages->detailsAction()});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_sort, m_sortAdd});
    m_viewMenu->addSeparator();
    m_languageMenu = m_viewMenu->addMenu(QString());
    auto* group = new QActionGroup(this);
    for (const QString& code : Language::codes()) {
        QAction* action = m_languageMenu->addAction(Language::ownName(code));
        action->setObjectName(QStringLiteral("language_%1").arg(code));
        action->setCheckable(true);
        action->setChecked(code == m_language.language());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] {
            m_language.setLanguage(code);
            storeSetting(Setting::Language, code);
        });
        connect(&m_language, &Language::changed, action,
            [action, code](const QString& now) { action->setChecked(code == now); });
    }
    connect(m_sort, &QAction::triggered, m_pages->offers(), [this] { m_pages->offers()->sortByCurrentColumn(false); });
    connect(
        m_sortAdd, &QAction::triggered, m_pages->offers(), [this] { m_pages->offers()->sortByCurrentColumn(true); });
}

void MainWindow::makeHelpActions()
{
    m_filterHelp = newAction(this, "filterHelp", {}, {QKeySequence(Qt::Key_F1)});
    m_about = newAction(this, "about");
    m_about->setMenuRole(QAction::AboutRole);
    m_helpMenu->addActions({m_filterHelp, m_about});
    connect(m_filterHelp, &QAction::triggered, this, &MainWindow::showFilterHelp);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::retranslate()
{
    m_fileMenu->setTitle(tr("&File"));
    m_editMenu->setTitle(tr("&Edit"));
    m_viewMenu->setTitle(tr("&View"));
    m_languageMenu->setTitle(tr("&Language"));
    m_helpMenu->setTitle(tr("&Help"));
    m_rail->setAccessibleName(tr("Pages"));
    retranslateActions();
    showCatalog();
}

void MainWindow::retranslateActions()
{
    m_offersPage->setText(tr("&Offers"));
    m_chartsPage->setText(tr("&Charts"));
    m_offersPage->setToolTip(tr("Offers (Ctrl+1)"));
    m_chartsPage->setToolTip(tr("Charts (Ctrl+2)"));
    m_open->setText(tr("&Open catalog…"));
    m_openOwn->setText(tr("Open &my catalog"));
    m_reload->setText(tr("&Reload"));
    m_exportTable->setText(tr("Export &table…"));
    m_exportChart->setText(tr("Export &chart…"));
    m_copyChart->setText(tr("Co&py chart"));
    m_quit->setText(tr("&Quit"));
    m_focusFilter->setText(tr("&Filter"));
    m_copy->setText(tr("&Copy rows"));
    m_copyWithHeaders->setText(tr("Copy rows with &headers"));
    m_sort->setText(tr("&Sort by current column"));
    m_sortAdd->setText(tr("&Add current column to sort"));
    m_filterHelp->setText(tr("&How to write a filter"));
    m_about->setText(tr("&About GPU Atlas"));
    // Buttons show the text without the letter of the menu, which some languages put in parentheses.
    static const QRegularExpression letter(QStringLiteral("\\s*\\(&.\\)|&|…$"));
    for (QAction* action : {m_offersPage, m_chartsPage, m_exportChart, m_copyChart})
        action->setIconText(action->text().remove(letter));
}

void MainWindow::restoreState()
{
    const QByteArray stored = setting(Setting::WindowGeometry).toByteArray();
    if (stored.isEmpty() || !restoreGeometry(stored)) {
        const QSize room = screen()->availableGeometry().size();
        resize(std::min(1360, room.width() * 9 / 10), std::min(860, room.height() * 9 / 10));
    }
    m_pages->restoreState(width());
}

void MainWindow::showCatalog()
{
    const QString path = m_session.path();
    setWindowTitle(path.isEmpty() ? tr("GPU Atlas") : tr("%1 – GPU Atlas").arg(QFileInfo(path).fileName()));
    const bool open = m_session.table() != nullptr;
    for (QAction* action : {m_exportTable, m_exportChart, m_copyChart})
        action->setEnabled(open);
}

void MainWindow::showLeftOut()
{
    const std::optional<ChartData>& chart = m_pages->charts()->shown();
    m_status->setLeftOut(chart && m_pages->showsCharts() ? chart->leftOut : QStringList());
}

void MainWindow::showFailure(const QString& path, const Error& error)
{
    QString text = error.message;
    if (m_session.table())
        text += u' ' + tr("The catalog that was open stays.");
    if (error.code == ErrorCode::Locked)
        m_messages->show(MessageBar::Kind::Failure, text, tr("Try again"), [this, path] {
            if (path.isEmpty())
                m_session.openOwn();
            else
                m_session.open(path);
        });
    else
        m_messages->show(MessageBar::Kind::Failure, text, tr("Open another…"), [this] { askForCatalog(); });
}

void MainWindow::showError(const Error& error)
{
    m_messages->show(MessageBar::Kind::Failure, error.message);
}

void MainWindow::showWritten(const Result<std::optional<QString>>& written)
{
    if (!written)
        showError(written.error());
    else if (*written)
        m_messages->show(MessageBar::Kind::Information, tr("Written to %1.").arg(QDir::toNativeSeparators(**written)));
}

void MainWindow::askForCatalog()
{
    const auto path
        = Dialogs::current().openFile(this, tr("Open catalog"), {tr("Catalogs (*.sqlite *.db)"), tr("All files (*)")});
    if (!path)
        return;
    m_messages->dismiss();
    m_session.open(*path);
}

void MainWindow::exportTable()
{
    showWritten(m_exports.table());
}

void MainWindow::exportChart()
{
    m_chartsPage->setChecked(true);
    if (const std::optional<ChartData>& chart = m_pages->charts()->shown())
        showWritten(m_exports.chart(*chart));
}

void MainWindow::copyChart()
{
    m_chartsPage->setChecked(true);
    const std::optional<ChartData>& chart = m_pages->charts()->shown();
    if (!chart)
        return;
    const Result<void> copied = m_exports.copyChart(*chart);
    if (copied)
        m_messages->show(MessageBar::Kind::Information, tr("The chart is on the clipboard."));
    else
        showError(copied.error());
}

void MainWindow::copyRows(bool withHeaders)
{
    if (!m_pages->offers()->table()->copy(withHeaders))
        m_messages->show(MessageBar::Kind::Warning,
            tr("More than %Ln rows are too many for the clipboard. Export the table instead.", nullptr,
                RecordTable::MostCopied),
            tr("Export table…"), [this] { exportTable(); });
}

void MainWindow::showFilterHelp()
{
    if (!m_help)
        m_help = new FilterHelp(this);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::showAbout()
{
    m_messages->show(MessageBar::Kind::Information,
        tr("GPU Atlas %1: filter, chart and compare offers of GPU clouds. Free software under the GNU GPL, version 3 "
           "or later.")
            .arg(m_version));
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_session.retranslate();
        retranslate();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    storeSetting(Setting::WindowGeometry, saveGeometry());
    m_pages->storeState();
    QMainWindow::closeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    if (m_painted)
        return;
    m_painted = true;
    QTimer::singleShot(0, this, &MainWindow::painted);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_rail->setCollapsed(width() < fontMetrics().averageCharWidth() * 160);
}

} // namespace atlas
