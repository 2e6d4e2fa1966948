// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "charts/chartview.h"
#include "filters/chip.h"
#include "pages/chartspage.h"
#include "pages/offerspage.h"
#include "pages/querypages.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QTextEdit>

using namespace atlas;
using namespace atlas::test;

class WindowFilesTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void showsWhatIsOpen();
    void showsExchangeRates();
    void failingCatalogKeepsTheOld_data();
    void failingCatalogKeepsTheOld();
    void firstFailureLeavesAWayOut();
    void reloadTakesNewOffers();
    void newerRequestWins();
    void ownCatalogIsMadeOnFirstUse();
    void exportsTheTable();
    void neverWritesOverTheCatalog();
    void chartOfTheQuery();
    void barNarrowsTheFilter();
    void exportsAndCopiesTheChart();
    void copiesRows();
    void sourceIsOnlyOpenedOverHttp();
    void hostileTextIsShownLiterally();

private:
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void WindowFilesTest::initTestCase()
{
    m_catalog = m_folder.filePath(QStringLiteral("sample.sqlite"));
    QVERIFY(makeSampleCatalog(m_catalog));
}

void WindowFilesTest::init()
{
    failOnWarnings();
    clearSettings();
}

void WindowFilesTest::showsWhatIsOpen()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QVERIFY(window.main->windowTitle().contains(QStringLiteral("sample.sqlite")));
    QVERIFY(window.find("statusFile")->accessibleName().endsWith(QStringLiteral("sample.sqlite")));
    const QString dates = window.find("statusDates")->accessibleName();
    QVERIFY2(dates.contains(QStringLiteral("2026-03-01")) && dates.contains(QStringLiteral("2026-06-01")),
        qPrintable(dates));

    // An offer without a price has no date of one.
    const QString path = m_folder.filePath(QStringLiteral("unpriced.sqlite"));
    QVERIFY(makeSampleCatalog(path, sampleOffers().replace(",,USD,2026-03-01", ",,USD,2025-01-01")));
    window.session.open(path);
    QTRY_COMPARE(window.session.path(), path);
    QCOMPARE(window.find("statusDates")->accessibleName(), dates);
}

void WindowFilesTest::showsExchangeRates()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    auto* rates = window.find("statusRates");
    // One offer of the sample is in CNY, at 7 for 1 USD.
    QVERIFY(rates->isVisible());
    QCOMPARE(rates->accessibleName(), QStringLiteral("1 CNY = 0.142857 USD (2026-06-30)"));
    window.find<QAction>("detailsAction")->setChecked(true);
    auto* details = window.find<QTextEdit>("detailText");
    window.table()->setCurrentIndex(
        window.model()->index(window.model()->rowOf(QStringLiteral("aws/g5.xlarge/us-east-1/on_demand")), 0));
    QVERIFY(!details->toPlainText().contains(QStringLiteral("1 CNY")));
    window.session.setCurrency(QStringLiteral("CNY"));
    QTRY_COMPARE(window.session.query().currency, QStringLiteral("CNY"));
    QCOMPARE(rates->accessibleName(), QStringLiteral("1 USD = 7 CNY (2026-06-30)"));
    QVERIFY2(details->toPlainText().contains(QStringLiteral("1 USD = 7 CNY (2026-06-30)")),
        qPrintable(details->toPlainText()));
}

void WindowFilesTest::failingCatalogKeepsTheOld_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = [this] {
        (void)makeSampleCatalog(m_catalog);
        return bytesOf(m_catalog);
    }();
    QByteArray newer = good;
    newer.replace(60, 4, QByteArray("\x00\x00\x00\x63", 4)); // user_version 99
    QTest::newRow("garbage") << QByteArray(
        "this is no database, only some text that is long enough to be read as one would be");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("truncated") << good.left(good.size() * 6 / 10);
    QTest::newRow("newer schema") << newer;
}

