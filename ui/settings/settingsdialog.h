// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/settinglist.h"

#include <QDialog>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace atlas {

class ElidedLabel;
class MessageBar;
class Session;

/// The settings, one line each, beside the window they change at once. Each can go back to its default, as can all
/// together; that can be taken back.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit SettingsDialog(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] MessageBar* messages() const { return m_messages; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Line
    {
        const SettingSpec& spec;
        QLabel* title;
        QComboBox* choice = nullptr; ///< either this
        ElidedLabel* remembered = nullptr; ///< or this
        QPushButton* reset = nullptr;
        QLabel* help = nullptr;
    };

    void addLine(const SettingSpec& spec, QGridLayout* grid);
    void retranslate();
    void showLine(const Line& line);
    void showAll();
    void showResets();
    void reset(const std::vector<Setting>& keys);

    Session& m_session;
    QScrollArea* m_area;
    MessageBar* m_messages;
    QPushButton* m_resetAll;
    QPushButton* m_close;
    std::vector<QLabel*> m_groups;
    std::vector<Line> m_lines;
};

} // namespace atlas
