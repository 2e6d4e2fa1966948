// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actions.h"

#include "icons.h"

#include <QCoreApplication>
#include <QMenu>
#include <QRegularExpression>
#include <QWidget>

namespace atlas {

Actions::Actions(QWidget* window)
    : QObject(window)
{
    int page = 0;
    for (const ActionSpec& spec : actionList()) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(spec.id));
        if (spec.icon)
            action->setIcon(lineIcon(QLatin1String(spec.icon)));
        action->setShortcuts(spec.keys);
        if (spec.menu == ActionMenu::Page && page < 9)
            action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page++)));
        action->setCheckable(spec.checkable);
        window->addAction(action);
        m_actions.push_back(action);
    }
    (*this)["quit"]->setMenuRole(QAction::QuitRole);
    (*this)["about"]->setMenuRole(QAction::AboutRole);
    retranslate();
}

QAction* Actions::operator[](const char* id) const
{
    for (QAction* action : m_actions)
        if (action->objectName() == QLatin1String(id))
            return action;
    Q_ASSERT_X(false, "Actions", id);
    return nullptr;
}

std::vector<QAction*> Actions::of(ActionMenu menu) const
{
    std::vector<QAction*> found;
    for (std::size_t place = 0; place < m_actions.size(); ++place)
        if (actionList()[place].menu == menu)
            found.push_back(m_actions[place]);
    return found;
}

void Actions::fill(QMenu* menu, ActionMenu kind) const
{
    for (std::size_t place = 0; place < m_actions.size(); ++place) {
        const ActionSpec& spec = actionList()[place];
        if (spec.menu != kind)
            continue;
        if (spec.opensGroup && !menu->isEmpty())
            menu->addSeparator();
        menu->addAction(m_actions[place]);
    }
}

void Actions::label(QAction* action, const char* context, const char* source)
{
    action->setProperty("textContext", QByteArray(context));
    action->setProperty("textSource", QByteArray(source));
    action->setText(QCoreApplication::translate(context, source));
    std::erase(m_labelled, nullptr);
    m_labelled.emplace_back(action);
}

void Actions::retranslate()
{
    for (const QPointer<QAction>& action : m_labelled)
        if (action)
            action->setText(QCoreApplication::translate(action->property("textContext").toByteArray().constData(),
                action->property("textSource").toByteArray().constData()));
    for (std::size_t place = 0; place < m_actions.size(); ++place) {
        const ActionSpec& spec = actionList()[place];
        QAction* action = m_actions[place];
        action->setText(QCoreApplication::translate("Actions", spec.text));
        const QString plain = plainText(action->text());
        action->setIconText(spec.brief ? QCoreApplication::translate("Actions", spec.brief) : plain);
        const QString tip = spec.help ? QCoreApplication::translate("Actions", spec.help) : plain;
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)", "what it does, keys").arg(tip, key));
    }
}

QString Actions::plainText(QString text)
{
    // Some languages put the letter in parentheses behind the text.
    static const QRegularExpression letter(QStringLiteral("\\s*\\(&.\\)|&|…$"));
    return text.remove(letter);
}

} // namespace atlas
