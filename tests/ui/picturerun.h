// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfile.h"
#include "support/support.h"
#include "ui/chartsamples.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QProcess>
#include <QTest>
#include <map>

/// Pictures made in a process of their own, which other fonts, scales and hash seeds can be given to.
namespace atlas::test {

inline PictureOptions options(PictureFormat format, QSize size = {1600, 900}, int dpi = 96)
{
    PictureOptions wanted;
    wanted.format = format;
    wanted.size = size;
    wanted.dpi = dpi;
    wanted.today = QDate(2026, 12, 1);
    return wanted;
}

inline QByteArray picture(const ChartData& data, const PictureOptions& wanted)
{
    Result<QByteArray> bytes = chartPicture(data, wanted);
    if (!bytes)
        qWarning("%s", qPrintable(bytes.error().message));
    return bytes.value_or(QByteArray());
}

inline int runSelf(const QStringList& arguments, QProcessEnvironment environment)
{
    QProcess process;
    environment.insert(QStringLiteral("ATLAS_PICTURE_RUN"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    return process.waitForFinished(60000) ? process.exitCode() : -1;
}
/// Writes one picture in a process of its own.
inline int pictureRun(const QStringList& arguments)
{
    if (arguments[1] == QLatin1String("families"))
        return QFontDatabase::families(QFontDatabase::SimplifiedChinese).isEmpty() ? 0 : 1;
    const std::map<QString, PictureFormat> formats{{QStringLiteral("png"), PictureFormat::Png},
        {QStringLiteral("svg"), PictureFormat::Svg}, {QStringLiteral("paths"), PictureFormat::Svg},
        {QStringLiteral("pdf"), PictureFormat::Pdf}};
    PictureOptions wanted = options(formats.at(arguments[1]));
    wanted.svgText = arguments[1] == QLatin1String("paths") ? SvgText::Paths : SvgText::Text;
    const QByteArray bytes = picture(sampleChart(7, true), wanted);
    QFile file(arguments[2]);
    return !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? 0 : 1;
}

} // namespace atlas::test

/// main() of a test that runs itself for pictures.
#define ATLAS_PICTURE_TEST_MAIN(TestClass)                                                                             \
    int main(int argc, char* argv[])                                                                                   \
    {                                                                                                                  \
        atlas::test::isolateFromUser();                                                                                \
        const QApplication application(argc, argv);                                                                    \
        if (qEnvironmentVariableIsSet("ATLAS_PICTURE_RUN"))                                                            \
            return atlas::test::pictureRun(QCoreApplication::arguments());                                             \
        TestClass tests;                                                                                               \
        return QTest::qExec(&tests, argc, argv);                                                                       \
    }
