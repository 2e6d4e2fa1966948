// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/ownactions.h"

#include "actions/actions.h"
#include "dialogs.h"
#include "engine/tablemodel.h"
#include "imports/importjob.h"
#include "imports/owndoubts.h"
#include "imports/ownfields.h"
#include "imports/ownjob.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <utility>

namespace atlas {

OwnActions::OwnActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_job(new OwnJob(this))
    , m_undoing(new ImportJob(this))
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
    connect(&m_parts.session, &Session::loadingChanged, this, [this](bool loading) {
        if (!loading && m_tell)
            std::exchange(m_tell, {})();
    });
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
                m_parts.messages.show(MessageBar::Kind::Failure, run.error().message);
                return;
            }
            if (m_dialog)
                m_dialog->close();
            const QString text = adding ? tr("Added %1.").arg(key) : tr("Changed %1.").arg(key);
            told(catalog, doubts.isEmpty() ? text : text + u' ' + doubts, key, *run);
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
                told(catalog, tr("Deleted %1.").arg(key), {}, *run);
            else
                m_parts.messages.show(MessageBar::Kind::Failure, run.error().message);
        });
}

void OwnActions::told(const QString& catalog, const QString& text, const QString& key, std::optional<qint64> run)
{
    reloadAndTell(catalog, [this, catalog, text, key, run] {
        if (!key.isEmpty())
            m_parts.pages.offers()->recall(
                {{QStringLiteral("current"), key}, {QStringLiteral("selected"), QStringList{key}}});
        if (run)
            m_parts.messages.show(
                MessageBar::Kind::Information, text, tr("Undo"), [this, catalog, run] { undo(catalog, *run); });
        else
            m_parts.messages.show(MessageBar::Kind::Information, tr("Nothing was changed."));
    });
}

void OwnActions::undo(const QString& catalog, qint64 run)
{
    m_undoing->undo(catalog, run, [this, catalog](const Result<RunInfo>& undone) {
        if (!undone) {
            m_parts.messages.show(MessageBar::Kind::Failure, undone.error().message);
            return;
        }
        reloadAndTell(catalog, [this, text = tr("Taken back: %1").arg(undone->inputs)] {
            m_parts.messages.show(MessageBar::Kind::Information, text);
        });
    });
}

void OwnActions::reloadAndTell(const QString& catalog, std::function<void()> tell)
{
    if (QFileInfo(m_parts.session.path()) != QFileInfo(catalog)) {
        tell();
        return;
    }
    // What is said now would go as soon as the catalog is there.
    m_tell = std::move(tell);
    m_parts.session.reload();
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
