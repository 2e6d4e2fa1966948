// SPDX-License-Identifier: GPL-3.0-or-later
#include "currentview.h"

#include "engine/querywords.h"
#include "session.h"

namespace atlas {

CurrentView::CurrentView(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_session, &Session::tableChanged, this, &CurrentView::look);
    connect(&m_session, &Session::queryChanged, this, &CurrentView::look);
    connect(&m_session, &Session::filterChecked, this, &CurrentView::look);
}

void CurrentView::set(const SavedView& view, const QString& path)
{
    m_view = view;
    m_path = path;
    look();
    emit changed();
}

void CurrentView::setName(const QString& name, const QString& path)
{
    if (!m_view)
        return;
    m_view->name = name;
    m_path = path;
    emit changed();
}

void CurrentView::clear()
{
    m_view.reset();
    m_path.clear();
    m_changed = false;
    emit changed();
}

SavedView CurrentView::shown() const
{
    SavedView view = m_view.value_or(usualView());
    view.query = m_session.query();
    return view;
}

void CurrentView::look()
{
    if (!m_view)
        return;
    Query now = m_session.asked(), then = m_view->query;
    if (const TablePtr& table = m_session.table()) {
        // The default columns said one by one are the same ones.
        now.columns = columnsInSight(now.columns, *table);
        then.columns = columnsInSight(then.columns, *table);
    }
    const bool other = now != then;
    if (std::exchange(m_changed, other) != other)
        emit changed();
}

} // namespace atlas
