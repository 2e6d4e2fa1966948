// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "catalog/recentcatalogs.h"
#include "settings.h"
#include "widgets/cataloginfo.h"
#include "widgets/filedrop.h"
#include "widgets/newcatalogdialog.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// New, recent, dropped and copied catalogs, and what is said about them.
class CatalogFilesTest : public QObject
{
    Q_OBJECT
private:
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    static QString copyOf(const QString& path, const QString& name)
    {
        const QString copy = QFileInfo(path).dir().filePath(name);
        QFile::remove(copy);
        QFile::copy(path, copy);
        return copy;
    }
    static QMenu* recent(const Window& window) { return window.find<QAction>("recentMenu")->menu(); }
    static QStringList recentFiles(const Window& window)
    {
        QStringList names;
        for (const QAction* action : recent(window)->actions())
            if (!action->toolTip().isEmpty() && action->text().startsWith(u'&'))
                names << action->text();
        return names;
    }
    /// Drags files over the widget and lets them fall; whether they were taken.
    static bool drop(QWidget* widget, const QStringList& paths, const QString& text = {})
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        if (!text.isEmpty())
            data.setText(text);
        const QPoint at = widget->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent fall(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(widget, &fall);
        return fall.isAccepted() && fall.dropAction() == Qt::CopyAction;
    }

    QTemporaryDir m_folder;
    QString m_catalog;

private slots:
    void initTestCase()
    {
        m_catalog = m_folder.filePath(u"sample.sqlite"_s);
        QVERIFY(makeSampleCatalog(m_catalog));
    }
    void init()
    {
        failOnWarnings();
        clearSettings();
    }

    void newCatalogIsOpened_data()
    {
        QTest::addColumn<bool>("facts");
        QTest::addColumn<int>("offers");
        QTest::newRow("empty") << false << 0;
        QTest::newRow("starter facts") << true << 1080;
    }
    void newCatalogIsOpened()
    {
        QFETCH(bool, facts);
        QFETCH(int, offers);
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const QString path = m_folder.filePath(facts ? u"from facts.sqlite"_s : u"空.sqlite"_s);
        window.answers.made = {path, facts ? StartWith::StarterFacts : StartWith::Nothing};
        window.find<QAction>("newCatalog")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(window.session.path(), path, 60000);
        QCOMPARE(window.rows(), offers);
        QCOMPARE(recentCatalogs(), (QStringList{path, m_catalog}));
    }

