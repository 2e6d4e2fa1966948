// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/starteroffer.h"

#include "catalog/catalog.h"
#include "language.h"
#include "session.h"
#include "settings.h"
#include "whendone.h"
#include "widgets/messagebar.h"

#include <QtConcurrentRun>

namespace atlas {

StarterOffer::StarterOffer(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&m_parts.session, &Session::tableChanged, this, &StarterOffer::look);
    // The message bar forgets what it said in another language; that is done before what is queued.
    const auto again = [this] {
        if (m_open)
            offer();
    };
    connect(&m_parts.language, &Language::changed, this, again, Qt::QueuedConnection);
}

void StarterOffer::look()
{
    if (m_asked || !m_parts.session.isOwn())
        return;
    m_old = m_parts.session.table()->context().catalog->starterVersion;
    if (!isOlderStarter(m_old) || setting(Setting::StarterDeclined).toString() == starterVersion())
        return;
    m_asked = true;
    offer();
}

void StarterOffer::offer()
{
    m_open = true;
    m_parts.messages.show(
        MessageBar::Kind::Offer,
        tr("This version of GPU Atlas brings starter facts of %1; your catalog has those of %2. Importing them leaves "
           "what you added as it is, and can be undone.")
            .arg(starterVersion(), m_old.left(20)),
        tr("Import them"), [this] { import(); },
        [this] {
            m_open = false;
            storeSetting(Setting::StarterDeclined, starterVersion());
        });
}

void StarterOffer::import()
{
    m_open = false;
    const QString path = ownCatalogPath();
    m_parts.messages.show(MessageBar::Kind::Offer, tr("Importing the newer starter facts…"));
    whenDone(QtConcurrent::run([path, today = m_parts.session.today()] { return updateStarterFacts(path, today); }),
        this, [this, path](const Result<ImportReport>& report) {
            if (report)
                showImported(path, *report);
            else
                showError(report.error());
        });
}

void StarterOffer::showImported(const QString& path, const ImportReport& report)
{
    qint64 added = 0, changed = 0, conflicts = 0;
    for (const TableCount& table : report.tables) {
        added += table.added;
        changed += table.changed;
        conflicts += table.conflicts;
    }
    const QLocale locale = m_parts.language.locale();
    QString text = tr("The starter facts of %1 are in your catalog. New rows: %2, changed rows: %3.")
                       .arg(starterVersion(), locale.toString(added), locale.toString(changed));
    if (conflicts > 0)
        text += u' '
            + tr("Left as they were, because another source says otherwise: %1.").arg(locale.toString(conflicts));
    if (m_parts.session.path() == path)
        m_parts.session.reload();
    if (report.run)
        m_parts.messages.show(
            MessageBar::Kind::Offer, text, tr("Undo"), [this, path, run = *report.run] { undo(path, run); });
    else
        m_parts.messages.show(MessageBar::Kind::Offer, text);
}

void StarterOffer::undo(const QString& path, qint64 run)
{
    whenDone(QtConcurrent::run([path, run] { return undoImport(path, run); }), this,
        [this, path](const Result<RunInfo>& undone) {
            if (!undone) {
                showError(undone.error());
                return;
            }
            storeSetting(Setting::StarterDeclined, starterVersion());
            if (m_parts.session.path() == path)
                m_parts.session.reload();
            m_parts.messages.show(
                MessageBar::Kind::Offer, tr("The import was undone; your catalog is as it was before."));
        });
}

void StarterOffer::showError(const Error& error)
{
    m_parts.messages.show(MessageBar::Kind::Failure, error.message);
}

} // namespace atlas
