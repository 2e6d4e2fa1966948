// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "engine/columnlistmodel.h"
#include "widgets/columnchooser.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The window that columns are chosen in.
class ColumnChooserTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void chooserFindsShowsAndHides();
    void chooserMovesByKeys();
    void chooserDropMoves();
    void chooserFollowsTheTable();
    void chooserSpeaksTheLanguage();

private:
    [[nodiscard]] QListView* chooserList(const Window& window) const { return window.find<QListView>("chooserList"); }
    [[nodiscard]] QModelIndex chooserRow(const Window& window, const char* key) const
    {
        auto* model = chooserList(window)->model();
        return model->match(model->index(0, 0), ColumnListModel::KeyRole, QLatin1String(key), 1, Qt::MatchExactly)
            .value(0);
    }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void ColumnChooserTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void ColumnChooserTest::init()
{
    failOnWarnings();
    clearSettings();
}

void ColumnChooserTest::chooserFindsShowsAndHides()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QTest::keyClick(window.main.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto* chooser = window.find<ColumnChooser>("columnChooser");
    QVERIFY(chooser && chooser->isVisible() && !chooser->isModal());
    QApplication::setActiveWindow(chooser);
    auto* search = chooser->findChild<QLineEdit*>(u"chooserSearch"_s);
    auto* list = chooserList(window);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"BANDWIDTH"_s);
    int visible = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        visible += !list->isRowHidden(row);
    QCOMPARE(visible, 1);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(list->hasFocus());
    QCOMPARE(window.column("memory_bandwidth_gb_s"), -1);
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(window.column("memory_bandwidth_gb_s") >= 0);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(window.column("memory_bandwidth_gb_s"), -1);
    // By mouse: the box, not the text beside it.
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QVERIFY(chooser->isVisible());
    const QRect row = list->visualRect(chooserRow(window, "gpu_count"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QVERIFY(window.column("gpu_count") >= 0);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, {row.x() + 12, row.center().y()});
    QCOMPARE(window.column("gpu_count"), -1);
    search->setText(u"no such column"_s);
    QVERIFY(chooser->findChild<QLabel*>(u"chooserNone"_s)->isVisible());
    search->clear();
    QTest::mouseClick(chooser->findChild<QPushButton*>(u"chooserReset"_s), Qt::LeftButton);
    QVERIFY(window.column("gpu_count") >= 0);
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!chooser->isVisible());
}

void ColumnChooserTest::chooserMovesByKeys()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("chooseColumns")->trigger();
    auto* list = chooserList(window);
    list->setFocus();
    list->setCurrentIndex(chooserRow(window, "gpu_count"));
    // Over hidden columns, too: the table changes when a shown one is passed.
    for (int i = 0; i < 30 && window.column("gpu_count") != 1; ++i)
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(window.column("gpu_count"), 1);
    QCOMPARE(list->currentIndex().data(ColumnListModel::KeyRole).toString(), u"gpu_count"_s);
    for (int i = 0; i < 30 && window.column("gpu_count") != 2; ++i)
        QTest::mouseClick(window.find<QToolButton>("chooserDown"), Qt::LeftButton);
    QCOMPARE(window.column("gpu_count"), 2);
    // Searched, the found ones are neighbours.
    list->window()->findChild<QLineEdit*>(u"chooserSearch"_s)->setText(u"price"_s);
    list->setCurrentIndex(chooserRow(window, "price_per_hour"));
    const int before = chooserRow(window, "price_per_hour").row();
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    const int now = chooserRow(window, "price_per_hour").row();
    QVERIFY(now < before);
    for (int row = now + 2; row <= before; ++row)
        QVERIFY(list->isRowHidden(row));
    QVERIFY(!list->isRowHidden(now + 1));
}

void ColumnChooserTest::chooserDropMoves()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("chooseColumns")->trigger();
    auto* list = chooserList(window);
    QCOMPARE(list->dragDropMode(), QAbstractItemView::InternalMove);
    QAbstractItemModel* model = list->model();
    // What a drop within the list does.
    const int region = chooserRow(window, "region").row();
    QVERIFY(model->moveRow({}, region, {}, 0));
    QCOMPARE(window.column("region"), 0);
    QVERIFY(model->flags(model->index(0, 0)) & Qt::ItemIsDragEnabled);
    QVERIFY(!(model->flags(model->index(0, 0)) & Qt::ItemIsDropEnabled));
    QVERIFY(model->flags({}) & Qt::ItemIsDropEnabled);
}

void ColumnChooserTest::chooserFollowsTheTable()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("chooseColumns")->trigger();
    QCOMPARE(chooserRow(window, "region").data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    window.table()->setCurrentIndex(window.model()->index(0, window.column("region")));
    window.find<QAction>("hideColumn")->trigger();
    QCOMPARE(chooserRow(window, "region").data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    // The last one stays.
    window.session.setColumns({u"note"_s});
    QAbstractItemModel* model = chooserList(window)->model();
    QVERIFY(!model->setData(chooserRow(window, "note"), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(window.model()->columnKeys(), QStringList(u"note"_s));
}

void ColumnChooserTest::chooserSpeaksTheLanguage()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("chooseColumns")->trigger();
    const QString english = chooserRow(window, "region").data().toString();
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QCoreApplication::processEvents();
    QCOMPARE(window.find("columnChooser")->windowTitle(), u"译Columns"_s);
    QCOMPARE(chooserRow(window, "region").data().toString(), u'译' + english);
    // What is looked for is what is read.
    auto* search = window.find("columnChooser")->findChild<QLineEdit*>(u"chooserSearch"_s);
    search->setText(u"译region g"_s);
    QVERIFY(!chooserList(window)->isRowHidden(chooserRow(window, "region_group").row()));
    QVERIFY(chooserList(window)->isRowHidden(chooserRow(window, "region").row()));
    for (const QPushButton* button : window.find("columnChooser")->findChildren<QPushButton*>())
        QVERIFY2(button->text().contains(u'译'), qPrintable(button->text()));
    QCoreApplication::removeTranslator(&translator);
    QCoreApplication::processEvents();
    QCOMPARE(chooserRow(window, "region").data().toString(), english);
}

ATLAS_TEST_MAIN(QApplication, ColumnChooserTest)
#include "tst_columnchooser.moc"
