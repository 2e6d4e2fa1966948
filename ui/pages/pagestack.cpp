// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pagestack.h"

#include <QAction>
#include <QActionGroup>
#include <algorithm>

namespace atlas {

PageStack::PageStack(QWidget* parent)
    : QStackedWidget(parent)
    , m_group(new QActionGroup(this))
{
    setObjectName(QStringLiteral("pageStack"));
}

void PageStack::addPage(
    QAction* action, QWidget* widget, std::function<void()> enter, std::function<void()> focus, PageMemory memory)
{
    m_group->addAction(action);
    if (indexOf(widget) < 0)
        addWidget(widget);
    m_pages.push_back({action, widget, std::move(enter), std::move(focus), std::move(memory)});
    connect(action, &QAction::toggled, this, [this, action](bool shown) {
        if (!shown)
            return;
        const Page* page = current();
        if (page->enter)
            page->enter();
        setCurrentWidget(page->widget);
        emit pageChanged(action->objectName());
    });
    connect(action, &QAction::triggered, this, &PageStack::focusPage);
    if (m_pages.size() == 1)
        action->setChecked(true);
}

QString PageStack::page() const
{
    const Page* page = current();
    return page ? page->action->objectName() : QString();
}

void PageStack::show(const QString& page)
{
    if (const Page* known = find(page))
        known->action->setChecked(true);
}

void PageStack::focusPage()
{
    if (const Page* page = current(); page && page->focus)
        page->focus();
}

QVariantMap PageStack::memoryOf(const QString& page) const
{
    const Page* known = find(page);
    return known && known->memory.take ? known->memory.take() : QVariantMap();
}

void PageStack::recall(const QString& page, const QVariantMap& memory)
{
    if (const Page* known = find(page); known && known->memory.recall)
        known->memory.recall(memory);
}

const PageStack::Page* PageStack::find(const QString& page) const
{
    const auto found = std::find_if(
        m_pages.begin(), m_pages.end(), [&page](const Page& known) { return known.action->objectName() == page; });
    return found == m_pages.end() ? nullptr : &*found;
}

const PageStack::Page* PageStack::current() const
{
    const auto found
        = std::find_if(m_pages.begin(), m_pages.end(), [](const Page& page) { return page.action->isChecked(); });
    return found == m_pages.end() ? nullptr : &*found;
}

} // namespace atlas
