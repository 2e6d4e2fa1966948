// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "pages/pagestack.h"
#include "settings.h"

#include <QAction>
#include <QRandomGenerator>
#include <QScreen>
#include <QSplitter>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// The window is found as it was left.
class LastStateTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void tenRestartsChangeNothing();
    void whatIsTypedAndWrongIsNotKept();
    void columnsOfOtherVersionsAreKept();
    void damagedSettingsAreTheDefaults_data();
    void damagedSettingsAreTheDefaults();
    void damagedFileIsTheDefaults_data();
    void damagedFileIsTheDefaults();
    void isOnAScreen_data();
    void isOnAScreen();
    void sizeDoesNotCreep_data();
    void sizeDoesNotCreep();

private:
    [[nodiscard]] static QSettings ini()
    {
        return {QSettings::IniFormat, QSettings::UserScope, u"gpu-atlas"_s, u"gpu-atlas"_s};
    }
    [[nodiscard]] static QVariantMap stored()
    {
        const QSettings settings = ini();
        QVariantMap all;
        for (const QString& key : settings.allKeys())
            all[key] = settings.value(key);
        return all;
    }

    QTemporaryDir m_folder;
    QString m_catalog;
};

void LastStateTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void LastStateTest::init()
{
    failOnWarnings();
    clearSettings();
}

/// A window as the program makes it: with the size that it was left with.
struct Restarted
{
    explicit Restarted(const QString& catalog)
        : main(session, language, u"0"_s)
    {
        language.setLanguage(u"en"_s);
        main.show();
        if (!catalog.isEmpty())
            session.open(catalog);
    }
    ~Restarted() { main.close(); }
    Q_DISABLE_COPY_MOVE(Restarted)
    template <class Widget> [[nodiscard]] Widget* find(const char* name) const
    {
        return main.findChild<Widget*>(QLatin1String(name));
    }
    Session session{QDate(2026, 7, 20)};
    Language language;
    MainWindow main;
};

void LastStateTest::tenRestartsChangeNothing()
{
    {
        Window window(m_catalog, {780, 700});
        QTRY_COMPARE(window.rows(), 10);
        window.type(u"gpu:h100 price<2.5 OR note:\"<b>\""_s);
        window.clickHeader("gpu_count");
        window.clickHeader("provider_name", Qt::ShiftModifier);
        window.session.setColumns({u"note"_s, u"price_per_hour"_s, u"provider_name"_s});
        window.table()->horizontalHeader()->resizeSection(1, 222);
        window.session.setPer(PerUnit::Year);
        window.session.setCurrency(u"CNY"_s);
        QTRY_COMPARE(window.session.query().currency, u"CNY"_s);
        window.find<QAction>("facetsAction")->setChecked(false);
        window.find<QAction>("detailsAction")->setChecked(true);
        window.find<QSplitter>("detailsSplitter")->setSizes({500, 280});
        window.find<QAction>("charts")->trigger();
        window.main->close();
    }
    QVariantMap first;
    Query query;
    QSize size;
    for (int start = 0; start < 10; ++start) {
        {
            Restarted window(m_catalog);
            QTRY_VERIFY(window.session.table() && !window.session.isLoading());
            if (start == 0) {
                query = window.session.asked();
                size = window.main.size();
                QCOMPARE(query.filter, u"gpu:h100 price<2.5 OR note:\"<b>\""_s);
                QCOMPARE(query.sort.size(), std::size_t{2});
                QCOMPARE(query.columns, QStringList({u"note"_s, u"price_per_hour"_s, u"provider_name"_s}));
                QCOMPARE(query.per, PerUnit::Year);
                QCOMPARE(query.currency, u"CNY"_s);
            }
            QCOMPARE(window.session.asked(), query);
            QCOMPARE(window.main.size(), size);
            QCOMPARE(window.main.stack()->page(), u"charts"_s);
            QVERIFY(!window.find<QAction>("facetsAction")->isChecked());
            auto* table = window.find<RecordTable>("offersTable");
            QTRY_COMPARE(table->horizontalHeader()->sectionSize(1), 222);
            QVERIFY(window.main.messages()->text().isEmpty());
        }
        if (start == 0)
            first = stored();
        QCOMPARE(stored(), first);
    }
    QVERIFY(first.size() > 8);
}

