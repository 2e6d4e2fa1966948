// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "columns/tables.h"
#include "delegates/celldelegate.h"
#include "settings.h"
#include "widgets/pinnedheader.h"

#include <QAction>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The columns of the table: chosen, moved, pinned, sized.
class ColumnsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void headerMenuHidesMovesAndPins();
    void headerMenuSortsItsColumn();
    void columnsAreDragged();
    void columnsAreResizedByMouse();
    void pinnedColumnsStayInSight();
    void pinnedCellsAreClickedWhereTheyAreSeen();
    void pinsNeverTakeTheTable();
    void layoutSurvivesOtherVersions();
    void shownAgainItHasItsWidth();
    void fitTakesSamples();
    void fitLooksAtFewRows();
    void firstWidthsLeaveTextsWhole();
    void currentCellKeepsItsColumn();
    void copyIsWhatIsShown();

private:
    [[nodiscard]] PinnedHeader* header(const Window& window) const
    {
        return qobject_cast<PinnedHeader*>(window.table()->horizontalHeader());
    }
    /// Opens the menu of a column's header and chooses an action in it.
    void choose(const Window& window, const char* key, const char* action) const
    {
        const int section = window.column(key);
        window.table()->scrollTo(window.model()->index(0, section));
        const QPoint at(header(window)->shownPosition(section) + 8, header(window)->height() / 2);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, header(window)->viewport()->mapToGlobal(at));
        QApplication::sendEvent(header(window)->viewport(), &event);
        auto* menu = window.find<QMenu>("columnMenu");
        QVERIFY(menu->isVisible());
        QAction* wanted = window.find<QAction>(action);
        QVERIFY2(wanted->isEnabled(), action);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(wanted).center());
        QTRY_VERIFY(!menu->isVisible());
        QCoreApplication::processEvents();
        QApplication::setActiveWindow(window.main.get());
    }
    void drag(const Window& window, int from, int to) const
    {
        QWidget* bar = header(window)->viewport();
        const int y = bar->height() / 2;
        QTest::mousePress(bar, Qt::LeftButton, {}, {from, y});
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(bar, {from + (to - from) * step / 4, y});
        QTest::mouseRelease(bar, Qt::LeftButton, {}, {to, y});
    }
    QTemporaryDir m_folder;
    QString m_catalog;
};

void ColumnsTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void ColumnsTest::init()
{
    failOnWarnings();
    clearSettings();
}

void ColumnsTest::headerMenuHidesMovesAndPins()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const QStringList before = window.model()->columnKeys();
    QCOMPARE(
        before.mid(0, 4), QStringList({u"provider_name"_s, u"gpu_name"_s, u"gpu_count"_s, u"price_per_gpu_hour"_s}));
    QCOMPARE(window.table()->pinned(), 2);
    choose(window, "gpu_count", "hideColumn");
    QCOMPARE(window.column("gpu_count"), -1);
    QCOMPARE(window.model()->columnCount(), before.size() - 1);
    choose(window, "price_per_gpu_hour", "moveColumnRight");
    QCOMPARE(window.model()->columnKeys().mid(0, 4),
        QStringList({u"provider_name"_s, u"gpu_name"_s, u"price_per_hour"_s, u"price_per_gpu_hour"_s}));
    choose(window, "price_per_gpu_hour", "pinColumn");
    QCOMPARE(window.column("price_per_gpu_hour"), 2);
    QVERIFY(setting(Setting::PinnedColumns).toStringList().contains(u"price_per_gpu_hour"_s));
    choose(window, "provider_name", "pinColumn"); // no longer pinned, it stands behind those that are
    QCOMPARE(window.model()->columnKeys().mid(0, 3),
        QStringList({u"gpu_name"_s, u"price_per_gpu_hour"_s, u"provider_name"_s}));
    QCOMPARE(window.table()->leadingPinned(), 2);
    choose(window, "region", "resetColumns");
    QCOMPARE(window.model()->columnKeys(), before);
    QCOMPARE(window.table()->leadingPinned(), 2);

    // The last one cannot be hidden.
    window.session.setColumns({u"region"_s});
    window.table()->setCurrentIndex(window.model()->index(0, 0));
    QVERIFY(!window.find<QAction>("hideColumn")->isEnabled());
    QVERIFY(!window.find<QAction>("moveColumnLeft")->isEnabled());
}

void ColumnsTest::headerMenuSortsItsColumn()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setCurrentIndex(window.model()->index(0, window.column("region")));
    choose(window, "gpu_count", "sortByColumn");
    QCOMPARE(window.session.query().sort.front().column, u"gpu_count"_s);
    // Afterwards the key is about the current column again.
    QTest::keyClick(window.table(), Qt::Key_F3);
    QCOMPARE(window.session.query().sort.front().column, u"region"_s);
}

