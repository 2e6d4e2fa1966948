// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/sourcespage.h"

#include "browse/healthpage.h"
#include "browse/pagespecs.h"

#include <QEvent>
#include <QTabWidget>
#include <QVBoxLayout>

namespace atlas {

SourcesPage::SourcesPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("sourcesTabsPage"));
    m_tabs->setObjectName(QStringLiteral("sourcesTabs"));
    m_tabs->setDocumentMode(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_tabs);
    addTable(new TablePage(session, sourcesSpec(), m_tabs));
    addTable(new TablePage(session, claimsSpec(), m_tabs));
    addTable(new HealthPage(session, m_tabs));
    addTable(new TablePage(session, historySpec(), m_tabs));
}

void SourcesPage::addTable(TablePage* page)
{
    m_tables.push_back(page);
    addTab(page->id(), page, [page] { return page->title(); });
}

void SourcesPage::addTab(const QString& id, QWidget* page, std::function<QString()> title)
{
    page->setProperty("tab", id);
    m_tabs->addTab(page, title());
    m_titles.push_back(std::move(title));
}

QStringList SourcesPage::tabs() const
{
    QStringList ids;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        ids << m_tabs->widget(tab)->property("tab").toString();
    return ids;
}

TablePage* SourcesPage::tablePage(const QString& tab) const
{
    return qobject_cast<TablePage*>(m_tabs->widget(static_cast<int>(tabs().indexOf(tab))));
}

void SourcesPage::showTab(const QString& id)
{
    if (const auto tab = tabs().indexOf(id); tab >= 0)
        m_tabs->setCurrentIndex(static_cast<int>(tab));
}

QString SourcesPage::currentTab() const
{
    return m_tabs->currentWidget()->property("tab").toString();
}

void SourcesPage::focusCurrent()
{
    if (TablePage* page = tablePage(currentTab()))
        page->focusResults();
    else
        m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
}

QVariantMap SourcesPage::memory() const
{
    const TablePage* page = tablePage(currentTab());
    return {{QStringLiteral("tab"), currentTab()}, {QStringLiteral("page"), page ? page->memory() : QVariantMap()}};
}

void SourcesPage::recall(const QVariantMap& memory)
{
    showTab(memory.value(QStringLiteral("tab")).toString());
    if (TablePage* page = tablePage(currentTab()))
        page->recall(memory.value(QStringLiteral("page")).toMap());
}

void SourcesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        for (int tab = 0; tab < m_tabs->count(); ++tab)
            m_tabs->setTabText(tab, m_titles[static_cast<std::size_t>(tab)]());
    QWidget::changeEvent(event);
}

} // namespace atlas
