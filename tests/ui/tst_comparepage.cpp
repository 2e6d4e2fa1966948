// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actions.h"
#include "compare/basket.h"
#include "compare/comparetable.h"
#include "compare/comparisonmodel.h"
#include "pages/comparepage.h"
#include "pages/pagestack.h"
#include "windowfixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The basket and its page, with the keyboard and by what is on screen.
class TestComparePage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(makeSampleCatalog(m_catalog)); }
    void init()
    {
        failOnWarnings();
        clearSettings();
    }
    void spaceFillsTheBasket();
    void emptyPageSaysWhatToDo();
    void basketSurvives();
    void vanishedOffersAreNamed();
    void removalIsTakenBack();
    void basketIsFull();
    void useAndUnitsChangeTheFigures();
    void onlyDifferences();
    void exportAndCopyAreWhatIsShown();
    void showsTheOffer();
    void gpus();

private:
    static CompareBasket& basket(const Window& window) { return *window.main->findChild<CompareBasket*>(); }
    static ComparePage& page(const Window& window) { return *window.find<ComparePage>("comparePage"); }
    static CompareTable& table(const Window& window) { return *window.find<CompareTable>("compareTable"); }
    static void show(const Window& window) { window.main->stack()->show(u"compare"_s); }
    static QString cell(const Window& window, const char* row, int item)
    {
        const ComparisonModel& model = *page(window).model();
        return model.index(model.lineOf(QString::fromLatin1(row)), item + 1).data().toString();
    }
    static void put(const Window& window, const QStringList& keys)
    {
        QVERIFY(basket(window).add(CompareBasket::Kind::Offers, keys));
    }
    QTemporaryDir m_folder;
    QString m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    const QString m_h100 = u"aws/p5.48xlarge/us-east-1/on_demand"_s, m_cny = u"autodl/RTX%204090/cn-east/on_demand"_s,
                  m_noPrice = u"azure/Standard_NC40ads_H100_v5/westeurope/on_demand"_s,
                  m_a100 = u"lambda/gpu_1x_a100/us-west-1/on_demand"_s;
};

void TestComparePage::spaceFillsTheBasket()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    window.table()->setFocus();
    window.table()->selectRow(0);
    const QString first = window.keyAt(0), second = window.keyAt(1);
    QTest::keyClick(window.table(), Qt::Key_Space);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Offers), QStringList{first});
    QTRY_COMPARE(window.find<QToolButton>("rail_compare")->text(), u"Compare 1"_s);
    // The message leads there, and has nothing to say there.
    QCOMPARE(window.main->messages()->text(), u"Offers in the comparison: 1 of at most 8"_s);
    show(window);
    QCOMPARE(window.main->messages()->text(), QString());
    window.main->stack()->show(u"offers"_s);
    window.table()->setFocus();
    // Two rows, one of which is in already: the other one follows; then both go.
    QTest::keyClick(window.table(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(window.table(), Qt::Key_Space);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Offers), (QStringList{first, second}));
    QTest::keyClick(window.table(), Qt::Key_Space);
    QCOMPARE(basket(window).count(), 0);
    QTRY_COMPARE(window.find<QToolButton>("rail_compare")->text(), u"Compare"_s);
    // In the filter a blank stays a blank.
    window.type(u"gpu:h100 spot"_s);
    QCOMPARE(window.box()->text(), u"gpu:h100 spot"_s);
    QCOMPARE(basket(window).count(), 0);
}

void TestComparePage::emptyPageSaysWhatToDo()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    show(window);
    QTRY_COMPARE(page(window).model()->rowCount(), 0);
    auto* button = table(window).findChild<QPushButton*>();
    QTRY_VERIFY(button && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(window.main->stack()->page(), u"offers"_s);
    put(window, {m_h100});
    show(window);
    QTRY_VERIFY(window.find<QLabel>("compareHint")->isVisible());
    put(window, {m_a100});
    QTRY_VERIFY(!window.find<QLabel>("compareHint")->isVisible());
}