void ColumnsTest::columnsAreDragged()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const auto middle = [&](int section) {
        return header(window)->shownPosition(section) + header(window)->sectionSize(section) / 2;
    };
    const auto sort = window.session.query().sort;
    drag(window, middle(2), middle(3) + 12);
    QCOMPARE(window.model()->columnKeys().mid(2, 2), QStringList({u"price_per_gpu_hour"_s, u"gpu_count"_s}));
    QCOMPARE(window.session.query().sort, sort); // no click
    // Into the pinned ones: pinned. Out of them: no longer.
    drag(window, middle(3), middle(1) - 12);
    QCOMPARE(window.model()->columnKeys().mid(0, 3), QStringList({u"provider_name"_s, u"gpu_count"_s, u"gpu_name"_s}));
    QCOMPARE(window.table()->leadingPinned(), 3);
    drag(window, middle(0), middle(3) + 12);
    QCOMPARE(window.model()->columnKeys().mid(0, 4),
        QStringList({u"gpu_count"_s, u"gpu_name"_s, u"price_per_gpu_hour"_s, u"provider_name"_s}));
    QCOMPARE(window.table()->leadingPinned(), 2);
    // A short way is a click.
    drag(window, middle(2), middle(2) + 2);
    QVERIFY(window.session.query().sort != sort);
}

void ColumnsTest::columnsAreResizedByMouse()
{
    {
        Window window(m_catalog, {900, 600});
        QTRY_COMPARE(window.rows(), 10);
        const int width = header(window)->sectionSize(2), edge = header(window)->shownPosition(2) + width;
        drag(window, edge - 1, edge + 39);
        QCOMPARE(header(window)->sectionSize(2), width + 40);
        QCOMPARE(window.model()->columnKeys().at(2), u"gpu_count"_s);
        // A pinned one while the table is scrolled.
        window.table()->horizontalScrollBar()->setValue(200);
        QVERIFY(window.table()->pinned() > 0);
        const int pinned = header(window)->sectionSize(0);
        drag(window, pinned - 1, pinned - 21);
        QCOMPARE(header(window)->sectionSize(0), pinned - 20);
        QTest::mouseDClick(header(window)->viewport(), Qt::LeftButton, {}, {header(window)->sectionSize(0) - 1, 10});
        QCOMPARE_GE(header(window)->sectionSize(0), header(window)->minimumSectionSize());
        QVERIFY(header(window)->sectionSize(0) != pinned - 20);
    }
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QCOMPARE(setting(Setting::ColumnWidths).toMap().size(), 2);
}

void ColumnsTest::pinnedColumnsStayInSight()
{
    Window window(m_catalog, {900, 600});
    QTRY_COMPARE(window.rows(), 10);
    QScrollBar* across = window.table()->horizontalScrollBar();
    QTRY_VERIFY(across->maximum() > 300);
    QVERIFY(window.table()->pinned() >= 1);
    const QRect place = window.table()->visualRect(window.model()->index(0, 0));
    const QImage before = window.table()->viewport()->grab(QRect(0, 0, place.width() - 2, 100)).toImage();
    const QImage title = header(window)->viewport()->grab(QRect(0, 0, place.width() - 2, 20)).toImage();
    across->setValue(137);
    QCOMPARE(window.table()->visualRect(window.model()->index(0, 0)), place);
    QCOMPARE(window.table()->viewport()->grab(QRect(0, 0, place.width() - 2, 100)).toImage(), before);
    QCOMPARE(header(window)->viewport()->grab(QRect(0, 0, place.width() - 2, 20)).toImage(), title);
    // What the keyboard goes to is never under them.
    const int last = window.model()->columnCount() - 1;
    window.table()->setFocus();
    window.table()->setCurrentIndex(window.model()->index(0, last));
    for (int column = last; column >= 0; --column) {
        QCOMPARE(window.table()->currentIndex().column(), column);
        const QRect cell = window.table()->visualRect(window.table()->currentIndex());
        QVERIFY2(column < window.table()->pinned() || cell.x() >= header(window)->pinnedWidth(),
            qPrintable(QString::number(column)));
        QTest::keyClick(window.table(), Qt::Key_Left);
    }
}

