// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "export/tablesaving.h"
#include "settings.h"
#include "widgets/savedialog.h"
#include "windowfixture.h"

#include <QAction>
#include <QComboBox>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What is shown is what is saved, the same as the command line writes.
class SaveTableTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init()
    {
        failOnWarnings();
        clearSettings();
    }
    void sameBytesAsTheCommandLine_data();
    void sameBytesAsTheCommandLine();
    void whatIsShownIsSaved();
    void charactersThatDoNotFit();
    void failuresKeepTheOldFile_data();
    void failuresKeepTheOldFile();
    void choicesAreRemembered();
    void chineseStartsWithTheMarkedFormat();
    void dialogGreysWhatDoesNotApply();
    void wrongOptions_data();
    void wrongOptions();

private:
    [[nodiscard]] QByteArray bytesOf(const QString& name) const { return m_program.bytes(name); }
    /// Exports through the menu and returns what lies in the file then.
    [[nodiscard]] QByteArray exported(Window& window, const QString& name) const
    {
        window.answers.saveChoice = Dialogs::SaveChoice{m_program.path(name), 0};
        window.find<QAction>("exportTable")->trigger();
        return bytesOf(name);
    }
    Program m_program;
    QString m_catalog;
};

void SaveTableTest::initTestCase()
{
    m_catalog = m_program.path(u"sample.sqlite"_s);
    const QByteArray more = "autodl,RTX 4090 D,rtx-4090,1,24,16,120,cn-east,cn,on_demand,15,CNY,2026-03-01,src-lambda,"
                            "上海 😀\n";
    QVERIFY(makeSampleCatalog(m_catalog, sampleOffers() + more));
    m_program.put(u"v.atlas.json"_s,
        R"({"format": "gpu-atlas-view", "version": 1, "name": "V", "filter": "region_group:us,cn price<20",
            "sort": ["memory_gib:desc", "provider"], "per": "month", "currency": "CNY",
            "columns": ["price_per_gpu_hour", "note", "gpu", "provider_name", "region_group", "free", "observed_on"]})");
}

void SaveTableTest::sameBytesAsTheCommandLine_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("keys");
    QTest::addColumn<bool>("all");
    QTest::addColumn<int>("encoding");
    const auto row = [](const char* name, TableFormat format, bool keys, bool all, TextEncoding encoding) {
        QTest::newRow(name) << static_cast<int>(format) << keys << all << static_cast<int>(encoding);
    };
    using enum TableFormat;
    row("csv, keys", Csv, true, false, TextEncoding::Utf8);
    row("csv, titles", Csv, false, false, TextEncoding::Utf8);
    row("csv, all columns", Csv, true, true, TextEncoding::Utf8);
    row("csv, all titles, gb18030", Csv, false, true, TextEncoding::Gb18030);
    row("excel", ExcelCsv, false, false, TextEncoding::Utf8);
    row("excel, gb18030", ExcelCsv, false, false, TextEncoding::Gb18030);
    row("tsv", Tsv, true, false, TextEncoding::Utf8);
    row("tsv, utf-16", Tsv, false, false, TextEncoding::Utf16Le);
    row("json", Json, true, false, TextEncoding::Utf8);
    row("json, titles", Json, false, true, TextEncoding::Utf8);
    row("markdown", Markdown, false, false, TextEncoding::Utf8);
    row("text", Table, false, false, TextEncoding::Utf8);
}

