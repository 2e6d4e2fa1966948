// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Before the fixture, which has answers of another kind.
#include "support/decisiontest.h"

#include "windowfixture.h"

#include "pages/wizardpage.h"
#include "wizard/questionwizard.h"
#include "wizard/wizardstate.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>

namespace atlas::test {

/// As `randomAnswer`, with the unit or currency that the editors of the window stand for.
inline QString randomAnswerInWindow(const Question& question, QRandomGenerator& random)
{
    const QString number = randomAnswer(question, random);
    return question.money           ? number + QStringLiteral("USD")
        : question.units.size() > 1 ? number + question.units.front().suffix
                                    : number;
}

/// Types an answer into the field of a number; nothing takes it away.
inline void typeNumber(QWidget* editor, QString text)
{
    if (auto* const units = editor->findChild<QComboBox*>(QStringLiteral("unit")))
        units->setCurrentIndex(0);
    auto* const field = editor->findChild<QLineEdit*>(QStringLiteral("field"));
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    static const QRegularExpression unit(QStringLiteral("[A-Za-z]+$"));
    QTest::keyClicks(field, text.remove(unit));
}

/// The wizard in a real window, worked with keys and clicks.
struct Wizard : Window
{
    explicit Wizard(const QString& catalog, QSize size = {1280, 720})
        : Window(catalog, size)
    {
    }
    [[nodiscard]] bool open()
    {
        if (!QTest::qWaitFor([this] { return isReady(); }, 30000))
            return false;
        go();
        return settled();
    }
    /// To the page by its key.
    void go()
    {
        ++pressed;
        QTest::keySequence(main.get(), find<QAction>("wizard")->shortcut());
    }
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor([this] { return state().isCurrent(); }, 60000);
    }
    [[nodiscard]] WizardState& state() const { return main->wizard()->state(); }
    [[nodiscard]] const Recommendation& result() const { return *state().result(); }
    [[nodiscard]] QuestionWizard* wizard() const { return find<QuestionWizard>("questionWizard"); }
    [[nodiscard]] QString question() const { return wizard()->questionId(); }
    [[nodiscard]] QAbstractButton* button(const char* name) const { return find<QAbstractButton>(name); }
    [[nodiscard]] QAbstractButton* choice(const QString& id) const
    {
        return wizard()->currentPage()->findChild<QAbstractButton*>(id);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++pressed;
        QWidget* const focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : main.get(), key, modifiers);
    }
    void click(QWidget* widget)
    {
        ++pressed;
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(8, widget->height() / 2));
    }
    /// Answers the question that is shown; null: takes the answer away where that can be done.
    void answer(const QString& text)
    {
        const Question& asked = state().tree()->question(wizard()->currentId());
        QWidget* const page = wizard()->currentPage();
        if (asked.kind == Question::Kind::Number) {
            typeNumber(page, text);
        } else if (asked.kind == Question::Kind::Several) {
            const QStringList ids = text.split(u',');
            for (const Choice& each : asked.choices)
                if (choice(each.id)->isChecked() != ids.contains(each.id))
                    choice(each.id)->click();
        } else if (QAbstractButton* const chosen = choice(text.isNull() ? QStringLiteral("open") : text)) {
            chosen->click();
        }
    }

    int pressed = 0; ///< keys and clicks so far
};

} // namespace atlas::test
