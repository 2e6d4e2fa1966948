// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartnumbers.h"

#include "model/chartmaking.h"
#include "support/testmain.h"

#include <QCoreApplication>

using namespace atlas;
using namespace atlas::test;

class TestChartNumbers : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void chartNumbersAreShown()
    {
        ChartNumbers model;
        model.setLocale(QLocale(QLocale::German));
        model.setChart(barsOf(2));
        QCOMPARE(model.rowCount(), 2);
        const auto column = [&model](const char* title) {
            for (int place = 0; place < model.columnCount(); ++place)
                if (model.headerData(place, Qt::Horizontal, Qt::DisplayRole) == QLatin1String(title))
                    return place;
            return -1;
        };
        QCOMPARE(model.index(0, column("Lowest")).data().toString(), QStringLiteral("1,5"));
        QCOMPARE(model.index(1, column("Lowest")).data().toString(), QStringLiteral("—"));
        QVERIFY(!model.index(1, column("Lowest")).data(Qt::EditRole).isValid());
        QCOMPARE(model.index(1, column("Name")).data().toString(), QStringLiteral("Provider 1"));
        QCOMPARE(model.index(0, column("Lowest")).data(Qt::TextAlignmentRole).value<Qt::Alignment>(),
            Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestChartNumbers)
#include "tst_chartnumbers.moc"