void SaveTableTest::sameBytesAsTheCommandLine()
{
    QFETCH(int, format);
    QFETCH(bool, keys);
    QFETCH(bool, all);
    QFETCH(int, encoding);
    Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    window.answers.openPath = m_program.path(u"v.atlas.json"_s);
    window.find<QAction>("openView")->trigger();
    QTRY_COMPARE(window.session.table()->context().currency, u"CNY"_s);
    QTRY_COMPARE(window.session.query().per, PerUnit::Month);
    TableSaving saving;
    saving.format = static_cast<TableFormat>(format);
    saving.headers = keys ? HeaderStyle::Keys : HeaderStyle::Titles;
    saving.allColumns = all;
    saving.encoding = static_cast<TextEncoding>(encoding);
    window.answers.saving = saving;
    const QByteArray fromWindow = exported(window, u"window.out"_s);
    QStringList arguments{u"--catalog"_s, m_catalog, u"--lang"_s, u"en"_s, u"--today"_s, u"2026-07-20"_s, u"offers"_s,
        u"--view"_s, u"v.atlas.json"_s, u"--format"_s, tableFormatName(saving.format)};
    if (hasHeaderStyles(saving.format))
        arguments << u"--headers"_s << (keys ? u"keys"_s : u"titles"_s);
    if (hasEncodings(saving.format))
        arguments << u"--encoding"_s << encodingName(saving.encoding);
    if (all)
        arguments << u"--columns"_s << u"all"_s;
    const Run run = m_program.run(arguments);
    QVERIFY2(run.code == 0, run.err.constData());
    QVERIFY(fromWindow.size() > 100);
    QCOMPARE(fromWindow, run.out);
    QFile::remove(m_program.path(u"window.out"_s));
}

void SaveTableTest::whatIsShownIsSaved()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 11);
    window.type(u"provider:aws region_group:us"_s);
    QCOMPARE(window.rows(), 3);
    window.session.setColumns({u"region"_s, u"gpu"_s, u"price_per_gpu_hour"_s});
    window.session.setSort({{u"price_per_gpu_hour"_s, Qt::DescendingOrder}});
    QCOMPARE(exported(window, u"shown.csv"_s),
        QByteArray("Region,GPU id,Price per GPU (USD/h)\nus-east-1,h100-sxm,12\nus-east-1,h100-sxm,5\n"
                   "us-east-1,a10g,1.006\n"));
    QVERIFY2(window.main->messages()->text().startsWith(u"3 rows"_s), qPrintable(window.main->messages()->text()));
    // Two Chinese characters, as the standard has them.
    window.session.setFilter(u"note:上海"_s);
    window.session.setColumns({u"note"_s});
    window.answers.saving = TableSaving{TableFormat::Csv, HeaderStyle::Keys, TextEncoding::Gb18030, false};
    QVERIFY(exported(window, u"chinese.csv"_s).startsWith("note\n\xC9\xCF\xBA\xA3 "));
    window.answers.saving->encoding = TextEncoding::Utf8;
    window.answers.saving->format = TableFormat::ExcelCsv;
    QCOMPARE(exported(window, u"excel.csv"_s), QByteArray("\xEF\xBB\xBFNote\r\n上海 😀\r\n"));
}

void SaveTableTest::charactersThatDoNotFit()
{
    if (!encodingByName(u"gbk"))
        QFAIL("this machine cannot write GBK");
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 11);
    window.session.setFilter(u"provider:autodl"_s);
    window.session.setColumns({u"gpu"_s, u"note"_s});
    window.session.setSort({{u"note"_s, Qt::AscendingOrder}});
    m_program.put(u"old.csv"_s, "old");
    window.answers.saving = TableSaving{TableFormat::Csv, HeaderStyle::Titles, TextEncoding::Gbk, false};
    QCOMPARE(exported(window, u"old.csv"_s), QByteArray("old"));
    const QString said = window.main->messages()->text();
    for (const QString& part : {u"GBK"_s, u"U+1F600"_s, u"😀"_s, u"row 1"_s, u"“Note”"_s, u"RTX%204090%20D"_s})
        QVERIFY2(said.contains(part), qPrintable(said));
    const Run run = m_program.run({u"--catalog"_s, m_catalog, u"offers"_s, u"provider:autodl"_s, u"--format"_s,
        u"csv"_s, u"--encoding"_s, u"gbk"_s, u"-o"_s, u"old.csv"_s});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.err.contains("U+1F600") && run.err.contains("note"), run.err.constData());
    QCOMPARE(bytesOf(u"old.csv"_s), QByteArray("old"));
}

void SaveTableTest::failuresKeepTheOldFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("full device") << u"/dev/full"_s;
    QTest::newRow("no such folder") << m_program.path(u"no/such/folder.csv"_s);
    QTest::newRow("the open catalog") << m_catalog;
}