void LastStateTest::whatIsTypedAndWrongIsNotKept()
{
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        window.session.setFilter(u"provider:aws"_s);
        window.session.setFilter(u"provider:aws prise<3"_s);
        QVERIFY(window.session.problem());
        window.main->close();
    }
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 4);
    QCOMPARE(window.box()->text(), u"provider:aws"_s);
    QVERIFY(!window.session.problem());
}

void LastStateTest::columnsOfOtherVersionsAreKept()
{
    {
        QSettings settings = ini();
        settings.setValue(
            u"offers/columns"_s, QStringList({u"carbon_grams"_s, u"note"_s, u"heat"_s, u"price_per_hour"_s}));
        settings.setValue(
            u"query/sort"_s, QStringList({u"carbon_grams:desc"_s, u"price_per_hour:sideways"_s, u"note"_s}));
    }
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        QCOMPARE(window.model()->columnKeys(), QStringList({u"note"_s, u"price_per_hour"_s}));
        QCOMPARE(window.session.query().sort.size(), std::size_t{2});
        window.session.setColumns({u"price_per_hour"_s, u"note"_s, u"region"_s});
        QCOMPARE(window.model()->columnKeys(), QStringList({u"price_per_hour"_s, u"note"_s, u"region"_s}));
        window.main->close();
    }
    const QStringList columns = setting(Setting::Columns).toStringList();
    QVERIFY(columns.contains(u"carbon_grams"_s) && columns.contains(u"heat"_s));
    // The default ones are asked for: nothing is left of it.
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.session.setColumns({});
    QVERIFY(setting(Setting::Columns).toStringList().isEmpty());
}

void LastStateTest::damagedSettingsAreTheDefaults_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    const QByteArray noise = [] {
        QByteArray bytes(300, '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(QRandomGenerator(7).generate());
        return bytes;
    }();
    for (const char* key :
        {"query/filter", "query/sort", "query/per", "query/currency", "offers/columns", "offers/column_widths",
            "window/geometry", "window/page", "window/facets", "window/details_width", "view"}) {
        QTest::addRow("%s, noise", key) << QString::fromLatin1(key) << QVariant(noise);
        QTest::addRow("%s, text", key) << QString::fromLatin1(key) << QVariant(u"@Invalid(]\"x"_s);
        QTest::addRow("%s, number", key) << QString::fromLatin1(key) << QVariant(1e300);
        QTest::addRow("%s, map", key) << QString::fromLatin1(key) << QVariant(QVariantMap{{u"a"_s, 1}});
    }
}

void LastStateTest::damagedSettingsAreTheDefaults()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    {
        QSettings settings = ini();
        settings.setValue(key, value);
    }
    Restarted window(m_catalog);
    QTRY_VERIFY(window.session.table() && !window.session.isLoading());
    QVERIFY(window.main.findChild<RecordTable*>(u"offersTable"_s)->model()->columnCount() > 5);
    window.session.setFilter({});
    QCOMPARE(window.session.rows()->size(), std::size_t{10});
    QVERIFY(window.main.screen()->availableGeometry().intersects(window.main.frameGeometry()));
}

void LastStateTest::damagedFileIsTheDefaults_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray noise(5000, Qt::Uninitialized);
    QRandomGenerator random(5);
    for (char& byte : noise)
        byte = static_cast<char>(random.generate());
    QTest::newRow("noise") << noise;
    QTest::newRow("NULs") << QByteArray(4096, '\0'); // as a file system leaves it after a loss of power
    QTest::newRow("no section") << QByteArray("geometry=@ByteArray(\\x1\nfilter=[[[\n");
    QTest::newRow("cut") << QByteArray("[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0");
}

