// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imports/importjob.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QTabWidget;

namespace atlas {

class ColumnMapModel;
class ElidedLabel;
class EmptyState;
class ImportChoices;
class ImportIssueModel;
class ImportPreviewModel;

/// A catalog that an import can go into.
struct ImportTarget
{
    QString name; ///< as shown
    QString path; ///< empty: the user's own catalog
};

/// From a file to the catalog: shows how the file was understood and what importing it would do, lets all of it be
/// chosen otherwise, then imports. Reading and writing happen on other threads; closing it stops them.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    ImportDialog(QDate today, const std::vector<ImportTarget>& targets, QWidget* parent = nullptr);
    ~ImportDialog() override;

    void setFile(const QString& path);

signals:
    /// Something was imported into that catalog; empty: the user's own.
    void imported(const QString& file, const QString& catalog, const atlas::ImportReport& report);

public slots:
    void reject() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class State { Empty, Looking, Asking, Trying, Ready, Importing };

    void arrange();
    void fitCatalogs();
    void retranslate();
    [[nodiscard]] ImportRequest request() const;
    [[nodiscard]] QString catalog() const;
    void look();
    void takeLook(const Result<ImportPreview>& preview);
    void takeTrial(const Result<ImportReport>& report);
    void startImport();
    void takeImport(const Result<ImportReport>& report);
    void setState(State state, const QString& summary, bool isProblem = false);
    void showIssues(const std::vector<RowIssue>& issues, qint64 more);

    QDate m_today;
    ImportJob* m_job;
    ImportInput m_input;
    QString m_feed; ///< found out or chosen
    State m_state = State::Empty;
    bool m_closing = false; ///< as soon as what runs has stopped

    ColumnMapModel* m_columns;
    ImportPreviewModel* m_preview;
    ImportIssueModel* m_issues;
    ElidedLabel* m_fileName;
    QLabel *m_catalogLabel, *m_columnsLabel, *m_summary;
    QComboBox* m_catalog;
    ImportChoices* m_choices;
    QTableView* m_columnsView;
    EmptyState* m_noColumns; ///< why there is nothing to choose
    QTableView *m_previewView, *m_issuesView;
    QTabWidget* m_tabs;
    QProgressBar* m_progress;
    QPushButton *m_import, *m_close;
};

} // namespace atlas
