// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace atlas;
using namespace atlas::test;

/// `offer add|edit|delete` of the built program.
class TestOwnOffers : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_catalog = m_program.path(QString::number(++m_number) + u".sqlite"_s);
        QVERIFY(createCatalog(m_catalog, StartWith::StarterFacts, QDate(2026, 12, 1)));
    }
    void quoteBesideTheOfferItIsLike();
    void machineOfOnesOwn_data();
    void machineOfOnesOwn();
    void editReplacesAndKeepsHistory();
    void deleteIsTakenBackWhole();
    void importsLeaveThemAlone();
    void editClearsWhateverHistoryThereIs();
    void slipsOfThePenAreSaid_data();
    void slipsOfThePenAreSaid();
    void wrongUse_data();
    void wrongUse();

private:
    [[nodiscard]] Run run(const QStringList& arguments) const
    {
        return m_program.run(
            QStringList{u"--catalog"_s, m_catalog, u"--today"_s, u"2026-12-01"_s, u"--lang"_s, u"en"_s} + arguments);
    }
    [[nodiscard]] QJsonObject offer(const QString& key) const
    {
        for (const QJsonValue row : run({u"offers"_s, u"source=own"_s, u"--format"_s, u"json"_s}).rows())
            if (row[u"key"].toString() == key)
                return row.toObject();
        return {};
    }
    Program m_program;
    QString m_catalog;
    int m_number = 0;
    const QString m_like = u"aws/p5.48xlarge/us-east-1/on_demand"_s, m_quote = m_like + u"/own"_s,
                  m_lab = u"own/lab/-/on_demand/own"_s;
};

void TestOwnOffers::quoteBesideTheOfferItIsLike()
{
    const Run added
        = run({u"offer"_s, u"add"_s, u"--like"_s, m_like, u"--price"_s, u"40.5"_s, u"--note"_s, u"quote"_s});
    QCOMPARE(added.err, QByteArray());
    QCOMPARE(added.code, 0);
    QVERIFY2(added.out.contains(m_quote.toUtf8()) && added.out.contains("import --undo"), added.out.constData());
    const QJsonObject own = offer(m_quote);
    const QJsonArray likes
        = run({u"offers"_s, u"instance_type=p5.48xlarge region=us-east-1"_s, u"--format"_s, u"json"_s}).rows();
    QVERIFY(likes.size() >= 2);
    for (const QJsonValue like : likes)
        if (like[u"key"].toString() == m_like) {
            for (const char* const same : {"gpu", "gpu_count", "gpu_memory_gib", "vcpus", "memory_gib", "region_group",
                     "service", "interconnect", "storage_gib"})
                QCOMPARE(own[QLatin1String(same)], like[QLatin1String(same)]);
            QVERIFY(like[u"original_price"].toDouble() != 40.5);
        }
    QCOMPARE(own[u"original_price"].toDouble(), 40.5);
    QCOMPARE(own[u"observed_on"].toString(), u"2026-12-01"_s);
    QCOMPARE(own[u"note"].toString(), u"quote"_s);
    const Run twice = run({u"offer"_s, u"add"_s, u"--like"_s, m_like, u"--price"_s, u"41"_s});
    QCOMPARE(twice.code, 1);
    QVERIFY2(twice.err.contains("already"), twice.err.constData());
}

void TestOwnOffers::machineOfOnesOwn_data()
{
    QTest::addColumn<QStringList>("terms");
    QTest::addColumn<double>("price");
    // Published worked examples of owning: per hour 9.89 and 4.87, to the cent.
    const QStringList large{u"--capex"_s, u"300000"_s, u"--residual"_s, u"60000"_s, u"--lifetime-years"_s, u"4"_s,
        u"--power-kw"_s, u"10.2"_s, u"--pue"_s, u"1.3"_s, u"--energy-price"_s, u"0.10"_s, u"--maintenance"_s,
        u"0.05"_s};
    QTest::newRow("large") << large << 9.89;
    QTest::newRow("small") << QStringList{u"--capex"_s, u"120000"_s, u"--residual"_s, u"20000"_s, u"--lifetime-years"_s,
        u"5"_s, u"--power-kw"_s, u"5"_s, u"--pue"_s, u"1.2"_s, u"--energy-price"_s, u"0.15"_s, u"--maintenance"_s,
        u"0.04"_s, u"--staff"_s, u"10000"_s}
                           << 4.87;
    // Half used: the fixed part twice, the power as it is. 2 · (6.849 + 1.712) + 1.326.
    QTest::newRow("half used") << large + QStringList{u"--utilisation"_s, u"0.5"_s} << 18.45;
}

