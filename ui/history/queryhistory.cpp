// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/queryhistory.h"

#include "session.h"

#include <QUndoCommand>

namespace atlas {

namespace {

constexpr int PauseMs = 800, MostSteps = 500;

/// `now` with everything that differs between `from` and `to` taken from `to`.
Query withChanges(Query now, const Query& from, const Query& to)
{
    const auto take = [&](auto Query::*part) {
        if (from.*part != to.*part)
            now.*part = to.*part;
    };
    take(&Query::filter);
    take(&Query::sort);
    take(&Query::columns);
    take(&Query::per);
    take(&Query::currency);
    return now;
}

}

class QueryHistory::Step : public QUndoCommand
{
public:
    Step(QueryHistory& history, Query before, Query after, bool typed, bool continues)
        : m_history(history)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_typed(typed)
        , m_continues(continues)
    {
    }

    [[nodiscard]] int id() const override { return m_typed ? 1 : -1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* step = static_cast<const Step*>(next);
        if (!step->m_continues)
            return false;
        m_after = step->m_after;
        setObsolete(m_after == m_before);
        return true;
    }
    void undo() override { m_history.restore(m_after, m_before); }
    void redo() override
    {
        // It is put on the stack when it is done already.
        if (m_done)
            m_history.restore(m_before, m_after);
        m_done = true;
    }

private:
    QueryHistory& m_history;
    Query m_before, m_after;
    bool m_typed, m_continues;
    bool m_done = false;
};

QueryHistory::QueryHistory(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_last(session.asked())
{
    m_stack.setUndoLimit(MostSteps);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_session, &Session::tableChanged, this, &QueryHistory::startAgain);
    connect(&m_session, &Session::queryChanged, this, &QueryHistory::note);
    connect(&m_session, &Session::filterChecked, this, &QueryHistory::note);
    connect(&m_stack, &QUndoStack::indexChanged, this, &QueryHistory::changed);
}

QueryHistory::~QueryHistory()
{
    // The stack tells that it is emptied when it goes.
    m_stack.disconnect(this);
}

void QueryHistory::startAgain()
{
    // A currency that another catalog does not have was not changed by the user.
    const void* catalog = m_session.table()->context().catalog.get();
    if (catalog == m_catalog)
        return;
    m_catalog = catalog;
    m_last.currency = m_session.query().currency;
    if (m_expected)
        m_expected->currency = m_last.currency;
}

void QueryHistory::undo()
{
    endStep();
    m_stack.undo();
}

void QueryHistory::redo()
{
    endStep();
    m_stack.redo();
}

void QueryHistory::note()
{
    const Query now = m_session.asked();
    if (now == m_last)
        return;
    const Query before = std::exchange(m_last, now);
    const std::optional<Query> expected = std::exchange(m_expected, std::nullopt);
    if (m_restoring || now == expected)
        return;
    const bool typed = m_session.isTyping(), goesOn = typed && continues(before.filter, now.filter);
    if (typed)
        m_pause.start();
    else
        endStep();
    m_stack.push(new Step(*this, before, now, typed, goesOn));
}

bool QueryHistory::continues(const QString& before, const QString& now)
{
    const bool grows = now.size() >= before.size(), turned = grows != m_grew;
    m_grew = grows;
    const bool newWord = grows && before.endsWith(u' ') && !now.endsWith(u' ');
    return m_pause.isActive() && !turned && !newWord;
}

void QueryHistory::restore(const Query& from, const Query& to)
{
    const Query wanted = withChanges(m_session.asked(), from, to);
    m_restoring = true;
    m_session.setQuery(wanted);
    m_restoring = false;
    if (m_session.asked() != wanted)
        m_expected = wanted;
}

} // namespace atlas
