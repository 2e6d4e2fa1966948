// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/commandpalette.h"

#include "actions/actions.h"
#include "commands/commanddelegate.h"
#include "commands/commandmodel.h"
#include "icons.h"
#include "settings.h"
#include "widgets/tones.h"

#include <QAccessible>
#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {
constexpr int MostRows = 12, MostRecent = 8, WidestCharacters = 90;
}

CommandPalette::CommandPalette(const Actions& actions, QWidget* window)
    : QFrame(window)
    , m_actions(actions)
    , m_model(new CommandModel(this))
    , m_typed(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_none(new QLabel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAutoFillBackground(true);
    m_typed->setObjectName(QStringLiteral("commandTyped"));
    m_typed->addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_typed->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("commandList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    // The hand stays in the line: what is typed there moves in the list.
    m_list->setFocusPolicy(Qt::NoFocus);
    m_none->setObjectName(QStringLiteral("commandNone"));
    m_none->setTextFormat(Qt::PlainText);
    m_none->setWordWrap(true);
    m_none->setContentsMargins(8, 8, 8, 8);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->setSpacing(4);
    rows->addWidget(m_typed);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_none);
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(24);
    shadow->setOffset(0, 4);
    setGraphicsEffect(shadow);

    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_list, &QAbstractItemView::clicked, this, &CommandPalette::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showCurrent);
    // A click elsewhere takes the focus away.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (isVisible() && now && now != m_typed && !isAncestorOf(now)) {
            m_before.clear();
            hide();
        }
    });
    window->installEventFilter(this);
    retranslate();
    hide();
}

void CommandPalette::open()
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_model->setCommands(commandList(m_actions), setting(Setting::RecentCommands).toStringList());
    m_typed->clear();
    find({});
    place();
    show();
    raise();
    m_typed->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::close()
{
    QWidget* before = m_before;
    m_before.clear();
    hide();
    if (before && before->isVisible())
        before->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::retranslate()
{
    m_typed->setPlaceholderText(tr("What do you want to do?"));
    m_typed->setAccessibleName(tr("Command"));
    m_list->setAccessibleName(tr("Commands"));
    setAccessibleName(tr("Commands"));
    m_none->setText(tr("No command has a name like that. Names in other languages and the keys are searched too."));
    if (isVisible()) {
        m_model->setCommands(commandList(m_actions), setting(Setting::RecentCommands).toStringList());
        find(m_typed->text());
    }
}

void CommandPalette::find(const QString& typed)
{
    m_model->setTyped(typed);
    const bool none = m_model->rowCount() == 0;
    m_none->setVisible(none);
    m_list->setVisible(!none);
    if (const int first = enabledRow(0, 1); first >= 0)
        m_list->setCurrentIndex(m_model->index(first));
    m_list->scrollToTop();
    showCurrent();
}

int CommandPalette::enabledRow(int from, int step) const
{
    for (int row = from; row >= 0 && row < m_model->rowCount(); row += step)
        if (m_model->index(row).flags() & Qt::ItemIsEnabled)
            return row;
    return -1;
}

void CommandPalette::move(int key)
{
    const int rows = m_model->rowCount(), now = m_list->currentIndex().row();
    const int page = std::max(1, m_list->viewport()->height() / std::max(1, m_list->sizeHintForRow(0)) - 1);
    const bool up = key == Qt::Key_Up || key == Qt::Key_Backtab || key == Qt::Key_PageUp;
    const int step = key == Qt::Key_PageUp || key == Qt::Key_PageDown ? page : 1;
    int wanted = now + (up ? -step : step);
    // One line further at the end begins anew.
    if (step == 1)
        wanted = (wanted + rows) % std::max(1, rows);
    wanted = std::clamp(wanted, 0, std::max(0, rows - 1));
    int row = enabledRow(wanted, up ? -1 : 1);
    if (row < 0)
        row = step == 1 ? enabledRow(up ? rows - 1 : 0, up ? -1 : 1) : enabledRow(wanted, up ? 1 : -1);
    if (row >= 0)
        m_list->setCurrentIndex(m_model->index(row));
}

void CommandPalette::choose(const QModelIndex& index)
{
    const QPointer<QAction> action = m_model->action(index);
    if (!action || !action->isEnabled())
        return;
    if (const QString name = action->objectName(); !name.isEmpty()) {
        QStringList recent = setting(Setting::RecentCommands).toStringList();
        recent.removeAll(name);
        recent.prepend(name);
        storeSetting(Setting::RecentCommands, recent.mid(0, MostRecent));
    }
    // First the focus is where it was: some commands work on what has it.
    close();
    action->trigger();
}

void CommandPalette::showCurrent()
{
    // The line keeps the focus; a reader hears of the list through its description.
    const QModelIndex current = m_list->currentIndex();
    m_typed->setAccessibleDescription(current.isValid() && m_list->isVisibleTo(this)
            ? current.data(Qt::AccessibleTextRole).toString()
            : m_none->text());
    QAccessibleEvent event(m_typed, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void CommandPalette::place()
{
    const QWidget* window = parentWidget();
    const int line = fontMetrics().height() + 8, top = fontMetrics().height() * 2 + 8,
              rest = m_typed->sizeHint().height() + 24;
    const int width = std::min(fontMetrics().averageCharWidth() * WidestCharacters, window->width() - 32);
    const int height = std::min(line * MostRows + rest, window->height() - top - 16);
    setGeometry((window->width() - width) / 2, top, width, height);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible())
            place();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (const int key = static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        move(key);
        return true;
    default:
        return false;
    }
}

void CommandPalette::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    // In dark colours the shadow alone does not show where it ends.
    QPainter painter(this);
    painter.setPen(mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), 0.4));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace atlas
