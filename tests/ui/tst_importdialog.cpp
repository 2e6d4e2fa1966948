// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importdialog.h"

#include "actions/actions.h"
#include "imports/columnmapmodel.h"
#include "ui/windowfixture.h"
#include "widgets/emptystate.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// From a file on disk into the catalog and back, through the window.
class ImportDialogTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_catalog;

    [[nodiscard]] QString put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a test file could not be written");
        return file.fileName();
    }
    [[nodiscard]] QByteArray bytesOf(const QString& path) const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The dialog over a file, as soon as it has made up its mind about it.
    static ImportDialog* dialogOf(Window& window, const QString& file)
    {
        window.answers.openPath = file;
        window.main->actions()["importOffers"]->trigger();
        return window.main->findChild<ImportDialog*>();
    }
    static QString summaryOf(const ImportDialog* dialog)
    {
        return dialog->findChild<QLabel*>(u"importSummary"_s)->text();
    }
    static bool canImport(const ImportDialog* dialog)
    {
        return dialog->findChild<QPushButton*>(u"importStart"_s)->isEnabled();
    }
    static QString cell(const QTableView* view, int row, int column)
    {
        return view->model()->index(row, column).data().toString();
    }
    static void chooseCatalog(const ImportDialog* dialog, int index)
    {
        dialog->findChild<QComboBox*>(u"importCatalog"_s)->setCurrentIndex(index);
    }

