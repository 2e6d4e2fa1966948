// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowfixture.h"

#include "engine/filter.h"
#include "engine/query.h"
#include "settings.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDir>
#include <QRandomGenerator>
#include <array>

using namespace atlas;
using namespace atlas::test;
using namespace Qt::StringLiterals;

namespace {

/// 300 in the usual run.
int steps()
{
    const int wanted = qEnvironmentVariableIntValue("ATLAS_WALKS");
    return wanted > 0 ? wanted : 300;
}

const QStringList& filters()
{
    static const QStringList all{QString(), u"h100"_s, u"provider:aws"_s, u"gpu:a100 price<3"_s, u"nothing-like-it"_s,
        u"price:none"_s, u"(("_s, u"vram>=80"_s, u"NOT aws"_s, u"price<"_s, u"gpu_count>=8"_s, u"a OR lambda"_s,
        u"observed_on>=2026-05"_s, u"region_group:eu,us -spot"_s, u"note:bold"_s};
    return all;
}

QByteArray importedOffers(quint32 number)
{
    return "provider,instance_type,gpu,gpu_count,gpu_memory_gib,region,region_group,purchase_model,original_price,"
           "original_currency,observed_on,source\n"
           "lambda,walked-"
        + QByteArray::number(number) + ",h100-sxm,1,80,us-west-1,us,on_demand," + QByteArray::number(1 + number % 7)
        + ",USD,2026-06-02,src-lambda\n";
}

/// An offer that is held by its index while everything around it changes.
struct Held
{
    QPersistentModelIndex index;
    QString key;
};

}

/// Walks at random through the offers window; the seed of a walk that fails is in its output.
class OffersWalksTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void anyWayThroughTheOffers();

private:
    void step();
    void chooseRows();
    void changeColumns();
    void changeFacets();
    void changeLook();
    void changeViews();
    void changeCatalog();
    void trigger(const char* action);
    void hold();
    void check();
    int below(int most) { return m_random.bounded(most); }

    QTemporaryDir m_folder;
    QString m_catalog, m_last;
    QRandomGenerator m_random;
    Window* m_window = nullptr;
    std::vector<Held> m_held;
    quint32 m_imports = 0;
    std::vector<qint64> m_runs;
};

void OffersWalksTest::initTestCase()
{
    m_catalog = m_folder.filePath(u"sample.sqlite"_s);
    const Result<void> made = makeSampleCatalog(m_catalog);
    QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
}

void OffersWalksTest::init()
{
    failOnWarnings();
    clearSettings();
    storeSetting(Setting::WizardOffered, true);
}

