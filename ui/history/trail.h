// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"

#include <QObject>
#include <QVariantMap>
#include <optional>
#include <vector>

namespace atlas {

class PageStack;
class Session;

/// Back and forward through the places that were looked at: page, query, and what the page itself remembers (current
/// record, scroll position, chosen chart). A place is kept as it was left. Another page is another place; other jumps
/// are announced by `leave`.
class Trail : public QObject
{
    Q_OBJECT
public:
    Trail(Session& session, PageStack& stack, QObject* parent = nullptr);

    /// A jump follows: what is shown now can be gone back to.
    void leave();
    [[nodiscard]] bool canGoBack() const { return m_at > 0; }
    [[nodiscard]] bool canGoForward() const { return m_at + 1 < m_places.size(); }
    void back() { go(-1); }
    void forward() { go(1); }

signals:
    void changed();

private:
    struct Place
    {
        QString page;
        Query query;
        QVariantMap memory;
        friend bool operator==(const Place&, const Place&) = default;
    };

    [[nodiscard]] Place placeOn(const QString& page) const;
    void add(const QString& leftPage);
    void go(int step);
    void finish();

    Session& m_session;
    PageStack& m_stack;
    std::vector<Place> m_places;
    std::size_t m_at = 0; ///< the place that is looked at; its entry is that of its beginning
    QString m_page;
    bool m_going = false;
    std::optional<Place> m_arriving; ///< its query is not answered yet
};

} // namespace atlas
