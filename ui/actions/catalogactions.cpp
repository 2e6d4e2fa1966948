// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/catalogactions.h"

#include "actions/actions.h"
#include "dialogs.h"
#include "pages/querypages.h"
#include "session.h"
#include "widgets/messagebar.h"

#include <QMainWindow>

namespace atlas {

CatalogActions::CatalogActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& actions = m_parts.actions;
    actions.on("openCatalog", this, [this] { askForCatalog(); });
    actions.on("openOwnCatalog", &m_parts.session, &Session::openOwn);
    actions.on("reload", &m_parts.session, &Session::reload);
    actions.on("quit", m_parts.window, &QWidget::close);
    connect(&m_parts.pages, &QueryPages::openAsked, this, &CatalogActions::askForCatalog);
    connect(&m_parts.session, &Session::failed, this, &CatalogActions::showFailure);
    // What failed before is being tried again, or is of no interest any more.
    connect(&m_parts.session, &Session::opening, this, [this] {
        if (!m_failure.isEmpty() && m_parts.messages.text() == m_failure)
            m_parts.messages.dismiss();
        m_failure.clear();
    });
}

void CatalogActions::askForCatalog()
{
    const auto path = Dialogs::current().openFile(
        m_parts.window, tr("Open catalog"), {tr("Catalogs (*.sqlite *.db)"), tr("All files (*)")});
    if (!path)
        return;
    m_parts.messages.dismiss();
    m_parts.session.open(*path);
}

void CatalogActions::showFailure(const QString& path, const Error& error)
{
    QString text = error.message;
    if (m_parts.session.table())
        text += u' ' + tr("The catalog that was open stays.");
    if (error.code == ErrorCode::Locked)
        m_parts.messages.show(MessageBar::Kind::Failure, text, tr("Try again"), [this, path] {
            if (path.isEmpty())
                m_parts.session.openOwn();
            else
                m_parts.session.open(path);
        });
    else
        m_parts.messages.show(MessageBar::Kind::Failure, text, tr("Open another…"), [this] { askForCatalog(); });
    m_failure = text;
}

} // namespace atlas
