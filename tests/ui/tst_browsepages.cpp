// SPDX-License-Identifier: GPL-3.0-or-later
#include "browsefixture.h"

#include "browse/benchmarkspage.h"
#include "browse/profilepane.h"
#include "browse/providerspage.h"
#include "browse/sourcespage.h"
#include "help/helpbook.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QToolButton>
#include <cmath>
#include <set>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The pages beside the query: providers, GPUs, benchmarks, sources.
class BrowsePagesTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void pagesShowTheirTables_data();
    void pagesShowTheirTables();
    void aWrongFilterKeepsTheRows();
    void backReturnsToTheSamePlace();
    void eachPageReachesTheOthers_data();
    void eachPageReachesTheOthers();
    void ordersNeverMixBenchmarks();
    void findingsLeadToTheirOffers();
    void rowsAreCopiedAndExported();
    void cardsAndTableAreTheSameRows();
    void webPagesAreShownBeforeTheyOpen();
    void anotherCurrencyAndLanguage();
    void examplesOfTheHelpAreFilters();

private:
    QTemporaryDir m_folder;
    QString m_catalog;
};

void BrowsePagesTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"starter.sqlite"_s);
    const Result<void> made = makeStarterCatalog(m_catalog);
    QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
}

void BrowsePagesTest::init()
{
    failOnWarnings();
    clearSettings();
}

void BrowsePagesTest::pagesShowTheirTables_data()
{
    QTest::addColumn<QByteArray>("page");
    for (const char* page : {"providers", "gpus", "benchmarks", "sources"})
        QTest::newRow(page) << QByteArray(page);
}

void BrowsePagesTest::pagesShowTheirTables()
{
    QFETCH(QByteArray, page);
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (TableModel* model : window.main->findChildren<TableModel*>())
        testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    TablePage* shown = showPage(window, page.constData());
    QVERIFY(shown);
    QVERIFY(shown->model()->rowCount() > 20);
    QCOMPARE(static_cast<std::size_t>(shown->model()->rowCount()), shown->browse().table()->rowCount());
    chooseRow(shown, 3);
    QVERIFY(shown->details()->plainText().size() > 100);
    QVERIFY(shown->details()->findChildren<QToolButton*>().size() >= 3);
    // Enter goes to the details, Esc back.
    shown->focusResults();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(shown->details()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!shown->details()->isAncestorOf(QApplication::focusWidget()));
    // Ctrl+F is this page's filter.
    window.find<QAction>("focusFilter")->trigger();
    QCOMPARE(QApplication::focusWidget()->objectName(), shown->id() + u"Filter"_s);
}

void BrowsePagesTest::aWrongFilterKeepsTheRows()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    TablePage* gpus = showPage(window, "gpus");
    auto* filter = window.find<QLineEdit>("gpusFilter");
    filter->setFocus();
    QTest::keyClicks(filter, u"h100"_s);
    const int rows = gpus->model()->rowCount();
    QVERIFY(rows > 0 && rows < 10);
    QVERIFY(window.find("gpusProblem")->isHidden());
    QTest::keyClicks(filter, u" nothing:>"_s);
    QCOMPARE(gpus->model()->rowCount(), rows);
    QVERIFY(window.find("gpusProblem")->isVisible());
    QTest::keyClick(filter, Qt::Key_Escape);
    QVERIFY(filter->text().isEmpty());
    QCOMPARE(static_cast<std::size_t>(gpus->model()->rowCount()), gpus->browse().table()->rowCount());
    // The offers have a filter of their own.
    QVERIFY(window.session.filterText().isEmpty());
}

