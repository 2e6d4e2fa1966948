// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "support/testmain.h"

#include <QCoreApplication>

using namespace atlas::test;

/// The window on machines without a display, or without Qt's plugin for it: one sentence and exit 1, no crash.
class TestPlatform : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void window_data();
    void window();
    void commandsNeedNone_data();
    void commandsNeedNone();
};

void TestPlatform::window_data()
{
    QTest::addColumn<QString>("variables");
    QTest::addColumn<QString>("said");
    QTest::newRow("no display") << QString() << QStringLiteral("no display");
    QTest::newRow("plugin not installed")
        << QStringLiteral("QT_QPA_PLATFORM=amiga DISPLAY=:77") << QStringLiteral("“amiga”");
    QTest::newRow("none of several") << QStringLiteral("'QT_QPA_PLATFORM=amiga:x=1;atari' DISPLAY=:77")
                                     << QStringLiteral("“amiga, atari”");
    // Its plugin is in a package of its own; where that is installed, a name that no platform has stands for it.
    QTest::newRow("Wayland without its plugin")
        << QStringLiteral("QT_QPA_PLATFORM=waylandish WAYLAND_DISPLAY=w-77") << QStringLiteral("qt6-wayland");
}

void TestPlatform::window()
{
    QFETCH(QString, variables);
    QFETCH(QString, said);
    const Program program;
    const Run run
        = program.shell(QStringLiteral("env %1 '%2' --lang en").arg(variables, QStringLiteral(ATLAS_PROGRAM)));
    QCOMPARE(run.code, 1);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith("gpu-atlas: error: ") && run.err.count('\n') == 1, run.err.constData());
    QVERIFY2(run.err.contains(said.toUtf8()), run.err.constData());
}

void TestPlatform::commandsNeedNone_data()
{
    QTest::addColumn<QString>("variables");
    QTest::newRow("no display") << QString();
    QTest::newRow("no plugin") << QStringLiteral("QT_QPA_PLATFORM=amiga");
    QTest::newRow("no Wayland plugin") << QStringLiteral("WAYLAND_DISPLAY=w-77 XDG_SESSION_TYPE=wayland");
}

void TestPlatform::commandsNeedNone()
{
    QFETCH(QString, variables);
    const Program program;
    for (const char* arguments : {"--version", "offers --limit 1", "chart price-per-gpu-hour -o x.png"}) {
        const Run run = program.shell(
            QStringLiteral("env %1 '%2' %3").arg(variables, QStringLiteral(ATLAS_PROGRAM), QLatin1String(arguments)));
        QVERIFY2(run.code == 0 && run.err.isEmpty(), run.err.constData());
    }
    QVERIFY(program.bytes(QStringLiteral("x.png")).startsWith("\x89PNG"));
}

ATLAS_TEST_MAIN(QCoreApplication, TestPlatform)
#include "tst_platform.moc"
