// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/facetsection.h"

#include "icons.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas {

FacetSection::FacetSection(const QString& columnKey, QWidget* parent)
    : QWidget(parent)
    , m_key(columnKey)
    , m_title(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("facet_%1").arg(columnKey));
    m_title->setObjectName(QStringLiteral("facetTitle_%1").arg(columnKey));
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setArrowType(Qt::DownArrow);
    m_title->setAutoRaise(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setFocusPolicy(Qt::StrongFocus);
    // A long title is cut rather than that it widens the panel.
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_title->installEventFilter(this);
    m_more->setObjectName(QStringLiteral("facetMore_%1").arg(columnKey));
    m_more->setIcon(lineIcon(QStringLiteral("more")));
    m_more->setAutoRaise(true);
    // The keyboard has the menu key on the title.
    m_more->setFocusPolicy(Qt::NoFocus);

    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_title, 1);
    head->addWidget(m_more);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    m_rows->addLayout(head);
    connect(m_title, &QToolButton::clicked, this, [this] {
        setOpen(!m_open);
        emit folded(!m_open);
    });
    connect(
        m_more, &QToolButton::clicked, this, [this] { showMenu(m_more->mapToGlobal(m_more->rect().bottomLeft())); });
}

void FacetSection::setTable(const TablePtr& table)
{
    if (m_table == table)
        return;
    m_table = table;
    m_column = table ? table->indexOf(m_key) : -1;
}

QString FacetSection::title() const
{
    if (!m_table || m_column < 0)
        return {};
    // Facets go by id, which filters spell; people know them by the name's title.
    const int named = m_table->indexOf(m_key + QStringLiteral("_name"));
    return columnTitle(m_table->column(named >= 0 ? named : m_column));
}

void FacetSection::setChosen(const QString& chosen)
{
    if (m_chosen == chosen && !m_title->text().isEmpty())
        return;
    m_chosen = chosen;
    retranslate();
}

void FacetSection::setOpen(bool open)
{
    if (m_open == open)
        return;
    m_open = open;
    m_title->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    showContent(open);
    retranslate();
    if (open)
        emit opened();
}

void FacetSection::focusFirst()
{
    (m_open ? firstWidget() : m_title)->setFocus(Qt::ShortcutFocusReason);
}

void FacetSection::focusTitle()
{
    m_title->setFocus(Qt::OtherFocusReason);
}

void FacetSection::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool FacetSection::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_title)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ContextMenu) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const bool byKey = asked->reason() == QContextMenuEvent::Keyboard;
        showMenu(byKey ? m_title->mapToGlobal(m_title->rect().bottomLeft()) : asked->globalPos());
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool moves = press->modifiers() & Qt::AltModifier;
    switch (press->key()) {
    case Qt::Key_Escape:
        emit left();
        return true;
    case Qt::Key_Delete:
        emit removeAsked();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (moves)
            emit moveAsked(press->key() == Qt::Key_Up ? -1 : 1);
        return moves;
    default:
        return false;
    }
}

void FacetSection::showMenu(const QPoint& globalPosition)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("facetMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* clear = menu->addAction(tr("&Clear"), this, [this] { emit operandsAsked({}); });
    clear->setEnabled(!m_chosen.isEmpty());
    menu->addSeparator();
    menu->addAction(tr("Move &up"), this, [this] { emit moveAsked(-1); });
    menu->addAction(tr("Move &down"), this, [this] { emit moveAsked(1); });
    menu->addAction(tr("&Remove facet"), this, &FacetSection::removeAsked);
    menu->popup(globalPosition);
}

void FacetSection::retranslate()
{
    const QString title = this->title();
    m_title->setText(
        m_chosen.isEmpty() ? title : tr("%1 (%2)", "a facet and what is chosen in it").arg(title, m_chosen));
    m_title->setToolTip((m_open ? tr("Fold this facet") : tr("Unfold this facet")) + u'\n'
        + tr("Delete removes it, Alt+Up and Alt+Down move it."));
    m_title->setAccessibleName(m_title->text());
    m_more->setToolTip(tr("What can be done with this facet"));
    m_more->setAccessibleName(tr("Menu of %1").arg(title));
}

} // namespace atlas
