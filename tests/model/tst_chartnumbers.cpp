// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartnumbers.h"

#include "model/chartmaking.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QMap>
#include <algorithm>

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

    void namesStandInPlaceOfKeys()
    {
        ChartBars body;
        body.axis.unit = QStringLiteral("USD/h");
        body.categoryTitle = QStringLiteral("Provider");
        ChartBar bar;
        bar.value = QStringLiteral("bits");
        bar.label = QStringLiteral("Bits & Co");
        bar.filter = QStringLiteral("provider=bits");
        bar.offer.key = QStringLiteral("bits/1x%20h100/-/spot");
        bar.offer.name = QStringLiteral("Bits & Co · 1x h100 · spot");
        bar.offer.source = QStringLiteral("src-bits");
        bar.offer.sourceTitle = QStringLiteral("Price page of Bits");
        body.bars = {bar, bar};
        body.bars[1].offer.sourceTitle.clear();
        auto data = std::make_shared<ChartData>();
        data->by = QStringLiteral("provider");
        data->body = std::move(body);
        ChartNumbers model;
        model.setChart(data);
        QStringList heads;
        QMap<QString, QStringList> shown, edited;
        for (int column = 0; column < model.columnCount(); ++column) {
            heads << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            for (int row = 0; row < 2; ++row) {
                shown[heads.last()] << model.index(row, column).data().toString();
                edited[heads.last()] << model.index(row, column).data(Qt::EditRole).toString();
            }
        }
        QCOMPARE(heads,
            (QStringList{QStringLiteral("Provider"), QStringLiteral("Lowest (USD/h)"), QStringLiteral("Median (USD/h)"),
                QStringLiteral("Highest (USD/h)"), QStringLiteral("Offers"), QStringLiteral("Cheapest offer"),
                QStringLiteral("GPUs"), QStringLiteral("Observed on"), QStringLiteral("Source"),
                QStringLiteral("Marks")}));
        for (const auto& cells : {shown, edited}) {
            QCOMPARE(cells[QStringLiteral("Provider")].first(), bar.label);
            QCOMPARE(cells[QStringLiteral("Cheapest offer")].first(), bar.offer.name);
            QCOMPARE(cells[QStringLiteral("Source")], (QStringList{bar.offer.sourceTitle, bar.offer.source}));
        }
        // Files keep what programs look for.
        const ChartTable table = chartTable(*data);
        const auto place = [&table](const char* key) {
            return static_cast<std::size_t>(
                std::find_if(table.columns.begin(), table.columns.end(),
                    [key](const ChartColumn& column) { return column.key == QLatin1String(key); })
                - table.columns.begin());
        };
        QCOMPARE(std::get<QString>(table.row(0)[place("key")]), bar.offer.key);
        QCOMPARE(std::get<QString>(table.row(0)[place("source")]), bar.offer.source);
        QCOMPARE(std::get<QString>(table.row(0)[place("filter")]), bar.filter);
    }
};

ATLAS_TEST_MAIN(QCoreApplication, TestChartNumbers)
#include "tst_chartnumbers.moc"