void ColumnsTest::pinnedCellsAreClickedWhereTheyAreSeen()
{
    Window window(m_catalog, {900, 600});
    QTRY_COMPARE(window.rows(), 10);
    QTRY_VERIFY(window.table()->horizontalScrollBar()->maximum() > 300);
    window.table()->horizontalScrollBar()->setValue(250);
    const QRect cell = window.table()->visualRect(window.model()->index(3, 0));
    QTest::mouseClick(window.table()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(window.table()->currentIndex(), window.model()->index(3, 0));
    QTest::mouseClick(header(window)->viewport(), Qt::LeftButton, {}, {20, 10});
    QCOMPARE(window.session.query().sort.front().column, u"provider_name"_s);
    // Just behind them is what is scrolled to.
    const int x = header(window)->pinnedWidth() + 30;
    const QModelIndex behind = window.table()->indexAt({x, cell.center().y()});
    QVERIFY(behind.column() >= window.table()->pinned());
    QVERIFY(window.table()->visualRect(behind).contains(x, cell.center().y()));
}

void ColumnsTest::pinsNeverTakeTheTable()
{
    Window window(m_catalog, {900, 600});
    QTRY_COMPARE(window.rows(), 10);
    storeSetting(Setting::PinnedColumns, window.model()->columnKeys());
    QVERIFY(window.table()->pinned() < window.model()->columnCount());
    QVERIFY(header(window)->pinnedWidth() <= window.table()->viewport()->width() / 2);
    window.session.setColumns({});
    window.type(u"gpu:nothing"_s);
    QCOMPARE(window.rows(), 0);
    window.table()->horizontalScrollBar()->setValue(100);
    (void)window.table()->grab();
}

void ColumnsTest::layoutSurvivesOtherVersions()
{
    // An older version knew no age and had a column that is gone now.
    QStringList known;
    for (const Column& column : offerColumns())
        if (qstrcmp(column.key, "observed_on") != 0)
            known << QString::fromLatin1(column.key);
    storeSetting(Setting::Columns,
        QStringList{u"provider_name"_s, u"gpu_name"_s, u"gone"_s, u"memory_gib"_s, u"price_per_gpu_hour"_s});
    storeSetting(Setting::KnownColumns, known + QStringList{u"gone"_s});
    const QStringList expected{
        u"provider_name"_s, u"gpu_name"_s, u"memory_gib"_s, u"observed_on"_s, u"price_per_gpu_hour"_s};
    for (int start = 0; start < 10; ++start) {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        QCOMPARE(window.model()->columnKeys(), expected);
    }
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        choose(window, "memory_gib", "hideColumn");
    }
    // Hidden stays hidden; the other version finds its column where it was.
    QCOMPARE(setting(Setting::Columns).toStringList(),
        QStringList({u"provider_name"_s, u"gpu_name"_s, u"gone"_s, u"observed_on"_s, u"price_per_gpu_hour"_s}));
    QVERIFY(setting(Setting::KnownColumns).toStringList().contains(u"gone"_s));
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QCOMPARE(window.column("memory_gib"), -1);
}

void ColumnsTest::shownAgainItHasItsWidth()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const int width = header(window)->sectionSize(window.column("region"));
    choose(window, "region", "hideColumn");
    window.session.setColumns(window.session.query().columns + QStringList{u"region"_s});
    QVERIFY(header(window)->sectionSize(window.column("region")) >= width);
    // Widths that no one can have set are not taken.
    storeSetting(Setting::ColumnWidths, QVariantMap{{u"region"_s, 0}, {u"gpu_name"_s, -5}, {u"note"_s, 222}});
    Window again(m_catalog);
    QTRY_COMPARE(again.rows(), 10);
    QVERIFY(header(again)->sectionSize(again.column("region")) >= width);
    QVERIFY(header(again)->sectionSize(again.column("gpu_name")) > 32);
}

void ColumnsTest::fitTakesSamples()
{
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    for (int i = 0; i < 5000; ++i)
        offers += "aws,a-long-name-of-an-instance-type-" + QByteArray::number(i) + ",h100-sxm,1,r,us,on_demand,"
            + QByteArray::number(i + 1) + ",USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(u"many.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 5000);
    const int section = window.column("instance_type");
    header(window)->resizeSection(section, 40);
    choose(window, "instance_type", "fitColumn");
    const int width = header(window)->sectionSize(section);
    const QFontMetrics metrics(window.table()->font());
    QVERIFY(width >= metrics.horizontalAdvance(window.model()->index(0, section).data().toString()));
    QVERIFY(width < metrics.horizontalAdvance(u"a-long-name-of-an-instance-type-4999"_s) + 40);
}

