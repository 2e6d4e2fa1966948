// SPDX-License-Identifier: GPL-3.0-or-later
#include "rangefields.h"

#include "filters/rangefacet.h"
#include "filters/rangeslider.h"
#include "settings.h"
#include "widgets/typednumber.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Facets of numbers and dates.
class RangeFacetTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();

    void fieldsSetTheRange();
    void fieldsFollowTheFilter();
    void handlesSetTheRange();
    void unknownPricesAreCounted();
    void wrongValuesAreNamed();
    void numbersAreTakenInEveryWriting();
    void boxesTakeEveryWriting_data();
    void boxesTakeEveryWriting();
    void filesDoNotFollowTheLocale_data();
    void filesDoNotFollowTheLocale();
    void datesAreARange();
    void currencyMovesTheScale();

private:
    [[nodiscard]] RangeSlider* slider(const Window& window) const
    {
        return window.find<RangeSlider>("facetSlider_price_per_gpu_hour");
    }
    /// The line is there once the first spread was counted.
    void waitForSpread(const Window& window) const
    {
        QTRY_COMPARE(field(window, "From", "price_per_gpu_hour")->placeholderText(), u"1.006"_s);
    }
    static constexpr const char* Price = "price_per_gpu_hour";

    QTemporaryDir m_folder;
    QString m_catalog;
};

void RangeFacetTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    QVERIFY(makeSampleCatalog(m_catalog));
}

void RangeFacetTest::init()
{
    failOnWarnings();
    clearSettings();
}

void RangeFacetTest::fieldsSetTheRange()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    QCOMPARE(field(window, "To", Price)->placeholderText(), u"12"_s);
    window.type(u"spot OR on_demand"_s);
    write(field(window, "From", Price), u"2"_s);
    QCOMPARE(window.box()->text(), u"(spot OR on_demand) price>=2"_s);
    QCOMPARE(window.rows(), 6);
    write(field(window, "To", Price), u"4"_s);
    QCOMPARE(window.box()->text(), u"(spot OR on_demand) price:2..4"_s);
    QCOMPARE(window.rows(), 3);
    // What one goes on typing stays as it is typed.
    QTest::keyClicks(field(window, "To", Price), u".50"_s);
    QCOMPARE(field(window, "To", Price)->text(), u"4.50"_s);
    QVERIFY(window.box()->text().endsWith(u"price:2..4.5"_s));
    QTest::keyClick(field(window, "To", Price), Qt::Key_Return);
    QVERIFY(window.table()->hasFocus());
    QCOMPARE(field(window, "To", Price)->text(), u"4.5"_s);
    field(window, "To", Price)->setFocus();
    QTest::keyClick(field(window, "To", Price), Qt::Key_Escape);
    QVERIFY(window.box()->text().endsWith(u"price>=2"_s));
    write(field(window, "From", Price), u""_s);
    QCOMPARE(window.box()->text(), u"spot OR on_demand"_s);
}

void RangeFacetTest::fieldsFollowTheFilter()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    window.type(u"price<4"_s);
    QCOMPARE(field(window, "From", Price)->text(), QString());
    QCOMPARE(field(window, "To", Price)->text(), u"4"_s);
    QVERIFY(slider(window)->upper() < 1);
    // The end that was left out stays left out while the other is moved.
    write(field(window, "From", Price), u"2"_s);
    QCOMPARE(window.box()->text(), u"price>=2 price<4"_s);
    window.type(u"price:7CNY..14CNY"_s);
    QCOMPARE(field(window, "From", Price)->text(), u"7CNY"_s);
    window.type(u"price=3,4"_s);
    QVERIFY(field(window, "From", Price)->text().isEmpty());
    auto* note = window.find<QLabel>("facetNote_price_per_gpu_hour");
    QVERIFY(note->isVisible());
    window.type(QString());
    QVERIFY(!note->isVisible());
    QCOMPARE(slider(window)->upper(), 1.0);
}