void BrowsePagesTest::backReturnsToTheSamePlace()
{
    Window window(m_catalog, {1280, 600});
    QTRY_VERIFY(window.isReady());
    TablePage* gpus = showPage(window, "gpus");
    gpus->setFilter(u"gpu_vendor:nvidia"_s);
    gpus->browse().setSort({{u"gpu_memory_gib"_s, Qt::DescendingOrder}});
    chooseRow(gpus, 30, 2);
    gpus->table()->verticalScrollBar()->setValue(12);
    const QVariantMap before = gpus->memory();
    QVERIFY(!before.value(u"top"_s).toString().isEmpty());
    const QString gpu = gpus->table()->currentIndex().data(TableModel::KeyRole).toString();
    gpus->details()->findChild<QToolButton*>(u"place_offers"_s)->click();
    QCOMPARE(window.main->stack()->page(), u"offers"_s);
    QCOMPARE(window.session.filterText(), u"gpu="_s + gpu);
    goBack(window);
    QCOMPARE(window.main->stack()->page(), u"gpus"_s);
    QCOMPARE(gpus->memory(), before);
    QVERIFY(window.session.filterText().isEmpty());
    // From one tab of the sources to another is a jump as well.
    window.find<QAction>("sources")->trigger();
    auto* sources = window.find<SourcesPage>("sourcesTabsPage");
    sources->showTab(u"claims"_s);
    TablePage* claims = sources->tablePage(u"claims"_s);
    QTRY_VERIFY(claims->browse().table());
    claims->setFilter(u"verdict:contradicted"_s);
    chooseRow(claims, 2);
    const QVariantMap there = sources->memory();
    claims->details()->findChild<QToolButton*>(u"place_sources"_s)->click();
    QCOMPARE(sources->currentTab(), u"sources"_s);
    QTRY_COMPARE(sources->tablePage(u"sources"_s)->model()->rowCount(), 1);
    goBack(window);
    QCOMPARE(sources->memory(), there);
}

void BrowsePagesTest::eachPageReachesTheOthers_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QStringList>("places");
    QTest::newRow("providers") << QByteArray("providers") << u"provider=aws"_s
                               << QStringList{u"offers"_s, u"gpus"_s, u"benchmarks"_s, u"claims"_s, u"sources"_s,
                                      u"history"_s, u"health"_s};
    QTest::newRow("gpus") << QByteArray("gpus") << u"gpu=h100-sxm-80gb"_s
                          << QStringList{u"offers"_s, u"providers"_s, u"benchmarks"_s, u"sources"_s, u"health"_s};
    QTest::newRow("benchmarks") << QByteArray("benchmarks") << u"gpu=h100-sxm-80gb"_s
                                << QStringList{u"offers"_s, u"providers"_s, u"gpus"_s, u"sources"_s};
    QTest::newRow("claims") << QByteArray("claims") << u"claim_id=c002-06"_s
                            << QStringList{u"offers"_s, u"providers"_s, u"gpus"_s, u"sources"_s};
    QTest::newRow("health") << QByteArray("health") << u"rule:price_outlier"_s
                            << QStringList{u"offers"_s, u"providers"_s, u"gpus"_s, u"benchmarks"_s, u"claims"_s};
}

void BrowsePagesTest::eachPageReachesTheOthers()
{
    QFETCH(QByteArray, page);
    QFETCH(QString, filter);
    QFETCH(QStringList, places);
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    auto* sources = window.find<SourcesPage>("sourcesTabsPage");
    const bool tab = sources->tablePage(QString::fromLatin1(page)) != nullptr;
    if (tab)
        sources->showTab(QString::fromLatin1(page));
    TablePage* from = showPage(window, tab ? "sources" : page.constData());
    QCOMPARE(from->id(), QString::fromLatin1(page));
    from->setFilter(filter);
    QVERIFY(from->model()->rowCount() > 0);
    chooseRow(from, 0);
    const QVariantMap before = from->memory();
    const QString start = window.main->stack()->page();
    for (const QString& place : places) {
        auto* button = from->details()->findChild<QToolButton*>(u"place_"_s + place);
        QVERIFY2(button, qPrintable(place));
        button->click();
        if (place == u"offers") {
            QCOMPARE(window.main->stack()->page(), u"offers"_s);
            QVERIFY2(window.rows() > 0, qPrintable(window.session.filterText()));
        } else {
            TablePage* to = pageOf(window);
            QVERIFY(to);
            QCOMPARE(to->id(), place);
            QTRY_VERIFY(to->browse().table() && !to->browse().isMaking());
            QVERIFY2(to->model()->rowCount() > 0, qPrintable(place + u' ' + to->browse().filterText()));
        }
        goBack(window);
        QCOMPARE(window.main->stack()->page(), start);
        QCOMPARE(pageOf(window), from);
        QTRY_COMPARE(from->memory(), before);
    }
}