void WindowFilesTest::failingCatalogKeepsTheOld()
{
    QFETCH(QByteArray, bytes);
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("provider:aws"));
    const QStringList before = window.keys();
    const QString broken = m_folder.filePath(QStringLiteral("broken.sqlite"));
    write(broken, bytes);
    window.answers.openPath = broken;
    window.find<QAction>("openCatalog")->trigger();
    QTRY_VERIFY(!window.main->messages()->text().isEmpty());
    QVERIFY2(window.main->messages()->text().contains(QStringLiteral("broken.sqlite")),
        qPrintable(window.main->messages()->text()));
    QCOMPARE(window.keys(), before);
    QCOMPARE(window.session.path(), m_catalog);
    QVERIFY(!window.session.isLoading());
    QCOMPARE(bytesOf(broken), bytes);
    // The message goes when it is closed, and the window works on.
    QTest::mouseClick(window.find("messageClose"), Qt::LeftButton);
    QVERIFY(window.main->messages()->text().isEmpty());
    window.type(QString());
    QCOMPARE(window.rows(), 10);
}

void WindowFilesTest::firstFailureLeavesAWayOut()
{
    Window window(m_folder.filePath(QStringLiteral("missing.sqlite")));
    QTRY_VERIFY(!window.main->messages()->text().isEmpty());
    auto* action = window.find<QPushButton>("emptyAction");
    QVERIFY(action->isVisible());
    window.answers.openPath = m_catalog;
    QTest::mouseClick(action, Qt::LeftButton);
    QTRY_COMPARE(window.rows(), 10);
    QVERIFY(window.main->messages()->text().isEmpty());
}

void WindowFilesTest::reloadTakesNewOffers()
{
    const QString path = m_folder.filePath(QStringLiteral("grows.sqlite"));
    QVERIFY(makeSampleCatalog(path));
    Window window(path);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("provider:aws"));
    QVERIFY(makeSampleCatalog(
        path, sampleOffers() + "aws,g6.xlarge,l4,1,24,4,16,us-east-1,us,on_demand,0.8,USD,2026-05-01,src-aws,\n"));
    QTest::keyClick(window.main.get(), Qt::Key_F5);
    QTRY_COMPARE(window.rows(), 5);
    QCOMPARE(window.box()->text(), QStringLiteral("provider:aws"));
    QFile::remove(path);
    QTest::keyClick(window.main.get(), Qt::Key_F5);
    QTRY_VERIFY(!window.main->messages()->text().isEmpty());
    QCOMPARE(window.rows(), 5);
}

void WindowFilesTest::newerRequestWins()
{
    const QString other = m_folder.filePath(QStringLiteral("other.sqlite"));
    QVERIFY(makeSampleCatalog(other, sampleOffers().left(sampleOffers().indexOf("gcp,"))));
    Window window({});
    window.session.open(m_catalog);
    window.session.open(other);
    QTRY_VERIFY(window.isReady());
    QCOMPARE(window.session.path(), other);
    QCOMPARE(window.rows(), 4);
    QTest::qWait(50);
    QCOMPARE(window.session.path(), other);
}

void WindowFilesTest::ownCatalogIsMadeOnFirstUse()
{
    Window window({});
    window.session.openOwn();
    QTRY_VERIFY_WITH_TIMEOUT(window.isReady(), 60000);
    QVERIFY2(
        window.session.path().endsWith(QStringLiteral("gpu-atlas/catalog.sqlite")), qPrintable(window.session.path()));
    QVERIFY(window.rows() > 100);
    // All that is said is that there is a wizard.
    QVERIFY(window.main->messages()->text().contains(QStringLiteral("questions")));
}

void WindowFilesTest::exportsTheTable()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("gpu:h100 price<6"));
    const QString path = m_folder.filePath(QStringLiteral("out.csv"));
    window.answers.saveChoice = Dialogs::SaveChoice{m_folder.filePath(QStringLiteral("out")), 0};
    window.find<QAction>("exportTable")->trigger();
    const QList<QByteArray> lines = bytesOf(path).trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QStringList titles;
    for (int column = 0; column < window.model()->columnCount(); ++column)
        titles << window.model()->headerData(column, Qt::Horizontal).toString();
    QCOMPARE(lines[0], titles.join(u',').toUtf8());
    QVERIFY2(lines[1].contains("h100-sxm") && lines[1].contains(",3.29,"), lines[1].constData());
    QVERIFY2(lines[2].contains("h100-sxm") && lines[2].contains(",5,"), lines[2].constData());
    QVERIFY(window.main->messages()->text().contains(QStringLiteral("out.csv")));
    // Giving up writes nothing and says nothing.
    window.main->messages()->dismiss();
    window.answers.saveChoice.reset();
    window.find<QAction>("exportTable")->trigger();
    QVERIFY(window.main->messages()->text().isEmpty());
}

