// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "actions/actions.h"
#include "actions/browseactions.h"
#include "actions/catalogactions.h"
#include "actions/catalogfileactions.h"
#include "actions/catalogreload.h"
#include "actions/chartactions.h"
#include "actions/columnactions.h"
#include "actions/compareactions.h"
#include "actions/dropactions.h"
#include "actions/helpactions.h"
#include "actions/historyactions.h"
#include "actions/importactions.h"
#include "actions/markactions.h"
#include "actions/outputactions.h"
#include "actions/ownactions.h"
#include "actions/printactions.h"
#include "actions/recentactions.h"
#include "actions/runmessages.h"
#include "actions/savedviewactions.h"
#include "actions/settingsactions.h"
#include "actions/starteroffer.h"
#include "actions/valueactions.h"
#include "actions/viewactions.h"
#include "actions/wizardactions.h"
#include "actions/wizardcompare.h"
#include "actions/wizardoffer.h"
#include "language.h"
#include "pages/chartspage.h"
#include "pages/comparepage.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "pages/wizardpage.h"
#include "session.h"
#include "settings.h"
#include "widgets/catalogstatus.h"
#include "widgets/filedrop.h"
#include "widgets/messagebar.h"
#include "widgets/rail.h"
#include "windowgeometry.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QStatusBar>
#include <QTimer>

