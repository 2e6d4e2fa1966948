// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "imports/importtexts.h"
#include "model/importcontracts.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QSignalSpy>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// What the tables of an import show, and what choosing in them leads to.
class ImportModelsTest : public QObject
{
    Q_OBJECT

    static QString cell(const QAbstractItemModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

private slots:
    void init() { failOnWarnings(); }

    void whatIsMissingComesFirst()
    {
        ColumnMapModel model;
        model.setPlan(previewOf(ShortList).plan);
        const int currency = model.rowOf(u"original_currency"_s), purchase = model.rowOf(u"purchase_model"_s);
        QVERIFY(currency >= 0 && purchase >= 0);
        QVERIFY(model.index(currency, 0).data(ColumnMapModel::ProblemRole).toBool());
        QVERIFY(cell(model, currency, ColumnMapModel::ReadColumn).contains(u"currency"_s));
        QVERIFY(!model.index(model.rowOf(u"observed_on"_s), 0).data(ColumnMapModel::ProblemRole).toBool());
        // An instance is named by its GPU, and the price is there.
        QCOMPARE(model.rowOf(u"instance_type"_s), -1);
        const int price = model.rowOf(u"original_price"_s);
        QVERIFY(price > currency);
        QCOMPARE(cell(model, price, ColumnMapModel::HeaderColumn), u"price"_s);
        QCOMPARE(cell(model, price, ColumnMapModel::ExampleColumn), u"1.5"_s);
        QCOMPARE(cell(model, price, ColumnMapModel::TargetColumn), u"Price"_s);
        QCOMPARE(cell(model, price, ColumnMapModel::ReadColumn), u"1.5"_s);
    }

    void choosing()
    {
        ColumnMapModel model;
        QSignalSpy chosen(&model, &ColumnMapModel::chosen);
        model.setPlan(previewOf(LongList).plan);
        // Two columns have the same header; the second is taken, the first gives way.
        const int first = model.rowOf(u"original_price"_s), second = first + 2;
        QCOMPARE(cell(model, second, ColumnMapModel::HeaderColumn), u"price"_s);
        QVERIFY(model.setData(model.index(second, ColumnMapModel::TargetColumn), u"original_price"_s));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(model.rowOf(u"original_price"_s), second);
        const std::vector<std::pair<QString, QString>> expected{{u"provider"_s, u"provider"_s}, {QString(), QString()},
            {u"gpu"_s, u"gpu"_s}, {u"price"_s, QString()}, {u"purchase model"_s, u"purchase_model"_s},
            {u"price"_s, u"original_price"_s}, {u"note"_s, u"note"_s}};
        QCOMPARE(model.map(), expected);
        FeedOptions options;
        options.csv.map = model.map();
        const auto preview = previewFile(LongList, u"csv"_s, options, 10);
        QVERIFY(preview);
        QCOMPARE(preview->plan->columnOf(u"original_price"), std::optional<std::size_t>(5));

        const QModelIndex provider = model.index(model.rowOf(u"provider"_s), ColumnMapModel::ValueColumn);
        QVERIFY(model.setData(provider, u" acme "_s));
        QCOMPARE(model.constants().size(), 1U);
        QCOMPARE(model.constants()[0].second, u"acme"_s);
        QVERIFY(model.setData(provider, QString()));
        QVERIFY(model.constants().empty());
        QCOMPARE(chosen.size(), 3);
    }

    void whatCannotBeChosen()
    {
        ColumnMapModel model;
        model.setPlan(previewOf(ShortList).plan);
        const auto editable
            = [&](int row, int column) { return model.flags(model.index(row, column)).testFlag(Qt::ItemIsEditable); };
        const int missing = model.rowOf(u"original_currency"_s), price = model.rowOf(u"original_price"_s);
        QVERIFY(!editable(missing, ColumnMapModel::TargetColumn));
        QVERIFY(editable(missing, ColumnMapModel::ValueColumn));
        QVERIFY(editable(price, ColumnMapModel::TargetColumn));
        QVERIFY(!editable(price, ColumnMapModel::ValueColumn));
        QVERIFY(!editable(price, ColumnMapModel::ExampleColumn));
        QVERIFY(!model.setData(model.index(price, ColumnMapModel::TargetColumn), u"colour"_s));
        QVERIFY(!model.setData(model.index(price, ColumnMapModel::ReadColumn), u"1"_s));
    }

    void previewShowsWhatWouldBeImported()
    {
        ImportPreviewModel model;
        model.setPreview(previewOf("供应商;显卡;GPU 数量;价格 (EUR/h)\n云;A100;8x;\"1.234,56\"\n云;B;;\n"));
        QCOMPARE(model.rowCount(), 2);
        QStringList titles;
        for (int column = 0; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal).toString();
        const auto column = [&titles](const QString& title) { return static_cast<int>(titles.indexOf(title)); };
        QCOMPARE(cell(model, 0, column(u"Provider"_s)), u"云"_s);
        QCOMPARE(cell(model, 0, column(u"GPUs"_s)), u"8"_s);
        QCOMPARE(cell(model, 0, column(u"Price"_s)), u"1234.56"_s);
        QCOMPARE(cell(model, 0, column(u"Currency"_s)), u"EUR"_s);
        QCOMPARE(cell(model, 0, column(u"Instance type"_s)), u"8x A100"_s);
        QCOMPARE(cell(model, 1, column(u"GPUs"_s)), u"—"_s);
        QCOMPARE(model.headerData(1, Qt::Vertical).toString(), u"3"_s);
    }

    void faultsComeFirst()
    {
        ImportIssueModel model;
        model.setIssues({{RowIssue::Severity::Remark, 2, {}, u"note"_s, u"<b>"_s, u"r"_s, 1},
            {RowIssue::Severity::Skipped, 9, {}, {}, {}, u"f"_s, 7}});
        QCOMPARE(cell(model, 0, ImportIssueModel::LineColumn), u"9"_s);
        QCOMPARE(cell(model, 0, ImportIssueModel::RecordColumn), u"7"_s);
        QVERIFY(model.index(0, 0).data(ImportIssueModel::RefusedRole).toBool());
        QVERIFY(cell(model, 0, ImportIssueModel::MessageColumn).endsWith(u"f"_s));
        QCOMPARE(model.index(1, ImportIssueModel::ValueColumn).data(Qt::ToolTipRole).toString(), u"<b>"_s);
        QCOMPARE(cell(model, 1, ImportIssueModel::MessageColumn), u"r"_s);
    }

    void everyTargetHasATitle()
    {
        for (const CsvTarget& target : csvTargets()) {
            const QString key = QString::fromLatin1(target.key);
            QVERIFY2(targetTitle(key) != key, target.key);
        }
        QCOMPARE(targetTitle(u"colour"_s), u"colour"_s);
    }

    /// Titles of the program's own columns are headers that lists can have.
    void ownTitlesAreKnown()
    {
        QStringList titles;
        std::vector<const char*> keys;
        for (const Column& column : offerColumns())
            if (offersTable().indexOf(column.key) >= 0) {
                titles << columnTitle(column);
                keys.push_back(column.key);
            }
        const auto targets = matchHeaders(titles);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            // The provider and GPU of people are the names, and ids where there are no names.
            QVERIFY2(targets[i] != nullptr, keys[i]);
            QCOMPARE(QString::fromLatin1(targets[i]->key), QString::fromLatin1(keys[i]));
        }
    }

    void summary()
    {
        ImportReport report;
        TableCount offers;
        offers.table = u"offers"_s;
        offers.read = 10;
        offers.added = 5;
        offers.fresh = 3;
        offers.duplicates = 4;
        offers.skipped = 1;
        report.tables = {offers};
        const QString text = importSummary(report);
        for (const char* part : {"new offers: 3", "new prices of known offers: 2", "unchanged: 4", "refused: 1"})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        QVERIFY(!text.contains(u"conflict"_s));
    }
};

ATLAS_TEST_MAIN(QCoreApplication, ImportModelsTest)
#include "tst_importmodels.moc"