private slots:
    void init()
    {
        failOnWarnings();
        clearSettings();
        m_catalog = m_folder.filePath(u"named.sqlite"_s);
        QVERIFY(makeSampleCatalog(m_catalog));
        QFile::remove(ownCatalogPath());
    }

    void ownShapeNeedsNoColumns()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        ImportDialog* dialog = dialogOf(window, put(u"own.csv"_s, sampleOffers()));
        auto* view = dialog->findChild<QTableView*>(u"importColumns"_s);
        auto* said = view->findChild<EmptyState*>();
        QTRY_VERIFY2(said->text().contains(u"known"_s), qPrintable(said->text()));
        QVERIFY(said->isVisible());
        // The catalogs are named whole by the pointer.
        auto* catalogs = dialog->findChild<QComboBox*>(u"importCatalog"_s);
        for (int entry = 0; entry < catalogs->count(); ++entry)
            QVERIFY(catalogs->itemData(entry, Qt::ToolTipRole).toString().contains(u".sqlite"_s));
        dialog->setFile(put(u"other.csv"_s, "厂商;显卡;价格\nAcme;RTX 4090;1,5\n"));
        QTRY_VERIFY(view->model()->rowCount() > 0);
        QVERIFY(said->text().isEmpty());
    }

    void answersThenImportThenUndo()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const int before = window.rows();
        const QByteArray catalog = bytesOf(m_catalog);
        ImportDialog* dialog = dialogOf(
            window, put(u"list.csv"_s, "厂商;显卡;价格\nAcme;RTX 4090;1,5\nAcme;B999;abc\nAcme;L4;2,5;more\n"));
        QVERIFY(dialog);
        chooseCatalog(dialog, 1);
        QTRY_VERIFY2(summaryOf(dialog).contains(u"currency"_s), qPrintable(summaryOf(dialog)));
        QVERIFY(!canImport(dialog));
        for (const char* box : {"importEncoding", "importDelimiter", "importDecimal"})
            QVERIFY(dialog->findChild<QComboBox*>(QLatin1String(box))->currentText().contains(u"found"_s));
        // The text is to be seen before anything is answered.
        const auto* preview = dialog->findChild<QTableView*>(u"importPreview"_s);
        QCOMPARE(preview->model()->rowCount(), 2);

        auto* columns = dialog->findChild<QTableView*>(u"importColumns"_s);
        auto* map = qobject_cast<ColumnMapModel*>(columns->model());
        const auto open = [&](const QString& key) {
            columns->setCurrentIndex(map->index(map->rowOf(key), ColumnMapModel::ValueColumn));
            columns->setFocus();
            QTest::keyClick(columns, Qt::Key_F2);
            return columns->findChild<QComboBox*>(u"importValue"_s);
        };
        // One is chosen from the list that opens by itself, the other is typed.
        QComboBox* editor = open(u"purchase_model"_s);
        QVERIFY(editor);
        QTRY_VERIFY(editor->view()->isVisible());
        editor->view()->setCurrentIndex(editor->model()->index(1, 0));
        QTest::keyPress(editor->view(), Qt::Key_Return);
        QTRY_COMPARE(map->constants().size(), 1U);
        QCOMPARE(map->constants()[0].second, u"on_demand"_s);
        QTRY_VERIFY(!columns->findChild<QComboBox*>(u"importValue"_s));
        editor = open(u"original_currency"_s);
        QVERIFY(editor);
        QTest::keyClicks(editor->lineEdit(), u"EUR"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY2(canImport(dialog), qPrintable(summaryOf(dialog)));
        for (const char* part : {"new offers: 2", "new prices of known offers: 0", "unchanged: 0", "refused: 1"})
            QVERIFY2(summaryOf(dialog).contains(QLatin1String(part)), qPrintable(summaryOf(dialog)));
        const auto* issues = dialog->findChild<QTableView*>(u"importIssues"_s);
        QCOMPARE(cell(issues, 0, 0), u"4"_s);
        QCOMPARE(cell(issues, 0, 1), u"3"_s);
        QVERIFY(cell(issues, 0, 4).contains(u"4 fields"_s));
        QCOMPARE(bytesOf(m_catalog), catalog);

        QTest::mouseClick(dialog->findChild<QPushButton*>(u"importStart"_s), Qt::LeftButton);
        QTRY_COMPARE(window.rows(), before + 2);
        QTRY_VERIFY(!window.main->messages()->text().isEmpty());
        const QString told = window.main->messages()->text();
        for (const QString& part : {u"list.csv"_s, u"named.sqlite"_s, u"new offers: 2"_s, u"refused: 1"_s})
            QVERIFY2(told.contains(part), qPrintable(told));
        QTest::mouseClick(window.find<QPushButton>("messageAction"), Qt::LeftButton);
        QTRY_COMPARE(window.rows(), before);
        QTRY_VERIFY(window.main->messages()->text().contains(u"undone"_s));
    }

    void namedCatalogIsNotWrittenUnasked()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const QByteArray catalog = bytesOf(m_catalog);
        ImportDialog* dialog = dialogOf(window,
            put(u"own.csv"_s,
                "provider,instance_type,purchase_model,original_price,original_currency\nacme,x,spot,1,USD\n"));
        const auto* target = dialog->findChild<QComboBox*>(u"importCatalog"_s);
        QCOMPARE(target->count(), 2);
        QCOMPARE(target->currentData().toString(), QString());
        QVERIFY(target->currentData(Qt::ToolTipRole).toString().contains(ownCatalogPath()));
        QTRY_VERIFY2(canImport(dialog), qPrintable(summaryOf(dialog)));
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"importStart"_s), Qt::LeftButton);
        QTRY_VERIFY(window.main->messages()->text().contains(u"catalog.sqlite"_s));
        QCOMPARE(bytesOf(m_catalog), catalog);
        QCOMPARE(newestImport(ownCatalogPath())->feed, u"atlas"_s);
    }

    void mappingByHand()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        ImportDialog* dialog
            = dialogOf(window, put(u"german.csv"_s, "Anbieter;GPU;Typ;Preis (€/h);Modell\nAcme;A10G;x;1.234,5;spot\n"));
        chooseCatalog(dialog, 1);
        QTRY_VERIFY(summaryOf(dialog).contains(u"provider"_s));
        auto* columns = dialog->findChild<QTableView*>(u"importColumns"_s);
        auto* map = qobject_cast<ColumnMapModel*>(columns->model());
        const std::map<QString, QString> wanted{{u"Anbieter"_s, u"provider"_s}, {u"Typ"_s, u"instance_type"_s},
            {u"Preis (€/h)"_s, u"original_price"_s}, {u"Modell"_s, u"purchase_model"_s}};
        for (const auto& [header, key] : wanted) {
            int row = 0;
            while (cell(columns, row, ColumnMapModel::HeaderColumn) != header)
                ++row;
            columns->setCurrentIndex(map->index(row, ColumnMapModel::TargetColumn));
            columns->edit(columns->currentIndex());
            auto* editor = columns->findChild<QComboBox*>(u"importTarget"_s);
            QVERIFY(editor);
            QTRY_VERIFY(editor->view()->isVisible());
            editor->view()->setCurrentIndex(editor->model()->index(editor->findData(key), 0));
            QTest::keyPress(editor->view(), Qt::Key_Return);
            QTRY_VERIFY(!columns->findChild<QComboBox*>(u"importTarget"_s));
            QTRY_VERIFY(map->rowOf(key) >= 0 && cell(columns, map->rowOf(key), ColumnMapModel::HeaderColumn) == header);
        }
        QTRY_VERIFY2(canImport(dialog), qPrintable(summaryOf(dialog)));
        QCOMPARE(cell(columns, map->rowOf(u"original_price"_s), ColumnMapModel::ReadColumn), u"1234.5 EUR"_s);
    }

    void encodingCanBeChosen()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        ImportDialog* dialog = dialogOf(window, put(u"latin.csv"_s, "caf\xE9,gpu\nx,y\n"));
        const auto* columns = dialog->findChild<QTableView*>(u"importColumns"_s);
        auto* encoding = dialog->findChild<QComboBox*>(u"importEncoding"_s);
        QTRY_VERIFY(columns->model()->rowCount() > 0 || !summaryOf(dialog).isEmpty());
        encoding->setCurrentIndex(encoding->findText(u"windows-1252"_s));
        const auto headers = [columns] {
            QStringList all;
            for (int row = 0; row < columns->model()->rowCount(); ++row)
                all << cell(columns, row, ColumnMapModel::HeaderColumn);
            return all;
        };
        QTRY_VERIFY(headers().contains(u"café"_s));
        encoding->setCurrentIndex(encoding->findText(u"UTF-8"_s));
        QTRY_VERIFY2(summaryOf(dialog).contains(u"UTF-8"_s), qPrintable(summaryOf(dialog)));
        QVERIFY(!canImport(dialog));
    }

    void nothingToImport_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << u"no data rows"_s;
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF") << u"no data rows"_s;
        QTest::newRow("header") << QByteArray("provider,gpu\n") << u"no data rows"_s;
        QTest::newRow("blank lines") << QByteArray(10, '\n') << u"no data rows"_s;
        QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16) << u"NUL"_s;
        QTest::newRow("known already") << QByteArray(
            "provider,instance_type,gpu,gpu_count,gpu_memory_gib,vcpus,memory_gib,region,"
            "region_group,purchase_model,original_price,original_currency,observed_on,"
            "source,note\naws,p5.48xlarge,h100-sxm,8,80,192,2048,us-east-1,us,on_demand,"
            "96,USD,2026-05-01,src-aws,\n")
                                       << u"change nothing"_s;
    }
    void nothingToImport()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const QByteArray catalog = bytesOf(m_catalog);
        ImportDialog* dialog = dialogOf(window, put(u"list.csv"_s, bytes));
        chooseCatalog(dialog, 1);
        QTRY_VERIFY2(summaryOf(dialog).contains(says), qPrintable(summaryOf(dialog)));
        QVERIFY(!canImport(dialog));
        QCOMPARE(bytesOf(m_catalog), catalog);
    }

    void missingFileIsNamed()
    {
        Window window(m_catalog);
        ImportDialog* dialog = dialogOf(window, m_folder.filePath(u"gone.csv"_s));
        QTRY_VERIFY2(summaryOf(dialog).contains(u"gone.csv"_s), qPrintable(summaryOf(dialog)));
    }

    /// Stopped half way, a catalog is as it was, and the window stays usable meanwhile.
    void stopped()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        QByteArray csv = "provider,instance_type,gpu,purchase_model,price\n";
        for (int row = 0; row < 60000; ++row)
            csv += "acme,t" + QByteArray::number(row) + ",h100,spot,$1\n";
        const QByteArray catalog = bytesOf(m_catalog);
        ImportDialog* dialog = dialogOf(window, put(u"long.csv"_s, csv));
        chooseCatalog(dialog, 1);
        QTRY_VERIFY_WITH_TIMEOUT(canImport(dialog), 60000);
        const auto* progress = dialog->findChild<QProgressBar*>(u"importProgress"_s);
        auto* close = dialog->findChild<QPushButton*>(u"importClose"_s);
        QTest::mouseClick(dialog->findChild<QPushButton*>(u"importStart"_s), Qt::LeftButton);
        QVERIFY(progress->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, 60000);
        QTest::mouseClick(close, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(summaryOf(dialog).contains(u"was stopped"_s), 60000);
        QVERIFY(dialog->isVisible());
        QCOMPARE(bytesOf(m_catalog), catalog);
        // What was stopped can be begun again.
        QVERIFY(canImport(dialog));
    }

    void undoFromTheMenu()
    {
        Window window(m_catalog);
        QTRY_VERIFY(window.isReady());
        const int before = window.rows();
        window.answers.confirmed = false;
        window.main->actions()["undoImport"]->trigger();
        QTRY_VERIFY(!window.answers.question.isEmpty());
        for (const QString& part : {u"offers.csv"_s, u"named.sqlite"_s, u"2026-07-20"_s})
            QVERIFY2(window.answers.question.contains(part), qPrintable(window.answers.question));
        QCOMPARE(window.rows(), before);
        window.answers.confirmed = true;
        window.main->actions()["undoImport"]->trigger();
        QTRY_COMPARE(window.rows(), 0);
        window.main->actions()["undoImport"]->trigger();
        QTRY_VERIFY2(window.main->messages()->text().contains(u"no import to undo"_s),
            qPrintable(window.main->messages()->text()));
    }
};

ATLAS_TEST_MAIN(QApplication, ImportDialogTest)
#include "tst_importdialog.moc"