namespace atlas {

namespace {

/// The text in a window's title, where `[*]` has a meaning.
QString literally(QString text)
{
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

}

MainWindow::MainWindow(Session& session, Language& language, const QString& version, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_actions(new Actions(this))
    , m_rail(new Rail(this))
    , m_stack(new PageStack(this))
    , m_pages(new QueryPages(session, *m_actions, this))
    , m_basket(new CompareBasket(this))
    , m_compare(new ComparePage(session, *m_basket, this))
    , m_wizard(new WizardPage(session, this))
    , m_messages(new MessageBar(this))
    , m_status(new CatalogStatus(session, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    arrange();
    addPages();
    const WindowParts parts{
        this, *m_actions, session, language, *m_stack, *m_pages, *m_wizard, *m_messages, *new FileDrop(this)};
    new CatalogActions(parts, this);
    new CatalogFileActions(parts, this);
    new RecentActions(parts, this);
    new CatalogReload(parts, this);
    new StarterOffer(parts, this);
    new DropActions(parts, this);
    new ImportActions(parts, this);
    auto* told = new RunMessages(parts, this);
    new OwnActions(parts, *told, this);
    new MarkActions(parts, *told, this);
    new ColumnActions(parts, this);
    new OutputActions(parts, this);
    new CompareActions(parts, *m_basket, *m_compare, this);
    new PrintActions(parts, this);
    new ValueActions(parts, this);
    new ChartActions(parts, this);
    new ViewActions(parts, this);
    new WizardActions(parts, this);
    new WizardCompare(parts, *m_basket, *m_compare, this);
    new WizardOffer(parts, this);
    new SettingsActions(parts, this);
    new HelpActions(parts, version, this);
    makeMenus();
    auto* history = new HistoryActions(parts, this);
    new BrowseActions(parts, history->trail(), this);
    m_views = new SavedViewActions(parts, history->trail(), m_viewsMenu, this);
    connect(&parts.drops, &FileDrop::viewDropped, m_views, &SavedViewActions::open);

    const auto showError = [this](const Error& error) { m_messages->show(MessageBar::Kind::Failure, error.message); };
    connect(&m_session, &Session::refused, m_messages, showError);
    connect(m_pages->charts(), &ChartsPage::failed, m_messages, showError);
    connect(&m_session, &Session::tableChanged, this, &MainWindow::showCatalog);
    connect(&m_views->current(), &CurrentView::changed, this, &MainWindow::showCatalog);
    connect(&m_session, &Session::filterChecked, m_messages, &MessageBar::dismissInformation);
    connect(&m_session, &Session::queryChanged, m_messages, &MessageBar::dismissInformation);
    connect(m_stack, &PageStack::pageChanged, m_messages, &MessageBar::dismissInformation);
    connect(m_stack, &PageStack::pageChanged, this, &MainWindow::showLeftOut);
    connect(m_pages->charts(), &ChartsPage::chartChanged, this, &MainWindow::showLeftOut);
    retranslate();
    restoreState();
    showLeftOut();
}

void MainWindow::arrange()
{
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    column->addWidget(m_messages);
    auto* row = new QHBoxLayout(central);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);
    setCentralWidget(central);
    statusBar()->addWidget(m_status, 1);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::addPages()
{
    const Actions& actions = *m_actions;
    const auto focus = [this] { m_pages->focusResults(); };
    m_stack->addPage(actions["offers"], m_pages, [this] { m_pages->showOffers(); }, focus,
        {[offers = m_pages->offers()] { return offers->memory(); },
            [offers = m_pages->offers()](const QVariantMap& memory) { offers->recall(memory); }});
    m_stack->addPage(actions["charts"], m_pages, [this] { m_pages->showCharts(); }, focus,
        {[charts = m_pages->charts()] { return charts->memory(); },
            [charts = m_pages->charts()](const QVariantMap& memory) { charts->recall(memory); }});
    m_stack->addPage(actions["compare"], m_compare, {}, [this] { m_compare->focusResults(); },
        {[this] { return m_compare->memory(); }, [this](const QVariantMap& memory) { m_compare->recall(memory); }});
    m_stack->addPage(actions["wizard"], m_wizard, {}, [this] { m_wizard->focusContent(); },
        {[this] { return m_wizard->memory(); }, [this](const QVariantMap& memory) { m_wizard->recall(memory); }});
    for (QAction* page : actions.of(ActionMenu::Page))
        m_rail->addPage(page);
}

void MainWindow::makeMenus()
{
    m_fileMenu = menuBar()->addMenu(QString());
    m_editMenu = menuBar()->addMenu(QString());
    m_viewMenu = menuBar()->addMenu(QString());
    m_viewsMenu = menuBar()->addMenu(QString());
    m_helpMenu = menuBar()->addMenu(QString());
    m_actions->fill(m_fileMenu, ActionMenu::File);
    m_actions->fill(m_editMenu, ActionMenu::Edit);
    m_actions->fill(m_viewMenu, ActionMenu::Page);
    m_actions->fill(m_viewMenu, ActionMenu::View);
    m_actions->fill(m_viewsMenu, ActionMenu::Views);
    m_actions->fill(m_helpMenu, ActionMenu::Help);
}

void MainWindow::retranslate()
{
    m_fileMenu->setTitle(QCoreApplication::translate("Actions", menuTitle(ActionMenu::File)));
    m_editMenu->setTitle(QCoreApplication::translate("Actions", menuTitle(ActionMenu::Edit)));
    m_viewMenu->setTitle(QCoreApplication::translate("Actions", menuTitle(ActionMenu::View)));
    m_viewsMenu->setTitle(QCoreApplication::translate("Actions", menuTitle(ActionMenu::Views)));
    m_helpMenu->setTitle(QCoreApplication::translate("Actions", menuTitle(ActionMenu::Help)));
    m_rail->setAccessibleName(tr("Pages"));
    m_actions->retranslate();
    m_views->retranslate();
    showCatalog();
}

void MainWindow::restoreState()
{
    restoreWindow(*this, setting(Setting::WindowGeometry).toByteArray());
    m_pages->restoreState(width());
    const QString start = setting(Setting::StartPage).toString();
    m_stack->show(start.isEmpty() ? setting(Setting::Page).toString() : start);
    m_stack->focusPage();
}

void MainWindow::showCatalog()
{
    const QString path = m_session.path();
    const CurrentView& view = m_views->current();
    QStringList parts;
    if (view.isSet())
        parts << literally(view.name()) + QStringLiteral("[*]");
    if (!path.isEmpty())
        parts << literally(QFileInfo(path).fileName());
    setWindowTitle((parts << tr("GPU Atlas")).join(QStringLiteral(" – ")));
    setWindowModified(view.isChanged());
}

void MainWindow::showLeftOut()
{
    const ChartDataPtr& chart = m_pages->charts()->shown();
    m_status->setLeftOut(chart && m_stack->page() == QLatin1String("charts") ? chart->leftOut : QStringList());
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
    storeSetting(Setting::Page, m_stack->page());
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
