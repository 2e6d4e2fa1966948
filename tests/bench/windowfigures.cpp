// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfigures.h"

#include "application.h"
#include "enginefigures.h"
#include "figures.h"
#include "language.h"
#include "mainwindow.h"
#include "proxypeer.h"
#include "session.h"

#include <QApplication>
#include <QEventLoop>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QProcess>
#include <QTableView>
#include <QTimer>
#include <cstdio>

namespace atlas::bench {

namespace {

constexpr QSize WindowSize{1200, 700};

void prepareView(QTableView& view)
{
    view.verticalHeader()->hide();
    view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view.verticalHeader()->setDefaultSectionSize(20);
    view.setWordWrap(false);
    view.resize(WindowSize);
    view.show();
    QApplication::processEvents();
}

/// Types the last letter of a text into the box, the others being there already, and paints what follows.
void typeLastLetter(QLineEdit& box, const QString& text)
{
    QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, text.right(1));
    QApplication::sendEvent(&box, &press);
    QApplication::sendPostedEvents();
    QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
}

void prepareBox(QLineEdit& box, const QString& text)
{
    box.setText(text.chopped(1));
    box.setCursorPosition(static_cast<int>(text.size() - 1));
}

/// Times keystrokes in the window and the same filter in the proxy, in turn.
void typingDuel(const QString& figure, const TablePtr& offers, QLineEdit& box, PlainProxy& proxy, QTableView& proxyView,
    const QString& ending, int rounds)
{
    const QStringList typed = needles();
    QTableView emptyView;
    prepareView(emptyView);
    Timing window{QStringLiteral("window"), {}}, empty{QStringLiteral("repaint of an empty table"), {}},
        peer{QStringLiteral("QSortFilterProxyModel"), {}};
    for (int round = 0; round < rounds; ++round) {
        const QString needle = typed[round % typed.size()];
        prepareBox(box, ending + needle);
        takeTimed(
            window, [&] { typeLastLetter(box, ending + needle); }, [&] { prepareBox(box, ending + needle); });
        takeTimed(
            empty, [&] { emptyView.viewport()->repaint(); }, [] {});
        if (round % 4 != 0)
            continue;
        proxy.needle = needle;
        takeTimed(
            peer,
            [&] {
                proxy.again();
                proxyView.viewport()->repaint();
            },
            [] {});
    }
    for (Timing* timing : {&window, &empty, &peer})
        timing->sort();
    printFigure(figure, offers->rowCount(), window, &peer);
    printFigure(QStringLiteral("repaint_empty_table"), offers->rowCount(), empty);
}

}

void keystrokeFigures(const QString& path, const TablePtr& offers, int rounds)
{
    Language language;
    language.setLanguage(QStringLiteral("en"));
    Session session(offers->context().today);
    MainWindow window(session, language, QStringLiteral("bench"));
    window.resize(WindowSize);
    window.show();
    QEventLoop loading;
    QObject::connect(&session, &Session::answered, &loading, [&] {
        if (session.table())
            loading.quit();
    });
    session.open(path);
    loading.exec();
    QApplication::processEvents();
    auto* box = window.findChild<QLineEdit*>(QStringLiteral("filterBox"));
    box->setFocus();

    PlainModel plain(*offers);
    PlainProxy proxy(plain);
    QTableView proxyView;
    proxyView.setModel(&proxy);
    prepareView(proxyView);
    typingDuel(QStringLiteral("keystroke_painted"), offers, *box, proxy, proxyView, QString(), rounds);
    proxy.maximum = 3;
    proxy.gpus = {QStringLiteral("h100-7"), QStringLiteral("a100-1"), QStringLiteral("l4-2"), QStringLiteral("t4-3")};
    typingDuel(QStringLiteral("keystroke_painted_price_and_gpus"), offers, *box, proxy, proxyView,
        QStringLiteral("price<=3 gpu=h100-7,a100-1,l4-2,t4-3 "), rounds);
}

int showOnce(int& argc, char** argv, const QString& what)
{
    if (what == QLatin1StringView("atlas")) {
        // The first paint emits `painted`, which opens the catalog: the window is there, so the child ends.
        QTimer::singleShot(0, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* window = qobject_cast<MainWindow*>(widget))
                    QObject::connect(window, &MainWindow::painted, qApp, [] { std::_Exit(0); });
        });
        return runWindow(argc, argv, {});
    }
    QApplication app(argc, argv);
    struct Bare : QMainWindow
    {
        void paintEvent(QPaintEvent* event) override
        {
            QMainWindow::paintEvent(event);
            std::_Exit(0);
        }
    } window;
    window.setCentralWidget(new QTableView);
    window.resize(WindowSize);
    window.show();
    return QApplication::exec();
}

void startFigures(const QString& program, int rounds)
{
    const auto start = [&](const QString& what) {
        QProcess child;
        child.start(program, {QStringLiteral("--child"), what});
        child.waitForFinished();
        if (child.exitStatus() != QProcess::NormalExit || child.exitCode() != 0)
            std::fprintf(stderr, "gpu-atlas-bench: the child “%s” failed\n", qUtf8Printable(what));
    };
    Timing atlas{QStringLiteral("window"), {}}, bare{QStringLiteral("bare QMainWindow with an empty table"), {}};
    start(QStringLiteral("atlas"));
    for (int round = 0; round < rounds; ++round) {
        takeWall(atlas, [&] { start(QStringLiteral("atlas")); });
        takeWall(bare, [&] { start(QStringLiteral("bare")); });
    }
    atlas.sort();
    bare.sort();
    printFigure(QStringLiteral("second_start_to_first_paint"), 0, atlas, &bare);
}

} // namespace atlas::bench
