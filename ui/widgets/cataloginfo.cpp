// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cataloginfo.h"

#include "catalog/catalog.h"
#include "catalog/pricedates.h"
#include "dialogs.h"
#include "language.h"
#include "session.h"
#include "whendone.h"

#include <QClipboard>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace atlas {

namespace {

QLabel* plainLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

}

CatalogInfo::CatalogInfo(Session& session, Language& language, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_language(language)
    , m_path(plainLabel("catalogPath", this))
    , m_openFolder(new QPushButton(this))
    , m_copyPath(new QPushButton(this))
    , m_facts(new QFormLayout)
    , m_runsTitle(new QLabel(this))
    , m_runs(new QTableWidget(0, 5, this))
    , m_check(new QPushButton(this))
    , m_checked(plainLabel("catalogChecked", this))
    , m_problems(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("catalogInfoDialog"));
    arrange();
    connect(m_openFolder, &QPushButton::clicked, this, [this] { Dialogs::current().openFolder(m_session.path()); });
    connect(m_copyPath, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(m_session.path())); });
    connect(m_check, &QPushButton::clicked, this, &CatalogInfo::check);
    connect(&m_session, &Session::tableChanged, this, &CatalogInfo::showCatalog);
    retranslate();
}

void CatalogInfo::arrange()
{
    m_openFolder->setObjectName(QStringLiteral("catalogOpenFolder"));
    m_copyPath->setObjectName(QStringLiteral("catalogCopyPath"));
    m_runs->setObjectName(QStringLiteral("catalogRuns"));
    m_check->setObjectName(QStringLiteral("catalogCheck"));
    m_problems->setObjectName(QStringLiteral("catalogProblems"));
    m_runs->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_runs->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_runs->setTabKeyNavigation(false);
    m_runs->setWordWrap(false);
    m_runs->verticalHeader()->hide();
    m_runs->horizontalHeader()->setStretchLastSection(true);
    m_runs->setMinimumHeight(fontMetrics().height() * 7);
    m_runsTitle->setBuddy(m_runs);
    m_problems->setReadOnly(true);
    m_problems->setTabChangesFocus(true);
    m_problems->hide();

    auto* place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(m_openFolder);
    place->addWidget(m_copyPath);
    auto* checking = new QHBoxLayout;
    checking->addWidget(m_check);
    checking->addWidget(m_checked, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(place);
    rows->addLayout(m_facts);
    rows->addWidget(m_runsTitle);
    rows->addWidget(m_runs, 1);
    rows->addLayout(checking);
    rows->addWidget(m_problems, 1);
    rows->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 96, fontMetrics().height() * 34);
}

void CatalogInfo::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void CatalogInfo::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    showCatalog();
}

void CatalogInfo::sayChecked(const QString& text)
{
    m_checked->setText(text);
    m_checked->setEnabled(!text.isEmpty()); // nothing to read is no stop of Tab
}

void CatalogInfo::retranslate()
{
    m_runs->setAccessibleName(tr("Imports"));
    setWindowTitle(tr("Catalog information"));
    m_openFolder->setText(tr("&Open folder"));
    m_copyPath->setText(tr("&Copy path"));
    m_runsTitle->setText(tr("&Imports"));
    m_runs->setHorizontalHeaderLabels({tr("Run"), tr("Date"), tr("Format"), tr("State"), tr("Files")});
    m_check->setText(tr("Check the &file"));
    if (isVisible())
        showCatalog();
}

void CatalogInfo::showCatalog()
{
    // While it is closed nothing is read for it.
    if (!isVisible() || !m_session.table())
        return;
    ++m_generation;
    m_checking = false;
    m_check->setEnabled(true);
    sayChecked({});
    m_problems->hide();
    m_path->setText(QDir::toNativeSeparators(m_session.path()));
    m_path->setAccessibleName(tr("File: %1").arg(m_path->text()));
    showFacts();
    readRuns();
}

void CatalogInfo::addFact(const char* name, const QString& title, const QString& text)
{
    QLabel* label = plainLabel(name, this);
    label->setText(text);
    label->setAccessibleName(QStringLiteral("%1: %2").arg(title, text));
    m_facts->addRow(title, label);
}

