// SPDX-License-Identifier: GPL-3.0-or-later
#include "browsefixture.h"

#include "browse/benchmarkspage.h"
#include "browse/profilepane.h"
#include "browse/providerspage.h"
#include "browse/sourcespage.h"
#include "compare/basket.h"
#include "compare/comparison.h"
#include "pages/comparepage.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QToolButton>
#include <array>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

/// 300 in the usual run.
int steps()
{
    const int wanted = qEnvironmentVariableIntValue("ATLAS_WALKS");
    return wanted > 0 ? wanted : 300;
}

const QStringList& filters()
{
    static const QStringList all{QString(), u"h100"_s, u"provider:aws"_s, u"gpu:a100 price<3"_s, u"nothing-like-it"_s,
        u"price:none"_s, u"(("_s, u"vram>=80"_s, u"NOT aws"_s, u"source:skypilot"_s, u"verdict:contradicted"_s,
        u"gpu_count>=8"_s, u"＜"_s, u"a OR b"_s, u"offers>10"_s, u"kind:doubt"_s};
    return all;
}

QString words(const QVariant& value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{QJsonValue::fromVariant(value)}).toJson(QJsonDocument::Compact));
}

}

/// Walks at random through all pages of the window; the seed of a walk that fails is in its output.
class BrowseWalksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void anyWayThroughThePages();

private:
    void step(Window& window, QRandomGenerator& random);
    void jumpAndReturn(Window& window, TablePage* page, QRandomGenerator& random);
    void stepOnPage(Window& window, TablePage* page, QRandomGenerator& random);
    void stepAmongOffers(Window& window, QRandomGenerator& random);
    void stepInComparison(Window& window, QRandomGenerator& random);
    void check(const Window& window);
    static void checkComparison(const Window& window);
    static bool settled(const Window& window);

    QTemporaryDir m_folder;
    QString m_catalog, m_last;
};

void BrowseWalksTest::initTestCase()
{
    clearSettings();
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    const Result<void> made = makeStarterCatalog(m_catalog);
    QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
}

bool BrowseWalksTest::settled(const Window& window)
{
    TablePage* page = pageOf(window);
    return window.isReady() && (!page || (page->browse().table() && !page->browse().isMaking()));
}

void BrowseWalksTest::anyWayThroughThePages()
{
    Window window(m_catalog, {1400, 900});
    QTRY_VERIFY(window.isReady());
    window.find<QAction>("detailsAction")->setChecked(true);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (TableModel* model : window.main->findChildren<TableModel*>())
        testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    QVERIFY(testers.size() >= 8);
    const quint32 seed = qEnvironmentVariableIsSet("ATLAS_SEED") ? qgetenv("ATLAS_SEED").toUInt()
                                                                 : QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    qInfo("seed %u", seed);
    for (int at = 0; at < steps(); ++at) {
        step(window, random);
        if (QTest::currentTestFailed())
            qFatal("after step %d: %s", at, qPrintable(m_last));
        QTRY_VERIFY2(settled(window), qPrintable(m_last));
        check(window);
        if (QTest::currentTestFailed()) {
            qInfo("after step %d: %s", at, qPrintable(m_last));
            return;
        }
    }
}

void BrowseWalksTest::step(Window& window, QRandomGenerator& random)
{
    TablePage* page = pageOf(window);
    const auto trigger = [&](const char* action) {
        m_last = QLatin1String(action);
        if (QAction* known = window.find<QAction>(action); known->isEnabled())
            known->trigger();
    };
    static constexpr std::array pages{
        "offers", "providers", "gpus", "benchmarks", "charts", "sources", "compare", "compare", "wizard"};
    switch (random.bounded(12)) {
    case 0:
        trigger(pages[static_cast<std::size_t>(random.bounded(static_cast<int>(pages.size())))]);
        break;
    case 1:
        trigger(random.bounded(2) == 0 ? "back" : "forward");
        break;
    case 2:
        jumpAndReturn(window, page, random);
        break;
    case 3:
        m_last = u"unit or currency"_s;
        if (random.bounded(2) == 0)
            window.session.setPer(static_cast<PerUnit>(random.bounded(3)));
        else
            window.session.setCurrency(random.bounded(2) == 0 ? u"CNY"_s : u"USD"_s);
        break;
    case 4:
        if (random.bounded(4) == 0) {
            m_last = u"language"_s;
            window.language.setLanguage(random.bounded(2) == 0 ? u"zh_CN"_s : u"en"_s);
            QCoreApplication::processEvents();
        } else {
            trigger("detailsAction");
        }
        break;
    case 5:
        if (random.bounded(3) == 0)
            trigger("reload");
        else
            trigger("sortByColumn");
        break;
    default:
        if (page)
            stepOnPage(window, page, random);
        else if (window.main->stack()->page() == u"compare")
            stepInComparison(window, random);
        else
            stepAmongOffers(window, random);
    }
}