void ColumnsTest::fitLooksAtFewRows()
{
    QByteArray offers = "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,"
                        "original_currency,observed_on,source\n";
    const auto name = [](int i) {
        return i == 3001            ? "a-long-name-of-just-one"
            : i >= 2000 && i < 3000 ? "middle-" + QByteArray::number(i)
                                    : "t" + QByteArray::number(i);
    };
    for (int i = 0; i < 5000; ++i)
        offers += "aws," + name(i) + ",h100-sxm,1,r,us,on_demand," + QByteArray::number(i + 1)
            + ",USD,2026-05-01,src-aws\n";
    const QString path = m_folder.filePath(u"few.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 5000);
    const int section = window.column("instance_type");
    window.find<QAction>("fitColumns")->trigger();
    const int width = header(window)->sectionSize(section);
    const QFontMetrics metrics(window.table()->font());
    // Rows far out of sight count, but not each of them is looked at.
    QVERIFY(width > metrics.horizontalAdvance(u"middle-2000"_s));
    QVERIFY(width < metrics.horizontalAdvance(u"a-long-name-of-just-one"_s));
}

void ColumnsTest::firstWidthsLeaveTextsWhole()
{
    const QString path = m_folder.filePath(u"whole.sqlite"_s);
    for (const char* const name : {"samples-per-second-1", "ijlt-fr-tt-ll-ii-jj-1", "mnop-qrst-uvwx-yz012",
             "Standard_NC40ads_H100", "b200-sxm-180gb-x8-eu", "gpu_1x_a100_sxm4_80"}) {
        QFile::remove(path);
        QVERIFY(makeSampleCatalog(path,
            "provider,instance_type,gpu,gpu_count,region,region_group,purchase_model,original_price,original_currency,"
            "observed_on,source\naws,"
                + QByteArray(name) + ",h100-sxm,1,r,us,on_demand,1,USD,2026-05-01,src-aws\n"));
        Window window(path);
        QTRY_COMPARE(window.rows(), 1);
        const int room = header(window)->sectionSize(window.column("instance_type")) - CellDelegate::padding();
        const QString text = QString::fromUtf8(name);
        QCOMPARE(QFontMetrics(window.table()->font()).elidedText(text, Qt::ElideRight, room), text);
    }
}

void ColumnsTest::copyIsWhatIsShown()
{
    QByteArray offers = sampleOffers();
    offers += "zeta,z1,h100-sxm,1,80,1,1,r1,us,on_demand,2,USD,2026-05-01,src-aws,\"two\nlines\"\n"
              "zeta,z2,h100-sxm,1,80,1,1,r2,us,on_demand,3,USD,2026-05-01,src-aws,\n"
              "zeta,z3,h100-sxm,1,80,1,1,r3,us,on_demand,,USD,2026-05-01,src-aws,\"a \"\"b\"\"\"\n";
    const QString path = m_folder.filePath(u"copy.sqlite"_s);
    QVERIFY(makeSampleCatalog(path, offers));
    Window window(path);
    QTRY_COMPARE(window.rows(), 13);
    window.type(u"provider:zeta"_s);
    window.session.setColumns({u"instance_type"_s, u"price_per_hour"_s, u"region"_s, u"note"_s});
    choose(window, "region", "hideColumn");
    choose(window, "note", "moveColumnLeft"); // note stands before the price now
    QCOMPARE(window.rows(), 3);
    // The first and the last row, chosen one by one.
    const auto click = [&window](int row, Qt::KeyboardModifiers modifiers) {
        const QRect cell = window.table()->visualRect(window.model()->index(row, 0));
        QTest::mouseClick(window.table()->viewport(), Qt::LeftButton, modifiers, cell.center());
    };
    click(0, {});
    click(2, Qt::ControlModifier);
    QTest::keyClick(window.table(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(copied->text(), u"z1\t\"two\nlines\"\t2.00\nz3\t\"a \"\"b\"\"\"\t\n"_s);
    QVERIFY2(copied->html().contains(u"<td>z3</td><td>a &quot;b&quot;</td><td></td>"_s), qPrintable(copied->html()));
    QTest::keyClick(window.table(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Instance type\tNote\tPrice (USD/h)\nz1\t"_s));
    QTest::keyClick(window.table(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(window.table(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"\nz2\t\t3.00\n"_s));
}

void ColumnsTest::currentCellKeepsItsColumn()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.table()->setCurrentIndex(window.model()->index(4, window.column("region")));
    const QString key = window.currentKey();
    QTest::keyClick(window.table(), Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(window.currentKey(), key);
    QCOMPARE(window.table()->currentIndex().column(), window.column("region"));
    choose(window, "gpu_count", "hideColumn");
    QCOMPARE(window.table()->currentIndex().column(), window.column("region"));
    QCOMPARE(window.currentKey(), key);
}

ATLAS_TEST_MAIN(QApplication, ColumnsTest)
#include "tst_columns.moc"
