// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/tablepage.h"
#include "pages/chartspage.h"
#include "printing/tableprint.h"
#include "windowfixture.h"

#include <QAction>
#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Table and chart on paper, read back from PDF.
class PrintingTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(makeSampleCatalog(m_catalog)); }
    void init()
    {
        failOnWarnings();
        clearSettings();
    }
    void tableOfTheWindow();
    void manyRowsHaveTitlesOnEveryPage();
    void manyColumnsGoOnOtherPages();
    void aRangeOfPages();
    void chartOfTheWindow();
    void otherTablesOfTheWindow();
    void emptyTableIsOnePage();
    void onlyWhatCanBePrinted();
    void chineseIsText();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"print.pdf"_s); }
    /// Text of one page, as laid out.
    [[nodiscard]] QString page(int number) const
    {
        const QString at = QString::number(number);
        return run(u"pdftotext"_s, {u"-layout"_s, u"-f"_s, at, u"-l"_s, at, path(), u"-"_s});
    }
    [[nodiscard]] int pages() const
    {
        static const QRegularExpression count(u"Pages:\\s+(\\d+)"_s);
        return count.match(run(u"pdfinfo"_s, {path()})).captured(1).toInt();
    }
    static QString run(const QString& program, const QStringList& arguments)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        // Fonts write some letters as one: ff, fi.
        return QString::fromUtf8(process.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
    }
    /// A4 across, into the file.
    [[nodiscard]] std::unique_ptr<QPrinter> printer() const
    {
        auto pdf = std::make_unique<QPrinter>(QPrinter::HighResolution);
        pdf->setOutputFormat(QPrinter::PdfFormat);
        pdf->setOutputFileName(path());
        pdf->setPageSize(QPageSize(QPageSize::A4));
        pdf->setPageOrientation(QPageLayout::Landscape);
        return pdf;
    }
    /// The rows again and again, so that they fill several pages.
    [[nodiscard]] static TablePrint repeated(const Window& window, int times, std::vector<int> columns)
    {
        auto rows = std::make_shared<Rows>();
        for (int time = 0; time < times; ++time)
            rows->insert(rows->end(), window.session.rows()->begin(), window.session.rows()->end());
        return {window.session.table(), rows, std::move(columns), {}, {u"Title"_s, {u"line"_s}, u"foot"_s}};
    }
    QTemporaryDir m_folder;
    const QString m_catalog = m_folder.filePath(u"sample.sqlite"_s);
};

void PrintingTest::tableOfTheWindow()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.type(u"provider:aws"_s);
    window.session.setPer(PerUnit::Month);
    const auto paper = printer();
    window.answers.printer = paper.get();
    QTest::keyClick(window.main.get(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(window.answers.printed, u"Offers"_s);
    QCOMPARE(pages(), 1);
    const QString text = page(1);
    for (const QString& part : {u"Offers"_s, u"Filter: provider:aws"_s, u"4 offers"_s, u"Prices in USD/month"_s,
             u"2026-07-20"_s, u"sample.sqlite"_s, u"Page 1 of 1"_s, u"8760.00"_s, u"h100-sxm"_s})
        QVERIFY2(QString(text).remove(u',').contains(part), qPrintable(text));
    QVERIFY(!text.contains(u"lambda"_s));
    for (int column = 0; column < window.model()->columnCount(); ++column) {
        // A title may be broken into lines, but its words are there.
        const QString title = window.model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(text.contains(title.section(u' ', 0, 0)), qPrintable(title + u'\n' + text));
    }
}

void PrintingTest::manyRowsHaveTitlesOnEveryPage()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const TablePtr& table = window.session.table();
    TablePrint print = repeated(window, 30, {table->indexOf(u"purchase_model"), table->indexOf(u"gpu")});
    print.print(*printer());
    QVERIFY(print.pages() > 3);
    QCOMPARE(pages(), print.pages());
    qsizetype rows = 0;
    for (int number = 1; number <= pages(); ++number) {
        const QString text = page(number);
        QVERIFY2(text.contains(u"GPU id"_s) && text.contains(u"Title"_s), qPrintable(text));
        QVERIFY2(text.contains(u"Page %1 of %2"_s.arg(number).arg(pages())), qPrintable(text));
        rows += text.count(u"on-demand"_s) + text.count(u"spot"_s);
    }
    QCOMPARE(rows, 300);
}

