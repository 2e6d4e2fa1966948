// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs.h"
#include "engine/tablemodel.h"
#include "filters/filterbox.h"
#include "language.h"
#include "mainwindow.h"
#include "pages/chartspage.h"
#include "pages/querypages.h"
#include "samplecatalog.h"
#include "session.h"
#include "support/testmain.h"
#include "theme/appearance.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"

#include <QApplication>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTranslator>

namespace atlas::test {

/// Answers in place of the user, and what was asked.
class Answers : public Dialogs
{
public:
    std::optional<QString> openPath;
    std::optional<SaveChoice> saveChoice;
    std::optional<QString> chosenFolder;
    std::optional<TableSaving> saving; ///< none: what is proposed
    std::optional<QString> answer;
    std::optional<NewCatalog> made;
    bool confirmed = false;
    QPrinter* printer = nullptr;
    QString question, opened, shownFolder, suggested, printed;

    std::optional<QString> openFile(QWidget*, const QString&, const QStringList&) override { return openPath; }
    std::optional<SaveChoice> saveFile(QWidget*, const QString&, const QString& name, const QStringList&) override
    {
        suggested = name;
        return saveChoice;
    }
    bool confirm(QWidget*, const QString&, const QString& text, const QString&) override
    {
        question = text;
        return confirmed;
    }
    std::optional<QString> askText(QWidget*, const QString&, const QString&, const QString&, int) override
    {
        return answer;
    }
    std::optional<QString> askLines(QWidget*, const QString&, const QString&, const QString& text, int) override
    {
        suggested = text;
        return answer;
    }
    std::optional<TableSaving> tableSaving(QWidget*, const TableSaving& proposed, const TableExtent&) override
    {
        return saving ? saving : proposed;
    }
    void print(QWidget*, const QString& title, const std::function<void(QPrinter&)>& paint) override
    {
        printed = title;
        if (printer)
            paint(*printer);
    }
    std::optional<QString> folder(QWidget*, const QString&) override { return chosenFolder; }
    void openUrl(const QString& url) override { opened = url; }
    std::optional<QString> newFile(QWidget*, const QString&, const QString&, const QStringList&) override
    {
        return saveChoice ? std::optional(saveChoice->path) : std::nullopt;
    }
    std::optional<NewCatalog> newCatalog(QWidget*) override { return made; }
    void openFolder(const QString& file) override { shownFolder = file; }
};

/// A real window over the sample catalog.
struct Window
{
    explicit Window(const QString& catalog, QSize size = {1280, 720})
        : main(std::make_unique<MainWindow>(session, language, QStringLiteral("0")))
    {
        Dialogs::setCurrent(&answers);
        language.setLanguage(QStringLiteral("en"));
        main->resize(size);
        main->show();
        QApplication::setActiveWindow(main.get());
        if (!catalog.isEmpty())
            session.open(catalog);
    }
    ~Window() { Dialogs::setCurrent(nullptr); }
    Q_DISABLE_COPY_MOVE(Window)

    /// Shows a chart, enlarged.
    void openChart(const char* id = "price-per-gpu-hour") const
    {
        find<QAction>("charts")->trigger();
        main->pages()->charts()->enlarge(QLatin1String(id));
    }
    template <class Widget = QWidget> [[nodiscard]] Widget* find(const char* name) const
    {
        return main->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] FilterBox* box() const { return find<FilterBox>("filterBox"); }
    [[nodiscard]] RecordTable* table() const { return find<RecordTable>("offersTable"); }
    [[nodiscard]] TableModel* model() const { return qobject_cast<TableModel*>(table()->model()); }
    [[nodiscard]] int rows() const { return model()->rowCount(); }
    [[nodiscard]] QString count() const { return find<QLabel>("offerCount")->text(); }
    [[nodiscard]] bool isReady() const { return session.table() && !session.isLoading(); }

    /// Types over what stands in the filter.
    void type(const QString& text) const
    {
        box()->setFocus();
        box()->selectAll();
        QTest::keyClick(box(), Qt::Key_Delete);
        QTest::keyClicks(box(), text);
    }
    [[nodiscard]] int column(const char* key) const
    {
        return static_cast<int>(model()->columnKeys().indexOf(QLatin1String(key)));
    }
    [[nodiscard]] QString keyAt(int row) const { return model()->index(row, 0).data(TableModel::KeyRole).toString(); }
    [[nodiscard]] QStringList keys() const
    {
        QStringList all;
        for (int row = 0; row < rows(); ++row)
            all << keyAt(row);
        return all;
    }
    [[nodiscard]] QString currentKey() const { return table()->currentIndex().data(TableModel::KeyRole).toString(); }
    void clickHeader(const char* key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QHeaderView* header = table()->horizontalHeader();
        const int section = column(key);
        table()->scrollTo(model()->index(0, section));
        const QPoint at(
            header->sectionViewportPosition(section) + header->sectionSize(section) / 2, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, modifiers, at);
    }

    Appearance appearance;
    Session session{QDate(2026, 7, 20)};
    Language language;
    Answers answers;
    std::unique_ptr<MainWindow> main;
};

/// Stands for any other language: every text that is translated carries a mark.
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int n) const override
    {
        QString text = QString::fromUtf8(source);
        if (n >= 0)
            text.replace(QStringLiteral("%n"), QString::number(n));
        return u'译' + text;
    }
};

/// Forgets what earlier tests left in the settings.
inline void clearSettings()
{
    QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/gpu-atlas/views"))
        .removeRecursively();
    QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("gpu-atlas"), QStringLiteral("gpu-atlas"))
        .clear();
}

} // namespace atlas::test
