// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/offerkey.h"
#include "sqlite/catalogfile.h"
#include "sqlite/connection.h"

#include "support/catalogtest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTest>
#include <SQLiteCpp/Database.h>
#include <algorithm>

using namespace atlas;
using namespace atlas::test;

namespace {

/// One reading of an offer, written out.
QString described(const Catalog& c, std::size_t offer, const ReadingColumns& columns, std::size_t row)
{
    const auto hardware = c.offers.hardware[offer];
    const auto type = c.hardware.codes("instance_type").at(hardware);
    const auto text = [](const std::vector<QString>& texts, std::uint32_t code) {
        return code < texts.size() ? texts[code] : u"-"_s;
    };
    const std::string_view model = PurchaseModels.at(c.offers.purchaseModel[offer]);
    QStringList parts{text(c.providers.texts("provider"), c.instanceTypes.codes("provider").at(type)),
        c.instanceTypes.texts("instance_type").at(type), c.regions.texts("region").at(c.offers.region[offer]),
        QString::fromLatin1(model.data(), qsizetype(model.size())), text(c.variants, c.offers.variant[offer]),
        text(c.gpus.texts("gpu"), c.hardware.codes("gpu").at(hardware)),
        QString::number(c.hardware.numbers("gpu_count").at(hardware)), QString::number(columns.price[row]),
        text(c.currencies, columns.currency[row]),
        columns.observedOn[row] < c.dates.size() ? dateToText(c.dates[columns.observedOn[row]]) : u"-"_s,
        text(c.sources.texts("source"), columns.source[row]), text(c.notes, columns.note[row]),
        columns.terms[row] < c.terms.size() ? QString::number(c.terms.numbers("free").at(columns.terms[row])) : u"-"_s};
    return parts.join(u'|');
}

void exec(sqlite3* database, const QByteArray& sql)
{
    char* message = nullptr;
    const int result = sqlite3_exec(database, sql.constData(), nullptr, nullptr, &message);
    QVERIFY2(result == SQLITE_OK, message);
}

void run(const QString& path, const QByteArray& sql)
{
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    exec(database, sql);
    sqlite3_close(database);
}

/// The same from plain SQL, with the current reading of each offer first.
const char* const Reference = R"(
SELECT provider, instance_type, ifnull(region, ''), purchase_model, variant, ifnull(gpu, '-'), ifnull(gpu_count, 'nan'),
    ifnull(price, -1), ifnull(currency, '-'), ifnull(date, '-'), ifnull(source, '-'), ifnull(notes.note, '-'), ifnull(free, '-'), offers.id
FROM offers
JOIN instance_types ON instance_types.id = offers.instance_type_id
JOIN providers ON providers.id = instance_types.provider_id
JOIN regions ON regions.id = region_id
JOIN purchase_models ON purchase_models.id = purchase_model_id
JOIN variants ON variants.id = variant_id
JOIN hardware ON hardware.id = hardware_id
LEFT JOIN gpus ON gpus.id = gpu_id
LEFT JOIN observations ON offer_id = offers.id
LEFT JOIN currencies ON currencies.id = currency_id
LEFT JOIN dates ON dates.id = date_id
LEFT JOIN sources ON sources.id = observations.source_id
LEFT JOIN notes ON notes.id = note_id
LEFT JOIN terms ON terms.id = terms_id
ORDER BY offers.id, date IS NULL,
    CASE length(date) WHEN 10 THEN date WHEN 7 THEN date(date || '-01', '+1 month', '-1 day') ELSE date || '-12-31' END DESC,
    observations.source_id, run_id DESC, seq
)";

}

