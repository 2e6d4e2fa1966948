// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/filterbox.h"

#include "catalog/catalog.h"
#include "columns/tables.h"
#include "samplecatalog.h"
#include "support/testmain.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace atlas;

class FilterBoxTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();

    void passesEachKeystrokeOn();
    void offersColumnsOperatorsAndValues();
    void choosesByKeyboard();
    void enterWithoutChoiceOnlyCloses();
    void escapeClearsThenLeaves();
    void replacingIsSilentAndCanBeUndone();
    void suggestionReplacesWhatIsWrong();
    void hasAccessibleName();

private:
    [[nodiscard]] QAbstractItemView* popup() const
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->objectName() == QLatin1String("filterCompletions"))
                return qobject_cast<QAbstractItemView*>(widget);
        return nullptr;
    }
    [[nodiscard]] QStringList offered() const
    {
        QStringList texts;
        const QAbstractItemModel* model = popup()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, 0).data().toString();
        return texts;
    }

    QTemporaryDir m_folder;
    TablePtr m_table;
    std::unique_ptr<QWidget> m_window;
    FilterBox* m_box = nullptr;
};

void FilterBoxTest::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("c.sqlite"));
    const auto made = test::makeSampleCatalog(path);
    QVERIFY2(made, made ? "" : qPrintable(made.error().message));
    const auto catalog = readCatalog(path);
    QVERIFY(catalog);
    const auto context = makeContext(*catalog, QStringLiteral("USD"), QDate(2026, 7, 20));
    QVERIFY(context);
    m_table = makeTable(QStringLiteral("offers"), *context);
}

void FilterBoxTest::init()
{
    test::failOnWarnings();
    m_window = std::make_unique<QWidget>();
    m_box = new FilterBox(m_window.get());
    m_box->resize(600, 30);
    m_box->setTable(m_table);
    m_window->resize(640, 480);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    m_box->setFocus();
    QTRY_VERIFY(m_box->hasFocus());
}

void FilterBoxTest::cleanup()
{
    m_window.reset();
}

void FilterBoxTest::passesEachKeystrokeOn()
{
    QSignalSpy edited(m_box, &FilterBox::filterEdited);
    QTest::keyClicks(m_box, QStringLiteral("h100"));
    QCOMPARE(edited.size(), 4);
    QCOMPARE(edited.last().first().toString(), QStringLiteral("h100"));
}

void FilterBoxTest::offersColumnsOperatorsAndValues()
{
    QTest::keyClicks(m_box, QStringLiteral("provid"));
    QTRY_VERIFY(m_box->isOfferingCompletions());
    QVERIFY(offered().contains(QStringLiteral("provider")));
    QTest::keyClicks(m_box, QStringLiteral("er:"));
    QTRY_VERIFY(m_box->isOfferingCompletions() && offered().contains(QStringLiteral("gcp")));
    QVERIFY(!offered().contains(QStringLiteral("provider")));
    QTest::keyClicks(m_box, QStringLiteral("la"));
    QTRY_COMPARE(offered(), QStringList(QStringLiteral("lambda")));
    // Written out, there is nothing left to offer.
    QTest::keyClicks(m_box, QStringLiteral("mbda"));
    QTRY_VERIFY(!m_box->isOfferingCompletions());
}

void FilterBoxTest::choosesByKeyboard()
{
    QSignalSpy edited(m_box, &FilterBox::filterEdited);
    QTest::keyClicks(m_box, QStringLiteral("spot provider:lam"));
    QTRY_VERIFY(m_box->isOfferingCompletions());
    QTest::keyClick(popup(), Qt::Key_Down);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(m_box->text(), QStringLiteral("spot provider:lambda"));
    QCOMPARE(edited.last().first().toString(), m_box->text());
    QTRY_VERIFY(!m_box->isOfferingCompletions());
}

void FilterBoxTest::enterWithoutChoiceOnlyCloses()
{
    QSignalSpy left(m_box, &FilterBox::left);
    QTest::keyClicks(m_box, QStringLiteral("provider:"));
    QTRY_VERIFY(m_box->isOfferingCompletions());
    QTest::keyClick(popup(), Qt::Key_Return);
    QTRY_VERIFY(!m_box->isOfferingCompletions());
    QCOMPARE(m_box->text(), QStringLiteral("provider:"));
    QCOMPARE(left.size(), 0);
    QTest::keyClick(m_box, Qt::Key_Return);
    QCOMPARE(left.size(), 1);
}

void FilterBoxTest::escapeClearsThenLeaves()
{
    QSignalSpy left(m_box, &FilterBox::left);
    QSignalSpy edited(m_box, &FilterBox::filterEdited);
    QTest::keyClicks(m_box, QStringLiteral("x"));
    QTest::keyClick(m_box, Qt::Key_Escape);
    QCOMPARE(m_box->text(), QString());
    QCOMPARE(edited.last().first().toString(), QString());
    QCOMPARE(left.size(), 0);
    QTest::keyClick(m_box, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void FilterBoxTest::replacingIsSilentAndCanBeUndone()
{
    QTest::keyClicks(m_box, QStringLiteral("spot"));
    QSignalSpy edited(m_box, &FilterBox::filterEdited);
    m_box->replaceText(QStringLiteral("spot provider=aws"));
    QCOMPARE(m_box->text(), QStringLiteral("spot provider=aws"));
    QCOMPARE(edited.size(), 0);
    QTest::keyClick(m_box, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_box->text(), QStringLiteral("spot"));
    QCOMPARE(edited.size(), 1);
    m_box->replaceText(QString());
    QCOMPARE(m_box->text(), QString());
}

void FilterBoxTest::suggestionReplacesWhatIsWrong()
{
    QTest::keyClicks(m_box, QStringLiteral("spot prise<3"));
    const ParsedFilter parsed = parseFilter(m_box->text(), *m_table);
    QVERIFY(parsed.error);
    QCOMPARE(parsed.error->suggestion, QStringLiteral("price"));
    m_box->markProblems(parsed.error, {});
    QCOMPARE(m_box->text(), QStringLiteral("spot prise<3"));
    m_box->applySuggestion(*parsed.error);
    QCOMPARE(m_box->text(), QStringLiteral("spot price<3"));
    // A problem behind the end of the text marks its last character and crashes nothing.
    m_box->markProblems(FilterProblem{QString(), 500, 20, QString()}, {});
    m_box->replaceText(QString());
    m_box->markProblems(FilterProblem{QString(), 0, 0, QString()}, {});
    m_box->markProblems(std::nullopt, {});
}

void FilterBoxTest::hasAccessibleName()
{
    QVERIFY(!m_box->accessibleName().isEmpty());
    QVERIFY(!m_box->placeholderText().isEmpty());
}

ATLAS_TEST_MAIN(QApplication, FilterBoxTest)
#include "tst_filterbox.moc"
