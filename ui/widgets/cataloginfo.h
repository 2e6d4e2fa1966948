// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace atlas {

class Language;
class Session;

/// About the open catalog: where it lies, what is in it, what was imported, and whether the file is whole. Stays open
/// beside the window and follows it to other catalogs.
class CatalogInfo : public QDialog
{
    Q_OBJECT
public:
    CatalogInfo(Session& session, Language& language, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void sayChecked(const QString& text);
    void retranslate();
    void showCatalog();
    void showFacts();
    void addFact(const char* name, const QString& title, const QString& text);
    void readRuns();
    void showRuns(const std::vector<RunInfo>& runs);
    void check();
    void showChecked(const Result<FileReport>& report);

    Session& m_session;
    Language& m_language;
    QLabel* m_path;
    QPushButton* m_openFolder;
    QPushButton* m_copyPath;
    QFormLayout* m_facts;
    QLabel* m_runsTitle;
    QTableWidget* m_runs;
    QPushButton* m_check;
    QLabel* m_checked;
    QPlainTextEdit* m_problems;
    quint64 m_generation = 0; ///< of the catalog: answers about another one are dropped
    bool m_checking = false;
};

} // namespace atlas
