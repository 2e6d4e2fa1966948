// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importjob.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QPromise>
#include <QtConcurrentRun>

namespace atlas {

namespace {

constexpr qint64 MostBytes = qint64{1} << 30;

Result<QString> fileOf(const QString& catalog, QDate today)
{
    return catalog.isEmpty() ? ensureOwnCatalog(today) : Result<QString>(catalog);
}

}

ImportJob::ImportJob(QObject* parent)
    : QObject(parent)
{
}

ImportJob::~ImportJob()
{
    cancel();
}

void ImportJob::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
}

template <class T> void ImportJob::start(const std::function<Result<T>(const Work&)>& work, const Answer<T>& answer)
{
    cancel();
    const auto cancelled = m_cancelled = std::make_shared<std::atomic_bool>(false);
    auto* watcher = new QFutureWatcher<Result<T>>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, cancelled](int percent) {
        if (m_cancelled == cancelled)
            emit progress(percent);
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, cancelled, watcher, answer] {
        watcher->deleteLater();
        if (m_cancelled != cancelled)
            return;
        m_cancelled.reset();
        answer(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run([work, cancelled](QPromise<Result<T>>& promise) {
        promise.setProgressRange(0, 100);
        promise.addResult(work({cancelled.get(), [&promise](int percent) { promise.setProgressValue(percent); }}));
    }));
}

void ImportJob::load(const QString& path, const Answer<ImportInput>& answer)
{
    start<ImportInput>([path](const Work&) { return readImportFile(path); }, answer);
}

void ImportJob::look(const ImportRequest& request, const Answer<ImportPreview>& answer)
{
    start<ImportPreview>(
        [request](const Work& work) {
            return previewFile(
                request.inputs.front().bytes, request.feed, request.options, PreviewedRows, work.cancelled);
        },
        answer);
}

void ImportJob::tryOut(const QString& catalog, const ImportRequest& request, const Answer<ImportReport>& answer)
{
    ImportRequest dry = request;
    dry.dryRun = true;
    run(catalog, dry, answer);
}

void ImportJob::run(const QString& catalog, const ImportRequest& request, const Answer<ImportReport>& answer)
{
    start<ImportReport>(
        [catalog, request](const Work& work) -> Result<ImportReport> {
            const Result<QString> file = fileOf(catalog, request.today);
            if (!file)
                return tl::unexpected(file.error());
            ImportRequest watched = request;
            watched.progress = work.progress;
            watched.cancelled = work.cancelled;
            return importInto(*file, watched);
        },
        answer);
}

void ImportJob::newestRun(const QString& catalog, const Answer<RunInfo>& answer)
{
    start<RunInfo>([catalog](const Work&) { return newestImport(catalog); }, answer);
}

void ImportJob::undo(const QString& catalog, qint64 run, const Answer<RunInfo>& answer)
{
    start<RunInfo>([catalog, run](const Work&) { return undoImport(catalog, run); }, answer);
}

Result<ImportInput> readImportFile(const QString& path)
{
    const auto unreadable = [&path](const char* sentence, const QString& detail = {}) {
        return failure(ErrorCode::InputOutput, QCoreApplication::translate("Import", sentence).arg(path), detail);
    };
    QFile file(path);
    if (QFileInfo(path).isDir())
        return unreadable(QT_TRANSLATE_NOOP("Import", "“%1” is a folder; name the files in it."));
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(QT_TRANSLATE_NOOP("Import", "“%1” could not be read."), file.errorString());
    // A device may have no end: more than this is no list of offers.
    QByteArray bytes = file.read(MostBytes + 1);
    if (bytes.size() > MostBytes)
        return unreadable(QT_TRANSLATE_NOOP("Import", "“%1” is larger than 1 GiB; import it in parts."));
    if (file.error() != QFileDevice::NoError)
        return unreadable(QT_TRANSLATE_NOOP("Import", "“%1” could not be read."), file.errorString());
    return ImportInput{path, std::move(bytes)};
}

} // namespace atlas
