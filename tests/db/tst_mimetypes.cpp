// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/catalogfile.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace {

constexpr auto Types = ATLAS_SOURCE_DIR "/resources/desktop/io.github.gpu_atlas.GpuAtlas-mime.xml";
constexpr auto Desktop = ATLAS_SOURCE_DIR "/resources/desktop/io.github.gpu_atlas.GpuAtlas.desktop";
// From the package shared-mime-info, which Qt needs on every desktop.
constexpr auto System = "/usr/share/mime/packages/freedesktop.org.xml";

}

/// A desktop that has the program's types tells its files from all others by what is in them.
class MimeTypesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { atlas::test::failOnWarnings(); }
    void catalogs_data();
    void catalogs();
    void otherDatabases();
    void views_data();
    void views();
    void commentsInBothLanguages();
    void everyTypeIsOpened();

private:
    QTemporaryDir m_data;
};

void MimeTypesTest::initTestCase()
{
    // As installed, beside the types that every desktop knows.
    QVERIFY(QDir(m_data.path()).mkpath(u"mime/packages"_s));
    QVERIFY(QFile::copy(QString::fromUtf8(Types), m_data.filePath(u"mime/packages/gpu-atlas.xml"_s)));
    QVERIFY(QFile::copy(QString::fromUtf8(System), m_data.filePath(u"mime/packages/freedesktop.org.xml"_s)));
    qputenv("XDG_DATA_DIRS", QFile::encodeName(m_data.path()));
}

void MimeTypesTest::catalogs_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"catalog.sqlite", "prices.db", "prices", "报价.sqlite", "catalog.sqlite.bak-1"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void MimeTypesTest::catalogs()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QVERIFY(atlas::createCatalog(path, atlas::StartWith::Nothing, QDate(2026, 7, 20)));
    const QMimeType type = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchContent);
    QCOMPARE(type.name(), u"application/x-gpu-atlas-catalog"_s);
    QVERIFY(type.inherits(u"application/vnd.sqlite3"_s) || type.inherits(u"application/x-sqlite3"_s));
}

void MimeTypesTest::otherDatabases()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"catalog.sqlite"_s);
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    QCOMPARE(
        sqlite3_exec(database, "PRAGMA user_version = 1; CREATE TABLE t (a)", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    const QMimeType type = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchContent);
    QVERIFY2(type.name().contains(u"sqlite3"_s), qPrintable(type.name()));
}

void MimeTypesTest::views_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::newRow("view") << u"cheap.atlas.json"_s << u"application/x-gpu-atlas-view+json"_s;
    QTest::newRow("chinese name") << u"便宜的.atlas.json"_s << u"application/x-gpu-atlas-view+json"_s;
    QTest::newRow("other JSON") << u"cheap.json"_s << u"application/json"_s;
    QTest::newRow("other name") << u"atlas.json"_s << u"application/json"_s;
}

void MimeTypesTest::views()
{
    QFETCH(QString, name);
    QFETCH(QString, type);
    QCOMPARE(QMimeDatabase().mimeTypeForFile(name, QMimeDatabase::MatchExtension).name(), type);
}

void MimeTypesTest::commentsInBothLanguages()
{
    QFile file(QString::fromUtf8(Types));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QStringList languages;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "comment"_L1)
            languages << xml.attributes().value(u"http://www.w3.org/XML/1998/namespace"_s, u"lang"_s).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(languages, QStringList({u""_s, u"zh_CN"_s, u""_s, u"zh_CN"_s}));
}

void MimeTypesTest::everyTypeIsOpened()
{
    QFile file(QString::fromUtf8(Desktop));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray opened = file.readAll();
    for (const char* type : {"application/x-gpu-atlas-catalog", "application/x-gpu-atlas-view+json"}) {
        QVERIFY(QMimeDatabase().mimeTypeForName(QString::fromUtf8(type)).isValid());
        QVERIFY2(opened.contains(QByteArray(type) + ';'), type);
    }
}

ATLAS_TEST_MAIN(QCoreApplication, MimeTypesTest)
#include "tst_mimetypes.moc"
