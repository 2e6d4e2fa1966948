// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"
#include "filters/filterbox.h"
#include "engine/completion.h"
#include <QElapsedTimer>
#include <QAction>
#include <QTableView>
#include <QStandardItemModel>
#include <ctime>
using namespace atlas; using namespace atlas::test;
static double cpu() { timespec t; clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return double(t.tv_sec) * 1e3 + double(t.tv_nsec) / 1e6; }
class M : public QObject { Q_OBJECT
private slots:
    void m() {
        Window w(qEnvironmentVariable("M_FILE"), {1366, 768});
        QElapsedTimer clock; clock.start();
        QTRY_VERIFY_WITH_TIMEOUT(w.isReady(), 120000);
        qInfo() << "load" << clock.elapsed();
        QTest::qWait(3000);
        if (qEnvironmentVariableIsSet("M_CHART")) w.find<QAction>("charts")->trigger();
        QTest::qWait(500);
        for (int pass = 0; pass < 2; ++pass)
        for (const char* text : {"g", "go", "goo", "goog", "1", "10", "100", "h100", "", "price<4", "price<4 h", "price<4 h1", "price<4 h10", "price<4 h100", ""}) {
            clock.restart(); double c = cpu();
            w.session.setFilter(QString::fromLatin1(text));
            double a = cpu() - c;
            QCoreApplication::sendPostedEvents();
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
            qInfo() << text << "rows" << w.rows() << "answer cpu" << a << "painted cpu" << cpu() - c << "wall" << double(clock.nsecsElapsed()) / 1e6;
        }
        for (const char* text : {"pro", "provider:", "gpu:h"}) {
            double c = cpu(); auto r = completeFilter(QString::fromLatin1(text), int(qstrlen(text)), *w.session.table());
            qInfo() << "complete" << text << r.items.size() << cpu() - c;
        }
        { double c = cpu(); w.table()->fitColumns(); qInfo() << "fitColumns" << cpu() - c; }
        { double c = cpu(); w.clickHeader("vcpus"); QCoreApplication::processEvents(); qInfo() << "sort" << cpu() - c; }
        { double c = cpu(); w.table()->selectAll(); QCoreApplication::processEvents(); qInfo() << "selectall" << cpu() - c; }
        { double c = cpu(); w.session.setFilter(QStringLiteral("g")); QCoreApplication::processEvents(); qInfo() << "filter after" << cpu() - c; }
        { double c = cpu(); w.session.setPer(PerUnit::Month); QCoreApplication::processEvents(); qInfo() << "per" << cpu() - c; }
    }
};
ATLAS_TEST_MAIN(QApplication, M)
#include "tst_measure.moc"