void BrowsePagesTest::ordersNeverMixBenchmarks()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    TablePage* page = showPage(window, "benchmarks");
    QTRY_VERIFY(!static_cast<BenchmarksPage*>(page)->baseline().gpu.isEmpty());
    QTRY_VERIFY(!page->browse().isMaking());
    const Table& table = *page->browse().table();
    const View& benchmark = table.view(table.indexOf(u"benchmark"));
    // Whatever order is asked for, rows of one benchmark stand together, and within them the order holds.
    for (const QString& key :
        QStringList{u"value"_s, u"relative"_s, u"price_per_million"_s, u"price_per_run"_s, u"gpu"_s, u"measured_on"_s})
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            page->browse().setSort({{key, order}});
            std::set<QString> done;
            QString last;
            double before = std::nan("");
            for (const std::uint32_t row : *page->browse().rows()) {
                const QString now = benchmark.text(row);
                if (now != last) {
                    QVERIFY2(done.insert(now).second, qPrintable(now));
                    before = std::nan("");
                }
                last = now;
                const View& sorted = table.view(table.indexOf(key));
                if (sorted.shape != View::Shape::Numbers || now.isNull())
                    continue;
                const double value = sorted.number(row);
                QVERIFY(std::isnan(before) || std::isnan(value)
                    || (order == Qt::AscendingOrder ? value >= before : value <= before));
                before = value;
            }
            QVERIFY(done.size() > 50);
        }
    // Nor does choosing another GPU put rows of different benchmarks on one scale.
    auto* gpu = window.find<QComboBox>("baselineGpu");
    gpu->setCurrentIndex(gpu->findData(u"v100-sxm2-16gb"_s));
    emit gpu->activated(gpu->currentIndex());
    QTRY_VERIFY(!page->browse().isMaking() && page->browse().table().get() != &table);
    const Table& other = *page->browse().table();
    const View &relative = other.view(other.indexOf(u"relative")), &named = other.view(other.indexOf(u"benchmark"));
    std::set<QString> measured;
    for (std::uint32_t row = 0; row < other.rowCount(); ++row)
        if (other.view(other.indexOf(u"gpu")).text(row) == u"v100-sxm2-16gb")
            measured.insert(named.text(row));
    int unknown = 0;
    for (std::uint32_t row = 0; row < other.rowCount(); ++row) {
        QVERIFY(!relative.isKnown(row) || measured.contains(named.text(row)));
        unknown += relative.isKnown(row) ? 0 : 1;
    }
    QVERIFY(unknown > 300);
}

void BrowsePagesTest::findingsLeadToTheirOffers()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    window.find<SourcesPage>("sourcesTabsPage")->showTab(u"health"_s);
    TablePage* health = showPage(window, "sources");
    auto* rules = window.find<QComboBox>("healthRules");
    const int rule = rules->findData(u"price_outlier"_s);
    QVERIFY(rules->itemText(rule).contains(QRegularExpression(u"\\d"_s)));
    rules->setCurrentIndex(rule);
    emit rules->activated(rule);
    QCOMPARE(health->browse().filterText(), u"rule=price_outlier"_s);
    QVERIFY(health->model()->rowCount() > 0);
    // The list of rules says how many; it is asked for once more since it follows the filter.
    QVERIFY(rules->currentText().endsWith(QString::number(health->model()->rowCount())));
    const std::uint32_t row = health->browse().rows()->front();
    const QString key = health->browse().table()->view(health->browse().table()->indexOf(u"key")).text(row);
    const QRect cell = health->table()->visualRect(health->model()->index(0, 1));
    QTest::mouseClick(health->table()->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(health->table()->viewport(), Qt::LeftButton, {}, cell.center());
    QTRY_COMPARE(window.main->stack()->page(), u"offers"_s);
    QTRY_COMPARE(window.rows(), 1);
    QCOMPARE(window.keyAt(0), key);
}

