// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartpdf.h"

#include "ui/picturerun.h"
#include "ui/shapesamples.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

namespace {

QString pdfText(const QByteArray& pdf, const QString& folder, const QStringList& arguments = {})
{
    const QString path = folder + QStringLiteral("/picture.pdf");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdftotext"), arguments + QStringList{path, QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// The mean colour of each block of 4 × 4 pixels.
QImage blocks(const QImage& image)
{
    return image.convertToFormat(QImage::Format_RGB32)
        .scaled(image.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}

Q_DECLARE_METATYPE(atlas::ChartData)

class TestChartPdf : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void pdfPageAndDate()
    {
        QTemporaryDir folder;
        const QByteArray pdf = picture(test::sampleChart(7), options(PictureFormat::Pdf, {1440, 720}, 144));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.contains("/CreationDate (D:20261201000000"));
        QVERIFY(pdf.contains("/MediaBox [0 0 720"));
        QVERIFY(pdfText(pdf, folder.path()).contains(QStringLiteral("Price per GPU-hour by provider")));
        QProcess fonts;
        fonts.start(QStringLiteral("pdffonts"), {folder.path() + QStringLiteral("/picture.pdf")});
        QVERIFY(fonts.waitForFinished());
        const QList<QByteArray> lines = fonts.readAllStandardOutput().trimmed().split('\n').mid(2);
        QVERIFY(!lines.isEmpty());
        for (const QByteArray& line : lines)
            QVERIFY2(QRegularExpression(QStringLiteral(" yes +(no|yes) +yes "))
                         .match(QString::fromUtf8(line))
                         .hasMatch(), // embedded, with Unicode
                line.constData());
    }

    void chineseCanBeCopiedOutOfPdfWithDejaVuOnly()
    {
        QTemporaryDir folder;
        QFile config(folder.path() + QStringLiteral("/fonts.conf"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM "
                     "\"fonts.dtd\">\n<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
                     "<cachedir>"
            + folder.path().toUtf8() + "/cache</cachedir></fontconfig>\n");
        config.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FONTCONFIG_FILE"), config.fileName());
        QCOMPARE(runSelf({QStringLiteral("families")}, environment), 0); // the machine really has no Chinese
        const QString path = folder.path() + QStringLiteral("/zh.pdf");
        QCOMPARE(runSelf({QStringLiteral("pdf"), path}, environment), 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = pdfText(file.readAll(), folder.path(), {QStringLiteral("-layout")});
        const ChartData data = test::sampleChart(7, true);
        for (const ChartBar& bar : test::bars(data))
            QVERIFY2(text.contains(bar.label), qPrintable(text));
        QVERIFY2(text.contains(data.title), qPrintable(text));
    }

    /// The preview of a PDF is the same scene on pixels: what a reader of PDFs draws must be that.
    void pagesLookLikeTheirPreview_data()
    {
        QTest::addColumn<ChartData>("data");
        QTest::addColumn<bool>("dark");
        QTest::newRow("bars") << test::sampleChart(20) << false;
        QTest::newRow("chinese bars, dark") << test::sampleChart(20, true) << true;
        QTest::newRow("boxes") << test::sampleBoxes(12) << false;
        QTest::newRow("cells") << test::sampleGrid(9, 6) << true;
        QTest::newRow("points") << test::samplePoints(300, 7) << false;
        QTest::newRow("lines") << test::sampleLines(6, 12) << true;
        QTest::newRow("sentence") << test::sampleChart(0) << false;
    }
    void pagesLookLikeTheirPreview()
    {
        QFETCH(ChartData, data);
        QFETCH(bool, dark);
        PictureOptions wanted = options(PictureFormat::Pdf, {1200, 800});
        wanted.theme = dark ? ChartTheme::Dark : ChartTheme::Light;
        const Result<QImage> preview = chartImage(data, wanted);
        QVERIFY(preview);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("page.pdf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(picture(data, wanted));
        file.close();
        QProcess reader;
        reader.start(QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"), QStringLiteral("-singlefile"),
                file.fileName(), folder.filePath(QStringLiteral("page"))});
        QVERIFY(reader.waitForFinished());
        const QImage page(folder.filePath(QStringLiteral("page.png")));
        QCOMPARE(page.size(), preview->size());
        // Edges are smoothed otherwise by every program, what covers an area is not.
        const QImage one = blocks(*preview), other = blocks(page);
        int unlike = 0;
        double sum = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x) {
                const int difference = std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
                unlike += difference > 40 ? 1 : 0;
                sum += difference;
            }
        const double all = one.width() * one.height();
        QVERIFY2(unlike <= all * 0.001, qPrintable(QStringLiteral("%1 of %2 blocks differ").arg(unlike).arg(all)));
        QVERIFY2(sum / all < 1.5, qPrintable(QString::number(sum / all)));
    }

    void pdfDatesOfAnyWriter()
    {
        QByteArray pdf("/CreationDate (D:20240102030405+01'00')/ModDate (D:20240102030405Z) "
                       "<xmp:CreateDate>2024-01-02T03:04:05+01:00</xmp:CreateDate>"
                       "<xmpMM:DocumentID>uuid:12ab</xmpMM:DocumentID> /ID [ <ABCD> <ef01> ] 2024");
        const qsizetype size = pdf.size();
        fixPdfDates(pdf, QDate(2026, 7, 8));
        QCOMPARE(pdf.size(), size);
        QCOMPARE(pdf,
            QByteArray("/CreationDate (D:20260708000000+00'00')/ModDate (D:20260708000000Z) "
                       "<xmp:CreateDate>2026-07-08T00:00:00+00:00</xmp:CreateDate>"
                       "<xmpMM:DocumentID>uuid:2026</xmpMM:DocumentID> /ID [ <2026> <0708> ] 2024"));
    }
};

ATLAS_PICTURE_TEST_MAIN(TestChartPdf)
#include "tst_chartpdf.moc"
