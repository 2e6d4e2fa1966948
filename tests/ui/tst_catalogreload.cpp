// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "catalog/catalogwatch.h"
#include "pages/offerspage.h"
#include "settings.h"

#include <QPushButton>
#include <QSignalSpy>
#include <filesystem>
#include <sqlite3.h>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

/// Another program at work on the file.
class Writer
{
public:
    explicit Writer(const QString& path) { sqlite3_open(path.toUtf8().constData(), &m_database); }
    ~Writer() { sqlite3_close(m_database); }
    Q_DISABLE_COPY_MOVE(Writer)
    void run(const QByteArray& sql)
    {
        char* message = nullptr;
        const int result = sqlite3_exec(m_database, sql.constData(), nullptr, nullptr, &message);
        QVERIFY2(result == SQLITE_OK, message);
    }

private:
    sqlite3* m_database = nullptr;
};

const char* const Dearer = "UPDATE observations SET price = price * 2 WHERE price > 0";

}

/// Catalogs that others change while they are open, and newer starter facts.
class CatalogReloadTest : public QObject
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
    void import(const QByteArray& offers) const
    {
        ImportRequest request;
        request.feed = u"atlas"_s;
        request.today = QDate(2026, 7, 20);
        request.inputs = {{u"more.csv"_s, offers}};
        QVERIFY(importInto(m_path, request));
    }
    static QString message(const Window& window) { return window.main->messages()->text(); }
    static QString priceOf(const Window& window, const QString& key)
    {
        return window.model()->index(window.model()->rowOf(key), window.column("price_per_gpu_hour")).data().toString();
    }
    /// The user's own catalog, as an older program left it.
    static QString makeOlderOwn()
    {
        QFile::remove(ownCatalogPath());
        const auto path = ensureOwnCatalog(QDate(2026, 12, 1));
        if (!path)
            qFatal("%s", qPrintable(path.error().message));
        Writer(*path).run(
            "UPDATE meta SET value = '2020-01-01' WHERE key = 'starter_version'; DELETE FROM claims WHERE "
            "id % 2 = 0");
        return *path;
    }

    /// Lets the watch see that something happens in the folder, and look.
    void letItLook(const Window& window) const
    {
        QSignalSpy looks(window.main->findChild<CatalogWatch*>(), &CatalogWatch::looked);
        write(m_folder.filePath(u"something"_s), "x");
        QVERIFY(QFile::remove(m_folder.filePath(u"something"_s)));
        QTRY_VERIFY(!looks.isEmpty());
    }

    QTemporaryDir m_folder;
    QString m_path;
    const QString m_lambda = u"lambda/gpu_1x_h100_sxm5/us-west-1/on_demand"_s;

