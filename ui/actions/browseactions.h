// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "browse/places.h"

#include <QObject>
#include <map>

class QMenu;
class QModelIndex;
class QPoint;

namespace atlas {

class SourcesPage;
class TablePage;
class Trail;

/// Makes the pages of providers, GPUs, benchmarks and sources, and leads from what is current on any page to the others
/// about the same thing.
class BrowseActions : public QObject
{
    Q_OBJECT
public:
    BrowseActions(const WindowParts& parts, Trail& trail, QObject* parent);

    /// Shows that place; where the window was can be gone back to.
    void go(const Place& place);
    [[nodiscard]] SourcesPage* sources() const { return m_sources; }

protected:
    /// The window closes: the looks of the pages are kept.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void restoreLooks();
    void storeLooks() const;
    void addPage(const char* action, TablePage* page);
    void adopt(TablePage* page);
    void fillPlaces(QMenu* menu);
    void showPlaces();
    void showCellMenu(TablePage* page, const QModelIndex& cell, const QPoint& position);
    /// Places about the current row of the page in sight.
    [[nodiscard]] std::vector<NamedPlace> places() const;

    WindowParts m_parts;
    Trail& m_trail;
    std::map<QString, TablePage*> m_pages;
    SourcesPage* m_sources;
};

} // namespace atlas