void WindowFilesTest::neverWritesOverTheCatalog()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QByteArray before = bytesOf(m_catalog);
    window.answers.saveChoice = Dialogs::SaveChoice{m_catalog, 0};
    window.find<QAction>("exportTable")->trigger();
    QVERIFY(!window.main->messages()->text().isEmpty());
    QCOMPARE(bytesOf(m_catalog), before);
    window.answers.saveChoice = Dialogs::SaveChoice{m_folder.filePath(QStringLiteral("no/such/folder/out.csv")), 0};
    window.main->messages()->dismiss();
    window.find<QAction>("exportTable")->trigger();
    QVERIFY(!window.main->messages()->text().isEmpty());
}

void WindowFilesTest::chartOfTheQuery()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.openChart();
    const auto& chart = window.main->pages()->charts()->shown();
    QVERIFY(chart);
    QCOMPARE(chart->shown, std::size_t{9});
    QVERIFY(window.find("statusLeftOut")->isVisible());
    QVERIFY2(window.find("statusLeftOut")->accessibleName().contains(u'1'),
        qPrintable(window.find("statusLeftOut")->accessibleName()));
    window.session.setFilter(QStringLiteral("gpu:h100"));
    QCOMPARE(chart->shown, std::size_t{4});
    QCOMPARE(chart->itemCount(), std::size_t{3});
    QCOMPARE(std::get<ChartBars>(chart->body).bars.front().value, QStringLiteral("lambda"));
    QCOMPARE(std::get<ChartBars>(chart->body).bars.front().lowest, 3.29);
    auto* by = window.find<QComboBox>("chartBy");
    by->setFocus();
    by->setCurrentIndex(by->findData(QStringLiteral("purchase_model")));
    emit by->activated(by->currentIndex());
    QCOMPARE(chart->itemCount(), std::size_t{2});
    window.find<QAction>("offers")->trigger();
    QVERIFY(!window.find("statusLeftOut")->isVisible());
}

void WindowFilesTest::barNarrowsTheFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(QStringLiteral("gpu:h100"));
    window.openChart();
    auto* view = window.main->findChild<ChartView*>();
    QVERIFY(view->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(view->focusedText().contains(QStringLiteral("Lambda"), Qt::CaseInsensitive)); // at once
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(window.rows(), 1);
    QVERIFY2(window.box()->text().contains(QStringLiteral("lambda")), qPrintable(window.box()->text()));
    int shown = 0;
    for (const Chip* chip : window.main->findChildren<Chip*>())
        shown += chip->isVisible();
    QCOMPARE(shown, 2);
}

void WindowFilesTest::exportsAndCopiesTheChart()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.answers.saveChoice = Dialogs::SaveChoice{m_folder.filePath(QStringLiteral("chart")), 0};
    window.find<QAction>("exportChart")->trigger();
    QVERIFY(window.find("chartsPage")->isVisible());
    auto* dialog = window.find<QDialog>("pictureDialog");
    window.find<QDoubleSpinBox>("pictureWidth")->setValue(640);
    window.find<QDoubleSpinBox>("pictureHeight")->setValue(480);
    QTest::mouseClick(window.find("pictureSave"), Qt::LeftButton);
    QVERIFY(!dialog->isVisible());
    QVERIFY(window.main->messages()->text().contains(QStringLiteral("chart.png")));
    QImage picture(m_folder.filePath(QStringLiteral("chart.png")));
    QCOMPARE(picture.size(), QSize(640, 480));
    window.find<QAction>("copyChart")->trigger();
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QVERIFY(copied->hasImage());
    QCOMPARE(copied->imageData().value<QImage>().size(), QSize(640, 480)); // as chosen last
    QVERIFY(copied->data(QStringLiteral("image/png")).startsWith("\x89PNG"));
    window.answers.saveChoice.reset();
    window.main->messages()->dismiss();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    window.find<QAction>("exportChart")->trigger();
    QTest::mouseClick(window.find("pictureSave"), Qt::LeftButton);
    QVERIFY(window.find("pictureDialog")->isVisible()); // nothing was chosen
    QVERIFY(window.main->messages()->text().isEmpty());
}