void BrowseWalksTest::stepAmongOffers(Window& window, QRandomGenerator& random)
{
    static constexpr std::array actions{
        "toggleCompare", "toggleCompare", "toggleCompare", "toggleCompareGpu", "toggleStar", "clearCompare"};
    if (random.bounded(3) == 0) {
        m_last = u"offers filter"_s;
        window.session.setFilter(filters()[random.bounded(static_cast<int>(filters().size()))]);
        return;
    }
    if (const int rows = window.model()->rowCount(); rows > 0) {
        const int row = random.bounded(rows), more = random.bounded(3);
        window.table()->selectionModel()->select(
            {window.model()->index(row, 0), window.model()->index(std::min(row + more, rows - 1), 0)},
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        window.table()->selectionModel()->setCurrentIndex(window.model()->index(row, 0), QItemSelectionModel::Current);
    }
    const char* const action = actions[static_cast<std::size_t>(random.bounded(static_cast<int>(actions.size())))];
    m_last = QLatin1String(action);
    if (QAction* known = window.find<QAction>(action); known->isEnabled())
        known->trigger();
}

void BrowseWalksTest::stepInComparison(Window& window, QRandomGenerator& random)
{
    auto* page = window.find<ComparePage>("comparePage");
    const std::vector<ComparisonItem> items = page->shown().items;
    switch (random.bounded(5)) {
    case 0:
        m_last = u"kind of what is compared"_s;
        page->setKind(random.bounded(2) == 0 ? CompareBasket::Kind::Offers : CompareBasket::Kind::Gpus);
        break;
    case 1:
        m_last = u"radar"_s;
        page->showChart(random.bounded(2) == 0);
        break;
    case 2:
        m_last = u"removed from the comparison"_s;
        if (!items.empty())
            emit page->removeAsked({items[random.bounded(static_cast<quint32>(items.size()))].key});
        break;
    case 3:
        m_last = u"rows of the comparison"_s;
        window.find<QCheckBox>(random.bounded(2) == 0 ? "onlyDifferences" : "hideUnknown")->toggle();
        break;
    default:
        m_last = u"use that is compared"_s;
        window.find<QComboBox>("comparePer")->setCurrentIndex(random.bounded(3));
    }
}

void BrowseWalksTest::jumpAndReturn(Window& window, TablePage* page, QRandomGenerator& random)
{
    // A jump leads back to where it began, as it was.
    if (!page || !page->currentRecord())
        return;
    const auto buttons = page->details()->findChildren<QToolButton*>(QRegularExpression(u"^place_"_s));
    if (buttons.isEmpty())
        return;
    // A pane that was hidden a moment ago gives its room to the table only now.
    QCoreApplication::processEvents();
    const QString start = window.main->stack()->page();
    const QVariantMap before = window.main->stack()->memoryOf(start);
    QToolButton* button = buttons[random.bounded(static_cast<int>(buttons.size()))];
    m_last = start + u' ' + button->objectName();
    button->click();
    QTRY_VERIFY2(settled(window), qPrintable(m_last));
    if (random.bounded(2) == 0)
        return;
    window.find<QAction>("back")->trigger();
    QTRY_VERIFY2(settled(window), qPrintable(m_last));
    QCOMPARE(window.main->stack()->page(), start);
    // Key by key: a page remembers more than fits in the message of a comparison.
    for (auto [key, value] : before.asKeyValueRange())
        QTRY_VERIFY2(window.main->stack()->memoryOf(start).value(key) == value,
            qPrintable(key + u": "_s + words(window.main->stack()->memoryOf(start).value(key)) + u", before: "_s
                + words(value)));
}

void BrowseWalksTest::stepOnPage(Window& window, TablePage* page, QRandomGenerator& random)
{
    const int rows = page->model()->rowCount(), columns = page->model()->columnCount();
    m_last = page->id();
    switch (random.bounded(7)) {
    case 0:
        page->setFilter(filters()[random.bounded(static_cast<int>(filters().size()))]);
        break;
    case 1:
        if (page->browse().table() && columns > 0)
            emit page->table()->sortAsked(random.bounded(columns), random.bounded(2) == 0);
        break;
    case 2:
    case 3:
        if (rows > 0 && columns > 0)
            chooseRow(page, random.bounded(rows), random.bounded(columns));
        break;
    case 4:
        page->table()->verticalScrollBar()->setValue(random.bounded(std::max(1, rows)));
        break;
    case 5:
        if (page->currentRecord() && !page->browse().problem())
            (void)page->filterByCell(static_cast<QuickFilter::Kind>(random.bounded(4)));
        break;
    case 6:
        if (auto* providers = qobject_cast<ProvidersPage*>(page))
            providers->showCards(random.bounded(2) == 0);
        else if (auto* benchmarks = qobject_cast<BenchmarksPage*>(page))
            benchmarks->setBaseline({random.bounded(2) == 0 ? u"v100-sxm2-16gb"_s : u"a100-sxm-80gb"_s,
                random.bounded(2) == 0 ? std::optional<double>() : std::optional<double>(8)});
        else if (auto* sources = window.find<SourcesPage>("sourcesTabsPage"); sources->isVisible())
            sources->showTab(sources->tabs().at(random.bounded(4)));
        break;
    }
}

void BrowseWalksTest::check(const Window& window)
{
    TablePage* page = pageOf(window);
    if (!page) {
        const QString shown = window.main->stack()->page();
        QVERIFY(window.main->stack()->currentWidget()->isVisible());
        if (shown == u"compare")
            checkComparison(window);
        return;
    }
    QVERIFY(page->isVisible());
    QCOMPARE(static_cast<std::size_t>(page->model()->rowCount()), page->browse().rows()->size());
    QVERIFY(page->model()->table() == page->browse().table());
    QVERIFY(page->browse().table()->context().currency == window.session.query().currency);
    // Filter and rows belong together: the last good filter, run anew, gives the same rows.
    if (!page->browse().problem()) {
        const ParsedFilter parsed = parseFilter(page->browse().filterText(), *page->browse().table());
        QVERIFY(!parsed.error);
        QCOMPARE(
            *Engine(page->browse().table()).run(parsed.root, page->browse().wholeSort()).rows, *page->browse().rows());
    }
}

void BrowseWalksTest::checkComparison(const Window& window)
{
    // What is shown is what is in the basket, in its order, but for what the catalog does not have.
    const auto* page = window.find<ComparePage>("comparePage");
    const auto* basket = window.main->findChild<CompareBasket*>();
    QStringList shown, expected = basket->keys(page->kind());
    for (const ComparisonItem& item : page->shown().items)
        shown << item.key;
    for (const QString& key : page->missing())
        QVERIFY2(expected.removeOne(key), qPrintable(key));
    QCOMPARE(shown, expected);
    for (const ComparisonRow& row : page->shown().rows) {
        QCOMPARE(row.cells.size(), page->shown().items.size());
        for (const ComparisonCell& cell : row.cells) {
            QVERIFY2(!cell.text.isEmpty(), qPrintable(row.key));
            QVERIFY2(!cell.best || (cell.known() && !cell.flagged), qPrintable(row.key));
        }
    }
}

ATLAS_TEST_MAIN(QApplication, BrowseWalksTest)
#include "tst_browsewalks.moc"