void BrowsePagesTest::rowsAreCopiedAndExported()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    TablePage* gpus = showPage(window, "gpus");
    gpus->setFilter(u"gpu=l40s"_s);
    QCOMPARE(gpus->model()->rowCount(), 1);
    chooseRow(gpus, 0);
    window.find<QAction>("copyRows")->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(u"L40S"_s));
    window.answers.saveChoice = Dialogs::SaveChoice{m_folder.filePath(u"gpus.csv"_s), 0};
    window.answers.saving = TableSaving{TableFormat::Csv, HeaderStyle::Keys, TextEncoding::Utf8, true};
    window.find<QAction>("exportTable")->trigger();
    QFile file(m_folder.filePath(u"gpus.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QCOMPARE(csv.count('\n'), 2);
    QVERIFY(csv.startsWith("gpu,gpu_name,"));
    QVERIFY(csv.contains("l40s"));
}

void BrowsePagesTest::cardsAndTableAreTheSameRows()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    auto* page = qobject_cast<ProvidersPage*>(showPage(window, "providers"));
    QVERIFY(page && page->showsCards());
    QListView* cards = page->cards();
    QVERIFY(cards->hasFocus());
    QTest::keyClick(cards, Qt::Key_Right);
    QTest::keyClick(cards, Qt::Key_Down);
    QVERIFY(cards->currentIndex().row() > 1);
    QCOMPARE(page->table()->currentIndex().row(), cards->currentIndex().row());
    QVERIFY(page->details()->plainText().contains(u"Offers by GPU"_s));
    const QString provider = page->table()->currentIndex().data(TableModel::KeyRole).toString();
    auto* order = window.find<QComboBox>("providerOrder");
    order->setCurrentIndex(order->findData(u"offers:desc"_s));
    emit order->activated(order->currentIndex());
    QCOMPARE(cards->model()->index(0, 0).data(TableModel::KeyRole).toString(), u"aws"_s);
    QCOMPARE(cards->currentIndex().data(TableModel::KeyRole).toString(), provider);
    window.find<QToolButton>("providersAsCards")->click();
    QVERIFY(page->table()->isVisible() && !cards->isVisible());
    QCOMPARE(page->table()->currentIndex().data(TableModel::KeyRole).toString(), provider);
    chooseRow(page, 0);
    window.find<QToolButton>("providersAsCards")->click();
    QCOMPARE(cards->currentIndex().row(), 0);
}

void BrowsePagesTest::webPagesAreShownBeforeTheyOpen()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    TablePage* page = showPage(window, "providers");
    page->setFilter(u"provider=lambda"_s);
    chooseRow(page, 0);
    QToolButton* link = page->details()->findChild<QToolButton*>(u"link"_s);
    QVERIFY(link && link->text().contains(u"lambda"_s));
    link->click();
    QVERIFY(window.answers.question.contains(u"lambda"_s));
    QVERIFY(window.answers.opened.isEmpty());
    window.answers.confirmed = true;
    link->click();
    QVERIFY(window.answers.opened.startsWith(u"http"_s));
}

void BrowsePagesTest::anotherCurrencyAndLanguage()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    TablePage* page = showPage(window, "gpus");
    page->setFilter(u"gpu=h100-sxm-80gb"_s);
    chooseRow(page, 0, 1);
    const auto price = [page] {
        const TablePtr& table = page->browse().table();
        return table->view(table->indexOf(u"lowest_price_per_gpu_hour")).number(page->browse().rows()->front());
    };
    const double dollars = price();
    window.session.setCurrency(u"CNY"_s);
    QTRY_COMPARE(page->browse().table()->context().currency, u"CNY"_s);
    QTRY_VERIFY(!page->browse().isMaking());
    QVERIFY(price() > dollars * 5);
    // The row that was chosen still is.
    QCOMPARE(page->table()->currentIndex().data(TableModel::KeyRole).toString(), u"h100-sxm-80gb"_s);
    window.language.setLanguage(u"zh_CN"_s);
    QTRY_COMPARE(page->table()->accessibleName(), u"GPU"_s);
    QTRY_VERIFY(page->details()->plainText().contains(u"数据手册"_s));
}

void BrowsePagesTest::examplesOfTheHelpAreFilters()
{
    Window window(m_catalog, {1500, 900});
    QTRY_VERIFY(window.isReady());
    for (const char* page : {"providers", "gpus", "benchmarks", "sources"}) {
        if (QByteArray(page) == "sources")
            window.find<SourcesPage>("sourcesTabsPage")->showTab(u"claims"_s);
        const Table& table = *showPage(window, page)->browse().table();
        for (const QString& language : Language::codes()) {
            const QString text = helpText(QLatin1String(page), language, window.main->actions());
            const auto example = QRegularExpression(u"```filter\n([^`]*)\n```"_s).match(text);
            QVERIFY2(example.hasMatch(), page);
            for (const QString& filter : example.captured(1).split(u'\n')) {
                const ParsedFilter parsed = parseFilter(filter, table);
                QVERIFY2(!parsed.error && parsed.warnings.empty(), qPrintable(filter));
            }
        }
    }
}

ATLAS_TEST_MAIN(QApplication, BrowsePagesTest)
#include "tst_browsepages.moc"