/// The catalog in memory against plain SQL over the same file.
class ReaderTest : public QObject, public CatalogFixture
{
    Q_OBJECT
private:
    /// Offers and readings as text, from the reference.
    void compare()
    {
        const CatalogPtr c = read();
        std::vector<QStringList> offers; // by offer, its readings, the current one first
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(m_path.toUtf8().constData(), &database), SQLITE_OK);
        sqlite3_stmt* statement = nullptr;
        QCOMPARE(sqlite3_prepare_v2(database, Reference, -1, &statement, nullptr), SQLITE_OK);
        qint64 last = 0;
        while (sqlite3_step(statement) == SQLITE_ROW) {
            QStringList parts;
            for (int i = 0; i < 13; ++i)
                parts += i == 6 && sqlite3_column_type(statement, i) == SQLITE_FLOAT
                    ? QString::number(sqlite3_column_double(statement, i))
                    : QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, i)));
            if (const qint64 id = sqlite3_column_int64(statement, 13); id != last) {
                offers.emplace_back();
                last = id;
            }
            offers.back() += parts.join(u'|');
        }
        sqlite3_finalize(statement);
        sqlite3_close(database);
        QCOMPARE(c->offers.size(), offers.size());
        std::size_t earlier = 0;
        for (std::size_t row = 0; row < offers.size(); ++row) {
            QCOMPARE(described(*c, row, c->offers.current, row), offers[row].first());
            for (qsizetype i = 1; i < offers[row].size(); ++i, ++earlier) {
                QCOMPARE(std::size_t(c->earlier.offer.at(earlier)), row);
                QCOMPARE(described(*c, row, c->earlier.reading, earlier), offers[row].at(i));
            }
        }
        QCOMPARE(c->earlier.size(), earlier);
    }

    /// 70,000 offers with holes between their ids, two readings each but for some that have one or none, many of which
    /// only the run or the sequence decides.
    void makeManyOffers()
    {
        const QString made = m_folder.filePath(u"many.sqlite"_s);
        if (QFile::exists(made)) {
            m_path += u".many"_s;
            QVERIFY(QFile::copy(made, m_path));
            return;
        }
        import("source,title\ns1,1\ns2,2\n");
        import(OfferHeader + "a,S,x,r,us,spot,,h100,8,80,,1,USD,2026-11-01,s1,n\na,S,y,,,spot,,,,,1,0,USD,2026,s2,\n");
        run(m_path,
            "PRAGMA foreign_keys = OFF; DELETE FROM observations; DELETE FROM offers;"
            "CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 69999) "
            "SELECT i, 1 + i * 2 - i % 2 AS id FROM n;"
            "INSERT INTO variants (variant) SELECT 'v' || i FROM n WHERE i < 20000;"
            "INSERT INTO offers SELECT id, 1 + i % 2, 1 + i % 2, 1 + i / 20000, 2 + i % 20000, 1 + i % 2, 1 FROM n;"
            "INSERT INTO observations SELECT id, 1, i * 17 % 9000, 1, 1 + i % 2, 1 + i % 2, NULL, 1, 1 + i % 2 FROM n "
            "WHERE i % 7 <> 0;"
            "INSERT INTO observations SELECT id, 2, nullif(i * 31 % 8000, 0), 1, 1 + i % 2, 1, 1, 2, 2 FROM n "
            "WHERE i % 5 <> 0;");
        QVERIFY(QFile::copy(m_path, made));
    }

