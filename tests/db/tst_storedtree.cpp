// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>

using namespace atlas;
using namespace atlas::test;

/// The decision tree that a catalog keeps.
class StoredTreeTest : public QObject, private CatalogFixture
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
    }

    void isReadReplacedAndTakenAway()
    {
        QVERIFY(read()->decisionTree.isNull());
        QVERIFY(storeDecisionTree(m_path, u"{\"id\": \"树\"}"_s));
        QCOMPARE(read()->decisionTree, u"{\"id\": \"树\"}"_s);
        QVERIFY(storeDecisionTree(m_path, u"{}"_s));
        QCOMPARE(read()->decisionTree, u"{}"_s);
        QVERIFY(storeDecisionTree(m_path, {}));
        QVERIFY(read()->decisionTree.isNull());
        QVERIFY(checkFile(m_path)->ok);
    }
    void isNoPartOfAnImport()
    {
        const Dump before = dumpOf(m_path);
        import(OfferHeader + "aws,,t1,us-1,us,on_demand,,,1,80,,4,USD,2026-01-01,s,\n");
        QVERIFY(storeDecisionTree(m_path, u"{}"_s));
        QVERIFY(undoImport(m_path, {}));
        QCOMPARE(read()->decisionTree, u"{}"_s);
        QVERIFY(storeDecisionTree(m_path, {}));
        QCOMPARE(dumpOf(m_path), before);
    }
    void needsACatalog()
    {
        QCOMPARE(storeDecisionTree(m_path + u".none"_s, u"{}"_s).error().code, ErrorCode::NotFound);
        const QString text = m_folder.filePath(u"text"_s);
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no database, only some text") > 0);
        file.close();
        QCOMPARE(storeDecisionTree(text, u"{}"_s).error().code, ErrorCode::NotADatabase);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, StoredTreeTest)
#include "tst_storedtree.moc"