void RangeFacetTest::handlesSetTheRange()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    // Nine known prices, all different but the H100s of the two hyperscalers: a bar each.
    const int width = slider(window)->width() - 14;
    const auto at = [width](double position) { return QPoint(7 + static_cast<int>(position * width), 20); };
    QTest::mousePress(slider(window), Qt::LeftButton, {}, at(0));
    QTest::mouseMove(slider(window), at(0.15));
    QTest::mouseMove(slider(window), at(0.335));
    QTest::mouseRelease(slider(window), Qt::LeftButton, {}, at(0.335));
    QCOMPARE(window.box()->text(), u"price>=2"_s); // 1.006, 1.123, 1.29, 2, 3.29, 3.67, 5, 11, 12
    QCOMPARE(window.rows(), 6);
    QCOMPARE(field(window, "From", Price)->text(), u"2"_s);
    QTest::mouseClick(slider(window), Qt::LeftButton, {}, at(0.78));
    QCOMPARE(window.box()->text(), u"price:2..5"_s);
    // Back to the end: open again.
    QTest::mousePress(slider(window), Qt::LeftButton, {}, at(7.0 / 9));
    QTest::mouseMove(slider(window), at(1));
    QTest::mouseRelease(slider(window), Qt::LeftButton, {}, at(1));
    QCOMPARE(window.box()->text(), u"price>=2"_s);
    QTest::mouseDClick(slider(window), Qt::LeftButton, {}, at(0.5));
    QCOMPARE(window.box()->text(), QString());
}

void RangeFacetTest::unknownPricesAreCounted()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    auto* unknown = window.find<QCheckBox>("facetUnknown_price_per_gpu_hour");
    QVERIFY(unknown->isVisible() && unknown->isChecked());
    QVERIFY2(unknown->text().contains(u'1'), qPrintable(unknown->text()));
    write(field(window, "To", Price), u"2"_s);
    QVERIFY(!unknown->isChecked());
    QCOMPARE(window.rows(), 4);
    QTest::mouseClick(unknown, Qt::LeftButton, {}, {8, unknown->height() / 2});
    QCOMPARE(window.box()->text(), u"price<=2 OR price:none"_s);
    QCOMPARE(window.rows(), 5);
    write(field(window, "From", Price), u"1.2"_s);
    QCOMPARE(window.box()->text(), u"price:1.2..2 OR price:none"_s);
    QTest::keyClick(unknown, Qt::Key_Space);
    QCOMPARE(window.box()->text(), u"price:1.2..2"_s);
    window.type(QString());
    QTest::keyClick(unknown, Qt::Key_Space);
    QCOMPARE(window.box()->text(), u"price:any"_s);
    QCOMPARE(window.rows(), 9);
}

void RangeFacetTest::wrongValuesAreNamed()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    auto* note = window.find<QLabel>("facetNote_price_per_gpu_hour");
    write(field(window, "To", Price), u"2"_s);
    QTest::keyClicks(field(window, "To", Price), u"x"_s);
    QVERIFY(note->isVisible());
    QCOMPARE(field(window, "To", Price)->accessibleDescription(), note->text());
    QCOMPARE(window.box()->text(), u"price<=2"_s); // the last good one
    QCOMPARE(field(window, "To", Price)->text(), u"2x"_s);
    write(field(window, "To", Price), u"2"_s);
    QVERIFY(!note->isVisible());
    write(field(window, "From", Price), u"3"_s);
    QVERIFY(note->isVisible());
    QCOMPARE(window.box()->text(), u"price<=2"_s);
    // Left alone, it shows again what holds.
    window.table()->setFocus();
    QCOMPARE(field(window, "From", Price)->text(), QString());
    QVERIFY(!note->isVisible());
    for (const char* hostile : {"1 OR gpu:h100", "1)", "\"", "none", "1..2", "-", "1e999"}) {
        field(window, "From", Price)->setFocus();
        QGuiApplication::clipboard()->setText(QString::fromUtf8(hostile));
        field(window, "From", Price)->paste();
        QCOMPARE(window.box()->text(), u"price<=2"_s);
        window.table()->setFocus();
    }
}

void RangeFacetTest::numbersAreTakenInEveryWriting()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    write(field(window, "From", Price), u"2,50"_s);
    QCOMPARE(window.box()->text(), u"price>=2.5"_s);
    window.table()->setFocus();
    QCOMPARE(field(window, "From", Price)->text(), u"2,5"_s);
    QTRY_COMPARE(field(window, "From", Price)->placeholderText(), u"1,006"_s);
    write(field(window, "From", Price), u"3.25"_s);
    QCOMPARE(window.box()->text(), u"price>=3.25"_s);
    write(field(window, "From", Price), u"14CNY"_s);
    QCOMPARE(window.box()->text(), u"price>=14CNY"_s);
    write(field(window, "From", Price), u"1.000"_s); // a thousand in this language
    QCOMPARE(window.rows(), 0);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void RangeFacetTest::boxesTakeEveryWriting_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    for (const char* locale : {"en_US", "zh_CN", "de_DE"}) {
        const bool german = qstrcmp(locale, "de_DE") == 0;
        const auto row = [locale](const char* typed, double value) {
            QTest::addRow("%s %s", locale, typed) << QString::fromLatin1(locale) << QString::fromLatin1(typed) << value;
        };
        row("2.5", 2.5);
        row("2,5", 2.5);
        row("2,50", 2.5);
        row("0,25", 0.25);
        row("12", 12);
        row("1,234", german ? 1.23 : 1234); // two decimals
        row("1.234", german ? 1234 : 1.23);
        row("1x2-", 12); // what no number has is not taken
    }
}

