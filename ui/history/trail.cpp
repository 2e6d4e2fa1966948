// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/trail.h"

#include "pages/pagestack.h"
#include "session.h"

namespace atlas {

namespace {
constexpr std::size_t MostPlaces = 200;
}

Trail::Trail(Session& session, PageStack& stack, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_stack(stack)
    , m_page(stack.page())
{
    m_places.push_back(placeOn(m_page));
    connect(&m_stack, &PageStack::pageChanged, this, [this](const QString& page) {
        if (!m_going && page != m_page)
            add(m_page);
        m_page = page;
    });
    connect(&m_session, &Session::answered, this, &Trail::finish);
}

Trail::Place Trail::placeOn(const QString& page) const
{
    return {page, m_session.asked(), m_stack.memoryOf(page)};
}

void Trail::leave()
{
    add(m_page);
}

void Trail::add(const QString& leftPage)
{
    m_arriving.reset();
    m_places.resize(m_at + 1);
    m_places.back() = placeOn(leftPage);
    // What is come to is noted when it is left.
    m_places.push_back({});
    if (m_places.size() > MostPlaces)
        m_places.erase(m_places.begin());
    m_at = m_places.size() - 1;
    emit changed();
}

void Trail::go(int step)
{
    if (step < 0 ? !canGoBack() : !canGoForward())
        return;
    const Place here = placeOn(m_page);
    m_places[m_at] = here;
    // A jump that led to the same as before is no place of its own.
    do
        m_at = step < 0 ? m_at - 1 : m_at + 1;
    while (m_places[m_at] == here && (step < 0 ? canGoBack() : canGoForward()));
    const Place place = m_places[m_at];
    m_going = true;
    m_stack.show(place.page);
    m_arriving = place;
    if (m_session.asked() != place.query)
        m_session.setQuery(place.query);
    m_going = false;
    finish();
    if (place.page != here.page)
        m_stack.focusPage();
    emit changed();
}

void Trail::finish()
{
    // Another currency takes a while: the rows to be scrolled to are there when it is.
    if (m_going || !m_arriving || m_session.asked() != m_arriving->query)
        return;
    const Place place = *std::exchange(m_arriving, std::nullopt);
    m_stack.recall(place.page, place.memory);
}

} // namespace atlas
