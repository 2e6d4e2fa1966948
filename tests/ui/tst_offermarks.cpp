// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actions.h"
#include "sqlite/offermarks.h"
#include "windowfixture.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Stars and notes on offers through the window.
class TestOfferMarks : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        clearSettings();
        QVERIFY(makeSampleCatalog(m_catalog));
    }
    void starsOfSeveralAndBack();
    void noteIsAskedShownAndBack();
    void whatCannotBeWrittenIsNotLost();
    void longNotesAreHeldBackInTheDialog();

private:
    static void choose(const Window& window, const QStringList& keys)
    {
        window.table()->clearSelection();
        for (const QString& key : keys) {
            const int row = window.model()->rowOf(key);
            QVERIFY(row >= 0);
            window.table()->selectionModel()->setCurrentIndex(
                window.model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }
    static QString value(const Window& window, const QString& key, const char* column)
    {
        const int row = window.model()->rowOf(key);
        const TablePtr& table = window.model()->table();
        return cellText(*table, table->indexOf(QString::fromLatin1(column)),
            window.model()->index(row, 0).data(TableModel::RowRole).toUInt(), {});
    }
    static CellMarks::Sign sign(const Window& window, const QString& key)
    {
        return window.model()
            ->index(window.model()->rowOf(key), window.column("provider_name"))
            .data(TableModel::MarksRole)
            .value<CellMarks>()
            .sign;
    }
    static QPushButton* answerOf(const Window& window) { return window.main->messages()->findChild<QPushButton*>(); }
    QTemporaryDir m_folder;
    QString m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    const QString m_one = u"aws/g5.xlarge/us-east-1/on_demand"_s, m_two = u"lambda/gpu_1x_a10/-/on_demand"_s;
};

void TestOfferMarks::starsOfSeveralAndBack()
{
    Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    const QStringList keys = window.keys();
    const QString other = *std::find_if(keys.begin(), keys.end(), [this](const QString& key) { return key != m_one; });
    QAction* star = window.main->actions()["toggleStar"];
    window.table()->setCurrentIndex({});
    window.table()->clearSelection();
    QVERIFY(!star->isEnabled());
    choose(window, {m_one, other});
    QVERIFY(star->isEnabled());
    QTest::keyClick(window.main.get(), Qt::Key_B, Qt::ControlModifier);
    QTRY_COMPARE(sign(window, m_one), CellMarks::Sign::Star);
    QCOMPARE(sign(window, other), CellMarks::Sign::Star);
    QTRY_VERIFY(window.main->messages()->text().contains(u"2 offers"));
    window.session.setFilter(u"starred=yes"_s);
    QTRY_COMPARE(window.rows(), 2);
    window.session.setFilter({});
    QTRY_COMPARE(window.rows(), 10);
    // One more in the selection, which has none: all get one. All have one: all lose it.
    choose(window, {m_one});
    star->trigger();
    QTRY_COMPARE(sign(window, m_one), CellMarks::Sign::None);
    QCOMPARE(sign(window, other), CellMarks::Sign::Star);
    choose(window, {m_one, other});
    star->trigger();
    QTRY_COMPARE(sign(window, m_one), CellMarks::Sign::Star);
    QCOMPARE(sign(window, other), CellMarks::Sign::Star);
    QTRY_VERIFY(answerOf(window));
    QTest::mouseClick(answerOf(window), Qt::LeftButton);
    QTRY_COMPARE(sign(window, m_one), CellMarks::Sign::None);
    QCOMPARE(sign(window, other), CellMarks::Sign::Star);
}

void TestOfferMarks::noteIsAskedShownAndBack()
{
    Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    choose(window, {m_one});
    QAction* note = window.main->actions()["editMyNote"];
    note->trigger(); // given up
    QCOMPARE(window.answers.suggested, QString());
    window.answers.answer = u" quota <b>asked</b> for\nand got "_s;
    note->trigger();
    QTRY_COMPARE(value(window, m_one, "my_note"), u"quota <b>asked</b> for\nand got"_s);
    QCOMPARE(sign(window, m_one), CellMarks::Sign::Note);
    const QModelIndex provider = window.model()->index(window.model()->rowOf(m_one), window.column("provider_name"));
    QVERIFY(provider.data(Qt::ToolTipRole).toString().contains(u"quota <b>asked</b> for"));
    window.type(u"quota"_s);
    QTRY_COMPARE(window.keys(), QStringList{m_one});
    choose(window, {m_one});
    window.answers.answer = u""_s;
    note->trigger();
    QCOMPARE(window.answers.suggested, u"quota <b>asked</b> for\nand got"_s); // what is there is gone on with
    window.session.setFilter({});
    QTRY_COMPARE(sign(window, m_one), CellMarks::Sign::None);
    QCOMPARE(value(window, m_one, "my_note"), u"—"_s);
}

void TestOfferMarks::whatCannotBeWrittenIsNotLost()
{
    Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    choose(window, {m_one});
    // The file is not where it was for a moment.
    QVERIFY(QFile::rename(m_catalog, m_catalog + u".away"_s));
    window.answers.answer = u"typed with care"_s;
    window.main->actions()["editMyNote"]->trigger();
    QTRY_VERIFY(answerOf(window) && answerOf(window)->isVisible());
    QVERIFY(QFile::rename(m_catalog + u".away"_s, m_catalog));
    QTest::mouseClick(answerOf(window), Qt::LeftButton);
    QCOMPARE(window.answers.suggested, u"typed with care"_s);
    QTRY_COMPARE(value(window, m_one, "my_note"), u"typed with care"_s);
}

void TestOfferMarks::longNotesAreHeldBackInTheDialog()
{
    Dialogs real;
    bool looked = false;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* lines = dialog->findChild<QPlainTextEdit*>();
        QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        lines->setPlainText(u"123456"_s);
        QVERIFY(!ok->isEnabled());
        QVERIFY2(dialog->labelText().contains(u"6 of 5"), qPrintable(dialog->labelText()));
        lines->setPlainText(u"\U0001F600\U0001F600 45"_s); // five characters, seven units
        QVERIFY(ok->isEnabled());
        looked = true;
        ok->click();
    });
    QCOMPARE(real.askLines(nullptr, u"title"_s, u"label"_s, u"start"_s, 5), u"\U0001F600\U0001F600 45"_s);
    QVERIFY(looked);
}

ATLAS_TEST_MAIN(QApplication, TestOfferMarks)
#include "tst_offermarks.moc"
