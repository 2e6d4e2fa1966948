// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/facetpanel.h"

#include "engine/filteredit.h"
#include "filters/facetsection.h"
#include "session.h"

#include <QEvent>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {

QStringList facetKeys()
{
    return {QStringLiteral("provider"), QStringLiteral("gpu"), QStringLiteral("region_group"),
        QStringLiteral("purchase_model")};
}

}

FacetPanel::FacetPanel(Session& session, QWidget* parent)
    : QScrollArea(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("facetPanel"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(4, 0, 4, 4);
    rows->setSpacing(8);
    for (const QString& key : facetKeys()) {
        auto* section = new FacetSection(key, content);
        connect(section, &FacetSection::toggled, this, [this, key](const QString& value, bool chosen) {
            if (m_session.table())
                m_session.chooseValue(m_session.table()->indexOf(key), value, chosen);
        });
        connect(section, &FacetSection::left, this, &FacetPanel::left);
        rows->addWidget(section, 100);
        m_sections.push_back(section);
    }
    rows->addStretch(1);
    setWidget(content);
    m_session.setFacetColumns(facetKeys());
    connect(&m_session, &Session::answered, this, &FacetPanel::showFacets);
    retranslate();
}

void FacetPanel::focusFirst()
{
    for (FacetSection* section : m_sections)
        if (section->list()->isVisibleTo(this)) {
            section->list()->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

QSize FacetPanel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 34, 400};
}

QSize FacetPanel::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {std::max(fontMetrics().averageCharWidth() * 18, widget()->minimumSizeHint().width()) + bar, 100};
}

void FacetPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void FacetPanel::showFacets()
{
    const TablePtr& table = m_session.table();
    for (const Facet& facet : m_session.facets())
        for (FacetSection* section : m_sections)
            if (section->columnKey() == QLatin1String(table->column(facet.column).key))
                section->setFacet(table, facet, chosenValues(m_session.filter(), facet.column, *table));
}

void FacetPanel::retranslate()
{
    setAccessibleName(tr("Facets"));
}

} // namespace atlas
