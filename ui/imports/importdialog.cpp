// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importdialog.h"

#include "imports/columnmapmodel.h"
#include "imports/importchoices.h"
#include "imports/importissuemodel.h"
#include "imports/importpreviewmodel.h"
#include "imports/importtexts.h"
#include "imports/targetdelegate.h"
#include "widgets/elidedlabel.h"
#include "widgets/emptystate.h"
#include "widgets/tones.h"
#include "windowgeometry.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>

namespace atlas {

namespace {

QTableView* tableView(QWidget* parent, const char* name, QAbstractItemModel* model)
{
    auto* view = new QTableView(parent);
    view->setObjectName(QLatin1String(name));
    view->setModel(model);
    view->setItemDelegate(new TargetDelegate(view));
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::CurrentChanged | QAbstractItemView::SelectedClicked
        | QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + 8);
    return view;
}

/// As wide as what is in them, but so that one long text leaves room for the others.
void fitColumns(QTableView* view)
{
    constexpr int MostCharacters = 42;
    view->resizeColumnsToContents();
    const int most = view->fontMetrics().averageCharWidth() * MostCharacters;
    for (int column = 0; column < view->model()->columnCount(); ++column)
        view->setColumnWidth(column, std::min(view->columnWidth(column) + 8, most));
}

}

ImportDialog::ImportDialog(QDate today, const std::vector<ImportTarget>& targets, QWidget* parent)
    : QDialog(parent)
    , m_today(today)
    , m_job(new ImportJob(this))
    , m_columns(new ColumnMapModel(this))
    , m_preview(new ImportPreviewModel(this))
    , m_issues(new ImportIssueModel(this))
    , m_fileName(new ElidedLabel(Qt::ElideMiddle, this))
    , m_catalogLabel(new QLabel(this))
    , m_columnsLabel(new QLabel(this))
    , m_summary(new QLabel(this))
    , m_catalog(new QComboBox(this))
    , m_choices(new ImportChoices(this))
    , m_columnsView(tableView(this, "importColumns", m_columns))
    , m_noColumns(new EmptyState(m_columnsView, "columns"))
    , m_previewView(tableView(this, "importPreview", m_preview))
    , m_issuesView(tableView(this, "importIssues", m_issues))
    , m_tabs(new QTabWidget(this))
    , m_progress(new QProgressBar(this))
    , m_import(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("importDialog"));
    m_fileName->setObjectName(QStringLiteral("importFile"));
    m_catalog->setObjectName(QStringLiteral("importCatalog"));
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_progress->setObjectName(QStringLiteral("importProgress"));
    m_import->setObjectName(QStringLiteral("importStart"));
    m_close->setObjectName(QStringLiteral("importClose"));
    for (const ImportTarget& target : targets)
        m_catalog->addItem(target.name, target.path);
    fitCatalogs();
    arrange();

    connect(m_choices, &ImportChoices::changed, this, &ImportDialog::look);
    connect(m_columns, &ColumnMapModel::chosen, this, &ImportDialog::look, Qt::QueuedConnection);
    connect(m_catalog, &QComboBox::currentIndexChanged, this, &ImportDialog::look);
    connect(m_job, &ImportJob::progress, m_progress, &QProgressBar::setValue);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::startImport);
    connect(m_close, &QPushButton::clicked, this, &ImportDialog::reject);
    retranslate();
    setState(State::Empty, {});
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::arrange()
{
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_catalogLabel->setBuddy(m_catalog);
    m_columnsLabel->setBuddy(m_columnsView);
    m_catalog->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_progress->setRange(0, 100);
    m_import->setDefault(true);
    m_previewView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_issuesView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_columnsView->setEditTriggers(QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked
        | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_columnsView->verticalHeader()->hide();
    m_issuesView->verticalHeader()->hide();
    m_issuesView->horizontalHeader()->setStretchLastSection(true);
    m_columnsView->horizontalHeader()->setStretchLastSection(true);

    auto* top = new QHBoxLayout;
    top->addWidget(m_fileName, 1);
    top->addWidget(m_catalogLabel);
    top->addWidget(m_catalog);
    auto* mapping = new QWidget(this);
    auto* mappingColumn = new QVBoxLayout(mapping);
    mappingColumn->setContentsMargins(0, 0, 0, 0);
    mappingColumn->addWidget(m_columnsLabel);
    mappingColumn->addWidget(m_columnsView, 1);
    m_tabs->addTab(m_previewView, QString());
    m_tabs->addTab(m_issuesView, QString());
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(mapping);
    splitter->addWidget(m_tabs);
    splitter->setChildrenCollapsible(false);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_progress, 1);
    bottom->addStretch();
    bottom->addWidget(m_import);
    bottom->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_choices);
    column->addWidget(splitter, 1);
    column->addWidget(m_summary);
    column->addLayout(bottom);
    resizeWithinScreen(*this, {fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 40});
}

void ImportDialog::fitCatalogs()
{
    // The end of a path says more than its beginning: the middle gives way, and the pointer shows the whole.
    constexpr int MostCharacters = 44;
    const int most = fontMetrics().averageCharWidth() * MostCharacters;
    for (int entry = 0; entry < m_catalog->count(); ++entry) {
        const QString whole = m_catalog->itemText(entry);
        m_catalog->setItemData(entry, plainToolTip(whole), Qt::ToolTipRole);
        m_catalog->setItemText(entry, fontMetrics().elidedText(whole, Qt::ElideMiddle, most));
    }
    m_catalog->setMinimumContentsLength(MostCharacters);
    const auto tip = [this] { m_catalog->setToolTip(m_catalog->currentData(Qt::ToolTipRole).toString()); };
    connect(m_catalog, &QComboBox::currentIndexChanged, this, tip);
    tip();
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import offers"));
    m_catalogLabel->setText(tr("&Into"));
    m_columnsLabel->setText(tr("&Columns: what each one is taken for"));
    m_columnsView->setAccessibleName(tr("Columns of the file and what they are taken for"));
    m_previewView->setAccessibleName(tr("First rows as they would be imported"));
    m_issuesView->setAccessibleName(tr("What is to be said about the rows"));
    m_tabs->setTabText(0, tr("&Preview"));
    m_import->setText(tr("I&mport"));
    m_progress->setAccessibleName(tr("Progress of the import"));
}

