// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs.h"

#include "settings.h"
#include "widgets/newcatalogdialog.h"
#include "widgets/savedialog.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPageLayout>
#include <QPlainTextEdit>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>
#include <algorithm>

namespace atlas {

namespace {

Dialogs* replacement = nullptr;

QString lastFolder()
{
    const QString last = setting(Setting::Folder).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void rememberFolder(const QString& file)
{
    storeSetting(Setting::Folder, QFileInfo(file).absolutePath());
}

}

Dialogs::~Dialogs() = default;

std::optional<QString> Dialogs::openFile(QWidget* parent, const QString& title, const QStringList& filters)
{
    const QString path = QFileDialog::getOpenFileName(parent, title, lastFolder(), filters.join(QStringLiteral(";;")));
    if (path.isEmpty())
        return std::nullopt;
    rememberFolder(path);
    return path;
}

std::optional<Dialogs::SaveChoice> Dialogs::saveFile(
    QWidget* parent, const QString& title, const QString& suggestedName, const QStringList& filters)
{
    QString chosen = filters.value(0);
    const QString path = QFileDialog::getSaveFileName(
        parent, title, QDir(lastFolder()).filePath(suggestedName), filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty())
        return std::nullopt;
    rememberFolder(path);
    return SaveChoice{path, static_cast<int>(std::max<qsizetype>(0, filters.indexOf(chosen)))};
}

std::optional<QString> Dialogs::newFile(
    QWidget* parent, const QString& title, const QString& suggestedName, const QStringList& filters)
{
    const QString path = QFileDialog::getSaveFileName(parent, title, QDir(lastFolder()).filePath(suggestedName),
        filters.join(QStringLiteral(";;")), nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return std::nullopt;
    rememberFolder(path);
    return path;
}

std::optional<Dialogs::NewCatalog> Dialogs::newCatalog(QWidget* parent)
{
    NewCatalogDialog dialog(NewCatalogDialog::freeName(lastFolder()), parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    rememberFolder(dialog.path());
    return NewCatalog{dialog.path(), dialog.content()};
}

bool Dialogs::confirm(QWidget* parent, const QString& title, const QString& text, const QString& action)
{
    QMessageBox box(QMessageBox::Question, title, text, QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton* yes = box.addButton(action, QMessageBox::AcceptRole);
    box.setDefaultButton(yes);
    box.exec();
    return box.clickedButton() == yes;
}

std::optional<QString> Dialogs::askText(
    QWidget* parent, const QString& title, const QString& label, const QString& text, int mostCharacters)
{
    QInputDialog dialog(parent);
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    dialog.setTextValue(text);
    auto* line = dialog.findChild<QLineEdit*>();
    line->setMaxLength(mostCharacters);
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 40);
    line->selectAll();
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.textValue();
}

std::optional<QString> Dialogs::askLines(
    QWidget* parent, const QString& title, const QString& label, const QString& text, int mostCharacters)
{
    QInputDialog dialog(parent);
    dialog.setWindowTitle(title);
    dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog.setTextValue(text);
    auto* lines = dialog.findChild<QPlainTextEdit*>();
    lines->setTabChangesFocus(true);
    lines->setMinimumSize(lines->fontMetrics().averageCharWidth() * 60, lines->fontMetrics().height() * 6);
    const auto count = [&](const QString& typed) {
        const auto characters = static_cast<int>(typed.trimmed().toUcs4().size());
        //: label of a text, characters typed, characters at most
        dialog.setLabelText(QCoreApplication::translate("Dialogs", "%1 (characters: %L2 of %L3)")
                                .arg(label)
                                .arg(characters)
                                .arg(mostCharacters));
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->setEnabled(characters <= mostCharacters);
    };
    QObject::connect(&dialog, &QInputDialog::textValueChanged, &dialog, count);
    count(text);
    lines->setAccessibleName(label);
    lines->selectAll();
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.textValue();
}

std::optional<TableSaving> Dialogs::tableSaving(QWidget* parent, const TableSaving& saving, const TableExtent& extent)
{
    SaveDialog dialog(saving, extent, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.saving();
}

std::optional<QString> Dialogs::folder(QWidget* parent, const QString& title)
{
    const QString path = QFileDialog::getExistingDirectory(parent, title, lastFolder());
    if (path.isEmpty())
        return std::nullopt;
    storeSetting(Setting::Folder, path);
    return path;
}

void Dialogs::print(QWidget* parent, const QString& title, const std::function<void(QPrinter&)>& paint)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setPageOrientation(QPageLayout::Landscape);
    // Without a printer its pages go into a file.
    if (!printer.isValid())
        printer.setOutputFormat(QPrinter::PdfFormat);
    QPrintPreviewDialog preview(&printer, parent);
    preview.setWindowTitle(title);
    QObject::connect(
        &preview, &QPrintPreviewDialog::paintRequested, &preview, [&paint](QPrinter* target) { paint(*target); });
    preview.exec();
}

void Dialogs::openUrl(const QString& url)
{
    QDesktopServices::openUrl(QUrl(url, QUrl::StrictMode));
}

void Dialogs::openFolder(const QString& file)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
}

Dialogs& Dialogs::current()
{
    static Dialogs real;
    return replacement ? *replacement : real;
}

void Dialogs::setCurrent(Dialogs* dialogs)
{
    replacement = dialogs;
}

} // namespace atlas
