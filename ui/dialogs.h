// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/tablesaving.h"
#include "sqlite/catalogfile.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <optional>

class QPrinter;
class QWidget;

namespace atlas {

struct TableExtent;

/// The one door to modal boxes and file choosers. Tests put their own answers in its place.
class Dialogs
{
public:
    virtual ~Dialogs();

    struct SaveChoice
    {
        QString path;
        int filter = 0; ///< index of the chosen entry of `filters`
    };

    /// An existing file; nothing when the user gives up.
    [[nodiscard]] virtual std::optional<QString> openFile(
        QWidget* parent, const QString& title, const QStringList& filters);
    [[nodiscard]] virtual std::optional<SaveChoice> saveFile(
        QWidget* parent, const QString& title, const QString& suggestedName, const QStringList& filters);
    /// A name for a file that is not to be there yet; nobody is asked about writing over one.
    [[nodiscard]] virtual std::optional<QString> newFile(
        QWidget* parent, const QString& title, const QString& suggestedName, const QStringList& filters);
    struct NewCatalog
    {
        QString path;
        StartWith content = StartWith::StarterFacts;
    };
    /// Where a catalog is to be made, and from what.
    [[nodiscard]] virtual std::optional<NewCatalog> newCatalog(QWidget* parent);
    /// A question whose answer may lose something or leave the program. `action` names what happens on yes.
    [[nodiscard]] virtual bool confirm(
        QWidget* parent, const QString& title, const QString& text, const QString& action);
    /// A line of text of at most `mostCharacters`, starting from `text`; nothing when the user gives up.
    [[nodiscard]] virtual std::optional<QString> askText(
        QWidget* parent, const QString& title, const QString& label, const QString& text, int mostCharacters);
    /// The same for a text of several lines.
    [[nodiscard]] virtual std::optional<QString> askLines(
        QWidget* parent, const QString& title, const QString& label, const QString& text, int mostCharacters);
    /// How a table is saved, starting from `saving`.
    [[nodiscard]] virtual std::optional<TableSaving> tableSaving(
        QWidget* parent, const TableSaving& saving, const TableExtent& extent);
    /// Shows how `paint` fills the pages and prints them, to paper or into a PDF; it is called for every change of
    /// printer or paper.
    virtual void print(QWidget* parent, const QString& title, const std::function<void(QPrinter&)>& paint);
    /// A folder to write several files into.
    [[nodiscard]] virtual std::optional<QString> folder(QWidget* parent, const QString& title);
    /// Opens an address in the user's browser.
    virtual void openUrl(const QString& url);
    /// Shows the folder of a file in the user's file manager.
    virtual void openFolder(const QString& file);

    [[nodiscard]] static Dialogs& current();
    /// Replaces the dialogs; null puts the real ones back. The caller keeps ownership.
    static void setCurrent(Dialogs* dialogs);
};

} // namespace atlas
