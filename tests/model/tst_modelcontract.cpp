// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/columnlistmodel.h"
#include "engine/completionmodel.h"
#include "engine/facetmodel.h"
#include "engine/filteredit.h"
#include "engine/tablemodel.h"
#include "model/chartcontracts.h"
#include "model/comparecontracts.h"
#include "model/contract.h"
#include "model/decisioncontracts.h"
#include "model/importcontracts.h"
#include "support/testmain.h"
#include "support/toytable.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <functional>
#include <numeric>

using namespace atlas;
using namespace atlas::test;

namespace {

RowsPtr rows(std::initializer_list<std::uint32_t> list)
{
    return std::make_shared<const Rows>(list);
}

Contract tableModel()
{
    auto model = std::make_unique<TableModel>();
    TableModel* m = model.get();
    Contract contract{std::move(model), {}};
    const TablePtr table = toyTable();
    contract.steps = {
        [m, table] { m->setTable(table, rows({})); },
        [m] { m->setColumns(QStringLiteral("key,price,gone,gpu,region,frameworks,observed_on,free").split(u',')); },
        [m] {
            m->setRows(rows({0, 1, 2, 3, 4, 5}));
        },
        [m] {
            m->setSort({{QStringLiteral("price_per_gpu_hour"), Qt::DescendingOrder}});
        },
        [m] {
            m->setRows(rows({5, 4, 3, 2, 1, 0}));
        },
        [m] { m->setRows(rows({4})); },
        [m] {
            m->setStyle({QLocale(QLocale::German), PerUnit::Month, true});
        },
        [m] { m->retranslate(); },
        [m] {
            m->setTable(toyTable(QStringLiteral("CNY")), rows({1, 2}));
        },
        [m] { m->setColumns({}); },
        [m] { m->setTable(nullptr, nullptr); },
    };
    return contract;
}

Contract facetModel()
{
    auto model = std::make_unique<FacetModel>();
    FacetModel* m = model.get();
    Contract contract{std::move(model), {}};
    const TablePtr table = toyTable();
    const int region = table->indexOf(u"region");
    const std::vector<FacetCount> counts{
        {QStringLiteral("eu-west-1"), 0, 3}, {QStringLiteral("us-east-1"), 0, 2}, {QString(), 0, 1}};
    const std::vector<FacetCount> fewer{{QStringLiteral("us-east-1"), 0, 1}};
    contract.steps = {
        [m, table, region] {
            m->setFacet(table, {region, {}}, {});
        },
        [m, table, region, counts] {
            m->setFacet(table, {region, counts}, {});
        },
        [m, table, region, counts] {
            m->setFacet(table, {region, counts}, {QStringLiteral("")});
        },
        [m, table, region, fewer] {
            m->setFacet(table, {region, fewer}, {QStringLiteral("eu-west-1"), QStringLiteral("")});
        },
        [m] { m->retranslate(); },
        [m, table, region] {
            m->setFacet(table, {region, {}}, {});
        },
    };
    return contract;
}

Contract completionModel()
{
    auto model = std::make_unique<CompletionModel>();
    CompletionModel* m = model.get();
    Contract contract{std::move(model), {}};
    contract.steps = {
        [m] {
            m->setItems({{Completion::Kind::Column, QStringLiteral("gpu"), QStringLiteral("GPU id")},
                {Completion::Kind::Operator, QStringLiteral(":"), {}}});
        },
        [m] {
            m->setItems({{Completion::Kind::Value, QStringLiteral("h100"), QStringLiteral("3 offers")}});
        },
        [m] { m->setItems({}); },
    };
    return contract;
}

Contract columnListModel()
{
    auto model = std::make_unique<ColumnListModel>(1);
    ColumnListModel* m = model.get();
    Contract contract{std::move(model), {}};
    const auto check = [m](int row, Qt::CheckState state) {
        return m->setData(m->index(row), QVariant::fromValue(state), Qt::CheckStateRole);
    };
    contract.steps = {
        [m] { m->setColumns(toyColumns(), {}); },
        [m] {
            m->setShown({QStringLiteral("price_per_gpu_hour"), QStringLiteral("gone"), QStringLiteral("gpu")});
        },
        [check] { QVERIFY(check(3, Qt::Checked)); },
        [m] { QVERIFY(m->moveRow({}, 3, {}, 0)); },
        [m] { QVERIFY(m->moveRows({}, 1, 2, {}, m->rowCount())); },
        [m] { QVERIFY(!m->moveRow({}, 2, {}, 3)); }, // its own place
        [m] { QVERIFY(!m->moveRow({}, 0, {}, m->rowCount() + 1)); },
        [m] { QVERIFY(!m->moveRow({}, -1, {}, 0)); },
        [m] { m->retranslate(); },
        [m] { m->setColumns({}, {}); },
    };
    return contract;
}

using Maker = Contract (*)();

}
Q_DECLARE_METATYPE(Maker)

class ModelContractTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void holds_data()
    {
        QTest::addColumn<Maker>("make");
        // Every item model of the program has a row here.
        QTest::newRow("TableModel") << Maker(&tableModel);
        QTest::newRow("ComparisonModel") << Maker(&comparisonModel);
        QTest::newRow("FacetModel") << Maker(&facetModel);
        QTest::newRow("ColumnListModel") << Maker(&columnListModel);
        QTest::newRow("CompletionModel") << Maker(&completionModel);
        QTest::newRow("ChartNumbers") << Maker(&chartNumbers);
        QTest::newRow("DecisionTreeModel") << Maker(&decisionTreeModel);
        QTest::newRow("ColumnMapModel") << Maker(&columnMapModel);
        QTest::newRow("ImportPreviewModel") << Maker(&importPreviewModel);
        QTest::newRow("ImportIssueModel") << Maker(&importIssueModel);
    }

    void holds()
    {
        QFETCH(Maker, make);
        const Contract contract = make();
        QAbstractItemModel* model = contract.model.get();
        QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        checkEdges(model);
        for (const auto& step : contract.steps) {
            step();
            checkEdges(model);
        }
    }

    void tableModelShowsWhatItWasGiven();
    void tableModelFindsRecords();
    void tableModelAnnouncesSort();
    void hostileTextStaysPlain();
    void facetModelFollowsTheFilter();
    void facetModelShowsNames();
    void facetModelKeepsChosenValues();
    void columnListKeepsItsOrder();
};

void ModelContractTest::tableModelShowsWhatItWasGiven()
{
    TableModel model;
    model.setColumns({QStringLiteral("gpu"), QStringLiteral("price_per_gpu_hour"), QStringLiteral("region")});
    model.setTable(toyTable(), rows({4, 0}));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnKeys(),
        QStringList({QStringLiteral("gpu"), QStringLiteral("price_per_gpu_hour"), QStringLiteral("region")}));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("t4"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("h100-sxm"));
    QCOMPARE(model.index(0, 0).data(TableModel::KeyRole).toString(), QStringLiteral("e/5"));
    QCOMPARE(model.index(0, 0).data(TableModel::RowRole).toUInt(), 4U);
    QCOMPARE(model.index(0, 1).data(TableModel::ValueRole).toDouble(), 5.0);
    QVERIFY(Qt::Alignment(model.index(0, 1).data(Qt::TextAlignmentRole).toInt()) & Qt::AlignRight);
    QVERIFY(Qt::Alignment(model.index(0, 0).data(Qt::TextAlignmentRole).toInt()) & Qt::AlignLeft);
    QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("—"));
    QVERIFY(!model.index(0, 2).data(TableModel::KnownRole).toBool());
    QVERIFY(!model.index(0, 2).data(TableModel::ValueRole).isValid());
    QVERIFY(model.index(1, 2).data(TableModel::KnownRole).toBool());
    // The header stays when no row is left.
    model.setRows(rows({}));
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("gpu"));
    QVERIFY(model.headerData(1, Qt::Horizontal).toString().contains(QStringLiteral("USD")));
}

void ModelContractTest::tableModelFindsRecords()
{
    TableModel model;
    QCOMPARE(model.rowOf(QStringLiteral("a/1")), -1);
    const TablePtr plain = toyTable();
    const auto byKey = [](const Table& table) {
        std::vector<std::uint32_t> order(table.rowCount());
        std::iota(order.begin(), order.end(), 0U);
        return order;
    };
    model.setTable(std::make_shared<const Table>(QStringLiteral("offers"), toyColumns(), 6, plain->context(), byKey),
        rows({5, 2, 0}));
    QCOMPARE(model.rowOf(QStringLiteral("f/6")), 0);
    QCOMPARE(model.rowOf(QStringLiteral("c/3")), 1);
    QCOMPARE(model.rowOf(QStringLiteral("a/1")), 2);
    QCOMPARE(model.rowOf(QStringLiteral("b/2")), -1);
    QCOMPARE(model.rowOf(QStringLiteral("zzz")), -1);
    QCOMPARE(model.rowOf(QString()), -1);
}

