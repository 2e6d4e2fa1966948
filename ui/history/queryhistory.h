// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

namespace atlas {

class Session;

/// Undo and redo of the query: filter, order, columns, unit, currency, each however it was changed. What is typed
/// without a pause is one step, a new word begins another. A step holds only what it changed, so that it can be undone
/// in another catalog too.
class QueryHistory : public QObject
{
    Q_OBJECT
public:
    explicit QueryHistory(Session& session, QObject* parent = nullptr);
    ~QueryHistory() override;

    [[nodiscard]] bool canUndo() const { return m_stack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_stack.canRedo(); }
    void undo();
    void redo();
    /// What is typed next is a step of its own.
    void endStep() { m_pause.stop(); }

signals:
    void changed();

private:
    class Step;
    void note();
    void startAgain();
    [[nodiscard]] bool continues(const QString& before, const QString& now);
    void restore(const Query& from, const Query& to);

    Session& m_session;
    QUndoStack m_stack;
    QTimer m_pause; ///< runs while what is typed belongs to the step before
    Query m_last; ///< as last noted
    bool m_grew = false; ///< the last typing made the filter longer
    bool m_restoring = false;
    std::optional<Query> m_expected; ///< what undo or redo is on its way to
    const void* m_catalog = nullptr;
};

} // namespace atlas