void CatalogInfo::showFacts()
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    const Catalog& catalog = *m_session.table()->context().catalog;
    const QLocale locale = m_language.locale();
    const QFileInfo file(catalog.path);
    const auto count = [&locale](std::size_t rows) { return locale.toString(static_cast<qulonglong>(rows)); };
    addFact("catalogSize", tr("Size"), locale.formattedDataSize(file.size()));
    addFact("catalogChangedOn", tr("Changed"), locale.toString(file.lastModified(), QLocale::ShortFormat));
    addFact("catalogSchema", tr("Schema"),
        catalog.schema == CurrentSchema
            ? QString::number(catalog.schema)
            : tr("%1 (older than this program's %2)").arg(catalog.schema).arg(CurrentSchema));
    addFact("catalogStarter", tr("Starter facts"),
        catalog.starterVersion.isEmpty() ? tr("none")
            : isOlderStarter(catalog.starterVersion)
            ? tr("%1 (this program brings %2)").arg(catalog.starterVersion, starterVersion())
            : catalog.starterVersion);
    addFact("catalogOffers", tr("Offers"), count(catalog.offers.size()));
    addFact("catalogReadings", tr("Price readings"), count(catalog.offers.size() + catalog.earlier.size()));
    const auto dates = priceDates(catalog);
    addFact("catalogDates", tr("Price dates"),
        dates ? tr("%1 to %2").arg(dateToText(dates->first), dateToText(dates->second)) : tr("none"));
    addFact("catalogRows", tr("Also"),
        tr("providers: %1, GPUs: %2, benchmarks: %3, claims: %4, sources: %5")
            .arg(count(catalog.providers.size()), count(catalog.gpus.size()), count(catalog.benchmarks.size()),
                count(catalog.claims.size()), count(catalog.sources.size())));
}

void CatalogInfo::readRuns()
{
    whenDone(QtConcurrent::run([path = m_session.path()] { return importRuns(path); }), this,
        [this, generation = m_generation](const Result<std::vector<RunInfo>>& runs) {
            if (generation != m_generation)
                return;
            showRuns(runs ? *runs : std::vector<RunInfo>());
            if (!runs)
                sayChecked(runs.error().message);
        });
}

void CatalogInfo::showRuns(const std::vector<RunInfo>& runs)
{
    m_runs->setRowCount(static_cast<int>(runs.size()));
    int row = 0;
    // The newest is what people look for.
    for (auto run = runs.rbegin(); run != runs.rend(); ++run, ++row) {
        const QString state = run->initial ? tr("made the catalog") : run->undone ? tr("undone") : tr("in force");
        int column = 0;
        for (const QString& text : {QString::number(run->run), run->importedOn, run->feed, state, run->inputs}) {
            auto* item = new QTableWidgetItem(text.left(2000));
            item->setData(Qt::AccessibleTextRole,
                QStringLiteral("%1: %2").arg(m_runs->horizontalHeaderItem(column)->text(), text.left(200)));
            m_runs->setItem(row, column++, item);
        }
    }
    for (int column = 0; column < 4; ++column)
        m_runs->resizeColumnToContents(column);
    m_runsTitle->setText(runs.empty() ? tr("&Imports: none") : tr("&Imports"));
}

void CatalogInfo::check()
{
    if (m_checking)
        return;
    m_checking = true;
    m_check->setEnabled(false);
    m_problems->hide();
    sayChecked(tr("Checking…"));
    whenDone(QtConcurrent::run([path = m_session.path()] { return checkFile(path); }), this,
        [this, generation = m_generation](const Result<FileReport>& report) {
            if (generation == m_generation)
                showChecked(report);
        });
}

void CatalogInfo::showChecked(const Result<FileReport>& report)
{
    m_checking = false;
    m_check->setEnabled(true);
    const QStringList problems = report ? report->problems : QStringList(report.error().message);
    m_problems->setVisible(!problems.isEmpty());
    m_problems->setPlainText(problems.join(u'\n'));
    sayChecked(problems.isEmpty() ? tr("The file is whole, and keeps all rules of a catalog.")
                                  : tr("Problems found: %1. Keep the file as it is and go on with a copy.")
                                        .arg(m_language.locale().toString(problems.size())));
    m_problems->setAccessibleName(m_checked->text());
}

} // namespace atlas