void TestComparePage::basketSurvives()
{
    const QStringList keys{m_noPrice, m_h100, m_cny};
    {
        const Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        put(window, keys);
        show(window);
        window.main->actions()["reload"]->trigger();
        QTRY_VERIFY(window.isReady());
        const_cast<Session&>(window.session).setFilter(u"gpu:nothing-like-it"_s);
        const_cast<Language&>(window.language).setLanguage(u"zh_CN"_s);
        QTRY_COMPARE(page(window).shown().items.size(), 3U);
        const_cast<Language&>(window.language).setLanguage(u"en"_s);
    }
    const Window again(m_catalog);
    QTRY_VERIFY(again.isReady());
    QCOMPARE(basket(again).keys(CompareBasket::Kind::Offers), keys);
    show(again);
    QTRY_COMPARE(page(again).shown().items.size(), 3U);
    QAbstractItemModelTester tester(page(again).model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(cell(again, "price_per_hour", 0), u"—"_s);
    QCOMPARE(cell(again, "price_per_hour", 2), u"2.00"_s); // 14 CNY at 7 CNY a dollar
    QVERIFY(!page(again)
                 .model()
                 ->index(page(again).model()->lineOf(u"price_per_hour"_s), 3)
                 .data(ComparisonModel::BestRole)
                 .toBool());
}

void TestComparePage::vanishedOffersAreNamed()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    put(window, {m_h100, u"gone/x/-/spot"_s, m_a100});
    show(window);
    QTRY_COMPARE(page(window).shown().items.size(), 2U);
    auto* named = window.find<QLabel>("compareMissing");
    QVERIFY(named->isVisible() && named->text().contains(u"gone/x/-/spot"));
    QTest::mouseClick(window.find<QPushButton>("removeMissing"), Qt::LeftButton);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Offers), (QStringList{m_h100, m_a100}));
    QTRY_VERIFY(!named->isVisible());
}

void TestComparePage::removalIsTakenBack()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    put(window, {m_h100, m_a100, m_cny});
    show(window);
    QTRY_COMPARE(page(window).shown().items.size(), 3U);
    table(window).setFocus();
    table(window).showItem(m_a100);
    QTest::keyClick(&table(window), Qt::Key_Delete);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Offers), (QStringList{m_h100, m_cny}));
    QVERIFY(window.main->messages()->text().contains(m_a100));
    QTest::mouseClick(window.main->messages()->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Offers), (QStringList{m_h100, m_a100, m_cny}));
    window.main->actions()["clearCompare"]->trigger();
    QCOMPARE(basket(window).count(), 0);
    QTest::mouseClick(window.main->messages()->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(basket(window).count(), 3);
}

void TestComparePage::basketIsFull()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    window.table()->setFocus();
    window.table()->selectAll(); // ten offers
    QTest::keyClick(window.table(), Qt::Key_Space);
    QCOMPARE(basket(window).count(), 0);
    QVERIFY(window.main->messages()->text().contains(u"8"));
}

void TestComparePage::useAndUnitsChangeTheFigures()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    put(window, {m_h100, m_cny});
    show(window);
    QTRY_COMPARE(cell(window, "cost_total", 1), u"1,460.00"_s); // 2 USD for 730 h
    window.find<QDoubleSpinBox>("useHours")->setValue(10);
    QTRY_COMPARE(cell(window, "cost_compute", 0), u"960.00"_s);
    window.find<QDoubleSpinBox>("useEgress")->setValue(100);
    QTRY_COMPARE(cell(window, "cost_egress", 0), u"—"_s);
    QCOMPARE(cell(window, "cost_total", 0), u"—"_s);
    QCOMPARE(cell(window, "cost_known", 0), u"960.00"_s);
    auto* currency = window.find<QComboBox>("compareCurrency");
    currency->setCurrentIndex(currency->findText(u"CNY"_s));
    emit currency->activated(currency->currentIndex());
    QTRY_COMPARE(cell(window, "price_per_hour", 1), u"14.00"_s);
    QCOMPARE(window.session.query().currency, u"CNY"_s);
    auto* per = window.find<QComboBox>("comparePer");
    per->setCurrentIndex(1);
    emit per->activated(1);
    QTRY_COMPARE(cell(window, "price_per_hour", 1), u"10,220.00"_s);
    QVERIFY(page(window).shown().row(u"price_per_hour")->header().contains(u"CNY/month"));
}

