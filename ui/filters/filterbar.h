// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace atlas {

class ChipRow;
class FilterBox;
class Session;

/// Shows and changes the session's query: filter, unit and currency; below them chips or what is wrong, and how many
/// offers are left.
class FilterBar : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] FilterBox* box() const { return m_box; }
    /// Puts buttons of actions at the two ends.
    void addActions(QAction* leading, QAction* trailing);
    void addBeforeBox(QWidget* widget);

signals:
    /// The user goes on to the results.
    void left();

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void connectParts();
    void retranslate();
    void showTable();
    void showProblem();
    void showAnswer();
    void showQuery();

    Session& m_session;
    QHBoxLayout* m_first; ///< the row of the filter box
    FilterBox* m_box;
    QComboBox* m_per;
    QComboBox* m_currency;
    QToolButton* m_leading;
    QToolButton* m_trailing;
    ChipRow* m_chips;
    QLabel* m_problem;
    QPushButton* m_suggestion;
    QLabel* m_count;
};

} // namespace atlas
