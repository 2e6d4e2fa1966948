// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/chartbatch.h"

#include "export/safefile.h"
#include "languagescope.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <utility>

namespace atlas {

namespace {

/// Titles of charts as a whole: what one of them shows now may be long and may not tell them apart.
QString fileOf(const ChartRequest& request, const PictureChoices& choices, const QString& folder)
{
    QString title;
    {
        const LanguageScope scope(choices.language);
        title = request.chart->title();
    }
    const QString filter = printFilter(request.filter, *request.offers);
    return QDir(folder).filePath(pictureName(title, filter, choices.picture.format));
}

}

ChartBatch::ChartBatch(QObject* parent)
    : QObject(parent)
    , m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(0);
    connect(m_timer, &QTimer::timeout, this, &ChartBatch::makeNext);
}

void ChartBatch::start(const std::vector<ChartRequest>& requests, const PictureChoices& choices, const QString& folder,
    const QStringList& protectedFiles)
{
    m_requests = requests;
    m_choices = choices;
    m_folder = folder;
    m_protected = protectedFiles;
    m_next = 0;
    m_outcome = {};
    emit progressed(0, static_cast<int>(m_requests.size()));
    m_timer->start();
}

void ChartBatch::stop()
{
    if (!isRunning())
        return;
    m_timer->stop();
    m_outcome.stopped = true;
    m_next = m_requests.size();
    emit finished(std::exchange(m_outcome, {}));
}

QStringList ChartBatch::existing(
    const std::vector<ChartRequest>& requests, const PictureChoices& choices, const QString& folder)
{
    QStringList files;
    for (const ChartRequest& request : requests)
        if (const QString file = fileOf(request, choices, folder); QFileInfo::exists(file))
            files << file;
    return files;
}

void ChartBatch::makeNext()
{
    if (isRunning()) {
        const ChartRequest& request = m_requests[m_next];
        const Result<ChartDataPtr> chart = chartIn(m_choices.language, request);
        Result<void> written;
        if (chart && (*chart)->isEmpty()) {
            m_outcome.empty << (*chart)->title;
        } else if (!chart) {
            written = tl::unexpected(chart.error());
        } else if (const Result<QByteArray> bytes = chartFileIn(m_choices.language, **chart, m_choices.picture);
                   !bytes) {
            written = tl::unexpected(bytes.error());
        } else {
            const QString file = fileOf(request, m_choices, m_folder);
            written = writeFile(file, *bytes, m_protected);
            if (written)
                m_outcome.written << file;
        }
        if (!written)
            m_outcome.failures << written.error().message;
        ++m_next;
        emit progressed(static_cast<int>(m_next), static_cast<int>(m_requests.size()));
    }
    if (isRunning())
        m_timer->start();
    else
        emit finished(std::exchange(m_outcome, {}));
}

} // namespace atlas