void TestComparePage::onlyDifferences()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    put(window, {m_h100, m_noPrice});
    show(window);
    QTRY_VERIFY(page(window).model()->lineOf(u"gpu"_s) > 0); // both are an h100-sxm
    window.find<QCheckBox>("onlyDifferences")->click();
    QCOMPARE(page(window).model()->lineOf(u"gpu"_s), -1);
    QVERIFY(page(window).model()->lineOf(u"price_per_hour"_s) > 0);
}

void TestComparePage::exportAndCopyAreWhatIsShown()
{
    Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    put(window, {m_h100, m_cny});
    show(window);
    QTRY_COMPARE(page(window).shown().items.size(), 2U);
    window.find<QCheckBox>("onlyDifferences")->click();
    const QString path = m_folder.filePath(u"comparison.md"_s);
    TableSaving saving;
    saving.format = TableFormat::Markdown;
    window.answers.saving = saving;
    window.answers.saveChoice = Dialogs::SaveChoice{path, 0};
    window.main->actions()["exportComparison"]->trigger();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(page(window).model()->shownRows().size()) + 2);
    window.main->actions()["copyComparison"]->trigger();
    const QStringList copied = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(copied.size(), static_cast<qsizetype>(page(window).model()->shownRows().size()) + 1);
    QVERIFY(copied.filter(u"Price (USD/h)"_s).value(0).startsWith(u"Price (USD/h)\t96\t2"));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasHtml());
}

void TestComparePage::showsTheOffer()
{
    Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    window.session.setFilter(u"provider:lambda"_s);
    put(window, {m_h100, m_a100});
    show(window);
    QTRY_COMPARE(page(window).shown().items.size(), 2U);
    table(window).setFocus();
    table(window).showItem(m_h100);
    QTest::keyClick(&table(window), Qt::Key_Return);
    QTRY_COMPARE(window.main->stack()->page(), u"offers"_s);
    QTRY_COMPARE(window.currentKey(), m_h100);
    window.main->actions()["back"]->trigger();
    QTRY_COMPARE(window.main->stack()->page(), u"compare"_s);
}

void TestComparePage::gpus()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    window.table()->setFocus();
    for (int row = 0; row < window.rows() && basket(window).count() < 2; ++row) {
        window.table()->selectRow(row);
        const QString gpu = window.model()->index(row, window.column("gpu_name")).data().toString();
        if (row == 0 || gpu != window.model()->index(row - 1, window.column("gpu_name")).data().toString())
            QTest::keyClick(window.table(), Qt::Key_Space, Qt::ShiftModifier);
    }
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Gpus).size(), 2);
    show(window);
    QTRY_COMPARE(page(window).kind(), CompareBasket::Kind::Gpus);
    QTRY_COMPARE(page(window).shown().items.size(), 2U);
    QVERIFY(!window.find<QWidget>("useFields")->isVisible());
    // On the page of GPUs it is Space alone.
    window.main->stack()->show(u"gpus"_s);
    auto* table = window.find<RecordTable>("gpusTable");
    QVERIFY(table);
    const QStringList before = basket(window).keys(CompareBasket::Kind::Gpus);
    QTRY_VERIFY(table->model()->rowCount() > 2);
    table->setFocus();
    for (int row = 0; row < table->model()->rowCount(); ++row)
        if (const QString gpu = table->model()->index(row, 0).data(TableModel::KeyRole).toString(); gpu == before[0])
            table->selectRow(row);
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Gpus), QStringList{before[1]});
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(basket(window).keys(CompareBasket::Kind::Gpus), (QStringList{before[1], before[0]}));
}

ATLAS_TEST_MAIN(QApplication, TestComparePage)
#include "tst_comparepage.moc"
