// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace atlas {

class Session;

/// The program and its version, its licence, what it is made with, and what data is open: text that can be copied into
/// a report of a fault.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    AboutDialog(const QString& version, const Session& session, QWidget* parent = nullptr);

    /// Everything on the first page.
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void retranslate();
    [[nodiscard]] QStringList programLines() const;
    [[nodiscard]] QStringList libraryLines() const;
    [[nodiscard]] QStringList dataLines() const;

    QString m_version;
    const Session& m_session;
    QLabel* m_icon;
    QLabel* m_title;
    QTabWidget* m_tabs;
    QPlainTextEdit* m_text;
    QPlainTextEdit* m_licences;
    QPlainTextEdit* m_licence;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace atlas