void LastStateTest::damagedFileIsTheDefaults()
{
    QFETCH(QByteArray, bytes);
    QFile file(ini().fileName());
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size());
    file.close();
    {
        Restarted window(m_catalog);
        QTRY_VERIFY(window.session.table() && !window.session.isLoading());
        QCOMPARE(window.session.rows()->size(), std::size_t{10});
        QCOMPARE(window.session.query().per, PerUnit::Hour);
        const QRect room = window.main.screen()->availableGeometry(), frame = window.main.frameGeometry();
        QVERIFY(room.contains(frame.topLeft()) && window.main.height() >= 200);
        window.session.setPer(PerUnit::Year);
    }
    // What is chosen then is kept like ever.
    Restarted window(m_catalog);
    QTRY_VERIFY(window.session.table() && !window.session.isLoading());
    QCOMPARE(window.session.query().per, PerUnit::Year);
}

void LastStateTest::isOnAScreen_data()
{
    QTest::addColumn<QByteArray>("geometry");
    const auto left = [](const QRect& at) {
        QWidget widget;
        widget.setGeometry(at);
        widget.show();
        return widget.saveGeometry();
    };
    QTest::newRow("to the right") << left({5000, 100, 700, 500});
    QTest::newRow("to the left") << left({-5000, 100, 700, 500});
    QTest::newRow("above") << left({20, -3000, 700, 500});
    QTest::newRow("below") << left({20, 4000, 700, 500});
    QTest::newRow("larger than any screen") << left({0, 0, 9000, 7000});
    QTest::newRow("tiny") << left({10, 10, 1, 1});
    const QByteArray good = left({30, 40, 700, 500});
    QTest::newRow("cut off") << good.left(good.size() / 2);
    QTest::newRow("cut to its mark") << good.left(4);
    QRandomGenerator random(11);
    for (int round = 0; round < 20; ++round) {
        QByteArray bytes = good;
        for (int change = 0; change < 6; ++change)
            bytes[static_cast<qsizetype>(8 + random.bounded(static_cast<int>(bytes.size()) - 8))]
                = static_cast<char>(random.generate());
        QTest::addRow("changed bytes %d", round) << bytes;
    }
}

void LastStateTest::isOnAScreen()
{
    QFETCH(QByteArray, geometry);
    storeSetting(Setting::WindowGeometry, geometry);
    Restarted window({});
    const QRect room = window.main.screen()->availableGeometry(), frame = window.main.frameGeometry();
    // The title bar can be taken hold of.
    QVERIFY2(room.top() <= frame.top() && frame.top() < room.bottom() - 20, qPrintable(u"%1"_s.arg(frame.top())));
    QVERIFY2(frame.left() < room.right() - 80 && frame.right() > room.left() + 80,
        qPrintable(u"%1 to %2"_s.arg(frame.left()).arg(frame.right())));
    QVERIFY(window.main.width() <= room.width() && window.main.height() <= room.height());
    QVERIFY(window.main.width() >= 300 && window.main.height() >= 200);
}

void LastStateTest::sizeDoesNotCreep_data()
{
    QTest::addColumn<bool>("maximised");
    QTest::newRow("normal") << false;
    QTest::newRow("maximised") << true;
}

void LastStateTest::sizeDoesNotCreep()
{
    QFETCH(bool, maximised);
    QRect normal;
    for (int start = 0; start < 10; ++start) {
        Restarted window({});
        if (start == 0) {
            window.main.setGeometry(20, 30, 760, 560);
            normal = window.main.geometry();
            if (maximised)
                window.main.showMaximized();
            continue;
        }
        QCOMPARE(window.main.isMaximized(), maximised);
        if (maximised)
            QCOMPARE(window.main.normalGeometry(), normal);
        else
            QCOMPARE(window.main.geometry(), normal);
    }
}

ATLAS_TEST_MAIN(QApplication, LastStateTest)
#include "tst_laststate.moc"