void TestOwnOffers::machineOfOnesOwn()
{
    QFETCH(QStringList, terms);
    QFETCH(double, price);
    const Run added = run(QStringList{u"offer"_s, u"add"_s, u"--instance-type"_s, u"lab"_s, u"--gpu"_s,
                              u"h100-sxm-80gb"_s, u"--gpu-count"_s, u"8"_s}
        + terms);
    QCOMPARE(added.err, QByteArray());
    QCOMPARE(added.code, 0);
    const QJsonObject own = offer(m_lab);
    QVERIFY2(std::abs(own[u"original_price"].toDouble() - price) <= 0.005,
        qPrintable(QString::number(own[u"original_price"].toDouble())));
    QVERIFY(own[u"note"].toString().contains(u"capex "_s + terms[1]));
    QVERIFY(own[u"note"].toString().contains(u"utilisation"_s));
}

void TestOwnOffers::editReplacesAndKeepsHistory()
{
    QCOMPARE(run({u"offer"_s, u"add"_s, u"--instance-type"_s, u"lab"_s, u"--gpu-count"_s, u"8"_s, u"--vcpus"_s, u"96"_s,
                     u"--price"_s, u"10"_s})
                 .code,
        0);
    QCOMPARE(run({u"offer"_s, u"edit"_s, m_lab, u"--price"_s, u"12"_s, u"--vcpus"_s, u""_s}).code, 0);
    QJsonObject own = offer(m_lab);
    QCOMPARE(own[u"original_price"].toDouble(), 12.0);
    QCOMPARE(own[u"gpu_count"].toDouble(), 8.0); // not said again, so as it was
    QVERIFY(own[u"vcpus"].isNull()); // cleared
    QVERIFY(own[u"flags"].toArray().isEmpty()); // a correction is no contradiction
    QCOMPARE(run({u"history"_s, u"source=own"_s, u"--format"_s, u"json"_s}).rows().size(), 1);
    QCOMPARE(run({u"offer"_s, u"edit"_s, m_lab, u"--price"_s, u"9"_s, u"--observed-on"_s, u"2026-12-24"_s}).code, 0);
    QCOMPARE(offer(m_lab)[u"original_price"].toDouble(), 9.0);
    QCOMPARE(run({u"history"_s, u"source=own"_s, u"--format"_s, u"json"_s}).rows().size(), 2);
}

void TestOwnOffers::deleteIsTakenBackWhole()
{
    QCOMPARE(run({u"offer"_s, u"add"_s, u"--instance-type"_s, u"lab"_s, u"--price"_s, u"10"_s}).code, 0);
    const Dump before = dumpOf(m_catalog);
    const Run deleted = run({u"offer"_s, u"delete"_s, m_lab});
    QCOMPARE(deleted.code, 0);
    QVERIFY(offer(m_lab).isEmpty());
    QCOMPARE(run({u"check"_s, u"--format"_s, u"json"_s}).code, 0);
    QCOMPARE(run({u"import"_s, u"--undo"_s}).code, 0);
    QCOMPARE(dumpOf(m_catalog), before);
    // All or none.
    QCOMPARE(run({u"offer"_s, u"delete"_s, m_lab, u"own/none/-/on_demand/own"_s}).code, 1);
    QCOMPARE(dumpOf(m_catalog), before);
}

