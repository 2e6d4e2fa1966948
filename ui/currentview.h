// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/savedview.h"

#include <QObject>
#include <optional>

namespace atlas {

class Session;

/// Puts the view's facets beside the table.
void showFacetsOf(const SavedView& view);

/// The view that the window was set to last, its file, and whether the window still shows it.
class CurrentView : public QObject
{
    Q_OBJECT
public:
    explicit CurrentView(Session& session, QObject* parent = nullptr);

    [[nodiscard]] bool isSet() const { return m_view.has_value(); }
    /// Empty when none is set.
    [[nodiscard]] QString name() const { return m_view ? m_view->name : QString(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Something of it was changed since.
    [[nodiscard]] bool isChanged() const { return m_changed; }

    /// The window was set to it, or it was written from the window.
    void set(const SavedView& view, const QString& path);
    void setName(const QString& name, const QString& path);
    void clear();
    /// What the window shows, as a view: with the last good filter. What a newer program put into the current view is
    /// kept in it.
    [[nodiscard]] SavedView shown() const;

signals:
    void changed();

private:
    void look();

    Session& m_session;
    std::optional<SavedView> m_view;
    QString m_path;
    bool m_changed = false;
};

} // namespace atlas
