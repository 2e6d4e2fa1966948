// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/table.h"

#include <QLineEdit>
#include <QTimer>
#include <optional>
#include <vector>

class QCompleter;

namespace atlas {

class CompletionModel;

/// Where a filter is typed. Offers what may come next, marks what is wrong, and never waits: each change is passed on
/// at once.
class FilterBox : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterBox(QWidget* parent = nullptr);

    /// The table whose columns and values are offered; null: none.
    void setTable(const TablePtr& table);
    /// Takes a text that was made elsewhere. Undo takes it back; nothing is emitted.
    void replaceText(const QString& text);
    /// Underlines what is wrong in the text.
    void markProblems(const std::optional<FilterProblem>& error, const std::vector<FilterProblem>& warnings);
    /// Puts the suggestion in place of what the problem is about.
    void applySuggestion(const FilterProblem& problem);
    /// What undoes and redoes here: the window does, so that there is one order of steps. Own steps are left to it.
    void setUndoActions(QAction* undo, QAction* redo);
    /// Goes to a part of the text, selected, with the caret at its end.
    void edit(int position, int length);
    void closeCompletions();
    [[nodiscard]] bool isOfferingCompletions() const;

signals:
    void filterEdited(const QString& text);
    /// The user is done here and goes on to the results.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void retranslate();
    void offerCompletions(bool asked);
    void takeCompletion(const QString& text);

    TablePtr m_table;
    CompletionModel* m_completions;
    QCompleter* m_completer;
    QTimer m_soon;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    int m_start = 0, m_length = 0; ///< what a completion replaces
    bool m_replacing = false;
    bool m_marked = false;
};

} // namespace atlas
