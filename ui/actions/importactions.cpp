// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/importactions.h"

#include "actions/actions.h"
#include "dialogs.h"
#include "imports/importdialog.h"
#include "imports/importjob.h"
#include "imports/importtexts.h"
#include "session.h"
#include "widgets/filedrop.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <utility>

namespace atlas {

ImportActions::ImportActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_job(new ImportJob(this))
{
    m_parts.actions.on("importOffers", this, [this] { askForFile(); });
    m_parts.actions.on("undoImport", this, [this] { askToUndo(); });
    // Each list has its own columns to look at: one at a time.
    connect(&m_parts.drops, &FileDrop::listsDropped, this,
        [this](const QStringList& paths) { importFile(paths.constFirst()); });
    connect(&m_parts.session, &Session::loadingChanged, this, [this](bool loading) {
        if (!loading && m_tell)
            std::exchange(m_tell, {})();
    });
}

void ImportActions::askForFile()
{
    const auto path = Dialogs::current().openFile(
        m_parts.window, tr("Import offers"), {tr("Lists (*.csv *.tsv *.tab *.txt)"), tr("All files (*)")});
    if (path)
        importFile(*path);
}

void ImportActions::importFile(const QString& path)
{
    m_parts.messages.dismiss();
    if (m_dialog)
        m_dialog->close();
    // A catalog that was opened by name is written only when it is chosen here.
    const QString own = ownCatalogPath(), open = m_parts.session.path();
    std::vector<ImportTarget> targets{{tr("my catalog (%1)").arg(QDir::toNativeSeparators(own)), QString()}};
    if (!open.isEmpty() && QFileInfo(open) != QFileInfo(own))
        targets.push_back({tr("the open catalog (%1)").arg(QDir::toNativeSeparators(open)), open});
    m_dialog = new ImportDialog(m_parts.session.today(), targets, m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ImportDialog::imported, this, &ImportActions::showImported);
    m_dialog->setFile(path);
    m_dialog->show();
}

void ImportActions::showImported(const QString& file, const QString& catalog, const ImportReport& report)
{
    const QString path = catalog.isEmpty() ? ownCatalogPath() : catalog;
    const QString text = tr("%1 was imported into %2: %3.")
                             .arg(QFileInfo(file).fileName(), QFileInfo(path).fileName(), importSummary(report));
    reloadAndTell(path, [this, path, text, run = report.run] {
        if (run)
            m_parts.messages.show(
                MessageBar::Kind::Information, text, tr("Undo"), [this, path, run] { undo(path, *run); });
        else
            m_parts.messages.show(MessageBar::Kind::Information, text);
    });
}

void ImportActions::askToUndo()
{
    const QString path = m_parts.session.path().isEmpty() ? ownCatalogPath() : m_parts.session.path();
    m_job->newestRun(path, [this, path](const Result<RunInfo>& run) {
        if (!run) {
            showError(run.error());
            return;
        }
        const QString text
            = tr("Run %1 of %2 brought %3 into %4 as %5. Taking it back removes what it added and restores what it "
                 "changed.")
                  .arg(run->run)
                  .arg(run->importedOn, run->inputs, QFileInfo(path).fileName(), run->feed);
        if (Dialogs::current().confirm(m_parts.window, tr("Undo import"), text, tr("Undo import")))
            undo(path, run->run);
    });
}

void ImportActions::undo(const QString& catalog, qint64 run)
{
    m_job->undo(catalog, run, [this, catalog](const Result<RunInfo>& undone) {
        if (!undone) {
            showError(undone.error());
            return;
        }
        const QString text = tr("The import of %1 was undone.").arg(undone->inputs);
        reloadAndTell(catalog, [this, text] { m_parts.messages.show(MessageBar::Kind::Information, text); });
    });
}

void ImportActions::reloadAndTell(const QString& catalog, std::function<void()> tell)
{
    if (QFileInfo(m_parts.session.path()) != QFileInfo(catalog)) {
        tell();
        return;
    }
    // What is said now would go as soon as the catalog is there.
    m_tell = std::move(tell);
    m_parts.session.reload();
}

void ImportActions::showError(const Error& error)
{
    m_parts.messages.show(MessageBar::Kind::Failure, error.message);
}

} // namespace atlas
