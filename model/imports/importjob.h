// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/preview.h"
#include "sqlite/catalogfile.h"

#include <QObject>
#include <functional>
#include <memory>

namespace atlas {

/// Looks at files and imports them off the GUI thread, one thing at a time: what is asked for next stops what runs and
/// drops its answer. Destroying it stops what runs; an import that is stopped leaves the catalog as it was. An empty
/// catalog is the user's own.
class ImportJob : public QObject
{
    Q_OBJECT
public:
    explicit ImportJob(QObject* parent = nullptr);
    ~ImportJob() override;

    /// Called on the thread of the job, unless it was asked for something else by then or is gone.
    template <class T> using Answer = std::function<void(const Result<T>&)>;
    static constexpr std::size_t PreviewedRows = 100;

    void load(const QString& path, const Answer<ImportInput>& answer);
    /// The request has one input.
    void look(const ImportRequest& request, const Answer<ImportPreview>& answer);
    /// Counts what an import would do, and changes nothing.
    void tryOut(const QString& catalog, const ImportRequest& request, const Answer<ImportReport>& answer);
    void run(const QString& catalog, const ImportRequest& request, const Answer<ImportReport>& answer);
    /// The import that would be taken back next.
    void newestRun(const QString& catalog, const Answer<RunInfo>& answer);
    void undo(const QString& catalog, qint64 run, const Answer<RunInfo>& answer);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_cancelled != nullptr; }

signals:
    void progress(int percent);

private:
    struct Work
    {
        const std::atomic_bool* cancelled;
        std::function<void(int percent)> progress;
    };
    template <class T> void start(const std::function<Result<T>(const Work&)>& work, const Answer<T>& answer);

    std::shared_ptr<std::atomic_bool> m_cancelled; ///< of what runs
};

/// A file as input of an import; an error for one that cannot be read or is larger than 1 GiB.
[[nodiscard]] Result<ImportInput> readImportFile(const QString& path);

} // namespace atlas