private slots:
    void init()
    {
        failOnWarnings();
        clearSettings();
        storeSetting(Setting::WizardOffered, true); // else that is said at the first start
        m_path = m_folder.filePath(u"watched.sqlite"_s);
        for (const char* suffix : {"-wal", "-shm", "-journal"})
            QFile::remove(m_path + QLatin1String(suffix));
        QVERIFY(makeSampleCatalog(m_path));
    }

    void isReadAgain_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"in place", "replaced", "by its log", "deleted and made anew"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void isReadAgain()
    {
        QFETCH(QString, way);
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        window.type(u"h100"_s);
        QTRY_COMPARE(window.rows(), 5);
        window.table()->setCurrentIndex(window.model()->index(window.model()->rowOf(m_lambda), 1));
        QCOMPARE(window.currentKey(), m_lambda);
        QCOMPARE(priceOf(window, m_lambda), u"3.29"_s);

        std::unique_ptr<Writer> other; // keeps its log until the end
        if (way == u"in place"_s) {
            Writer(m_path).run(Dearer);
        } else if (way == u"by its log"_s) {
            other = std::make_unique<Writer>(m_path);
            other->run("PRAGMA journal_mode = WAL");
            other->run(Dearer);
        } else {
            const QString next = m_folder.filePath(u"next.sqlite"_s);
            QFile::remove(next);
            QVERIFY(QFile::copy(m_path, next));
            Writer(next).run(Dearer);
            if (way != u"replaced"_s)
                QFile::remove(m_path);
            std::filesystem::rename(next.toStdString(), m_path.toStdString());
        }
        QTRY_COMPARE(priceOf(window, m_lambda), u"6.58"_s);
        QTRY_VERIFY2(message(window).contains(u"“watched.sqlite” was changed"_s), qPrintable(message(window)));
        QCOMPARE(window.rows(), 5);
        QCOMPARE(window.currentKey(), m_lambda);
        // Again and again.
        Writer(m_path).run(Dearer);
        QTRY_COMPARE(priceOf(window, m_lambda), u"13.16"_s);
        QCOMPARE(window.currentKey(), m_lambda);
    }

    void ownReadingSaysNothing()
    {
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        QSignalSpy tables(&window.session, &Session::tableChanged);
        import(sampleOffers().replace("3.29", "3.30"));
        window.find<QAction>("reload")->trigger();
        QTRY_COMPARE(tables.size(), 1);
        letItLook(window);
        QCOMPARE(tables.size(), 1);
        QCOMPARE(message(window), QString());
    }

    void notInTheMiddleOfAWrite()
    {
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        QSignalSpy openings(&window.session, &Session::opening);
        {
            Writer other(m_path);
            other.run("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE");
            other.run(Dearer);
            other.run(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO sources "
                "(source, title) SELECT 'filler ' || i, 'to make the cache spill into the file' FROM n");
            QVERIFY(QFileInfo(m_path + u"-journal"_s).size() > 0);
            letItLook(window);
            QCOMPARE(openings.size(), 0);
            QCOMPARE(message(window), QString());
            other.run("COMMIT");
        }
        QTRY_COMPARE(priceOf(window, m_lambda), u"6.58"_s);
    }

    void damagedStateKeepsTheRows()
    {
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        const QByteArray good = bytesOf(m_path);
        write(m_path, QByteArray(good).replace(4096 * 3, 4096 * 4, QByteArray(4096 * 4, '\x55')));
        QTRY_VERIFY2(message(window).contains(u"damaged"_s) && message(window).contains(u"stays"_s),
            qPrintable(message(window)));
        QCOMPARE(window.rows(), 10);
        QCOMPARE(priceOf(window, m_lambda), u"3.29"_s);
        QSignalSpy failures(&window.session, &Session::failed);
        letItLook(window);
        QCOMPARE(failures.size(), 0); // once is enough
        write(m_path, good);
        Writer(m_path).run(Dearer);
        QTRY_COMPARE(priceOf(window, m_lambda), u"6.58"_s);
    }

    /// Nothing is shown half: the rows stay, why is said, and it can be tried again.
    void lockedFileKeepsTheRows()
    {
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        Writer other(m_path);
        other.run("BEGIN EXCLUSIVE");
        other.run(Dearer);
        window.find<QAction>("reload")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(message(window).contains(u"is locked by another program"_s), 60000);
        QCOMPARE(window.rows(), 10);
        QCOMPARE(priceOf(window, m_lambda), u"3.29"_s);
        window.type(u"h100"_s);
        QCOMPARE(window.rows(), 5);
        QVERIFY(message(window).contains(u"is locked by another program"_s));
        other.run("COMMIT");
        window.find<QAction>("reload")->trigger();
        QTRY_COMPARE(priceOf(window, m_lambda), u"6.58"_s);
        QTRY_VERIFY2(!message(window).contains(u"locked"_s), qPrintable(message(window)));
        QCOMPARE(window.rows(), 5);
    }

    void goneFileKeepsTheRows()
    {
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        QVERIFY(QFile::rename(m_path, m_path + u".away"_s));
        QTRY_VERIFY2(message(window).contains(u"moved or deleted"_s), qPrintable(message(window)));
        QCOMPARE(window.rows(), 10);
        QVERIFY(QFile::rename(m_path + u".away"_s, m_path));
        QTRY_VERIFY2(message(window).contains(u"read again"_s), qPrintable(message(window)));
    }

    void otherFilesBesideAreNothing()
    {
        Window window(m_path);
        QTRY_VERIFY(window.isReady());
        QSignalSpy openings(&window.session, &Session::opening);
        letItLook(window);
        QCOMPARE(openings.size(), 0);
        // The one that was open before is watched no more.
        const QString second = m_folder.filePath(u"second.sqlite"_s);
        QVERIFY(makeSampleCatalog(second));
        window.session.open(second);
        QTRY_COMPARE(window.session.path(), second);
        openings.clear();
        Writer(m_path).run(Dearer);
        letItLook(window);
        QCOMPARE(openings.size(), 0);
    }

    void newerStarterFactsAreOffered()
    {
        const QString path = makeOlderOwn();
        const auto claims = [&path] { return (*readCatalog(path))->claims.size(); };
        const std::size_t before = claims();
        Window window({});
        window.session.openOwn();
        QTRY_VERIFY(message(window).contains(starterVersion()) && message(window).contains(u"2020-01-01"_s));
        // Doing something else does not answer it, another language asks again.
        window.type(u"h100"_s);
        QVERIFY(!message(window).isEmpty());
        window.language.setLanguage(u"zh_CN"_s);
        QTRY_VERIFY(message(window).contains(starterVersion()));
        window.language.setLanguage(u"en"_s);
        QTRY_VERIFY(message(window).contains(starterVersion()));
        window.find<QPushButton>("messageAction")->click();
        QTRY_VERIFY2(message(window).contains(u"New rows"_s), qPrintable(message(window)));
        QTRY_COMPARE(window.session.table()->context().catalog->starterVersion, starterVersion());
        QVERIFY(claims() > before);

        window.find<QPushButton>("messageAction")->click();
        QTRY_VERIFY2(message(window).contains(u"undone"_s), qPrintable(message(window)));
        QCOMPARE(claims(), before);
        QTRY_COMPARE(window.session.table()->context().catalog->starterVersion, u"2020-01-01"_s);
        // That is an answer too.
        Window second({});
        second.session.openOwn();
        QTRY_VERIFY(second.isReady());
        QCOMPARE(message(second), QString());
    }

    void declinedFactsAreNotOfferedAgain()
    {
        const QByteArray before = bytesOf(makeOlderOwn());
        {
            Window window({});
            window.session.openOwn();
            QTRY_VERIFY(message(window).contains(starterVersion()));
            window.find<QWidget>("messageClose")->setFocus();
            QTest::keyClick(window.find<QWidget>("messageClose"), Qt::Key_Space);
            QCOMPARE(message(window), QString());
        }
        Window window({});
        window.session.openOwn();
        QTRY_VERIFY(window.isReady());
        QCOMPARE(message(window), QString());
        QCOMPARE(bytesOf(ownCatalogPath()), before);
    }

    void onlyOlderOwnCatalogsAreAsked_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::newRow("newer") << QByteArray("9999-01-01");
        QTest::newRow("the same") << starterVersion().toLatin1();
        QTest::newRow("none") << QByteArray();
    }
    void onlyOlderOwnCatalogsAreAsked()
    {
        QFETCH(QByteArray, version);
        const QString own = makeOlderOwn();
        Writer(own).run(version.isEmpty() ? QByteArray("DELETE FROM meta WHERE key = 'starter_version'")
                                          : "UPDATE meta SET value = '" + version + "'");
        Window window({});
        window.session.openOwn();
        QTRY_VERIFY(window.isReady());
        QCOMPARE(message(window), QString());
        // An older one that is opened by name is not the user's own.
        const QString copy = m_folder.filePath(u"copy.sqlite"_s);
        QFile::remove(copy);
        QVERIFY(QFile::copy(makeOlderOwn(), copy));
        window.session.open(copy);
        QTRY_COMPARE(window.session.path(), copy);
        QVERIFY(!message(window).contains(starterVersion()));
    }
};

ATLAS_TEST_MAIN(QApplication, CatalogReloadTest)
#include "tst_catalogreload.moc"
