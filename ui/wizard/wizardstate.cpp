// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/wizardstate.h"

#include "decision/treesource.h"
#include "session.h"
#include "whendone.h"

#include <QFuture>
#include <QLocale>
#include <QtConcurrentRun>

namespace atlas {

WizardState::WizardState(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_session, &Session::tableChanged, this, &WizardState::takeTable);
    takeTable();
}

void WizardState::takeTable()
{
    const TablePtr& table = m_session.table();
    if (!table)
        return;
    const TreeInForce force = treeInForce(*table);
    QByteArray text = treeText(*table, force.loaded);
    const QString currency = table->context().currency;
    const bool isOtherTree = text != m_treeText;
    // Editors of money name the currency.
    const bool isOther = isOtherTree || currency != m_currency;
    m_tree = isOtherTree ? force.tree : m_tree;
    m_currency = currency;
    m_treeText = std::move(text);
    m_loadedTree = force.loaded;
    m_treeProblems = force.problems;
    if (isOther)
        emit treeChanged();
    changed();
}

QString WizardState::answer(int question) const
{
    const auto found = m_answers.values.find(m_tree->question(question).id);
    return found == m_answers.values.end() ? QString() : found->second;
}

void WizardState::setAnswer(int question, const QString& text)
{
    const QString& id = m_tree->question(question).id;
    if (answer(question) == text)
        return;
    if (text.isNull())
        m_answers.values.erase(id);
    else
        m_answers.values[id] = text;
    changed();
}

void WizardState::setAnswers(const Answers& answers)
{
    if (answers == m_answers)
        return;
    m_answers = answers;
    changed();
}

void WizardState::relaxConditions(const std::vector<Relaxation>& relaxed)
{
    for (const Relaxation& relaxation : relaxed)
        relax(m_answers, relaxation);
    changed();
}

void WizardState::tighten(std::size_t relaxation)
{
    if (relaxation >= m_answers.relaxed.size())
        return;
    m_answers.relaxed.erase(m_answers.relaxed.begin() + static_cast<std::ptrdiff_t>(relaxation));
    changed();
}

void WizardState::setMissing(MissingRule rule)
{
    if (m_missing == rule)
        return;
    m_missing = rule;
    changed();
}

QString WizardState::currency() const
{
    return m_currency;
}

void WizardState::setActive(bool active)
{
    m_active = active;
    if (m_active && m_stale && !m_running)
        reckon();
}

void WizardState::retranslate()
{
    m_stale = true;
    if (m_active && !m_running)
        reckon();
}

void WizardState::changed()
{
    m_stale = true;
    emit answersChanged();
    if (m_active && !m_running)
        reckon();
}

void WizardState::reckon()
{
    const TablePtr& table = m_session.table();
    if (!table || !m_tree)
        return;
    m_stale = false;
    m_running = true;
    const RecommendOptions options{RecommendOptions().top, m_missing, nullptr, QLocale()};
    whenDone(QtConcurrent::run([table, tree = m_tree, answers = m_answers, options] {
        Result<Recommendation> made = recommend(table, tree, answers, options);
        using Shared = std::shared_ptr<const Recommendation>;
        return made ? Result<Shared>(std::make_shared<const Recommendation>(std::move(*made)))
                    : Result<Shared>(tl::unexpected(made.error()));
    }),
        this, [this](const Result<std::shared_ptr<const Recommendation>>& made) {
            m_running = false;
            // What has changed meanwhile is reckoned next; this answer is to another question.
            if (m_stale) {
                if (m_active)
                    reckon();
                return;
            }
            m_result = made ? *made : nullptr;
            m_problem = made ? std::nullopt : std::optional(made.error());
            emit recommended();
        });
}

} // namespace atlas
