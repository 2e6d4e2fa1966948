// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/markactions.h"

#include "actions/actions.h"
#include "actions/runmessages.h"
#include "catalog/catalog.h"
#include "dialogs.h"
#include "imports/ownjob.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"

#include <QMainWindow>
#include <algorithm>

namespace atlas {

namespace {

/// What the catalog that is open says of that offer.
OfferMark markOf(const Session& session, const QString& key)
{
    const std::vector<OfferMark>& marks = session.table()->context().catalog->marks;
    const auto found = std::find_if(marks.begin(), marks.end(), [&](const OfferMark& mark) { return mark.key == key; });
    return found == marks.end() ? OfferMark{key, false, {}} : *found;
}

}

MarkActions::MarkActions(const WindowParts& parts, RunMessages& told, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_told(told)
    , m_job(new OwnJob(this))
{
    m_parts.actions.on("toggleStar", this, [this] { toggleStar(); });
    m_parts.actions.on("editMyNote", this, [this] { askNote(); });
    const QItemSelectionModel* selection = m_parts.pages.offers()->table()->selectionModel();
    connect(&m_parts.session, &Session::answered, this, &MarkActions::enable);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &MarkActions::enable);
    connect(selection, &QItemSelectionModel::currentChanged, this, &MarkActions::enable);
    connect(selection, &QItemSelectionModel::selectionChanged, this, &MarkActions::enable);
    enable();
}

QStringList MarkActions::chosenKeys() const
{
    if (m_parts.stack.page() != QLatin1StringView("offers") || !m_parts.session.table())
        return {};
    return m_parts.pages.offers()->table()->chosenKeys(MostMarked + 1);
}

void MarkActions::toggleStar()
{
    const QStringList keys = chosenKeys();
    if (keys.isEmpty())
        return;
    const bool all = std::all_of(
        keys.begin(), keys.end(), [this](const QString& key) { return markOf(m_parts.session, key).starred; });
    store(m_parts.session.path(), keys, {!all, {}});
}

void MarkActions::askNote()
{
    const QStringList keys = chosenKeys();
    if (keys.isEmpty())
        return;
    // One note for all of them begins from what they share.
    const QString first = markOf(m_parts.session, keys.first()).note;
    const bool shared = std::all_of(
        keys.begin(), keys.end(), [&](const QString& key) { return markOf(m_parts.session, key).note == first; });
    askNote(m_parts.session.path(), keys, shared ? first : QString());
}

void MarkActions::askNote(const QString& catalog, const QStringList& keys, const QString& text)
{
    const auto count = static_cast<int>(keys.size());
    const QString label
        = count == 1 ? tr("My note on %1").arg(keys.first()) : tr("My note on %Ln offers", nullptr, count);
    if (const std::optional<QString> note
        = Dialogs::current().askLines(m_parts.window, tr("My note"), label, text, LongestMarkNote))
        store(catalog, keys, {{}, *note});
}

void MarkActions::store(const QString& catalog, const QStringList& keys, const MarkChange& change)
{
    m_job->mark(catalog, keys, change, m_parts.session.today(),
        [this, catalog, keys, change](const Result<std::optional<qint64>>& run) {
            if (!run && change.note) {
                // What was typed is not lost.
                m_parts.messages.show(MessageBar::Kind::Failure, run.error().message, tr("Try again"),
                    [this, catalog, keys, text = *change.note] { askNote(catalog, keys, text); });
                return;
            }
            if (!run) {
                m_told.tell(run.error());
                return;
            }
            const auto count = static_cast<int>(keys.size());
            const QString which = count == 1 ? keys.first() : tr("%Ln offers", nullptr, count);
            m_told.tell(catalog, markText(change, which), *run);
        });
}

void MarkActions::enable()
{
    const bool some = !chosenKeys().isEmpty();
    for (const char* id : {"toggleStar", "editMyNote"})
        m_parts.actions[id]->setEnabled(some);
}

} // namespace atlas
