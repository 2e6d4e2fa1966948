// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace atlas;
using namespace atlas::test;

/// `offer star|unstar|note` of the built program.
class TestOfferMarks : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_catalog = m_program.path(QString::number(++m_number) + u".sqlite"_s);
        QVERIFY(createCatalog(m_catalog, StartWith::StarterFacts, QDate(2026, 12, 1)));
    }
    void starsAreSetFoundAndTakenBack();
    void keysAreNamedAsTheyAre();
    void notesAreAnyText_data();
    void notesAreAnyText();
    void nothingElseTouchesThem();
    void theyOutliveTheOffer();
    void wrongUse_data();
    void wrongUse();

private:
    [[nodiscard]] Run run(const QStringList& arguments) const
    {
        return m_program.run(
            QStringList{u"--catalog"_s, m_catalog, u"--today"_s, u"2026-12-01"_s, u"--lang"_s, u"en"_s} + arguments);
    }
    [[nodiscard]] QStringList keys(const QString& filter) const
    {
        QStringList all;
        for (const QJsonValue row : run({u"offers"_s, filter, u"--format"_s, u"json"_s}).rows())
            all << row[u"key"].toString();
        all.sort();
        return all;
    }
    [[nodiscard]] QJsonValue myNote(const QString& key) const
    {
        for (const QJsonValue row :
            run({u"offers"_s, u"provider=aws"_s, u"--columns"_s, u"key,my_note"_s, u"--format"_s, u"json"_s}).rows())
            if (row[u"key"].toString() == key)
                return row[u"my_note"];
        return QJsonValue::Undefined;
    }
    Program m_program;
    QString m_catalog;
    int m_number = 0;
    const QString m_one = u"aws/p5.48xlarge/us-east-1/on_demand"_s, m_two = u"aws/g5.xlarge/us-east-1/on_demand"_s;
};

void TestOfferMarks::starsAreSetFoundAndTakenBack()
{
    const qsizetype all = keys(u""_s).size();
    QCOMPARE(keys(u"starred=yes"_s), QStringList());
    QCOMPARE(keys(u"starred=no"_s).size(), all);
    const Dump before = dumpOf(m_catalog);
    const Run starred = run({u"offer"_s, u"star"_s, m_one, m_two, m_one});
    QCOMPARE(starred.err, QByteArray());
    QVERIFY2(
        starred.out.startsWith("Star on: " + m_one.toUtf8() + ", " + m_two.toUtf8() + '.'), starred.out.constData());
    QCOMPARE(starred.code, 0);
    QVERIFY2(starred.out.contains(m_one.toUtf8()) && starred.out.contains("import --undo"), starred.out.constData());
    QStringList both{m_one, m_two};
    both.sort();
    QCOMPARE(keys(u"star=yes"_s), both);
    QCOMPARE(keys(u"starred=no"_s).size(), all - 2);
    const Run again = run({u"offer"_s, u"star"_s, m_two});
    QCOMPARE(again.code, 0);
    QVERIFY2(again.out.contains("Nothing was changed."), again.out.constData());
    QCOMPARE(run({u"offer"_s, u"unstar"_s, m_two}).code, 0);
    QCOMPARE(keys(u"starred=yes"_s), QStringList{m_one});
    QCOMPARE(run({u"import"_s, u"--undo"_s}).code, 0);
    QCOMPARE(keys(u"starred=yes"_s), both);
    QCOMPARE(run({u"import"_s, u"--undo"_s}).code, 0);
    QCOMPARE(keys(u"starred=yes"_s), QStringList());
    QCOMPARE(dumpOf(m_catalog), before);
}

void TestOfferMarks::keysAreNamedAsTheyAre()
{
    const QString key = u"vast/8x-Tesla_V100/Sweden%2C%20SE%2C%20EU/on_demand"_s;
    const Run starred = run({u"offer"_s, u"star"_s, key});
    QVERIFY2(starred.out.startsWith("Star on: " + key.toUtf8() + ". To"), starred.out.constData());
    const Run bare = run({u"offer"_s, u"note"_s, key, u"--note"_s, u""_s});
    QVERIFY2(bare.out.startsWith("Nothing was changed."), bare.out.constData());
    QCOMPARE(run({u"offer"_s, u"note"_s, key, u"--note"_s, u"x"_s}).code, 0);
    const Run removed = run({u"offer"_s, u"note"_s, key, u"--note"_s, u""_s});
    QVERIFY2(removed.out.startsWith("No note any more on: " + key.toUtf8()), removed.out.constData());
}

void TestOfferMarks::notesAreAnyText_data()
{
    QTest::addColumn<QString>("note");
    QTest::newRow("words") << u"quota asked for"_s;
    QTest::newRow("Chinese") << u"已申请配额，等待回复"_s;
    QTest::newRow("lines") << u"first\nsecond"_s;
    QTest::newRow("markup") << u"<b>bold</b> & <script>alert(1)</script>"_s;
    QTest::newRow("quotes") << u"it's \"so\"; DROP TABLE offers; --"_s;
    QTest::newRow("formula") << u"=HYPERLINK(\"http://example.org\")"_s;
    QTest::newRow("beyond the first plane") << u"\U0001F600 = \U00020BB7"_s;
    QTest::newRow("the longest") << QString(2000, u'长');
    QString faces;
    for (int i = 0; i < 2000; ++i)
        faces += u"\U0001F600"_s;
    QTest::newRow("the longest, each two units") << faces;
}