void TestOwnOffers::importsLeaveThemAlone()
{
    QCOMPARE(run({u"offer"_s, u"add"_s, u"--like"_s, m_like, u"--price"_s, u"40"_s}).code, 0);
    const QJsonObject before = offer(m_quote);
    m_program.put(u"new.csv"_s,
        "provider,instance_type,region,purchase_model,gpu_count,original_price,original_currency,observed_on,source\n"
        "aws,p5.48xlarge,us-east-1,on_demand,4,99,USD,2026-12-02,src-other\n");
    QCOMPARE(run({u"import"_s, u"--feed"_s, u"atlas"_s, m_program.path(u"new.csv"_s)}).code, 0);
    QCOMPARE(offer(m_quote), before);
    // Neither one that says it is the same offer, with another price, group and machine.
    const Dump whole = dumpOf(m_catalog);
    m_program.put(u"same.csv"_s,
        "provider,instance_type,region,region_group,purchase_model,variant,gpu_count,vcpus,original_price,"
        "original_currency,observed_on,source\n"
        "aws,p5.48xlarge,us-east-1,us,on_demand,own,4,1,99,USD,2026-12-02,src-new\n"
        "aws,p5.48xlarge,us-east-1,us,on_demand,own,,,98,USD,2026-12-03,\n");
    const Run same = run({u"import"_s, u"--feed"_s, u"atlas"_s, m_program.path(u"same.csv"_s)});
    QVERIFY2(same.err.contains("You have an own offer of that provider"), same.err.constData());
    QCOMPARE(offer(m_quote), before);
    QCOMPARE(dumpOf(m_catalog), whole);
    // What was exported of one's own comes back.
    QCOMPARE(run({u"offers"_s, u"source=own"_s, u"-o"_s, m_program.path(u"own.csv"_s)}).code, 0);
    QCOMPARE(run({u"offer"_s, u"delete"_s, m_quote}).code, 0);
    QCOMPARE(run({u"import"_s, u"--feed"_s, u"atlas"_s, m_program.path(u"own.csv"_s)}).code, 0);
    QCOMPARE(offer(m_quote), before);
}

void TestOwnOffers::editClearsWhateverHistoryThereIs()
{
    QCOMPARE(run({u"offer"_s, u"add"_s, u"--instance-type"_s, u"lab"_s, u"--region"_s, u"cellar"_s, u"--region-group"_s,
                     u"us"_s, u"--gpu"_s, u"l4"_s, u"--gpu-count"_s, u"8"_s, u"--vcpus"_s, u"96"_s, u"--interconnect"_s,
                     u"PCIe"_s, u"--price"_s, u"10"_s})
                 .code,
        0);
    const QString key = u"own/lab/cellar/on_demand/own"_s;
    // A reading of another day stays, and with it the offer.
    QCOMPARE(run({u"offer"_s, u"edit"_s, key, u"--observed-on"_s, u"2026-12-02"_s, u"--gpu"_s, u""_s, u"--vcpus"_s,
                     u""_s, u"--interconnect"_s, u""_s, u"--region-group"_s, u"eu"_s})
                 .code,
        0);
    QJsonObject own = offer(key);
    QVERIFY(own[u"gpu"].isNull() && own[u"vcpus"].isNull() && own[u"interconnect"].isNull());
    QCOMPARE(own[u"gpu_count"].toDouble(), 8.0);
    QCOMPARE(own[u"region_group"].toString(), u"eu"_s);
    QCOMPARE(run({u"history"_s, u"source=own"_s, u"--format"_s, u"json"_s}).rows().size(), 2);
    QCOMPARE(run({u"offer"_s, u"edit"_s, key, u"--region-group"_s, u""_s}).code, 0);
    QVERIFY(offer(key)[u"region_group"].isNull());
    // The region of others' offers is theirs.
    QCOMPARE(run({u"offer"_s, u"add"_s, u"--like"_s, m_like, u"--price"_s, u"40"_s}).code, 0);
    const QByteArray before = run({u"offers"_s, u"region=us-east-1"_s, u"--columns"_s, u"key,region_group"_s}).out;
    const Run edited = run({u"offer"_s, u"edit"_s, m_quote, u"--region-group"_s, u"eu"_s});
    QVERIFY2(edited.err.contains("--region-group “eu”"), edited.err.constData());
    QCOMPARE(run({u"offers"_s, u"region=us-east-1"_s, u"--columns"_s, u"key,region_group"_s}).out, before);
}

