// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/wizardactions.h"

#include "actions/actions.h"
#include "decision/answers.h"
#include "decision/recommendationtext.h"
#include "dialogs.h"
#include "engine/tablemodel.h"
#include "export/safefile.h"
#include "pages/offerspage.h"
#include "pages/pagestack.h"
#include "pages/querypages.h"
#include "pages/wizardpage.h"
#include "session.h"
#include "widgets/messagebar.h"
#include "widgets/recordtable.h"
#include "wizard/wizardstate.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMainWindow>

namespace atlas {

namespace {

constexpr qint64 MostBytes = 4 * 1024 * 1024;

}

WizardActions::WizardActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const Actions& actions = m_parts.actions;
    actions.on("wizardResult", this, [this] {
        m_parts.stack.show(QStringLiteral("wizard"));
        m_parts.wizard.showResult();
    });
    actions.on("wizardAnew", this, [this] {
        m_parts.stack.show(QStringLiteral("wizard"));
        m_parts.wizard.startAnew();
    });
    actions.on("saveAnswers", this, [this] { saveAnswers(); });
    actions.on("loadAnswers", this, [this] { loadAnswers(); });
    actions.on("copyResult", this, [this] { copyResult(); });
    connect(&m_parts.wizard, &WizardPage::offersAsked, this, [this] { showOn(QStringLiteral("offers")); });
    connect(&m_parts.wizard, &WizardPage::chartsAsked, this, [this] { showOn(QStringLiteral("charts")); });
    connect(&m_parts.wizard, &WizardPage::offerAsked, this, &WizardActions::showOffer);
    connect(&m_parts.wizard, &WizardPage::copyAsked, this, &WizardActions::copyResult);
    connect(&m_parts.session, &Session::answered, this, &WizardActions::showWanted);
    connect(&m_parts.session, &Session::tableChanged, this, &WizardActions::showWhatCanBeDone);
    connect(&m_parts.wizard.state(), &WizardState::recommended, this, &WizardActions::showWhatCanBeDone);
    showWhatCanBeDone();
}

void WizardActions::showWhatCanBeDone()
{
    const WizardState& state = m_parts.wizard.state();
    for (const char* const id : {"wizardResult", "wizardAnew", "saveAnswers", "loadAnswers"})
        m_parts.actions[id]->setEnabled(state.tree() != nullptr);
    m_parts.actions["copyResult"]->setEnabled(state.result() != nullptr);
}

void WizardActions::showOn(const QString& page)
{
    const auto result = m_parts.wizard.state().result();
    if (!result)
        return;
    // The page first: going back leads to the wizard with the filter that was there before.
    m_parts.stack.show(page);
    m_parts.session.setFilter(result->funnel.filter);
    m_parts.stack.focusPage();
}

void WizardActions::showOffer(const QString& key)
{
    m_wanted = key;
    showOn(QStringLiteral("offers"));
    showWanted();
}

void WizardActions::showWanted()
{
    const auto result = m_parts.wizard.state().result();
    // Another filter was typed meanwhile.
    if (!result || m_parts.session.asked().filter != result->funnel.filter)
        m_wanted.clear();
    if (m_wanted.isEmpty() || m_parts.session.query().filter != result->funnel.filter)
        return;
    OffersPage* const offers = m_parts.pages.offers();
    if (offers->model()->rowOf(m_wanted) < 0)
        return;
    offers->recall({{QStringLiteral("current"), m_wanted}, {QStringLiteral("selected"), QStringList{m_wanted}}});
    if (offers->table()->currentIndex().isValid())
        offers->table()->scrollTo(offers->table()->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_wanted.clear();
}

void WizardActions::copyResult()
{
    const WizardState& state = m_parts.wizard.state();
    if (!state.result())
        return;
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(recommendationText(*state.result(), state.isLoadedTree(), true, QLocale())));
    m_parts.messages.show(MessageBar::Kind::Information, tr("The result was copied as text."));
}

void WizardActions::showFailure(const Error& error)
{
    m_parts.messages.show(MessageBar::Kind::Failure,
        error.detail.isEmpty() ? error.message : QStringLiteral("%1 (%2)").arg(error.message, error.detail));
}

void WizardActions::saveAnswers()
{
    const WizardState& state = m_parts.wizard.state();
    const auto chosen = Dialogs::current().saveFile(m_parts.window, tr("Save answers"), QStringLiteral("answers.json"),
        {tr("Answers (%1)", "a kind of file").arg(QStringLiteral("*.json"))});
    if (!chosen)
        return;
    const Result<void> written
        = writeFile(chosen->path, answersFile(*state.tree(), state.answers()), {m_parts.session.path()});
    if (!written) {
        showFailure(written.error());
        return;
    }
    m_parts.messages.show(
        MessageBar::Kind::Information, tr("The answers were saved as “%1”.").arg(QFileInfo(chosen->path).fileName()));
}

void WizardActions::loadAnswers()
{
    const auto path = Dialogs::current().openFile(
        m_parts.window, tr("Load answers"), {tr("Answers (%1)", "a kind of file").arg(QStringLiteral("*.json"))});
    if (!path)
        return;
    QFile file(*path);
    if (!file.open(QIODevice::ReadOnly)) {
        showFailure({ErrorCode::InputOutput, tr("“%1” could not be read.").arg(QFileInfo(*path).fileName()),
            file.errorString()});
        return;
    }
    WizardState& state = m_parts.wizard.state();
    const Result<Answers> answers = readAnswersFile(*state.tree(), file.read(MostBytes));
    if (!answers) {
        showFailure({answers.error().code,
            tr("“%1” was not loaded, the answers are as before. %2")
                .arg(QFileInfo(*path).fileName(), answers.error().message)});
        return;
    }
    state.setAnswers(*answers);
    m_parts.stack.show(QStringLiteral("wizard"));
    m_parts.wizard.showResult();
}

} // namespace atlas
