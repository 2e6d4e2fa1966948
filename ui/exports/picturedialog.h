// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartmaker.h"
#include "exports/chartbatch.h"
#include "exports/picturechoices.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;

namespace atlas {

class PictureForm;
class PicturePreview;

/// What the dialog makes pictures of.
struct PictureSubject
{
    ChartRequest chart;
    std::vector<ChartRequest> all; ///< every chart, as they go into a folder together
    QString language; ///< of the window
    QDate today;
    QStringList protectedFiles; ///< never written over
};

/// Asks how a chart is written, shows it as it will be, and writes it: into a file, onto the clipboard, or all charts
/// into a folder. What was chosen is remembered whenever something was made.
class PictureDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PictureDialog(PictureSubject subject, QWidget* parent = nullptr);
    ~PictureDialog() override;

    [[nodiscard]] PictureChoices choices() const;
    [[nodiscard]] const ChartBatch& batch() const { return *m_batch; }

signals:
    void written(const QString& text); ///< translated: what was made

public slots:
    void reject() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void schedule();
    void showPreview();
    [[nodiscard]] Result<ChartDataPtr> chart();
    void save();
    void copy();
    void saveAll();
    void takeBatch(const ChartBatch::Outcome& outcome);
    void setBusy(bool busy);
    void say(const QString& text, bool isProblem = false);

    PictureSubject m_subject;
    ChartDataPtr m_data; ///< in the language of `m_dataLanguage`
    QString m_dataLanguage;
    PictureForm* m_form;
    PicturePreview* m_preview;
    QLabel *m_facts, *m_message;
    QProgressBar* m_progress;
    QDialogButtonBox* m_buttons;
    QPushButton *m_save, *m_copy, *m_all, *m_close;
    QTimer* m_timer;
    ChartBatch* m_batch;
};

} // namespace atlas