QString ImportDialog::catalog() const
{
    return m_catalog->currentData().toString();
}

ImportRequest ImportDialog::request() const
{
    ImportRequest request;
    request.feed = m_choices->feed();
    request.inputs = {m_input};
    request.today = m_today;
    m_choices->apply(request.options.csv);
    request.options.csv.map = m_columns->map();
    request.options.csv.set = m_columns->constants();
    return request;
}

void ImportDialog::setFile(const QString& path)
{
    m_fileName->setText(QDir::toNativeSeparators(path));
    m_columns->forget();
    m_noColumns->hide();
    m_preview->clear();
    m_choices->reset();
    showIssues({}, 0);
    setState(State::Looking, tr("Reading the file…"));
    m_job->load(path, [this](const Result<ImportInput>& input) {
        if (!input) {
            setState(State::Empty, input.error().message, true);
            return;
        }
        m_input = *input;
        look();
    });
}

void ImportDialog::look()
{
    if (m_input.name.isEmpty() || m_state == State::Importing)
        return;
    setState(State::Looking, tr("Looking at the file…"));
    m_job->look(request(), [this](const Result<ImportPreview>& preview) { takeLook(preview); });
}

void ImportDialog::takeLook(const Result<ImportPreview>& preview)
{
    if (!preview) {
        m_preview->clear();
        showIssues({}, 0);
        setState(State::Asking, preview.error().message, true);
        return;
    }
    m_feed = preview->feed;
    m_choices->showFound(*preview);
    const QModelIndex current = m_columnsView->currentIndex();
    m_columns->setPlan(preview->plan);
    if (preview->plan)
        m_noColumns->hide();
    else
        m_noColumns->show(tr("The columns are known: the file has the shape of this program or of a provider's price "
                             "list. Nothing is to be chosen here."));
    if (current.isValid())
        m_columnsView->setCurrentIndex(m_columns->index(current.row(), current.column()));
    m_preview->setPreview(*preview);
    fitColumns(m_columnsView);
    fitColumns(m_previewView);
    if (preview->plan && !preview->plan->questions.empty()) {
        QStringList questions;
        for (const CsvQuestion& question : preview->plan->questions)
            questions += question.text;
        showIssues({}, 0);
        setState(State::Asking, questions.join(u' '), true);
        return;
    }
    setState(State::Trying, tr("Counting what would change…"));
    ImportRequest trial = request();
    trial.feed = m_feed;
    m_job->tryOut(catalog(), trial, [this](const Result<ImportReport>& report) { takeTrial(report); });
}

void ImportDialog::takeTrial(const Result<ImportReport>& report)
{
    if (!report) {
        showIssues({}, 0);
        setState(State::Asking, report.error().message, true);
        return;
    }
    showIssues(report->issues, report->moreIssues);
    const QString summary = importSummary(*report);
    if (report->changedAnything())
        setState(State::Ready, tr("Importing brings: %1.").arg(summary));
    else
        setState(State::Asking, tr("Importing would change nothing: %1.").arg(summary));
}

void ImportDialog::startImport()
{
    if (m_state != State::Ready)
        return;
    setState(State::Importing, tr("Importing…"));
    ImportRequest real = request();
    real.feed = m_feed;
    m_job->run(catalog(), real, [this](const Result<ImportReport>& report) { takeImport(report); });
}

void ImportDialog::takeImport(const Result<ImportReport>& report)
{
    if (report) {
        m_state = State::Ready;
        emit imported(m_input.name, catalog(), *report);
        accept();
        return;
    }
    setState(State::Ready, report.error().message, true);
    if (m_closing)
        QDialog::reject();
}

void ImportDialog::reject()
{
    // An import that is stopped tells so first: the catalog must not be thought to be changed, or not.
    if (m_state == State::Importing) {
        m_closing = sender() != m_close;
        m_job->cancel();
        return;
    }
    m_job->cancel();
    QDialog::reject();
}

void ImportDialog::setState(State state, const QString& summary, bool isProblem)
{
    m_state = state;
    m_summary->setText(summary);
    m_summary->setAccessibleName(summary);
    QPalette colors = palette();
    if (isProblem)
        colors.setColor(QPalette::WindowText, errorText(colors));
    m_summary->setPalette(colors);
    const bool importing = state == State::Importing;
    m_progress->setValue(0);
    m_progress->setVisible(importing || state == State::Trying);
    m_import->setEnabled(state == State::Ready);
    for (QWidget* part : std::initializer_list<QWidget*>{m_choices, m_columnsView, m_catalog})
        part->setEnabled(!importing);
    m_close->setText(importing ? tr("Stop") : tr("Cancel"));
}

void ImportDialog::showIssues(const std::vector<RowIssue>& issues, qint64 more)
{
    m_issues->setIssues(issues);
    fitColumns(m_issuesView);
    const auto all = static_cast<qint64>(issues.size()) + more;
    m_tabs->setTabText(1, tr("Fa&ults and remarks (%L1)").arg(all));
}

void ImportDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        look();
    }
    QDialog::changeEvent(event);
}

} // namespace atlas