    void newCatalogOverNothing()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const QString path = m_folder.filePath(u"precious.txt"_s);
        write(path, "precious");
        window.answers.made = {path, StartWith::Nothing};
        window.find<QAction>("newCatalog")->trigger();
        QTRY_VERIFY(window.main->messages()->text().contains(u"precious.txt” exists"_s));
        QCOMPARE(bytesOf(path), QByteArray("precious"));
        QCOMPARE(window.session.path(), m_catalog);
        window.answers.made.reset();
        window.main->messages()->dismiss();
        window.find<QAction>("newCatalog")->trigger();
        QVERIFY(window.main->messages()->text().isEmpty());
    }

    void dialogForNewCatalogs()
    {
        Window window(m_catalog);
        QCOMPARE(NewCatalogDialog::freeName(m_folder.path()), m_folder.filePath(u"catalog.sqlite"_s));
        write(m_folder.filePath(u"catalog.sqlite"_s), "x");
        QCOMPARE(NewCatalogDialog::freeName(m_folder.path()), m_folder.filePath(u"catalog-2.sqlite"_s));
        NewCatalogDialog dialog(NewCatalogDialog::freeName(m_folder.path()), window.main.get());
        auto* path = dialog.findChild<QLineEdit*>(u"newCatalogPath"_s);
        auto* make = dialog.findChild<QPushButton*>(u"newCatalogMake"_s);
        auto* problem = dialog.findChild<QLabel*>(u"newCatalogProblem"_s);
        QVERIFY(make->isEnabled() && problem->text().isEmpty());
        QCOMPARE(path->selectedText(), u"catalog-2"_s);
        QCOMPARE(dialog.content(), StartWith::StarterFacts);
        // No suffix: one is added, and that file is looked for.
        path->setText(m_folder.filePath(u"catalog"_s));
        QVERIFY(!make->isEnabled());
        QVERIFY(problem->text().contains(u"“catalog.sqlite” exists"_s));
        path->setText(m_folder.filePath(u"none/new.sqlite"_s));
        QVERIFY(!make->isEnabled());
        QVERIFY(problem->text().contains(u"none"_s));
        path->setText(u"  "_s);
        QVERIFY(!make->isEnabled() && !problem->text().isEmpty());
        path->setText(m_folder.filePath(u" mine.db "_s));
        QVERIFY(make->isEnabled() && problem->text().isEmpty());
        QCOMPARE(dialog.path(), m_folder.filePath(u" mine.db"_s));
        window.answers.saveChoice = {m_folder.filePath(u"chosen.sqlite"_s), 0};
        dialog.findChild<QPushButton*>(u"newCatalogChoose"_s)->click();
        QCOMPARE(dialog.path(), m_folder.filePath(u"chosen.sqlite"_s));
        QFile::remove(m_folder.filePath(u"catalog.sqlite"_s));
    }

    void recentCatalogsAreListed()
    {
        QStringList paths;
        for (int number = 0; number < 12; ++number)
            paths << copyOf(m_catalog, u"c&%1.sqlite"_s.arg(number));
        {
            Window window(paths.first());
            QVERIFY(!window.find<QAction>("recentMenu")->isEnabled());
            QTRY_VERIFY(window.isReady());
            for (const QString& path : paths.mid(1)) {
                window.session.open(path);
                QTRY_COMPARE(window.session.path(), path);
            }
            // Another currency is no other catalog.
            window.session.setCurrency(u"CNY"_s);
            QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
        }
        Window window({});
        QVERIFY(window.find<QAction>("recentMenu")->isEnabled());
        const QStringList shown = recentFiles(window);
        QCOMPARE(recentCatalogs().size(), 10);
        QCOMPARE(recentCatalogs().first(), paths.last());
        QVERIFY2(shown.first().startsWith(u"&1 c&&11.sqlite"_s), qPrintable(shown.first()));
        recent(window)->actions().at(2)->trigger();
        QTRY_COMPARE(window.session.path(), paths.at(9));
        QCOMPARE(recentCatalogs().first(), paths.at(9));
        QCOMPARE(recentCatalogs().size(), 10);

        QFile::remove(paths.at(5));
        emit recent(window)->aboutToShow();
        QTRY_COMPARE(recentCatalogs().size(), 9);
        QVERIFY(!recentCatalogs().contains(paths.at(5)));
        // One that goes while the menu is open.
        QFile::remove(paths.at(6));
        window.session.open(paths.at(6));
        QTRY_COMPARE(recentCatalogs().size(), 8);
        QVERIFY(window.main->messages()->text().contains(u"does not exist"_s));

        recent(window)->actions().last()->trigger();
        QCOMPARE(recentCatalogs(), QStringList());
        QTRY_VERIFY(!window.find<QAction>("recentMenu")->isEnabled());
    }

    void ownCatalogIsNotAmongThem()
    {
        Window window({});
        window.session.openOwn();
        QTRY_VERIFY_WITH_TIMEOUT(window.isReady(), 60000);
        QVERIFY(window.session.isOwn());
        QCOMPARE(recentCatalogs(), QStringList());
    }

    void ownAfterAnotherWins()
    {
        Window window({});
        window.session.open(m_catalog);
        window.session.openOwn();
        QTRY_VERIFY_WITH_TIMEOUT(window.isReady(), 60000);
        QVERIFY(window.session.isOwn());
        QTest::qWait(50);
        QVERIFY(window.session.isOwn());
    }

    void kinds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* test, const QString& name, const QByteArray& bytes, FileDrop::Kind kind) {
            QTest::newRow(test) << name << bytes << static_cast<int>(kind);
        };
        row("catalog", u"a.sqlite"_s, bytesOf(m_catalog), FileDrop::Kind::Catalog);
        row("catalog by content", u"a"_s, bytesOf(m_catalog), FileDrop::Kind::Catalog);
        row("damaged catalog", u"b.sqlite"_s, "not", FileDrop::Kind::Catalog);
        row("list", u"offers.csv"_s, "provider,gpu\n", FileDrop::Kind::List);
        row("list without suffix", u"offers"_s, "provider\tgpu\n", FileDrop::Kind::List);
        row("UTF-16", u"offers.txt"_s, QByteArray("\xFF\xFEg\0p\0u\0", 8), FileDrop::Kind::List);
        row("GB18030", u"报价.csv"_s, "\xB1\xA8\xBC\xDB,gpu\n", FileDrop::Kind::List);
        row("view", u"cheap.atlas.json"_s, "{}", FileDrop::Kind::View);
        row("picture", u"x.png"_s, QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), FileDrop::Kind::Unknown);
        row("nothing in it", u"empty.csv"_s, {}, FileDrop::Kind::Unknown);
    }
    void kinds()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        const QTemporaryDir folder;
        write(folder.filePath(name), bytes);
        QCOMPARE(static_cast<int>(FileDrop::kindOf(folder.filePath(name))), kind);
        QCOMPARE(FileDrop::kindOf(folder.path()), FileDrop::Kind::Unknown);
    }

    void droppedCatalogIsOpened_data()
    {
        QTest::addColumn<QByteArray>("widget");
        QTest::newRow("table") << QByteArray("offersTable");
        QTest::newRow("filter box") << QByteArray("filterBox");
        QTest::newRow("window") << QByteArray();
    }
    void droppedCatalogIsOpened()
    {
        QFETCH(QByteArray, widget);
        const QString other = copyOf(m_catalog, u"dropped.sqlite"_s);
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        QWidget* target = widget.isEmpty() ? window.main.get() : window.find(widget.constData());
        QVERIFY(drop(target, {other}, u"file://"_s + other));
        QTRY_COMPARE(window.session.path(), other);
        QCOMPARE(window.box()->text(), QString());
    }

    void dropsOfOtherThings()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const QString list = m_folder.filePath(u"list.csv"_s), view = m_folder.filePath(u"spot.atlas.json"_s),
                      picture = m_folder.filePath(u"p.png"_s);
        write(list, "provider\n");
        write(picture, QByteArray("\x89PNG\0\0", 6));
        QSignalSpy lists(window.main->findChild<FileDrop*>(), &FileDrop::listsDropped);
        QVERIFY(drop(window.main.get(), {list, list}));
        QTRY_COMPARE(lists.size(), 1);
        QCOMPARE(lists.first().first().toStringList(), (QStringList{list, list}));

        QVERIFY(drop(window.main.get(), {picture}));
        QTRY_VERIFY(window.main->messages()->text().contains(u"“p.png”"_s));
        QVERIFY(drop(window.main.get(), {m_catalog, list}));
        QTRY_VERIFY(window.main->messages()->text().contains(u"one catalog"_s));
        QCOMPARE(window.session.path(), m_catalog);

        write(view, R"({"gpu_atlas_view": 1, "filter": "spot"})");
        QVERIFY(drop(window.main.get(), {view}));
        QTRY_VERIFY2(window.rows() == 1 || window.main->messages()->text().contains(u"spot.atlas.json"_s),
            qPrintable(window.main->messages()->text()));
        // Text is for the filter box, an address of elsewhere is nothing.
        QMimeData far;
        far.setUrls({QUrl(u"https://example.org/catalog.sqlite"_s)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &far, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(window.main.get(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void backUp()
    {
        Window window(m_catalog);
        QVERIFY(!window.find<QAction>("backUpCatalog")->isEnabled());
        QTRY_VERIFY(window.isReady());
        const QString copy = m_folder.filePath(u"copy"_s);
        window.answers.saveChoice = {copy, 0};
        window.find<QAction>("backUpCatalog")->trigger();
        QTRY_VERIFY(window.main->messages()->text().contains(u"copy.sqlite"_s)
            && window.main->messages()->text().contains(u"was copied"_s));
        QVERIFY(checkFile(copy + u".sqlite"_s)->ok);
        QCOMPARE((*readCatalog(copy + u".sqlite"_s))->offers.size(), 10U);

        const QByteArray before = bytesOf(m_catalog);
        window.answers.saveChoice = {m_catalog, 0};
        window.find<QAction>("backUpCatalog")->trigger();
        QTRY_VERIFY(window.main->messages()->text().contains(u"another file"_s));
        QCOMPARE(bytesOf(m_catalog), before);
    }

    void information()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        window.find<QAction>("catalogInfo")->trigger();
        auto* info = window.main->findChild<CatalogInfo*>();
        QVERIFY(info && info->isVisible());
        const auto text = [info](const char* name) { return info->findChild<QLabel*>(QLatin1String(name))->text(); };
        QCOMPARE(text("catalogPath"), m_catalog);
        QCOMPARE(text("catalogOffers"), u"10"_s);
        QCOMPARE(text("catalogReadings"), u"10"_s);
        QCOMPARE(text("catalogDates"), u"2026-03-01 to 2026-06-01"_s);
        QCOMPARE(text("catalogSchema"), QString::number(CurrentSchema));
        QCOMPARE(text("catalogStarter"), u"none"_s);
        QVERIFY(text("catalogRows").contains(u"sources: 3"_s));
        auto* runs = info->findChild<QTableWidget*>(u"catalogRuns"_s);
        QTRY_COMPARE(runs->rowCount(), 1);
        QCOMPARE(runs->item(0, 2)->text(), u"atlas"_s);
        QCOMPARE(runs->item(0, 4)->text(), u"sources.csv, exchange_rates.csv, offers.csv"_s);
        info->findChild<QPushButton*>(u"catalogOpenFolder"_s)->click();
        QCOMPARE(window.answers.shownFolder, m_catalog);
        info->findChild<QPushButton*>(u"catalogCopyPath"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), m_catalog);

        info->findChild<QPushButton*>(u"catalogCheck"_s)->click();
        QTRY_VERIFY(text("catalogChecked").contains(u"whole"_s));
        QVERIFY(!info->findChild<QPlainTextEdit*>(u"catalogProblems"_s)->isVisible());
        // It follows the window to another catalog and another language.
        const QString other = m_folder.filePath(u"checked.sqlite"_s);
        QFile::remove(other);
        QVERIFY(createCatalog(other, StartWith::StarterFacts, QDate(2026, 12, 1)));
        window.session.open(other);
        QTRY_COMPARE(text("catalogPath"), other);
        QCOMPARE(text("catalogStarter"), starterVersion());
        QCOMPARE(text("catalogChecked"), QString());
        MarkingTranslator marks;
        QVERIFY(QApplication::installTranslator(&marks));
        QTRY_COMPARE(info->windowTitle(), u"译Catalog information"_s);
        QTRY_COMPARE(runs->item(0, 3)->text(), u"译made the catalog"_s);
        QApplication::removeTranslator(&marks);
    }

    void informationAboutADamagedFile()
    {
        const QString path = copyOf(m_catalog, u"damaged.sqlite"_s);
        Window window(path);
        QTRY_VERIFY(window.isReady());
        window.find<QAction>("catalogInfo")->trigger();
        auto* info = window.main->findChild<CatalogInfo*>();
        QByteArray bytes = bytesOf(path);
        bytes.replace(4096 * 5, 4096 * 3, QByteArray(4096 * 3, '\x55'));
        write(path, bytes);
        info->findChild<QPushButton*>(u"catalogCheck"_s)->click();
        auto* problems = info->findChild<QPlainTextEdit*>(u"catalogProblems"_s);
        QTRY_VERIFY(problems->isVisible());
        QVERIFY(problems->toPlainText().contains(u"damaged"_s));
    }
};

ATLAS_TEST_MAIN(QApplication, CatalogFilesTest)
#include "tst_catalogfiles.moc"
