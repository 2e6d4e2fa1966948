// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartfigures.h"
#include "columns/tables.h"
#include "enginefigures.h"
#include "seededcatalog.h"
#include "sqlite/catalogfile.h"
#include "widgets/plainstyle.h"
#include "windowfigures.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTemporaryDir>
#include <cstdio>

namespace {

void measure(const atlas::bench::Shape& shape, int rounds, const QString& keptFile, const QStringList& only)
{
    const auto wanted = [&](QLatin1StringView part) { return only.isEmpty() || only.contains(part); };
    using namespace atlas;
    const QTemporaryDir folder;
    const QString path = keptFile.isEmpty() ? folder.filePath(QStringLiteral("bench.sqlite")) : keptFile;
    if (!QFile::exists(path))
        bench::writeSeededCatalog(path, shape);
    if (wanted(QLatin1StringView("load")))
        bench::loadFigures(path, shape.offers, std::min(rounds, 5));
    const auto catalog = readCatalog(path);
    if (!catalog) {
        std::fprintf(stderr, "gpu-atlas-bench: %s\n", qUtf8Printable(catalog.error().message));
        std::exit(1);
    }
    const auto context = makeContext(*catalog, QStringLiteral("USD"), QDate(2026, 9, 1));
    const TablePtr offers = makeTable(QStringLiteral("offers"), *context);
    if (wanted(QLatin1StringView("engine")))
        bench::engineFigures(offers, rounds);
    if (wanted(QLatin1StringView("charts")))
        bench::chartFigures(offers, std::min(rounds, 15));
    if (wanted(QLatin1StringView("keystroke")))
        bench::keystrokeFigures(path, offers, rounds);
}

}

int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc == 3 && QByteArray(argv[1]) == "--child")
        return atlas::bench::showOnce(argc, argv, QString::fromLatin1(argv[2]));
    // Nothing of the user's own is read or written.
    const QTemporaryDir home;
    for (const char* variable : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, QFile::encodeName(home.path()));
    QApplication app(argc, argv);
    QApplication::setStyle(new atlas::PlainStyle);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Prints one JSON line a figure. Seed 1."));
    parser.addHelpOption();
    const QCommandLineOption offers(QStringLiteral("offers"), QStringLiteral("Sizes of the catalog."),
        QStringLiteral("n,n"), QStringLiteral("10000,100000,1000000"));
    const QCommandLineOption notes(QStringLiteral("notes"), QStringLiteral("Number of distinct notes."),
        QStringLiteral("n"), QStringLiteral("2000"));
    const QCommandLineOption rounds(
        QStringLiteral("rounds"), QStringLiteral("Rounds a figure."), QStringLiteral("n"), QStringLiteral("45"));
    const QCommandLineOption file(QStringLiteral("catalog-file"),
        QStringLiteral("Where the seeded catalog is kept; made when it does not exist."), QStringLiteral("path"));
    const QCommandLineOption onlyOption(QStringLiteral("only"),
        QStringLiteral("Parts to measure, of start, points, load, engine, charts and keystroke; all when absent."),
        QStringLiteral("part,part"));
    parser.addOptions({offers, notes, rounds, file, onlyOption});
    parser.process(app);
    const QStringList only = parser.value(onlyOption).split(u',', Qt::SkipEmptyParts);
    if (only.isEmpty() || only.contains(QLatin1StringView("start")))
        atlas::bench::startFigures(QCoreApplication::applicationFilePath(), 11);
    if (only.isEmpty() || only.contains(QLatin1StringView("points")))
        atlas::bench::scatterFigures(parser.value(rounds).toInt());
    for (const QString& size : parser.value(offers).split(u',')) {
        atlas::bench::Shape shape;
        shape.offers = size.toULongLong();
        shape.notes = parser.value(notes).toULongLong();
        measure(shape, parser.value(rounds).toInt(), parser.value(file), only);
    }
    return 0;
}
