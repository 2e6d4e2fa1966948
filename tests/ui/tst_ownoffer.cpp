// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actions.h"
#include "own/ownofferdialog.h"
#include "windowfixture.h"

#include <QGroupBox>
#include <QLineEdit>
#include <QPushButton>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

/// Own offers through the window.
class TestOwnOffer : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        clearSettings();
        QVERIFY(makeSampleCatalog(m_catalog));
    }
    void quoteIsAddedEditedDeletedAndTakenBack();
    void machinePricesItself();
    void whatIsWrongIsSaidInTheDialog();

private:
    static OwnOfferDialog* dialog(const Window& window) { return window.main->findChild<OwnOfferDialog*>(); }
    static QLineEdit* line(const Window& window, const char* name)
    {
        return dialog(window)->findChild<QLineEdit*>(QLatin1String(name));
    }
    static void store(const Window& window)
    {
        QTest::mouseClick(dialog(window)->findChild<QPushButton*>(u"ownOfferStore"_s), Qt::LeftButton);
    }
    static void choose(const Window& window, const QString& key)
    {
        const int row = window.model()->rowOf(key);
        QVERIFY(row >= 0);
        window.table()->setCurrentIndex(window.model()->index(row, 0));
    }
    QTemporaryDir m_folder;
    QString m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    const QString m_like = u"aws/g5.xlarge/us-east-1/on_demand"_s, m_own = m_like + u"/own"_s;
};

void TestOwnOffer::quoteIsAddedEditedDeletedAndTakenBack()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    choose(window, m_like);
    QVERIFY(!window.main->actions()["editOwnOffer"]->isEnabled()); // not an own one
    window.main->actions()["addOwnOffer"]->trigger();
    QTRY_VERIFY(dialog(window));
    QCOMPARE(line(window, "own_instance_type")->text(), u"g5.xlarge"_s);
    QCOMPARE(line(window, "own_original_price")->text(), QString());
    line(window, "own_original_price")->setText(u"0,75"_s); // either sign will do
    line(window, "own_note")->setText(u"by telephone"_s);
    line(window, "own_observed_on")->setText(u"2099-01-01"_s);
    store(window);
    QTRY_COMPARE(window.model()->rowCount(), 11);
    QTRY_COMPARE(window.currentKey(), m_own);
    QTRY_VERIFY2(window.main->messages()->text().contains(u"2099-01-01, lies in the future"),
        qPrintable(window.main->messages()->text()));
    const TablePtr& table = window.model()->table();
    const auto value = [&](const char* column) {
        const auto row = window.table()->currentIndex().data(TableModel::RowRole).toUInt();
        return cellText(*window.model()->table(), table->indexOf(QString::fromLatin1(column)), row, {});
    };
    QCOMPARE(value("original_price"), u"0.75"_s);
    QCOMPARE(value("source"), u"own"_s);
    QCOMPARE(value("gpu"), u"a10g"_s);

    QTRY_VERIFY(window.main->actions()["editOwnOffer"]->isEnabled());
    window.main->actions()["editOwnOffer"]->trigger();
    QTRY_VERIFY(dialog(window));
    QVERIFY(!line(window, "own_instance_type")->isEnabled()); // the key stays
    line(window, "own_original_price")->setText(u"0.7"_s);
    store(window);
    QTRY_VERIFY(!dialog(window));
    QTRY_COMPARE(value("original_price"), u"0.70"_s);

    QTRY_VERIFY(window.main->actions()["deleteOwnOffer"]->isEnabled());
    window.main->actions()["deleteOwnOffer"]->trigger();
    QTRY_COMPARE(window.model()->rowCount(), 10);
    QTRY_VERIFY(window.main->messages()->text().contains(m_own));
    QTest::mouseClick(window.main->messages()->findChild<QPushButton*>(), Qt::LeftButton);
    QTRY_COMPARE(window.model()->rowCount(), 11);
}

void TestOwnOffer::machinePricesItself()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    window.table()->setCurrentIndex({});
    window.main->actions()["addOwnOffer"]->trigger();
    QTRY_VERIFY(dialog(window));
    line(window, "own_instance_type")->setText(u"lab"_s);
    dialog(window)->findChild<QGroupBox*>(u"ownMachine"_s)->setChecked(true);
    QVERIFY(!line(window, "own_original_price")->isEnabled());
    // A published worked example: 9.89 an hour.
    const std::map<const char*, const char*> terms{{"own_term_capex", "300000"}, {"own_term_residual", "60000"},
        {"own_term_years", "4"}, {"own_term_utilisation", "1"}, {"own_term_power", "10.2"}, {"own_term_pue", "1.3"},
        {"own_term_energy", "0.1"}, {"own_term_maintenance", "0.05"}};
    for (const auto& [name, text] : terms)
        line(window, name)->setText(QString::fromLatin1(text));
    QVERIFY(dialog(window)->findChild<QLabel*>(u"ownPrice"_s)->text().contains(u"9.89 USD"));
    store(window);
    QTRY_COMPARE(window.currentKey(), u"own/lab/-/on_demand/own"_s);
}

void TestOwnOffer::whatIsWrongIsSaidInTheDialog()
{
    const Window window(m_catalog);
    QTRY_VERIFY(window.isReady());
    choose(window, m_like);
    window.main->actions()["addOwnOffer"]->trigger();
    QTRY_VERIFY(dialog(window));
    auto* problem = dialog(window)->findChild<QLabel*>(u"ownOfferProblem"_s);
    line(window, "own_original_price")->setText(u"cheap"_s);
    store(window);
    QVERIFY(problem->isVisible() && problem->text().contains(u"cheap"));
    line(window, "own_original_price")->setText(u"1"_s);
    const QString today = line(window, "own_observed_on")->text();
    line(window, "own_observed_on")->setText(u"31/12/2026"_s);
    store(window);
    QVERIFY2(problem->text().startsWith(u"Observed on “31/12/2026”: "), qPrintable(problem->text()));
    QCOMPARE(dialog(window)->focusWidget(), line(window, "own_observed_on"));
    line(window, "own_observed_on")->setText(today);
    line(window, "own_original_price")->setText(u"1"_s);
    line(window, "own_variant")->clear(); // then it is the offer that is there
    store(window);
    QTRY_VERIFY(problem->text().contains(m_like));
    QVERIFY(dialog(window)->isVisible());
    QCOMPARE(window.model()->rowCount(), 10);
}

ATLAS_TEST_MAIN(QApplication, TestOwnOffer)
#include "tst_ownoffer.moc"
