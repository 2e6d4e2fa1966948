// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QVariantMap>
#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace atlas {

class AnswersPanel;
class DecisionTreeModel;
class QuestionWizard;
class ResultView;
class Session;
class TracePanel;
class TreePanel;
class WizardState;

/// The selection wizard: questions or result at the left; answers, tree and trace beside them. Made when first shown.
class WizardPage : public QWidget
{
    Q_OBJECT
public:
    explicit WizardPage(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] WizardState& state() const { return *m_state; }
    /// The wizard, or the result.
    void focusContent();
    void showResult();
    void showQuestions();
    void startAnew();
    [[nodiscard]] bool showsResult() const;
    /// Question or result, and what stands beside it, for coming back to it.
    [[nodiscard]] QVariantMap memory() const;
    void recall(const QVariantMap& memory);

signals:
    /// The offers of the result are to be shown in the table, or in a chart.
    void offersAsked();
    void chartsAsked();
    void copyAsked();
    /// The best offers are to be compared; one offer is to be compared with what is there; it is to be shown in the
    /// table.
    void compareAsked();
    void offerToCompare(const QString& key);
    void offerAsked(const QString& key);

protected:
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void make();
    [[nodiscard]] QWidget* makeQuestions();
    [[nodiscard]] QWidget* makeAnswer();
    [[nodiscard]] QWidget* makeTabs();
    void makeWizard();
    void showCount();
    void retranslate();

    WizardState* m_state;
    // All of them null until the page is shown.
    DecisionTreeModel* m_model = nullptr;
    QSplitter* m_splitter = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_questions = nullptr;
    QWidget* m_answer = nullptr;
    QuestionWizard* m_wizard = nullptr;
    ResultView* m_result = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_anew = nullptr;
    QTabWidget* m_tabs = nullptr;
    AnswersPanel* m_answers = nullptr;
    TreePanel* m_tree = nullptr;
    TracePanel* m_trace = nullptr;
};

} // namespace atlas