void TestOwnOffers::slipsOfThePenAreSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("currency") << QStringList{u"--price"_s, u"3"_s, u"--currency"_s, u"XAF"_s}
                              << QByteArray("no exchange rate for XAF");
    QTest::newRow("currency without price") << QStringList{u"--currency"_s, u"XAF"_s} << QByteArray();
    QTest::newRow("known currency") << QStringList{u"--price"_s, u"3"_s, u"--currency"_s, u"EUR"_s} << QByteArray();
    QTest::newRow("future") << QStringList{u"--observed-on"_s, u"2027-01"_s}
                            << QByteArray("2027-01, lies in the future");
    QTest::newRow("elsewhere") << QStringList{u"--observed-on"_s, u"2026-12-02"_s} << QByteArray();
    QTest::newRow("nothing") << QStringList{u"--price"_s, u"0"_s} << QByteArray("0 was taken as unknown");
    QTest::newRow("provider") << QStringList{u"--provider"_s, u"lamda"_s} << QByteArray("Did you mean “lambda”?");
    QTest::newRow("gpu") << QStringList{u"--gpu"_s, u"h100-sxm-80g"_s} << QByteArray("Did you mean “h100-sxm-80gb”?");
}

void TestOwnOffers::slipsOfThePenAreSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Run added = run(QStringList{u"offer"_s, u"add"_s, u"--instance-type"_s, u"lab"_s} + arguments);
    QCOMPARE(added.code, 0);
    QVERIFY2(message.isEmpty() ? added.err.isEmpty() : added.err.contains(message), added.err.constData());
}

void TestOwnOffers::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no verb") << QStringList{u"ad"_s} << 2 << QByteArray("did you mean “add”?");
    QTest::newRow("no machine") << QStringList{u"add"_s, u"--price"_s, u"1"_s} << 2 << QByteArray("--instance-type");
    QTest::newRow("like nothing") << QStringList{u"add"_s, u"--like"_s, u"aws/p5.48xlarge/us-east-1/on_demnd"_s} << 2
                                  << QByteArray("did you mean “aws/p5.48xlarge/us-east-1/on_demand”?");
    QTest::newRow("both prices") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--price"_s, u"1"_s,
        u"--capex"_s, u"1"_s} << 2
                                 << QByteArray("exclude each other");
    QTest::newRow("utilisation") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--capex"_s, u"1"_s,
        u"--utilisation"_s, u"70"_s}
                                 << 2 << QByteArray("utilisation must be above 0 and at most 1, not 70");
    QTest::newRow("price") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--price"_s, u"cheap"_s} << 2
                           << QByteArray("--price “cheap”: This is no amount.");
    QTest::newRow("model") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--purchase-model"_s, u"rent"_s} << 2
                           << QByteArray("--purchase-model “rent”: This must be one of on_demand");
    QTest::newRow("date") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--observed-on"_s, u"yesterday"_s}
                          << 2 << QByteArray("--observed-on “yesterday”: This is no date.");
    QTest::newRow("count") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--gpu-count"_s, u"0"_s} << 2
                           << QByteArray("--gpu-count “0”: The number must be above zero.");
    QTest::newRow("currency") << QStringList{u"add"_s, u"--instance-type"_s, u"x"_s, u"--currency"_s, u"dollar"_s} << 2
                              << QByteArray("--currency “dollar”: This is no currency code");
    QTest::newRow("foreign") << QStringList{u"delete"_s, u"aws/p5.48xlarge/us-east-1/on_demand"_s} << 1
                             << QByteArray("not one of your own offers");
    QTest::newRow("foreign edit") << QStringList{u"edit"_s, u"aws/p5.48xlarge/us-east-1/on_demand"_s, u"--price"_s,
        u"1"_s} << 1 << QByteArray("not one of your own offers");
    QTest::newRow("key") << QStringList{u"edit"_s, u"aws/p5.48xlarge/us-east-1/on_demand"_s, u"--region"_s, u"x"_s} << 2
                         << QByteArray("part of the offer's key");
}

void TestOwnOffers::wrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QByteArray, message);
    checkRefused(m_catalog, code, message, [&] { return run(QStringList{u"offer"_s} + arguments); });
}

ATLAS_TEST_MAIN(QCoreApplication, TestOwnOffers)
#include "tst_ownoffers.moc"