void OffersWalksTest::anyWayThroughTheOffers()
{
    Window window(m_catalog, {1400, 900});
    m_window = &window;
    QTRY_COMPARE(window.rows(), 10);
    const QAbstractItemModelTester tester(window.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const quint32 seed = qEnvironmentVariableIsSet("ATLAS_SEED") ? qgetenv("ATLAS_SEED").toUInt()
                                                                 : QRandomGenerator::global()->generate();
    m_random.seed(seed);
    qInfo("seed %u", seed);
    for (int at = 0; at < steps(); ++at) {
        step();
        QTRY_VERIFY2(window.isReady(), qPrintable(m_last));
        check();
        if (QTest::currentTestFailed()) {
            qInfo("after step %d: %s", at, qPrintable(m_last));
            return;
        }
        hold();
    }
}

void OffersWalksTest::step()
{
    switch (below(14)) {
    case 0:
    case 1:
        m_last = filters()[below(static_cast<int>(filters().size()))];
        m_window->type(m_last);
        break;
    case 2: {
        const QStringList keys = m_window->model()->columnKeys();
        m_last = u"sort by "_s + keys[below(static_cast<int>(keys.size()))];
        m_window->clickHeader(m_last.mid(8).toLatin1().constData(), below(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
        break;
    }
    case 3:
    case 4:
        chooseRows();
        break;
    case 5:
        changeColumns();
        break;
    case 6:
        changeFacets();
        break;
    case 7:
        changeLook();
        break;
    case 8:
        changeViews();
        break;
    case 9:
        if (below(3) == 0)
            changeCatalog();
        else
            trigger("reload");
        break;
    case 10:
        trigger(std::array{"undo", "redo", "back", "forward"}[static_cast<std::size_t>(below(4))]);
        break;
    case 11:
        trigger(std::array{"onlyValue", "exceptValue", "atLeastValue", "atMostValue", "copyRows",
            "copyWithHeaders"}[static_cast<std::size_t>(below(6))]);
        break;
    case 12:
        trigger(std::array{"facetsAction", "detailsAction", "toggleCompare", "charts", "offers",
            "offers"}[static_cast<std::size_t>(below(6))]);
        break;
    default:
        m_last = u"chip away"_s;
        if (const auto chips = m_window->session.operands().size(); chips > 0)
            m_window->session.removeOperand(below(static_cast<int>(chips)));
    }
}

void OffersWalksTest::trigger(const char* action)
{
    m_last = QLatin1String(action);
    if (QAction* known = m_window->find<QAction>(action); known->isEnabled())
        known->trigger();
}

void OffersWalksTest::chooseRows()
{
    m_last = u"choose"_s;
    if (m_window->rows() == 0)
        return;
    const QModelIndex cell = m_window->model()->index(below(m_window->rows()), below(m_window->model()->columnCount()));
    if (below(4) == 0)
        m_window->table()->selectAll();
    else
        m_window->table()->setCurrentIndex(cell);
}

void OffersWalksTest::changeColumns()
{
    std::vector<QString> keys;
    for (const Column& column : m_window->session.table()->columns())
        keys.push_back(QString::fromLatin1(column.key));
    std::shuffle(keys.begin(), keys.end(), m_random);
    m_last = u"columns"_s;
    m_window->session.setColumns(
        below(4) == 0 ? QStringList() : QStringList(keys.begin(), keys.begin() + 1 + below(12)));
}

void OffersWalksTest::changeFacets()
{
    const TablePtr& table = m_window->session.table();
    const int column = below(static_cast<int>(table->columns().size()));
    m_last = u"facet of "_s + QString::fromLatin1(table->column(column).key);
    switch (below(3)) {
    case 0:
        m_window->session.setFacetColumns({u"provider"_s, QString::fromLatin1(table->column(column).key)});
        break;
    case 1: {
        const auto row = static_cast<std::uint32_t>(below(static_cast<int>(table->rowCount())));
        const int provider = table->indexOf(u"provider");
        m_window->session.chooseValue(provider, table->view(provider).text(row), below(2) == 0);
        break;
    }
    default:
        m_window->session.setOwnOperands(
            table->indexOf(u"price"), below(2) == 0 ? QString() : u"price:1..%1"_s.arg(2 + below(20)));
    }
}

void OffersWalksTest::changeLook()
{
    switch (below(4)) {
    case 0:
        m_last = u"language"_s;
        m_window->language.setLanguage(below(2) == 0 ? u"zh_CN"_s : u"en"_s);
        QCoreApplication::processEvents();
        break;
    case 1:
        m_last = u"theme"_s;
        storeSetting(Setting::Theme, below(2) == 0 ? u"dark"_s : u"light"_s);
        QCoreApplication::processEvents();
        break;
    case 2:
        m_last = u"unit"_s;
        m_window->session.setPer(static_cast<PerUnit>(below(3)));
        break;
    default:
        m_last = u"currency"_s;
        m_window->session.setCurrency(below(2) == 0 ? u"CNY"_s : u"USD"_s);
    }
}

void OffersWalksTest::changeViews()
{
    const QString name = u"walk %1"_s.arg(below(3));
    m_window->answers.answer = name;
    m_window->answers.confirmed = true;
    switch (below(3)) {
    case 0:
        trigger("saveViewAs");
        break;
    case 1:
        trigger(std::array{"updateView", "revertView", "deleteView"}[static_cast<std::size_t>(below(3))]);
        break;
    default:
        m_last = u"opens "_s + name;
        for (QAction* action : m_window->main->findChildren<QAction*>())
            if (action->text().remove(u'&').contains(name) && action->isEnabled()) {
                action->trigger();
                break;
            }
    }
}

void OffersWalksTest::changeCatalog()
{
    if (!m_runs.empty() && below(2) == 0) {
        m_last = u"undoes an import"_s;
        QVERIFY(undoImport(m_catalog, m_runs.back()));
        m_runs.pop_back();
    } else {
        m_last = u"imports"_s;
        ImportRequest request;
        request.feed = u"atlas"_s;
        request.today = QDate(2026, 7, 20);
        request.inputs = {{u"more.csv"_s, importedOffers(++m_imports)}};
        const Result<ImportReport> report = importInto(m_catalog, request);
        QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
        QVERIFY(report->run);
        m_runs.push_back(*report->run);
    }
    m_window->find<QAction>("reload")->trigger();
}

void OffersWalksTest::hold()
{
    std::erase_if(m_held, [](const Held& held) { return !held.index.isValid(); });
    const TableModel* model = m_window->model();
    while (m_held.size() < 20 && model->rowCount() > 0 && model->columnCount() > 0) {
        const QModelIndex index = model->index(below(model->rowCount()), below(model->columnCount()));
        m_held.push_back({index, index.data(TableModel::KeyRole).toString()});
    }
}

void OffersWalksTest::check()
{
    const Session& session = m_window->session;
    const TablePtr& table = session.table();
    QVERIFY2(m_window->model()->table() == table, qPrintable(m_last));
    QVERIFY2(static_cast<std::size_t>(m_window->rows()) == session.rows()->size(), qPrintable(m_last));
    QVERIFY2(table->context().currency == session.query().currency, qPrintable(m_last));
    QVERIFY2(m_window->model()->columnCount() > 0, qPrintable(m_last));
    // The rows are those of the last good filter, found anew without the window.
    const ParsedFilter parsed = parseFilter(session.query().filter, *table);
    QVERIFY2(!parsed.error, qPrintable(m_last + u": "_s + session.query().filter));
    QVERIFY2(*Engine(table).run(parsed.root, session.query().sort).rows == *session.rows(), qPrintable(m_last));
    if (!session.problem())
        QVERIFY2(session.query().filter == session.filterText(), qPrintable(m_last));
    // What is held is still the same offer, or nothing.
    for (const Held& held : m_held)
        QVERIFY2(!held.index.isValid() || held.index.data(TableModel::KeyRole).toString() == held.key,
            qPrintable(m_last + u": "_s + held.key));
    const QModelIndex current = m_window->table()->currentIndex();
    QVERIFY2(!current.isValid() || current.model() == m_window->model(), qPrintable(m_last));
    QVERIFY2(m_window->main->isVisible(), qPrintable(m_last));
}

ATLAS_TEST_MAIN(QApplication, OffersWalksTest)
#include "tst_offerswalks.moc"
