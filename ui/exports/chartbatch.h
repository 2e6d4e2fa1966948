// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exports/chartpictures.h"

#include <QObject>
#include <QStringList>
#include <vector>

class QTimer;

namespace atlas {

/// Writes charts into a folder, one after the other with the event loop between, so that the window stays usable.
/// Charts with nothing to show are passed over.
class ChartBatch : public QObject
{
    Q_OBJECT
public:
    struct Outcome
    {
        QStringList written; ///< paths
        QStringList empty; ///< titles of charts without anything to show
        QStringList failures; ///< a sentence each
        bool stopped = false;
    };

    explicit ChartBatch(QObject* parent = nullptr);

    /// `protectedFiles` are never written over.
    void start(const std::vector<ChartRequest>& requests, const PictureChoices& choices, const QString& folder,
        const QStringList& protectedFiles);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_next < m_requests.size(); }
    /// The files that these charts would be written to, as far as they are there already.
    [[nodiscard]] static QStringList existing(
        const std::vector<ChartRequest>& requests, const PictureChoices& choices, const QString& folder);

signals:
    /// `done` of `total` are through.
    void progressed(int done, int total);
    void finished(const atlas::ChartBatch::Outcome& outcome);

private:
    void makeNext();

    std::vector<ChartRequest> m_requests;
    PictureChoices m_choices;
    QString m_folder;
    QStringList m_protected;
    std::size_t m_next = 0;
    Outcome m_outcome;
    QTimer* m_timer;
};

} // namespace atlas
