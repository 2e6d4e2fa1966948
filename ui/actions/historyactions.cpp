// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/historyactions.h"

#include "actions/actions.h"
#include "filters/filterbar.h"
#include "filters/filterbox.h"
#include "pages/chartspage.h"
#include "pages/querypages.h"

#include <QApplication>
#include <QMainWindow>
#include <QMouseEvent>

namespace atlas {

HistoryActions::HistoryActions(const WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_history(parts.session)
    , m_trail(parts.session, parts.stack)
{
    const Actions& actions = m_parts.actions;
    actions.on("undo", &m_history, &QueryHistory::undo);
    actions.on("redo", &m_history, &QueryHistory::redo);
    actions.on("back", &m_trail, &Trail::back);
    actions.on("forward", &m_trail, &Trail::forward);
    FilterBox* box = m_parts.pages.filterBar()->box();
    box->setUndoActions(actions["undo"], actions["redo"]);
    connect(box, &FilterBox::left, &m_history, &QueryHistory::endStep);
    connect(m_parts.pages.charts(), &ChartsPage::leaving, &m_trail, &Trail::leave);
    connect(&m_history, &QueryHistory::changed, this, &HistoryActions::showWhatCanBeDone);
    connect(&m_trail, &Trail::changed, this, &HistoryActions::showWhatCanBeDone);
    showWhatCanBeDone();
    qApp->installEventFilter(this);
}

void HistoryActions::showWhatCanBeDone()
{
    const Actions& actions = m_parts.actions;
    actions["undo"]->setEnabled(m_history.canUndo());
    actions["redo"]->setEnabled(m_history.canRedo());
    actions["back"]->setEnabled(m_trail.canGoBack());
    actions["forward"]->setEnabled(m_trail.canGoForward());
}

bool HistoryActions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
        return false;
    const Qt::MouseButton button = static_cast<QMouseEvent*>(event)->button();
    if (button != Qt::BackButton && button != Qt::ForwardButton)
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != m_parts.window)
        return false;
    m_parts.actions[button == Qt::BackButton ? "back" : "forward"]->trigger();
    return true;
}

} // namespace atlas
