// SPDX-License-Identifier: GPL-3.0-or-later
#include "currentview.h"

#include "engine/querywords.h"
#include "session.h"
#include "settings.h"

namespace atlas {

namespace {

/// In the order of the facets, whatever order they were folded in.
QStringList closedAmong(const QStringList& facets, const QStringList& closed)
{
    QStringList kept;
    for (const QString& key : facets)
        if (closed.contains(key))
            kept << key;
    return kept;
}

QStringList facetsOf(const SavedView& view)
{
    return view.facets ? *view.facets : defaultSetting(Setting::Facets).toStringList();
}

}

void showFacetsOf(const SavedView& view)
{
    storeSetting(Setting::ClosedFacets, view.closedFacets);
    storeSetting(Setting::Facets, facetsOf(view));
}

CurrentView::CurrentView(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_session, &Session::tableChanged, this, &CurrentView::look);
    connect(&m_session, &Session::queryChanged, this, &CurrentView::look);
    connect(&m_session, &Session::filterChecked, this, &CurrentView::look);
    connect(&settingChanges(), &SettingChanges::changed, this, [this](Setting key) {
        if (key == Setting::Facets || key == Setting::ClosedFacets)
            look();
    });
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
    const QStringList facets = setting(Setting::Facets).toStringList();
    view.closedFacets = closedAmong(facets, setting(Setting::ClosedFacets).toStringList());
    view.facets.reset();
    if (facets != facetsOf(view))
        view.facets = facets;
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
    const QStringList facets = facetsOf(*m_view);
    const bool other = now != then || setting(Setting::Facets).toStringList() != facets
        || closedAmong(facets, setting(Setting::ClosedFacets).toStringList())
            != closedAmong(facets, m_view->closedFacets);
    if (std::exchange(m_changed, other) != other)
        emit changed();
}

} // namespace atlas