void SaveTableTest::failuresKeepTheOldFile()
{
    QFETCH(QString, path);
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 11);
    const QByteArray before = bytesOf(u"sample.sqlite"_s);
    window.answers.saveChoice = Dialogs::SaveChoice{path, 0};
    window.find<QAction>("exportTable")->trigger();
    QVERIFY(!window.main->messages()->text().isEmpty());
    QVERIFY(!window.main->messages()->text().contains(u"rows written"_s));
    QCOMPARE(bytesOf(u"sample.sqlite"_s), before);
}

void SaveTableTest::choicesAreRemembered()
{
    const TableSaving chosen{TableFormat::Tsv, HeaderStyle::Keys, TextEncoding::Gb18030, true};
    {
        Window window(m_catalog);
        QTRY_COMPARE(window.rows(), 11);
        window.answers.saving = chosen;
        QVERIFY(!exported(window, u"a.tsv"_s).isEmpty());
    }
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 11);
    QCOMPARE(exported(window, u"b.tsv"_s), bytesOf(u"a.tsv"_s));
    QVERIFY(savingFromMap(TableFormat::Tsv, setting(Setting::TableContent).toMap()) == chosen);
    // What a newer or careless hand wrote is as usual.
    const TableSaving odd = savingFromMap(
        TableFormat::Csv, {{u"headers"_s, 7}, {u"columns"_s, u"some"_s}, {u"encoding"_s, u"klingon"_s}});
    QVERIFY(odd == TableSaving{});
}

void SaveTableTest::chineseStartsWithTheMarkedFormat()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 11);
    window.language.setLanguage(u"zh_CN"_s);
    QVERIFY(exported(window, u"zh.csv"_s).startsWith("\xEF\xBB\xBF"));
    window.language.setLanguage(u"en"_s);
    clearSettings();
    QVERIFY(!exported(window, u"en.csv"_s).startsWith("\xEF\xBB\xBF"));
}

void SaveTableTest::dialogGreysWhatDoesNotApply()
{
    const TableSaving saving{TableFormat::Csv, HeaderStyle::Keys, TextEncoding::Gb18030, true};
    SaveDialog dialog(saving, {3, 5, 40});
    QVERIFY(dialog.saving() == saving);
    auto* format = dialog.findChild<QComboBox*>(u"saveFormat"_s);
    auto* headers = dialog.findChild<QComboBox*>(u"saveHeaders"_s);
    auto* encoding = dialog.findChild<QComboBox*>(u"saveEncoding"_s);
    for (int entry = 0; entry < format->count(); ++entry) {
        format->setCurrentIndex(entry);
        const auto kind = static_cast<TableFormat>(format->currentData().toInt());
        QCOMPARE(headers->isEnabled(), hasHeaderStyles(kind));
        QCOMPARE(encoding->isEnabled(), hasEncodings(kind));
        QCOMPARE(dialog.saving().format, kind);
        QCOMPARE(dialog.saving().headers, saving.headers);
        QCOMPARE(dialog.saving().encoding, saving.encoding);
    }
    QVERIFY(dialog.findChild<QLabel*>(u"saveRows"_s)->text().startsWith(u'3'));
}

void SaveTableTest::wrongOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("headers") << QStringList{u"--headers"_s, u"names"_s, u"--format"_s, u"csv"_s};
    QTest::newRow("headers of a table") << QStringList{u"--headers"_s, u"keys"_s};
    QTest::newRow("encoding") << QStringList{u"--encoding"_s, u"gb18031"_s, u"--format"_s, u"csv"_s};
    QTest::newRow("encoding of JSON") << QStringList{u"--encoding"_s, u"gb18030"_s, u"--format"_s, u"json"_s};
}

void SaveTableTest::wrongOptions()
{
    QFETCH(QStringList, options);
    const Run run = m_program.run(QStringList{u"--catalog"_s, m_catalog, u"offers"_s} + options);
    QCOMPARE(run.code, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains(options[0].toUtf8()), run.err.constData());
}

ATLAS_TEST_MAIN(QApplication, SaveTableTest)
#include "tst_savetable.moc"