void TestOfferMarks::notesAreAnyText()
{
    QFETCH(QString, note);
    const Dump before = dumpOf(m_catalog);
    QVERIFY(myNote(m_one).isNull());
    QCOMPARE(run({u"offer"_s, u"note"_s, m_one, u"--note"_s, note}).code, 0);
    QCOMPARE(myNote(m_one).toString(), note);
    QVERIFY(myNote(m_two).isNull());
    QCOMPARE(run({u"check"_s}).code, 0);
    // An empty one takes it away; so does undo.
    QCOMPARE(run({u"offer"_s, u"note"_s, m_one, u"--note"_s, u"  "_s}).code, 0);
    QVERIFY(myNote(m_one).isNull());
    QCOMPARE(run({u"import"_s, u"--undo"_s}).code, 0);
    QCOMPARE(myNote(m_one).toString(), note);
    QCOMPARE(run({u"import"_s, u"--undo"_s}).code, 0);
    QCOMPARE(dumpOf(m_catalog), before);
}

void TestOfferMarks::nothingElseTouchesThem()
{
    QCOMPARE(run({u"offer"_s, u"star"_s, m_one}).code, 0);
    QCOMPARE(run({u"offer"_s, u"note"_s, m_one, m_two, u"--note"_s, u"asked"_s}).code, 0);
    const auto marks = [this] {
        return run({u"offers"_s, u"my_note:any"_s, u"--columns"_s, u"key,starred,my_note"_s}).out;
    };
    const QByteArray before = marks();
    QCOMPARE(before.count("asked"), 2);
    m_program.put(u"new.csv"_s,
        "provider,instance_type,region,purchase_model,gpu_count,original_price,original_currency,observed_on,source\n"
        "aws,p5.48xlarge,us-east-1,on_demand,8,99,USD,2026-12-01,src-other\n");
    QCOMPARE(run({u"import"_s, u"--feed"_s, u"atlas"_s, m_program.path(u"new.csv"_s)}).code, 0);
    QCOMPARE(marks(), before);
    QCOMPARE(run({u"import"_s, u"--starter"_s}).code, 0);
    QCOMPARE(marks(), before);
    // An earlier run is taken back without them.
    QCOMPARE(run({u"offer"_s, u"add"_s, u"--like"_s, m_one, u"--price"_s, u"40"_s}).code, 0);
    QCOMPARE(marks(), before);
    QCOMPARE(run({u"import"_s, u"--undo"_s}).code, 0);
    QCOMPARE(marks(), before);
}

void TestOfferMarks::theyOutliveTheOffer()
{
    const QString own = u"own/lab/-/on_demand/own"_s;
    const QStringList add{u"offer"_s, u"add"_s, u"--instance-type"_s, u"lab"_s, u"--price"_s, u"10"_s};
    QCOMPARE(run(add).code, 0);
    QCOMPARE(run({u"offer"_s, u"star"_s, own}).code, 0);
    QCOMPARE(run({u"offer"_s, u"delete"_s, own}).code, 0);
    QCOMPARE(keys(u"starred=yes"_s), QStringList());
    QCOMPARE(run({u"check"_s}).code, 0);
    QCOMPARE(run(add).code, 0);
    QCOMPARE(keys(u"starred=yes"_s), QStringList{own});
}

void TestOfferMarks::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing named") << QStringList{u"star"_s} << 2 << QByteArray("star, unstar or note KEY");
    QTest::newRow("no offer") << QStringList{u"star"_s, m_one, u"aws/none/us-east-1/on_demand"_s} << 1
                              << QByteArray("There is no offer “aws/none/us-east-1/on_demand”.");
    QTest::newRow("no key") << QStringList{u"star"_s, u"aws"_s} << 1 << QByteArray("There is no offer “aws”.");
    // Percent-encoding has one spelling.
    QTest::newRow("another spelling") << QStringList{u"star"_s, u"aws/p5%2E48xlarge/us-east-1/on_demand"_s} << 1
                                      << QByteArray("There is no offer");
    QTest::newRow("no text") << QStringList{u"note"_s, m_one} << 2 << QByteArray("offer note needs --note");
    QTest::newRow("too long") << QStringList{u"note"_s, m_one, u"--note"_s, QString(2001, u'x')} << 1
                              << QByteArray("A note has 2000 characters at most; this one has 2001.");
    QTest::newRow("option of others") << QStringList{u"star"_s, m_one, u"--price"_s, u"1"_s} << 2
                                      << QByteArray("offer star does not take --price.");
    QTest::newRow("note for a star") << QStringList{u"star"_s, m_one, u"--note"_s, u"x"_s} << 2
                                     << QByteArray("offer star does not take --note.");
    QTest::newRow("option for delete") << QStringList{u"delete"_s, m_one, u"--vcpus"_s, u"1"_s} << 2
                                       << QByteArray("offer delete does not take --vcpus.");
    QTest::newRow("slip") << QStringList{u"unstarr"_s, m_one} << 2 << QByteArray("did you mean “unstar”?");
}

void TestOfferMarks::wrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QByteArray, message);
    checkRefused(m_catalog, code, message, [&] { return run(QStringList{u"offer"_s} + arguments); });
}

ATLAS_TEST_MAIN(QCoreApplication, TestOfferMarks)
#include "tst_offermarks.moc"