private slots:
    void init()
    {
        failOnWarnings();
        makeCatalog();
    }

    void emptyCatalog()
    {
        const CatalogPtr c = read();
        QCOMPARE(c->offers.size(), 0U);
        QCOMPARE(c->earlier.size(), 0U);
        QCOMPARE(c->gpus.size(), 0U);
        QVERIFY(c->starterVersion.isEmpty());
        QCOMPARE(c->path, m_path);
    }

    void starterCatalogAgainstSql()
    {
        m_path = m_folder.filePath(u"starter.sqlite"_s);
        QVERIFY(createCatalog(m_path, StartWith::StarterFacts, QDate(2026, 12, 1)));
        compare();
    }

    void randomCatalogsAgainstSql()
    {
        QRandomGenerator random(3);
        const QStringList dates{u""_s, u"2026"_s, u"2025"_s, u"2026-11"_s, u"2026-12"_s, u"2026-11-30"_s,
            u"2026-12-31"_s, u"2026-02"_s, u"2026-02-28"_s};
        const auto pick = [&random](const QStringList& list) { return list.at(random.bounded(int(list.size()))); };
        for (int file = 0; file < 8; ++file) {
            QByteArray csv = OfferHeader;
            for (int i = 0; i < 300; ++i) {
                const bool unknown = random.bounded(4) == 0;
                const QStringList row{pick({u"a"_s, u"b"_s}), pick({u""_s, u"svc"_s}), pick({u"x"_s, u"y"_s, u"z"_s}),
                    pick({u""_s, u"r1"_s, u"r2"_s}), u""_s, pick({u"on_demand"_s, u"spot"_s}), pick({u""_s, u"v"_s}),
                    pick({u""_s, u"h100"_s, u"l4"_s}), pick({u"1"_s, u"8"_s, u"0.5"_s}), u""_s,
                    pick({u"1"_s, u"0"_s, u""_s}), unknown ? u""_s : QString::number(random.bounded(7000) / 2.0),
                    u"USD"_s, pick(dates), pick({u"s1"_s, u"s2"_s, u"s3"_s}), pick({u""_s, u"note"_s})};
                csv += row.join(u',').toUtf8() + '\n';
            }
            import(csv);
            compare();
        }
        QVERIFY(read()->earlier.size() > 500);
        QVERIFY(checkFile(m_path)->ok);
    }

    void currentReading_data()
    {
        QTest::addColumn<QByteArray>("rows"); // date,source,price; one run each line of lines
        QTest::addColumn<int>("price");
        QTest::newRow("newest") << QByteArray("2026-01-01,s1,1\n2026-03-01,s2,2\n2026-02-01,s1,3") << 2;
        QTest::newRow("dated before undated") << QByteArray(",s1,1\n2016-01-01,s2,2\n,s3,3") << 2;
        QTest::newRow("end of the month counts") << QByteArray("2026-03-30,s1,1\n2026-03,s2,2") << 2;
        QTest::newRow("end of the year counts") << QByteArray("2026-12-30,s1,1\n2026,s2,2") << 2;
        QTest::newRow("same end: order of sources") << QByteArray("2026-12,s1,1\n2026-12-31,s2,2\n2026,s3,3") << 1;
        QTest::newRow("order of sources, not of rows") << QByteArray("2026-12-31,s3,3\n2026-12-31,s2,2") << 2;
        QTest::newRow("same source and date: first row") << QByteArray("2026-12-31,s1,5\n2026-12-31,s1,4") << 5;
        QTest::newRow("same source and date: newest run")
            << QByteArray("2026-12-31,s1,5\n--\n2026-12-31,s1,4\n--\n2026-12-31,s1,6\n2026-12-31,s1,7") << 6;
        QTest::newRow("undated: newest run") << QByteArray(",s1,5\n--\n,s1,4") << 4;
        QTest::newRow("unknown price is a reading") << QByteArray("2026-01-01,s1,5\n2026-02-01,s1,") << -1;
    }
    void currentReading()
    {
        QFETCH(QByteArray, rows);
        QFETCH(int, price);
        import("source,title\ns1,1\ns2,2\ns3,3\n");
        QByteArray csv;
        const QByteArray header
            = "observed_on,source,original_price,provider,instance_type,purchase_model,original_currency\n";
        for (const QByteArray& row : rows.split('\n') + QList<QByteArray>{"--"}) {
            if (row == "--") {
                import(header + csv);
                csv.clear();
            } else {
                csv += row + ",acme,big,on_demand,USD\n";
            }
        }
        const CatalogPtr c = read();
        QCOMPARE(c->offers.size(), 1U);
        QCOMPARE(c->offers.current.price[0], price < 0 ? -1 : price * 1000000);
        compare();
    }

    void unknownIsTheCardinality()
    {
        import("provider,instance_type,purchase_model,source\nacme,big,spot,s\n");
        const CatalogPtr c = read();
        QCOMPARE(c->offers.current.currency[0], c->offers.current.currency.unknown());
        QCOMPARE(c->offers.current.observedOn[0], c->offers.current.observedOn.unknown());
        QCOMPARE(c->offers.current.note[0], c->offers.current.note.unknown());
        QCOMPARE(c->hardware.codes("gpu").at(0), EntityTable::Code(c->gpus.size()));
        QCOMPARE(c->hardware.codes("service").at(0), EntityTable::Code(c->services.size()));
        QVERIFY(std::isnan(c->hardware.numbers("gpu_count").at(0)));
        QVERIFY(c->regions.texts("region").at(0).isNull());
        QVERIFY(c->regions.texts("region_group").at(0).isNull());
        QCOMPARE(c->offers.current.price[0], MoneyColumn::Unknown);
    }

    void pricesAboveThirtyTwoBits()
    {
        import("provider,instance_type,purchase_model,original_price,original_currency,source\n"
               "acme,a,spot,1,USD,s\nacme,b,spot,123456.789,JPY,s\nacme,c,spot,,,s\nacme,d,spot,2,USD,s\n");
        const CatalogPtr c = read();
        QCOMPARE(c->offers.current.price[0], 1000000);
        QCOMPARE(c->offers.current.price[1], 123456789000);
        QCOMPARE(c->offers.current.price[2], MoneyColumn::Unknown);
        QCOMPARE(c->offers.current.price[3], 2000000);
    }

    /// So many that ranges of them are read side by side: the same, whatever range a reading falls into.
    void manyOffersAgainstSql()
    {
        makeManyOffers();
        compare();
    }

    void manyOffersWithALogAgainstSql()
    {
        makeManyOffers();
        sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(m_path.toUtf8().constData(), &other), SQLITE_OK);
        exec(other, "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; DELETE FROM observations WHERE seq = 2");
        compare();
        sqlite3_close(other);
    }

    /// A second connection is there only while both are sure to see the same.
    void secondConnection()
    {
        auto first = Connection::forReading(m_path);
        QVERIFY(first);
        QVERIFY(!first->second());
        first->database().exec("BEGIN");
        QVERIFY(!first->second());
        QCOMPARE(first->database().execAndGet("SELECT count(*) FROM sources").getInt(), 0);
        QVERIFY(first->second());
        QVERIFY(QFile::rename(m_path, m_path + u".old"_s));
        QVERIFY(QFile::copy(m_path + u".old"_s, m_path));
        QVERIFY(!first->second());
        sqlite3* other = nullptr;
        QCOMPARE(sqlite3_open(m_path.toUtf8().constData(), &other), SQLITE_OK);
        exec(other, "PRAGMA journal_mode = WAL; INSERT INTO sources (source) VALUES ('s')");
        auto logged = Connection::forReading(m_path);
        QVERIFY(logged);
        logged->database().exec("BEGIN");
        QCOMPARE(logged->database().execAndGet("SELECT count(*) FROM sources").getInt(), 1);
        QVERIFY(!logged->second());
        sqlite3_close(other);
    }

    void damageAmongManyOffers_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("first offer") << QByteArray("UPDATE offers SET hardware_id = 99 WHERE id = 1");
        QTest::newRow("last offer") << QByteArray(
            "UPDATE offers SET hardware_id = 99 WHERE id = (SELECT max(id) FROM offers)");
        QTest::newRow("first reading") << QByteArray("UPDATE observations SET note_id = 99 WHERE offer_id = 2");
        QTest::newRow("last reading") << QByteArray(
            "UPDATE observations SET terms_id = 99 WHERE offer_id = (SELECT max(offer_id) FROM observations)");
        QTest::newRow("offer in the middle is missing")
            << QByteArray("DELETE FROM offers WHERE id = (SELECT offer_id FROM observations WHERE offer_id > 50000)");
        QTest::newRow("readings of no offer, above all")
            << QByteArray("UPDATE observations SET offer_id = 9223372036854775807 WHERE offer_id = 2");
        QTest::newRow("readings of no offer, below all")
            << QByteArray("UPDATE observations SET offer_id = -5 WHERE offer_id = 2");
    }
    void damageAmongManyOffers()
    {
        QFETCH(QByteArray, sql);
        makeManyOffers();
        QVERIFY(readCatalog(m_path));
        run(m_path, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = 1; " + sql);
        const auto result = readCatalog(m_path);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Damaged);
    }

    void cancelled()
    {
        QByteArray csv = OfferHeader;
        for (int i = 0; i < 20000; ++i)
            csv += "acme,VMs,t" + QByteArray::number(i) + ",us-1,us,on_demand,,h100,8,80,,12.5,USD,2026-11-01,src-a,\n";
        import(csv);
        const std::atomic_bool stop = true;
        const auto result = readCatalog(m_path, &stop);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
    }

    void keys()
    {
        QCOMPARE(offerKey(u"aws"_s, u"p5.48xlarge"_s, u"us-east-1"_s, u"spot"_s, QString()),
            u"aws/p5.48xlarge/us-east-1/spot"_s);
        QCOMPARE(offerKey(u"a/b"_s, u"1x h100"_s, QString(), u"on_demand"_s, u"v~_.-1"_s),
            u"a%2Fb/1x%20h100/-/on_demand/v~_.-1"_s);
        QCOMPARE(offerKey(u"a"_s, u"b"_s, u"-"_s, u"spot"_s, u"预付"_s), u"a/b/%2D/spot/%E9%A2%84%E4%BB%98"_s);
        QCOMPARE(offerKey(u"a"_s, u"b"_s, u"--"_s, u"spot"_s, QString()), u"a/b/--/spot"_s);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, ReaderTest)
#include "tst_reader.moc"
