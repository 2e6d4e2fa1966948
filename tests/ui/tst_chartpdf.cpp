// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartpdf.h"

#include "ui/picturerun.h"

#include <QRegularExpression>
#include <QTemporaryDir>

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

}

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
