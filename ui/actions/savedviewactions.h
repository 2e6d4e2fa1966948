// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "currentview.h"
#include "error.h"
#include "views/viewfolder.h"

#include <QObject>
#include <optional>

class QAction;
class QMenu;

namespace atlas {

class Trail;
class ViewButton;

/// Opens, saves, renames and deletes views: named ones in the user's settings, and files anywhere.
class SavedViewActions : public QObject
{
    Q_OBJECT
public:
    /// `menu` gets the list of views.
    SavedViewActions(const WindowParts& parts, Trail& trail, QMenu* menu, QObject* parent);

    [[nodiscard]] const CurrentView& current() const { return m_current; }
    /// Shows the view in that file; says what is wrong with it, and what was passed over.
    void open(const QString& path);
    void retranslate() { listViews(); }

private:
    void connectActions();
    void restoreCurrent();
    void arrive();
    void giveUp();
    void adopt(const SavedView& view, const QString& path);
    void openFile();
    void saveFile();
    void saveAs();
    void update();
    void rename();
    void remove();
    void offerUndo(const QString& text, const QString& path, const QByteArray& before);
    [[nodiscard]] std::optional<QString> askForName(const QString& title, const QString& name);
    void show(const Error& error);
    void tell(const QString& text);
    void listViews();
    void showCurrent();

    WindowParts m_parts;
    Trail& m_trail;
    ViewFolder m_folder;
    CurrentView m_current;
    QMenu* m_menu;
    ViewButton* m_button;
    QAction* m_none; ///< says that there are no views
    std::vector<QAction*> m_listed;
    std::optional<SavedView> m_opening; ///< asked for, not yet answered
    QString m_openingPath;
};

} // namespace atlas