void ModelContractTest::tableModelAnnouncesSort()
{
    TableModel model;
    model.setColumns({QStringLiteral("gpu"), QStringLiteral("price_per_gpu_hour"), QStringLiteral("region")});
    model.setTable(toyTable(), rows({0, 1}));
    QSignalSpy changed(&model, &QAbstractItemModel::headerDataChanged);
    model.setSort({{QStringLiteral("region"), Qt::DescendingOrder}, {QStringLiteral("gpu"), Qt::AscendingOrder}});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.headerData(0, Qt::Horizontal, TableModel::SortRole).toInt(), 2);
    QCOMPARE(model.headerData(1, Qt::Horizontal, TableModel::SortRole).toInt(), 0);
    QCOMPARE(model.headerData(2, Qt::Horizontal, TableModel::SortRole).toInt(), -1);
    QVERIFY(
        model.headerData(2, Qt::Horizontal, Qt::AccessibleTextRole).toString().contains(QStringLiteral("descending")));
}

void ModelContractTest::hostileTextStaysPlain()
{
    const QString hostile = QStringLiteral("<img src=x onerror=..><b>A100</b> &lt;");
    std::vector<Column> columns{toyColumn("key", ColumnKind::Text, [hostile] { return textView(nullptr, {hostile}); })};
    columns.front().shown = 1;
    TableModel model;
    model.setTable(
        std::make_shared<const Table>(QStringLiteral("offers"), columns, 1, toyTable()->context()), rows({0}));
    QCOMPARE(model.index(0, 0).data().toString(), hostile);
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), hostile);
}

