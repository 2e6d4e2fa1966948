// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/runmessages.h"

#include "imports/importjob.h"
#include "pages/offerspage.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"

#include <QFileInfo>
#include <utility>

namespace atlas {

RunMessages::RunMessages(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_undoing(new ImportJob(this))
{
    connect(&m_parts.session, &Session::loadingChanged, this, [this](bool loading) {
        if (!loading && m_tell)
            std::exchange(m_tell, {})();
    });
}

void RunMessages::tell(const QString& catalog, const QString& text, std::optional<qint64> run, const QString& key)
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

void RunMessages::tell(const Error& error)
{
    m_parts.messages.show(MessageBar::Kind::Failure, error.message);
}

void RunMessages::undo(const QString& catalog, qint64 run)
{
    m_undoing->undo(catalog, run, [this, catalog](const Result<RunInfo>& undone) {
        if (!undone) {
            tell(undone.error());
            return;
        }
        reloadAndTell(catalog, [this, text = tr("Taken back: %1").arg(undone->inputs)] {
            m_parts.messages.show(MessageBar::Kind::Information, text);
        });
    });
}

void RunMessages::reloadAndTell(const QString& catalog, std::function<void()> tell)
{
    if (QFileInfo(m_parts.session.path()) != QFileInfo(catalog)) {
        tell();
        return;
    }
    // What is said now would go as soon as the catalog is there.
    m_tell = std::move(tell);
    m_parts.session.reload();
}

} // namespace atlas
