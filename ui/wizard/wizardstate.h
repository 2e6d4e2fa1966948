// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"
#include "error.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>

namespace atlas {

class Session;

/// The answers of the wizard and what they lead to. Answers to questions that are not asked any more are kept for the
/// case that the way comes back to them. The recommendation is made on another thread while the wizard is in sight.
class WizardState : public QObject
{
    Q_OBJECT
public:
    explicit WizardState(Session& session, QObject* parent = nullptr);

    /// The tree in force in the open catalog; null before the first.
    [[nodiscard]] const TreePtr& tree() const { return m_tree; }
    [[nodiscard]] bool isLoadedTree() const { return m_loadedTree; }
    /// Why the catalog's own tree is not used.
    [[nodiscard]] const QStringList& treeProblems() const { return m_treeProblems; }

    [[nodiscard]] const Answers& answers() const { return m_answers; }
    /// The text that answers the question; null without an answer.
    [[nodiscard]] QString answer(int question) const;
    /// A null text takes the answer away.
    void setAnswer(int question, const QString& text);
    void setAnswers(const Answers& answers);
    void relaxConditions(const std::vector<Relaxation>& relaxed);
    /// Puts a relaxed condition back as it was.
    void tighten(std::size_t relaxation);

    [[nodiscard]] MissingRule missing() const { return m_missing; }
    void setMissing(MissingRule rule);

    /// Of the answers of that moment; null before the first, and where the answers allow none: see `problem`.
    [[nodiscard]] const std::shared_ptr<const Recommendation>& result() const { return m_result; }
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    /// Result or problem are those of the present answers.
    [[nodiscard]] bool isCurrent() const { return (m_result || m_problem) && !m_running && !m_stale; }
    [[nodiscard]] QString currency() const;

    /// Whether anybody looks: only then something is reckoned.
    void setActive(bool active);
    void retranslate();

signals:
    void treeChanged();
    void answersChanged();
    /// There is another result or problem.
    void recommended();

private:
    void takeTable();
    void changed();
    void reckon();

    Session& m_session;
    TreePtr m_tree;
    QByteArray m_treeText;
    QString m_currency;
    bool m_loadedTree = false;
    QStringList m_treeProblems;
    Answers m_answers;
    MissingRule m_missing = RecommendOptions().missing;
    std::shared_ptr<const Recommendation> m_result;
    std::optional<Error> m_problem;
    bool m_active = false;
    bool m_running = false;
    bool m_stale = false;
};

} // namespace atlas
