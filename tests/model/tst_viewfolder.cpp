// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/viewfile.h"
#include "views/viewfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace atlas;
using namespace Qt::StringLiterals;

class TestViewFolder : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void keepsViewsUnderTheirNames();
    void replacesTheSameName();
    void listsInNaturalOrder();
    void passesOverWhatIsNoView();
    void renames();
    void deletesAndPutsBack();
    void sayWhatWentWrong();
    void fileNames_data();
    void fileNames();

private:
    static SavedView view(const QString& name, const QString& filter = {})
    {
        SavedView made = usualView();
        made.name = name;
        made.query.filter = filter;
        return made;
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList list;
        for (const ViewFolder::Entry& entry : m_views->list())
            list << entry.name;
        return list;
    }
    [[nodiscard]] QString save(const SavedView& made) const
    {
        const Result<QString> path = m_views->save(made);
        return path ? *path : u"failed: "_s + path.error().message;
    }
    [[nodiscard]] QString filterIn(const QString& path) const
    {
        const Result<SavedView> read = readView(path);
        return read ? read->query.filter : u"failed: "_s + read.error().message;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ViewFolder> m_views;
};

void TestViewFolder::init()
{
    test::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_views = std::make_unique<ViewFolder>(m_folder->filePath(u"config/views"_s));
}

void TestViewFolder::keepsViewsUnderTheirNames()
{
    QVERIFY(names().isEmpty());
    const QString path = save(view(u"Cheap / H100"_s, u"gpu:h100"_s));
    QVERIFY2(path.endsWith(u"Cheap - H100.atlas.json"_s), qPrintable(path));
    QCOMPARE(names(), QStringList(u"Cheap / H100"_s));
    QCOMPARE(filterIn(path), u"gpu:h100"_s);
    QVERIFY(m_views->holds(path));
    QVERIFY(!m_views->holds(m_folder->filePath(u"other.atlas.json"_s)));
    QVERIFY(!m_views->holds({}));
    // Another name that gives the same file name gets a file of its own.
    const QString other = save(view(u"Cheap : H100"_s, u"gpu:a100"_s));
    QVERIFY(other != path);
    QCOMPARE(names().size(), 2);
    QCOMPARE(filterIn(path), u"gpu:h100"_s);
}

void TestViewFolder::replacesTheSameName()
{
    const QString path = save(view(u"Spot"_s, u"spot"_s));
    QCOMPARE(save(view(u"SPOT"_s, u"spot price<1"_s)), path);
    QCOMPARE(names(), QStringList(u"SPOT"_s));
    QCOMPARE(filterIn(path), u"spot price<1"_s);
}

void TestViewFolder::listsInNaturalOrder()
{
    for (const QString& name : {u"view 10"_s, u"View 2"_s, u"便宜"_s, u"a"_s})
        (void)save(view(name));
    QCOMPARE(names(), QStringList({u"a"_s, u"View 2"_s, u"view 10"_s, u"便宜"_s}));
}

void TestViewFolder::passesOverWhatIsNoView()
{
    const QString path = save(view(u"good"_s));
    const QDir folder = QFileInfo(path).dir();
    for (const QString& name : {u"broken.atlas.json"_s, u"notes.txt"_s, u".hidden.atlas.json"_s}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
    }
    QVERIFY(folder.mkdir(u"folder.atlas.json"_s));
    QCOMPARE(names(), QStringList(u"good"_s));
}

void TestViewFolder::renames()
{
    const QString path = save(view(u"One"_s, u"spot"_s));
    (void)save(view(u"Two"_s));
    const Result<QString> taken = m_views->rename(path, u"two"_s);
    QVERIFY(!taken);
    QVERIFY2(taken.error().message.contains(u"Two"_s), qPrintable(taken.error().message));
    QCOMPARE(names(), QStringList({u"One"_s, u"Two"_s}));

    const Result<QString> moved = m_views->rename(path, u"Three"_s);
    QVERIFY(moved);
    QVERIFY(moved->endsWith(u"Three.atlas.json"_s));
    QVERIFY(!QFile::exists(path));
    QCOMPARE(filterIn(*moved), u"spot"_s);
    QCOMPARE(names(), QStringList({u"Three"_s, u"Two"_s}));
    // Only the case changes.
    const Result<QString> same = m_views->rename(*moved, u"THREE"_s);
    QVERIFY(same);
    QCOMPARE(names(), QStringList({u"THREE"_s, u"Two"_s}));
    QVERIFY(!m_views->rename(path, u"Four"_s));
}

void TestViewFolder::deletesAndPutsBack()
{
    SavedView kept = view(u"Kept"_s, u"spot"_s);
    kept.others[u"newer"_s] = 5;
    const QString path = save(kept);
    const Result<QByteArray> bytes = m_views->remove(path);
    QVERIFY(bytes);
    QVERIFY(names().isEmpty());
    QVERIFY(!m_views->remove(path));
    QVERIFY(m_views->putBack(path, *bytes));
    const Result<SavedView> back = readView(path);
    QVERIFY(back);
    QCOMPARE(*back, kept);
    // Nothing is put over what is there.
    QVERIFY(!m_views->putBack(path, *bytes));
}

void TestViewFolder::sayWhatWentWrong()
{
    QFile file(m_folder->filePath(u"config"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Result<QString> saved = m_views->save(view(u"x"_s));
    QVERIFY(!saved);
    QVERIFY2(saved.error().message.contains(u"config/views"_s), qPrintable(saved.error().message));
}

void TestViewFolder::fileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << u"Cheap H100"_s << u"Cheap H100"_s;
    QTest::newRow("path") << u"../../etc/passwd"_s << u"-..-etc-passwd"_s;
    QTest::newRow("separators") << u"a/b\\c:d*e?f\"g<h>i|j"_s << u"a-b-c-d-e-f-g-h-i-j"_s;
    QTest::newRow("dots") << u"..."_s << u"view"_s;
    QTest::newRow("hidden") << u".x. "_s << u"x"_s;
    QTest::newRow("nothing") << QString() << u"view"_s;
    QTest::newRow("Chinese") << u"便宜的 H100"_s << u"便宜的 H100"_s;
    QTest::newRow("long") << QString(100, u'长') << QString(66, u'长');
    QTest::newRow("beyond the basic plane") << u"\U0001F600"_s.repeated(60) << u"\U0001F600"_s.repeated(50);
}

void TestViewFolder::fileNames()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    QCOMPARE(viewFileName(name), file);
}

ATLAS_TEST_MAIN(QCoreApplication, TestViewFolder)
#include "tst_viewfolder.moc"
