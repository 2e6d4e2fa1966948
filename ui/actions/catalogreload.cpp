// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/catalogreload.h"

#include "catalog/catalogwatch.h"
#include "session.h"
#include "widgets/messagebar.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QTimer>

namespace atlas {

CatalogReload::CatalogReload(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_watch(new CatalogWatch(this))
{
    const Session& session = m_parts.session;
    connect(&session, &Session::opening, this, [this](const QString& path) {
        m_opening = path;
        // Taken before the first byte is read: what changes meanwhile is seen afterwards.
        m_stamp = fileStamp(path);
    });
    connect(&session, &Session::tableChanged, this, &CatalogReload::showRead);
    connect(&session, &Session::failed, this, [this](const QString& path) {
        m_ownDoing = false;
        m_opening.clear();
        // Once is enough: the next look is due when it changes again.
        if (path == m_watch->path())
            m_watch->accept(m_stamp);
    });
    connect(m_watch, &CatalogWatch::changed, this, &CatalogReload::readAgain);
    connect(m_watch, &CatalogWatch::vanished, this, &CatalogReload::showVanished);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, m_watch, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_watch->look();
    });
}

void CatalogReload::readAgain()
{
    // What is being read now is looked at again when that is done.
    if (!m_opening.isEmpty())
        return;
    m_ownDoing = true;
    m_parts.session.reload();
}

void CatalogReload::showRead()
{
    const QString path = m_parts.session.path();
    // Another currency makes a new table too.
    if (m_opening.isEmpty() || path != m_opening)
        return;
    m_opening.clear();
    m_watch->follow(path, m_stamp);
    // What tells of something done goes when the query changes, which it does with the table.
    if (m_ownDoing)
        QTimer::singleShot(0, this, [this, path] {
            m_parts.messages.show(MessageBar::Kind::Information,
                tr("“%1” was changed by another program and has been read again.").arg(QFileInfo(path).fileName()));
        });
    m_ownDoing = false;
}

void CatalogReload::showVanished()
{
    m_parts.messages.show(MessageBar::Kind::Warning,
        tr("“%1” was moved or deleted. What was read from it stays in this window until another catalog is opened.")
            .arg(m_watch->path()));
}

} // namespace atlas