void PrintingTest::manyColumnsGoOnOtherPages()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    const TablePtr& table = window.session.table();
    std::vector<int> all;
    for (int column = 0; column < static_cast<int>(table->columns().size()); ++column)
        all.push_back(column);
    TablePrint print = repeated(window, 1, all);
    print.print(*printer());
    QVERIFY(print.pages() > 1);
    QString text;
    for (int number = 1; number <= pages(); ++number) {
        // The first column says on each page which row it is.
        QVERIFY2(page(number).contains(u"aws/g5.xlarge"_s), qPrintable(page(number)));
        text += page(number);
    }
    QString words = text.simplified();
    for (const int column : all) {
        const QString word = headerText(*table, column, PerUnit::Hour).section(u' ', 0, 0);
        QVERIFY2(words.contains(word), qPrintable(word));
    }
}

void PrintingTest::aRangeOfPages()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    TablePrint print = repeated(window, 30, {0});
    const auto paper = printer();
    paper->setFromTo(2, 3);
    print.print(*paper);
    QCOMPARE(pages(), 2);
    QVERIFY(page(1).contains(u"Page 2 of"_s));
    QVERIFY(page(2).contains(u"Page 3 of"_s));
}

void PrintingTest::chartOfTheWindow()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    // The gallery shows many.
    window.find<QAction>("charts")->trigger();
    window.find<QAction>("print")->trigger();
    QCOMPARE(window.main->messages()->text(), u"Open one of the charts to print it."_s);
    QVERIFY(window.answers.printed.isEmpty());
    window.openChart();
    QTRY_VERIFY(window.main->findChild<ChartsPage*>()->shown());
    const auto paper = printer();
    window.answers.printer = paper.get();
    window.find<QAction>("print")->trigger();
    QCOMPARE(pages(), 1);
    QVERIFY(!window.answers.printed.isEmpty());
    const QString text = page(1);
    QVERIFY2(text.simplified().contains(window.answers.printed.section(u' ', 0, 1)), qPrintable(text));
    QVERIFY2(text.contains(u"Page 1 of 1"_s) && text.contains(u"sample.sqlite"_s), qPrintable(text));
}

void PrintingTest::otherTablesOfTheWindow()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.find<QAction>("providers")->trigger();
    QTRY_VERIFY(window.find<QAction>("print")->isEnabled());
    auto* page = tablePageIn(window.find("providersPage"));
    QVERIFY(page);
    QTRY_VERIFY(page->browse().table() && page->model()->rowCount() == 5);
    const auto paper = printer();
    window.answers.printer = paper.get();
    window.find<QAction>("print")->trigger();
    QCOMPARE(window.answers.printed, page->title());
    const QString text = this->page(1);
    for (const QString& part : {page->title(), u"5 rows"_s, u"lambda"_s, u"autodl"_s, u"Page 1 of"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

void PrintingTest::emptyTableIsOnePage()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.session.setFilter(u"price<0.01"_s);
    QCOMPARE(window.rows(), 0);
    const auto paper = printer();
    window.answers.printer = paper.get();
    window.find<QAction>("print")->trigger();
    QCOMPARE(pages(), 1);
    QVERIFY(page(1).contains(u"0 offers"_s));
}

void PrintingTest::onlyWhatCanBePrinted()
{
    Window empty({});
    QVERIFY(!empty.find<QAction>("print")->isEnabled());
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    QVERIFY(window.find<QAction>("print")->isEnabled());
}

void PrintingTest::chineseIsText()
{
    Window window(m_catalog);
    QTRY_COMPARE(window.rows(), 10);
    window.language.setLanguage(u"zh_CN"_s);
    const auto paper = printer();
    window.answers.printer = paper.get();
    window.find<QAction>("print")->trigger();
    const QString text = page(1);
    QVERIFY2(text.contains(u"报价"_s) && text.contains(u"供应商"_s), qPrintable(text));
}

ATLAS_TEST_MAIN(QApplication, PrintingTest)
#include "tst_printing.moc"
