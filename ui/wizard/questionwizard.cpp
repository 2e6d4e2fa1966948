// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/questionwizard.h"

#include "decision/path.h"
#include "wizard/questionpage.h"
#include "wizard/wizardstate.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QRadioButton>
#include <algorithm>

namespace atlas {

QuestionWizard::QuestionWizard(WizardState& state, const DecisionTreeModel& model, QWidget* parent)
    : QWizard(parent)
    , m_state(state)
{
    setObjectName(QStringLiteral("questionWizard"));
    setWindowFlags(Qt::Widget);
    setWizardStyle(QWizard::ClassicStyle);
    setOptions(QWizard::IndependentPages | QWizard::NoBackButtonOnStartPage | QWizard::NoCancelButton
        | QWizard::HaveFinishButtonOnEarlyPages);
    setTitleFormat(Qt::PlainText);
    setButtonLayout({QWizard::BackButton, QWizard::Stretch, QWizard::NextButton, QWizard::FinishButton});
    button(QWizard::BackButton)->setObjectName(QStringLiteral("wizardBack"));
    button(QWizard::NextButton)->setObjectName(QStringLiteral("wizardNext"));
    button(QWizard::FinishButton)->setObjectName(QStringLiteral("wizardFinish"));
    const int questions = static_cast<int>(state.tree()->questions.size());
    for (int question = 0; question < questions; ++question) {
        auto* page = new QuestionPage(state, model, question, this);
        setPage(question, page);
        connect(page, &QuestionPage::goOn, this, [this, page] {
            if (page == currentPage() && page->isComplete())
                page->nextId() < 0 ? done(QDialog::Accepted) : next();
        });
    }
    setStartId(state.tree()->start);
    retranslate();
    connect(&state, &WizardState::answersChanged, this, &QuestionWizard::followPath);
    connect(this, &QWizard::currentIdChanged, this, [this] {
        if (isVisible() && !m_following)
            focusAnswer();
    });
    restart();
}

QuestionPage* QuestionWizard::shownPage() const
{
    return qobject_cast<QuestionPage*>(currentPage());
}

QString QuestionWizard::questionId() const
{
    const QuestionPage* const page = shownPage();
    return page ? m_state.tree()->question(page->question()).id : QString();
}

void QuestionWizard::focusAnswer()
{
    if (QuestionPage* const page = shownPage())
        page->focusAnswer();
}

void QuestionWizard::retranslate()
{
    setButtonText(QWizard::BackButton, tr("&Back"));
    setButtonText(QWizard::NextButton, tr("&Next"));
    setButtonText(QWizard::FinishButton, tr("Show &result"));
    setAccessibleName(tr("Questions"));
    for (const int id : pageIds())
        static_cast<QuestionPage*>(page(id))->retranslate();
}

void QuestionWizard::showQuestion(int question)
{
    const Path path = pathOf(*m_state.tree(), m_state.answers());
    if (path.size() > static_cast<std::size_t>(pageIds().size()))
        return;
    m_following = true;
    setUpdatesEnabled(false);
    restart();
    while (currentId() != question && currentId() != path.back().question)
        next();
    setUpdatesEnabled(true);
    m_following = false;
}

/// An answer that was changed elsewhere may lead around the question that is shown, or to it on another way.
void QuestionWizard::followPath()
{
    if (m_following)
        return;
    const Path path = pathOf(*m_state.tree(), m_state.answers());
    const QList<int> behind = visitedIds();
    qsizetype common = 0;
    while (common < behind.size() && static_cast<std::size_t>(common) < path.size()
        && behind[common] == path[static_cast<std::size_t>(common)].question)
        ++common;
    if (common == behind.size())
        return;
    const bool onPath
        = std::any_of(path.begin(), path.end(), [this](const PathStep& step) { return step.question == currentId(); });
    showQuestion(onPath ? currentId() : behind[std::max<qsizetype>(0, common - 1)]);
}

void QuestionWizard::done(int result)
{
    if (result == QDialog::Accepted)
        emit resultAsked();
    else
        emit left();
}

bool QuestionWizard::event(QEvent* event)
{
    // A dialog takes Esc and Enter wherever the focus is; here it is a part of a window.
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && shownPage()) {
            // What has the focus is meant.
            auto* const focused = qobject_cast<QRadioButton*>(QApplication::focusWidget());
            if (focused && shownPage()->isAncestorOf(focused) && !focused->isChecked())
                focused->click();
            if (shownPage()->isComplete())
                emit shownPage()->goOn();
            return true;
        }
    }
    return QWizard::event(event);
}

} // namespace atlas
