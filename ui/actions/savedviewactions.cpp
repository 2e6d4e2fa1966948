// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/savedviewactions.h"

#include "actions/actions.h"
#include "dialogs.h"
#include "export/safefile.h"
#include "filters/filterbar.h"
#include "history/trail.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "session.h"
#include "settings.h"
#include "views/viewfile.h"
#include "widgets/messagebar.h"
#include "widgets/viewbutton.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

namespace atlas {

namespace {

constexpr int MostMenuCharacters = 48;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(MaxViewBytes) : QByteArray();
}

/// The name as it is, whatever letters menus take as marks.
QString menuText(const QString& name)
{
    QString text = name.size() <= MostMenuCharacters ? name : name.left(MostMenuCharacters - 1) + u'…';
    return text.replace(u'&', QStringLiteral("&&"));
}

}

SavedViewActions::SavedViewActions(const WindowParts& parts, Trail& trail, QMenu* menu, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_trail(trail)
    , m_current(parts.session)
    , m_menu(menu)
    , m_button(new ViewButton(menu, parts.window))
    , m_none(nullptr)
{
    m_menu->addSeparator();
    m_none = m_menu->addAction(QString());
    m_none->setEnabled(false);
    parts.pages.filterBar()->addBeforeBox(m_button);
    connectActions();
    connect(&m_current, &CurrentView::changed, this, &SavedViewActions::showCurrent);
    connect(&parts.session, &Session::answered, this, &SavedViewActions::arrive);
    connect(&parts.session, &Session::refused, this, &SavedViewActions::giveUp);
    connect(menu, &QMenu::aboutToShow, this, &SavedViewActions::listViews);
    listViews();
    restoreCurrent();
    showCurrent();
}

void SavedViewActions::connectActions()
{
    const Actions& actions = m_parts.actions;
    actions.on("openView", this, [this] { openFile(); });
    actions.on("saveViewFile", this, [this] { saveFile(); });
    actions.on("saveViewAs", this, [this] { saveAs(); });
    actions.on("updateView", this, [this] { update(); });
    actions.on("renameView", this, [this] { rename(); });
    actions.on("deleteView", this, [this] { remove(); });
    actions.on("revertView", this, [this] {
        if (m_current.isSet())
            open(m_current.path());
    });
}

void SavedViewActions::restoreCurrent()
{
    const QString path = setting(Setting::View).toString();
    if (path.isEmpty() || !QFileInfo(path).isFile())
        return;
    if (const Result<SavedView> view = readView(path))
        m_current.set(*view, path);
}

void SavedViewActions::open(const QString& path)
{
    // A pipe would hold the window up.
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return show({ErrorCode::InputOutput, tr("“%1” is not a file.").arg(QDir::toNativeSeparators(path))});
    const Result<SavedView> view = readView(path);
    if (!view)
        return show(view.error());
    if (view->table != QLatin1String("offers"))
        return show({ErrorCode::InvalidArgument,
            tr("“%1” is a view of the table “%2”; the window shows views of offers only.")
                .arg(QDir::toNativeSeparators(path), view->table)});
    m_parts.messages.dismiss();
    m_trail.leave();
    if (m_parts.stack.currentWidget() != &m_parts.pages)
        m_parts.stack.show(QStringLiteral("offers"));
    m_opening = *view;
    m_openingPath = QFileInfo(path).absoluteFilePath();
    m_parts.session.setQuery(view->query);
}

void SavedViewActions::arrive()
{
    // Without a catalog or with another currency the answer comes later.
    if (!m_opening || m_parts.session.asked() != m_opening->query)
        return;
    const SavedView view = *std::exchange(m_opening, std::nullopt);
    showFacetsOf(view);
    adopt(view, m_openingPath);
    const QStringList remarks = viewRemarks(view, *m_parts.session.table(), QDir::toNativeSeparators(m_openingPath));
    if (!remarks.isEmpty())
        m_parts.messages.show(MessageBar::Kind::Warning, remarks.join(u' '));
}

void SavedViewActions::giveUp()
{
    // Its currency has no rate here. At the start the rest of it is shown nevertheless, else all is as before.
    if (!m_opening)
        return;
    const SavedView view = *std::exchange(m_opening, std::nullopt);
    Query asked = m_parts.session.asked();
    asked.currency = view.query.currency;
    if (asked == view.query) {
        showFacetsOf(view);
        adopt(view, m_openingPath);
    }
}

void SavedViewActions::adopt(const SavedView& view, const QString& path)
{
    m_current.set(view, path);
    storeSetting(Setting::View, path);
    listViews();
}

void SavedViewActions::openFile()
{
    const auto path = Dialogs::current().openFile(
        m_parts.window, tr("Open view"), {tr("Views (*%1)").arg(QLatin1String(ViewSuffix)), tr("All files (*)")});
    if (path)
        open(*path);
}

void SavedViewActions::saveFile()
{
    SavedView view = m_current.shown();
    const QString suggested = viewFileName(view.name.isEmpty() ? tr("View") : view.name) + QLatin1String(ViewSuffix);
    const auto chosen = Dialogs::current().saveFile(
        m_parts.window, tr("Save view"), suggested, {tr("Views (*%1)").arg(QLatin1String(ViewSuffix))});
    if (!chosen)
        return;
    QString path = chosen->path;
    if (!isViewFileName(path) && !QFileInfo::exists(path))
        path += QLatin1String(ViewSuffix);
    if (view.name.isEmpty())
        view.name = viewName(QFileInfo(path).fileName().chopped(QLatin1String(ViewSuffix).size())).left(MaxViewName);
    if (const Result<void> written = writeView(path, view, {m_parts.session.path()}); !written)
        return show(written.error());
    adopt(view, path);
    tell(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
}

void SavedViewActions::saveAs()
{
    const std::optional<QString> name = askForName(tr("Save view"), m_current.name());
    if (!name)
        return;
    const std::optional<ViewFolder::Entry> known = m_folder.find(*name);
    if (known
        && !Dialogs::current().confirm(m_parts.window, tr("Save view"),
            tr("There is a view “%1” already. Shall it be replaced?").arg(known->name), tr("Replace")))
        return;
    const QByteArray before = known ? bytesOf(known->path) : QByteArray();
    SavedView view = m_current.shown();
    view.name = *name;
    const Result<QString> path = m_folder.save(view);
    if (!path)
        return show(path.error());
    adopt(view, *path);
    if (known)
        offerUndo(tr("The view “%1” was replaced.").arg(view.name), *path, before);
    else
        tell(tr("The view “%1” was saved.").arg(view.name));
}

void SavedViewActions::update()
{
    if (!m_current.isSet())
        return saveAs();
    const QString path = m_current.path();
    const QByteArray before = bytesOf(path);
    const SavedView view = m_current.shown();
    if (const Result<void> written = writeView(path, view, {m_parts.session.path()}); !written)
        return show(written.error());
    adopt(view, path);
    offerUndo(tr("The view “%1” was updated.").arg(view.name), path, before);
}

void SavedViewActions::offerUndo(const QString& text, const QString& path, const QByteArray& before)
{
    m_parts.messages.show(MessageBar::Kind::Information, text, tr("Undo"), [this, path, before] {
        if (const Result<void> written = writeFile(path, before, {}); !written)
            return show(written.error());
        if (const Result<SavedView> view = readView(path); view && m_current.path() == path)
            m_current.set(*view, path);
        listViews();
    });
}

void SavedViewActions::rename()
{
    const std::optional<QString> name = askForName(tr("Rename view"), m_current.name());
    if (!name || *name == m_current.name())
        return;
    const Result<QString> path = m_folder.rename(m_current.path(), *name);
    if (!path)
        return show(path.error());
    m_current.setName(*name, *path);
    storeSetting(Setting::View, *path);
    listViews();
}

void SavedViewActions::remove()
{
    const QString path = m_current.path(), name = m_current.name();
    const Result<QByteArray> bytes = m_folder.remove(path);
    if (!bytes)
        return show(bytes.error());
    m_current.clear();
    storeSetting(Setting::View, QString());
    listViews();
    m_parts.messages.show(
        MessageBar::Kind::Information, tr("The view “%1” was deleted.").arg(name), tr("Undo"), [this, path, bytes] {
            if (const Result<void> back = m_folder.putBack(path, *bytes); !back)
                return show(back.error());
            if (const Result<SavedView> view = readView(path); view && !m_current.isSet())
                adopt(*view, path);
            listViews();
        });
}

std::optional<QString> SavedViewActions::askForName(const QString& title, const QString& name)
{
    const std::optional<QString> typed = Dialogs::current().askText(
        m_parts.window, title, tr("Name of the view:"), name, static_cast<int>(MaxViewName));
    if (!typed)
        return std::nullopt;
    const QString cleaned = viewName(*typed).left(MaxViewName);
    if (cleaned.isEmpty()) {
        m_parts.messages.show(MessageBar::Kind::Warning, tr("A view needs a name."));
        return std::nullopt;
    }
    return cleaned;
}

void SavedViewActions::show(const Error& error)
{
    m_parts.messages.show(MessageBar::Kind::Failure, error.message);
}

void SavedViewActions::tell(const QString& text)
{
    m_parts.messages.show(MessageBar::Kind::Information, text);
}

void SavedViewActions::listViews()
{
    const std::vector<ViewFolder::Entry> entries = m_folder.list();
    m_none->setText(tr("No saved views"));
    m_none->setVisible(entries.empty());
    while (m_listed.size() > entries.size()) {
        delete m_listed.back();
        m_listed.pop_back();
    }
    while (m_listed.size() < entries.size()) {
        QAction* action = m_menu->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, action] { open(action->data().toString()); });
        m_listed.push_back(action);
        if (const int number = static_cast<int>(m_listed.size()); number <= 9)
            action->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)));
    }
    for (std::size_t place = 0; place < entries.size(); ++place) {
        QAction* action = m_listed[place];
        action->setObjectName(QStringLiteral("view_%1").arg(place + 1));
        action->setText(menuText(entries[place].name));
        action->setData(entries[place].path);
        action->setChecked(entries[place].path == m_current.path());
    }
}

void SavedViewActions::showCurrent()
{
    m_button->showView(m_current.name(), m_current.isChanged());
    const bool set = m_current.isSet(), own = m_folder.holds(m_current.path());
    const Actions& actions = m_parts.actions;
    actions["updateView"]->setEnabled(!set || m_current.isChanged());
    actions["revertView"]->setEnabled(set && m_current.isChanged());
    actions["renameView"]->setEnabled(own);
    actions["deleteView"]->setEnabled(own);
}

} // namespace atlas