void ModelContractTest::facetModelFollowsTheFilter()
{
    const TablePtr table = toyTable();
    const int gpu = table->indexOf(u"gpu");
    FacetModel model;
    model.setFacet(table, {gpu, {{QStringLiteral("a10"), 0, 4}, {QStringLiteral("t4"), 0, 2}, {QString(), 0, 1}}},
        {QStringLiteral("t4")});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0).data(FacetModel::CountRole).toInt(), 4);
    QCOMPARE(model.index(0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(model.index(1).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QVERIFY(model.index(2).data(FacetModel::ValueRole).toString().isNull());
    QVERIFY(!model.index(2).data().toString().isEmpty());

    // A check asks; only the next filter answers.
    QSignalSpy toggled(&model, &FacetModel::toggled);
    QVERIFY(model.setData(model.index(0), QVariant::fromValue(Qt::Checked), Qt::CheckStateRole));
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.at(0).at(0).toString(), QStringLiteral("a10"));
    QCOMPARE(toggled.at(0).at(1).toBool(), true);
    QCOMPARE(model.index(0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));

    // The same values with other counts keep their rows.
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QPersistentModelIndex second(model.index(1));
    model.setFacet(table, {gpu, {{QStringLiteral("a10"), 0, 1}, {QStringLiteral("t4"), 0, 1}, {QString(), 0, 1}}},
        {QStringLiteral("a10")});
    QCOMPARE(reset.size(), 0);
    QVERIFY(second.isValid());
    QCOMPARE(model.index(0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(model.index(0).data(FacetModel::CountRole).toInt(), 1);
}

/// Ids are shown by their names, in the order of these; two of the same name are told apart.
void ModelContractTest::facetModelShowsNames()
{
    const auto table = std::make_shared<const Table>(QStringLiteral("offers"),
        std::vector<Column>{toyColumn("gpu", ColumnKind::Text,
                                [] {
                                    return textView(nullptr, texts({"b1", "a2", "c3", "d4", "e5", "b1", nullptr}));
                                }),
            toyColumn("gpu_name", ColumnKind::Text,
                [] {
                    return textView(
                        nullptr, texts({"Anna 10", "Berta", "Anna 9", "Berta", nullptr, "Anna 10", nullptr}));
                })},
        7, TableContext{});
    FacetModel model;
    const std::vector<FacetCount> counts{{QStringLiteral("a2"), 0, 1}, {QStringLiteral("b1"), 0, 2},
        {QStringLiteral("c3"), 0, 1}, {QStringLiteral("d4"), 0, 1}, {QStringLiteral("e5"), 0, 1}, {QString(), 0, 1}};
    model.setFacet(table, {0, counts}, {QStringLiteral("b1")});
    QStringList shown, values;
    for (int row = 0; row < model.rowCount(); ++row) {
        shown << model.index(row).data().toString();
        values << model.index(row).data(FacetModel::ValueRole).toString();
    }
    QCOMPARE(shown,
        QStringList({QStringLiteral("Anna 9"), QStringLiteral("Anna 10"), QStringLiteral("Berta (a2)"),
            QStringLiteral("Berta (d4)"), QStringLiteral("e5"), QStringLiteral("unknown")}));
    QCOMPARE(values,
        QStringList({QStringLiteral("c3"), QStringLiteral("b1"), QStringLiteral("a2"), QStringLiteral("d4"),
            QStringLiteral("e5"), QString()}));
    QCOMPARE(model.index(1).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(model.index(1).data(FacetModel::CountRole).toInt(), 2);
    QVERIFY(model.index(1).data(FacetModel::SearchRole).toString().contains(QStringLiteral("b1")));
    QVERIFY(model.index(1).data(FacetModel::SearchRole).toString().contains(QStringLiteral("Anna 10")));
    QCOMPARE(model.index(1).data(Qt::ToolTipRole).toString(), QStringLiteral("Anna 10 (b1)"));
}

void ModelContractTest::facetModelKeepsChosenValues()
{
    const TablePtr table = toyTable();
    FacetModel model;
    model.setFacet(
        table, {table->indexOf(u"gpu"), {{QStringLiteral("a10"), 0, 4}}}, {QStringLiteral("b200"), QStringLiteral("")});
    QCOMPARE(model.rowCount(), 3);
    int zeros = 0;
    for (int row = 0; row < 3; ++row)
        if (model.index(row).data(FacetModel::CountRole).toInt() == 0) {
            ++zeros;
            QCOMPARE(model.index(row).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        }
    QCOMPARE(zeros, 2);
}

void ModelContractTest::columnListKeepsItsOrder()
{
    ColumnListModel model(1);
    const QString gpu = QStringLiteral("gpu"), price = QStringLiteral("price_per_gpu_hour"),
                  region = QStringLiteral("region");
    model.setColumns(toyColumns(), {price, gpu});
    QCOMPARE(model.shown(), QStringList({price, gpu}));
    QSignalSpy changed(&model, &ColumnListModel::shownChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const auto at = [&model](const QString& key) {
        return model.match(model.index(0), ColumnListModel::KeyRole, key, 1, Qt::MatchExactly).value(0);
    };
    const QPersistentModelIndex held(at(region));
    // A hidden column is moved between the shown ones: nothing is shown otherwise, and it stays there when it is.
    QVERIFY(model.moveRow({}, held.row(), {}, at(price).row() + 1));
    QCOMPARE(changed.size(), 0);
    QCOMPARE(held.data(ColumnListModel::KeyRole).toString(), region);
    QVERIFY(model.setData(held, QVariant::fromValue(Qt::Checked), Qt::CheckStateRole));
    QCOMPARE(changed.takeLast().at(0).toStringList(), QStringList({price, region, gpu}));
    model.setShown({price, region, gpu});
    QCOMPARE(reset.size(), 0);
    QVERIFY(model.setData(held, QVariant::fromValue(Qt::Unchecked), Qt::CheckStateRole));
    QVERIFY(model.setData(at(gpu), QVariant::fromValue(Qt::Unchecked), Qt::CheckStateRole));
    QVERIFY(!model.setData(at(price), QVariant::fromValue(Qt::Unchecked), Qt::CheckStateRole));
    QCOMPARE(model.shown(), QStringList(price));
    // Shown otherwise elsewhere, the list follows.
    model.setShown({region});
    QCOMPARE(reset.size(), 1);
    QCOMPARE(model.shown(), QStringList(region));
    QVERIFY(model.matches(at(region).row(), QStringLiteral(" REG ")));
    QVERIFY(!model.matches(at(region).row(), QStringLiteral("price")));
}

ATLAS_TEST_MAIN(QCoreApplication, ModelContractTest)
#include "tst_modelcontract.moc"
