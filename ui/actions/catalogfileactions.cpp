// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/catalogfileactions.h"

#include "actions/actions.h"
#include "catalog/backup.h"
#include "dialogs.h"
#include "language.h"
#include "session.h"
#include "whendone.h"
#include "widgets/cataloginfo.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QtConcurrentRun>

namespace atlas {

CatalogFileActions::CatalogFileActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& actions = m_parts.actions;
    actions.on("newCatalog", this, [this] { makeNew(); });
    actions.on("backUpCatalog", this, [this] { backUp(); });
    actions.on("catalogInfo", this, [this] { showInfo(); });
    const auto enable = [this] {
        for (const char* id : {"backUpCatalog", "catalogInfo"})
            m_parts.actions[id]->setEnabled(m_parts.session.table() != nullptr);
    };
    connect(&m_parts.session, &Session::tableChanged, this, enable);
    enable();
}

void CatalogFileActions::makeNew()
{
    const auto wanted = Dialogs::current().newCatalog(m_parts.window);
    if (!wanted)
        return;
    const QString path = wanted->path;
    m_parts.messages.show(
        MessageBar::Kind::Information, tr("Making the catalog “%1”…").arg(QFileInfo(path).fileName()));
    whenDone(QtConcurrent::run([path, content = wanted->content, today = m_parts.session.today()] {
        return createCatalog(path, content, today);
    }),
        this, [this, path](const Result<ImportReport>& made) {
            m_parts.messages.dismissInformation();
            if (made)
                m_parts.session.open(path);
            else
                m_parts.messages.show(MessageBar::Kind::Failure, made.error().message);
        });
}

void CatalogFileActions::backUp()
{
    const QString path = m_parts.session.path();
    if (path.isEmpty())
        return;
    const QFileInfo file(path);
    const QString suggested = QStringLiteral("%1-%2.%3")
                                  .arg(file.completeBaseName(), m_parts.session.today().toString(Qt::ISODate),
                                      file.suffix().isEmpty() ? QStringLiteral("sqlite") : file.suffix());
    const auto chosen = Dialogs::current().saveFile(
        m_parts.window, tr("Back up catalog"), suggested, {tr("Catalogs (*.sqlite)"), tr("All files (*)")});
    if (!chosen)
        return;
    QString target = chosen->path;
    if (QFileInfo(target).suffix().isEmpty() && !QFileInfo::exists(target))
        target += QStringLiteral(".sqlite");
    m_parts.messages.show(
        MessageBar::Kind::Information, tr("Copying the catalog to %1…").arg(QDir::toNativeSeparators(target)));
    whenDone(QtConcurrent::run([path, target] { return backUpCatalog(path, target); }), this,
        [this, target](const Result<void>& copied) {
            if (copied)
                m_parts.messages.show(MessageBar::Kind::Information,
                    tr("The catalog was copied to %1 (%2).")
                        .arg(QDir::toNativeSeparators(target),
                            m_parts.language.locale().formattedDataSize(QFileInfo(target).size())));
            else
                m_parts.messages.show(MessageBar::Kind::Failure, copied.error().message);
        });
}

void CatalogFileActions::showInfo()
{
    if (!m_info)
        m_info = new CatalogInfo(m_parts.session, m_parts.language, m_parts.window);
    m_info->show();
    m_info->raise();
    m_info->activateWindow();
}

} // namespace atlas
