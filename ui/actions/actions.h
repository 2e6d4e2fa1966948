// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/actionlist.h"

#include <QAction>
#include <QObject>
#include <QPointer>
#include <vector>

class QMenu;
class QWidget;

namespace atlas {

/// The actions of the window, made from the list. Who does the work connects to them by id.
class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QWidget* window);

    /// The id must be one of the list.
    [[nodiscard]] QAction* operator[](const char* id) const;
    /// In the order of the list.
    [[nodiscard]] std::vector<QAction*> of(ActionMenu menu) const;
    /// Every action of the list, in its order; place i is entry i of actionList().
    [[nodiscard]] const std::vector<QAction*>& all() const { return m_actions; }
    void fill(QMenu* menu, ActionMenu kind) const;

    /// Calls `work` each time the action is triggered, for as long as `receiver` lives.
    template <class Receiver, class Work> void on(const char* id, Receiver* receiver, Work work) const
    {
        connect((*this)[id], &QAction::triggered, receiver, work);
    }

    /// Gives an action that is not in the list, an entry of a submenu, a text that follows the language. Context and
    /// source are those of translate(); they stay readable as the properties "textContext" and "textSource".
    void label(QAction* action, const char* context, const char* source);

    /// Texts and tool tips in the present language.
    void retranslate();

    /// A menu text as a button or a list shows it: without the letter and without the dots.
    [[nodiscard]] static QString plainText(QString text);

private:
    std::vector<QAction*> m_actions;
    std::vector<QPointer<QAction>> m_labelled;
};

} // namespace atlas
