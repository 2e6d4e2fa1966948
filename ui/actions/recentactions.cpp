// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/recentactions.h"

#include "actions/actions.h"
#include "catalog/recentcatalogs.h"
#include "session.h"
#include "settings.h"
#include "whendone.h"
#include "widgets/elidedlabel.h"
#include "widgets/messagebar.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QtConcurrentRun>

namespace atlas {

namespace {

/// As a menu shows it: an ampersand is one.
QString literal(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

}

RecentActions::RecentActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_menu(new QMenu(parts.window))
{
    m_menu->setObjectName(QStringLiteral("recentCatalogs"));
    m_menu->setToolTipsVisible(true);
    m_parts.actions["recentMenu"]->setMenu(m_menu);
    connect(&m_parts.session, &Session::tableChanged, this, &RecentActions::remember);
    connect(&m_parts.session, &Session::failed, this, [this](const QString& path, const Error& error) {
        if (error.code == ErrorCode::NotFound)
            forgetCatalogs({path});
    });
    // Later: an entry of the menu may be what changes the list, and it goes when the menu is filled anew.
    const auto refill = [this](Setting key) {
        if (key == Setting::RecentCatalogs)
            fill();
    };
    connect(&settingChanges(), &SettingChanges::changed, this, refill, Qt::QueuedConnection);
    m_menu->installEventFilter(this);
    connect(m_menu, &QMenu::aboutToShow, this, &RecentActions::dropMissing);
    fill();
}

bool RecentActions::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_menu && event->type() == QEvent::LanguageChange)
        fill();
    return QObject::eventFilter(watched, event);
}

void RecentActions::remember()
{
    const QString path = m_parts.session.path();
    if (path == m_remembered)
        return;
    m_remembered = path;
    // The user's own has its entry in the menu already.
    if (m_parts.session.isOwn())
        return;
    rememberCatalog(path);
}

void RecentActions::dropMissing()
{
    // What another window opened is here too; looking at the files may take long on a network drive.
    fill();
    whenDone(
        QtConcurrent::run([paths = m_shown] { return missingFiles(paths); }), this, [this](const QStringList& missing) {
            if (!missing.isEmpty())
                forgetCatalogs(missing);
        });
}

void RecentActions::fill()
{
    const QStringList paths = recentCatalogs();
    m_parts.actions["recentMenu"]->setEnabled(!paths.isEmpty());
    m_menu->clear();
    m_shown = paths;
    int place = 0;
    for (const QString& path : paths) {
        const QString folder = QDir::toNativeSeparators(QFileInfo(path).path());
        const QString text = tr("%1  –  %2", "file and its folder")
                                 .arg(literal(QFileInfo(path).fileName()),
                                     literal(m_menu->fontMetrics().elidedText(
                                         folder, Qt::ElideMiddle, m_menu->fontMetrics().averageCharWidth() * 60)));
        // The digits are the letters of the menu.
        ++place;
        const QString letter = place < 10 ? QStringLiteral("&%1").arg(place) : QStringLiteral("1&0");
        QAction* action = m_menu->addAction(letter + u' ' + text);
        action->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
        connect(action, &QAction::triggered, this, [this, path] {
            m_parts.messages.dismiss();
            m_parts.session.open(path);
        });
    }
    if (paths.isEmpty())
        return;
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("&Clear this list")), &QAction::triggered, this, &clearRecentCatalogs);
}

} // namespace atlas