void RangeFacetTest::boxesTakeEveryWriting()
{
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    NumberBox box;
    box.setRange(0, 5000);
    box.setLocale(QLocale(locale));
    box.setGroupSeparatorShown(true);
    box.show();
    box.selectAll();
    QTest::keyClicks(&box, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QTEST(box.value(), "value");
    QCOMPARE(box.text(), QLocale(locale).toString(box.value(), 'f', 2));
    // A digit that leads beyond the end is not taken.
    box.selectAll();
    QTest::keyClicks(&box, u"99999"_s);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), 999.0);
}

void RangeFacetTest::filesDoNotFollowTheLocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::newRow("de_DE") << u"de_DE"_s << u"2,50"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s << u"2.50"_s;
    QTest::newRow("zh_CN with a comma") << u"zh_CN"_s << u"2,50"_s;
}

void RangeFacetTest::filesDoNotFollowTheLocale()
{
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    const QString view = m_folder.filePath(u"price.atlas.json"_s), table = m_folder.filePath(u"table.csv"_s);
    const auto bytesOf = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 10);
        waitForSpread(window);
        window.language.setLanguage(locale.startsWith(u"zh") ? u"zh_CN"_s : u"en"_s);
        QLocale::setDefault(QLocale(locale));
        write(field(window, "To", Price), typed);
        QCOMPARE(window.rows(), 4);
        window.session.setColumns({u"instance_type"_s, u"price_per_gpu_hour"_s});
        window.answers.saveChoice = Dialogs::SaveChoice{view, 0};
        window.find<QAction>("saveViewFile")->trigger();
        window.answers.saveChoice = Dialogs::SaveChoice{table, 0};
        window.answers.saving = TableSaving{TableFormat::Csv, HeaderStyle::Keys, TextEncoding::Utf8, false};
        window.find<QAction>("exportTable")->trigger();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    QVERIFY2(bytesOf(view).contains("price<=2.5\""), bytesOf(view).constData());
    QCOMPARE(bytesOf(table),
        QByteArray("instance_type,price_per_gpu_hour\ng5.xlarge,1.006\ng5.xlarge,1.123\ngpu_1x_a100,1.29\nRTX "
                   "4090,2\n"));
    clearSettings();
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    window.answers.openPath = view;
    window.find<QAction>("openView")->trigger();
    QCOMPARE(window.rows(), 4);
    QCOMPARE(field(window, "To", Price)->text(), u"2.5"_s);
}

void RangeFacetTest::datesAreARange()
{
    storeSetting(Setting::Facets, QStringList{u"observed_on"_s});
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QTRY_COMPARE(field(window, "From", "observed_on")->placeholderText(), u"2026-03-01"_s);
    write(field(window, "From", "observed_on"), u"2026-04"_s);
    QCOMPARE(window.box()->text(), u"observed_on>=2026-04"_s);
    QCOMPARE(window.rows(), 8);
    write(field(window, "To", "observed_on"), u"2026-05-01"_s);
    QCOMPARE(window.rows(), 6);
    write(field(window, "To", "observed_on"), u"2026-02-30"_s);
    QVERIFY(window.find<QLabel>("facetNote_observed_on")->isVisible());
}

void RangeFacetTest::currencyMovesTheScale()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    waitForSpread(window);
    window.session.setCurrency(u"CNY"_s);
    QTRY_COMPARE(field(window, "To", Price)->placeholderText(), u"84"_s);
    QVERIFY(field(window, "From", Price)->accessibleName().contains(u"CNY/h"_s));
    window.session.setPer(PerUnit::Month);
    QCOMPARE(field(window, "To", Price)->placeholderText(), u"84"_s); // filters are per hour, whatever is shown
    write(field(window, "To", Price), u"14"_s);
    QCOMPARE(window.rows(), 4);
}

ATLAS_TEST_MAIN(QApplication, RangeFacetTest)
#include "tst_rangefacet.moc"