void WindowFilesTest::copiesRows()
{
    QByteArray offers = sampleOffers();
    offers += "evil,\"=cmd|' /C calc'!A0\",h100-sxm,1,80,1,1,-,us,on_demand,9,USD,2026-05-01,src-aws,\"tab\there "
              "\"\"quoted\"\"\"\n";
    const QString path = m_folder.filePath(QStringLiteral("copy.sqlite"));
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 11);
    window.session.setColumns(
        {QStringLiteral("instance_type"), QStringLiteral("price_per_gpu_hour"), QStringLiteral("note")});
    window.type(QStringLiteral("provider:azure OR provider:evil"));
    QCOMPARE(window.rows(), 2);
    window.table()->setFocus();
    QTest::keyClick(window.table(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(window.table(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(copied->text(),
        QStringLiteral("'=cmd|' /C calc'!A0\t9.00\t\"tab\there \"\"quoted\"\"\"\nStandard_NC40ads_H100_v5\t\t\n"));
    QVERIFY(copied->html().contains(QStringLiteral("<td>Standard_NC40ads_H100_v5</td><td></td><td></td>")));
    QTest::keyClick(window.table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString withHeaders = QGuiApplication::clipboard()->mimeData()->text();
    QCOMPARE(withHeaders.count(u'\n'), 3);
    QVERIFY(withHeaders.startsWith(window.model()->headerData(0, Qt::Horizontal).toString()));
}

void WindowFilesTest::sourceIsOnlyOpenedOverHttp()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    auto* link = window.find<QPushButton>("detailLink");
    window.table()->setCurrentIndex(
        window.model()->index(window.model()->rowOf(QStringLiteral("aws/g5.xlarge/us-east-1/on_demand")), 0));
    QVERIFY(link->isVisible());
    window.answers.confirmed = false;
    QTest::mouseClick(link, Qt::LeftButton);
    QVERIFY(window.answers.question.contains(QStringLiteral("aws.example")));
    QVERIFY(window.answers.opened.isEmpty());
    window.answers.confirmed = true;
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(window.answers.opened, QStringLiteral("https://aws.example/prices"));
    QVERIFY(window.find<QTextEdit>("detailText")->toPlainText().contains(QStringLiteral("Price list of AWS")));
    // Its source has an ftp address.
    window.table()->setCurrentIndex(
        window.model()->index(window.model()->rowOf(QStringLiteral("gcp/a2-highgpu-1g/europe-west4/on_demand")), 0));
    QVERIFY(!link->isVisible());
    QVERIFY(window.find<QTextEdit>("detailText")->toPlainText().contains(QStringLiteral("Price list of Google Cloud")));
}

void WindowFilesTest::hostileTextIsShownLiterally()
{
    Window window(m_catalog, {1500, 900});
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("detailsAction")->setChecked(true);
    window.table()->setCurrentIndex(
        window.model()->index(window.model()->rowOf(QStringLiteral("lambda/gpu_1x_h100_sxm5/us-west-1/on_demand")), 0));
    QVERIFY(window.find<QTextEdit>("detailText")->toPlainText().contains(QStringLiteral("<b>bold</b> & more")));
    for (const QLabel* label : window.main->findChildren<QLabel*>())
        QVERIFY2(label->textFormat() == Qt::PlainText || label->text().isEmpty() || label->buddy(),
            qPrintable(label->objectName()));
    window.session.setFilter(QStringLiteral("note:\"<b>bold</b>\""));
    QCOMPARE(window.rows(), 1);
}

ATLAS_TEST_MAIN(QApplication, WindowFilesTest)
#include "tst_windowfiles.moc"
