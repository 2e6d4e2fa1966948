// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/ownactions.h"

#include "actions/actions.h"
#include "actions/runmessages.h"
#include "dialogs.h"
#include "engine/tablemodel.h"
#include "imports/owndoubts.h"
#include "imports/ownfields.h"
#include "imports/ownjob.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/recordtable.h"

#include <QMainWindow>

namespace atlas {

OwnActions::OwnActions(const WindowParts& parts, RunMessages& told, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_told(told)
    , m_job(new OwnJob(this))
{
    const Actions& actions = m_parts.actions;
    actions.on("addOwnOffer", this, [this] {
        const std::optional<std::uint32_t> offer = currentOffer();
        const Session& session = m_parts.session;
        open(OwnOfferDialog::Mode::Add,
            offer ? ownOfferLike(*session.table(), *offer, session.today()) : blankOwnOffer(session.today()));
    });
    actions.on("editOwnOffer", this, [this] {
        if (const std::optional<std::uint32_t> offer = currentOffer(); offer && isOwn(*offer))
            open(OwnOfferDialog::Mode::Edit, fieldsOfOffer(*m_parts.session.table(), *offer));
    });
    actions.on("showOwnOffers", this, [this] {
        m_parts.stack.show(QStringLiteral("offers"));
        m_parts.session.setFilter(QStringLiteral("source=") + OwnSource);
        m_parts.stack.focusPage();
    });
    actions.on("deleteOwnOffer", this, [this] { remove(); });
    connect(&m_parts.session, &Session::answered, this, &OwnActions::enable);
    connect(&m_parts.stack, &PageStack::pageChanged, this, &OwnActions::enable);
    connect(m_parts.pages.offers()->table()->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &OwnActions::enable);
    enable();
}

std::optional<std::uint32_t> OwnActions::currentOffer() const
{
    const QModelIndex current = m_parts.pages.offers()->table()->currentIndex();
    const bool here = m_parts.stack.page() == QLatin1StringView("offers") && m_parts.session.table();
    return here && current.isValid() ? std::optional(current.data(TableModel::RowRole).toUInt()) : std::nullopt;
}

bool OwnActions::isOwn(std::uint32_t offer) const
{
    const TablePtr& offers = m_parts.session.table();
    return offers->view(offers->indexOf(u"source")).text(offer) == OwnSource;
}

void OwnActions::open(OwnOfferDialog::Mode mode, const OfferFields& fields)
{
    if (!m_parts.session.table())
        return;
    if (m_dialog)
        m_dialog->close();
    m_catalog = m_parts.session.path();
    m_dialog = new OwnOfferDialog(mode, fields, *m_parts.session.table(), m_catalog, m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &OwnOfferDialog::storeAsked, this, &OwnActions::store);
    m_dialog->show();
}

void OwnActions::store()
{
    const std::optional<OfferFields> fields = m_dialog->fields();
    if (!fields)
        return;
    const bool adding = m_dialog->mode() == OwnOfferDialog::Mode::Add;
    const QString key = keyOfFields(*fields);
    const QString doubts = m_parts.session.table()
        ? ownOfferDoubts(*m_parts.session.table(), *fields, m_parts.session.today()).join(u' ')
        : QString();
    m_job->store(m_catalog, adding ? OwnJob::Change::Add : OwnJob::Change::Edit, *fields, m_parts.session.today(),
        [this, adding, key, doubts, catalog = m_catalog](const Result<std::optional<qint64>>& run) {
            if (!run && m_dialog) {
                m_dialog->showError(run.error().message);
                return;
            }
            if (!run) {
                m_told.tell(run.error());
                return;
            }
            if (m_dialog)
                m_dialog->close();
            const QString text = adding ? tr("Added %1.").arg(key) : tr("Changed %1.").arg(key);
            m_told.tell(catalog, doubts.isEmpty() ? text : text + u' ' + doubts, *run, key);
        });
}

void OwnActions::remove()
{
    const std::optional<std::uint32_t> offer = currentOffer();
    if (!offer || !isOwn(*offer))
        return;
    const QString key = m_parts.session.table()->key(*offer), catalog = m_parts.session.path();
    m_job->remove(
        catalog, {key}, m_parts.session.today(), [this, key, catalog](const Result<std::optional<qint64>>& run) {
            if (run)
                m_told.tell(catalog, tr("Deleted %1.").arg(key), *run);
            else
                m_told.tell(run.error());
        });
}

void OwnActions::enable()
{
    const Actions& actions = m_parts.actions;
    const std::optional<std::uint32_t> offer = currentOffer();
    const bool own = offer && isOwn(*offer);
    actions["addOwnOffer"]->setEnabled(m_parts.session.table() != nullptr);
    actions["editOwnOffer"]->setEnabled(own);
    actions["deleteOwnOffer"]->setEnabled(own);
}

} // namespace atlas
