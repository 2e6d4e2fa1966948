// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/facetpanel.h"

#include "columns/tables.h"
#include "engine/filteredit.h"
#include "filters/rangefacet.h"
#include "filters/valuefacet.h"
#include "session.h"
#include "settings.h"
#include "widgets/columnchooser.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas {

namespace {

constexpr int SpreadAfterMs = 80;
/// A list of more different values would take longer than a frame to fill.
constexpr std::size_t MostValues = 5000;

/// What a facet can be made of: not the key, which is another in every row.
std::vector<Column> facetColumns()
{
    std::vector<Column> columns = offerColumns();
    columns.erase(columns.begin());
    return columns;
}

bool holdsRange(const QString& key)
{
    const std::vector<Column> columns = facetColumns();
    return std::any_of(columns.begin(), columns.end(), [&key](const Column& column) {
        return key == QLatin1StringView(column.key)
            && (column.kind == ColumnKind::Number || column.kind == ColumnKind::Date);
    });
}

/// Different values of a text column; 0 for others.
std::size_t valuesOf(const Table& table, const QString& key)
{
    const int column = table.indexOf(key);
    const View* view = column < 0 ? nullptr : &table.view(column);
    return view && view->dictionary ? view->dictionary->size() : 0;
}

QStringList known(const QStringList& keys)
{
    QStringList found;
    for (const Column& column : facetColumns())
        found << QString::fromLatin1(column.key);
    QStringList kept;
    for (const QString& key : keys)
        if (found.contains(key) && !kept.contains(key))
            kept << key;
    return kept;
}

}

FacetPanel::FacetPanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_scroll(new QScrollArea(this))
    , m_choose(new QPushButton(this))
{
    setObjectName(QStringLiteral("facetPanel"));
    arrange();
    m_soon.setSingleShot(true);
    m_soon.setInterval(SpreadAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &FacetPanel::showSpreads);
    connect(&m_session, &Session::tableChanged, this, &FacetPanel::countValues);
    connect(&m_session, &Session::answered, this, &FacetPanel::showFacets);
    connect(&settingChanges(), &SettingChanges::changed, this, [this](Setting key) {
        if (key == Setting::Facets)
            setFacets(known(setting(key).toStringList()));
        else if (key == Setting::ClosedFacets)
            foldSections();
    });
    connect(m_choose, &QPushButton::clicked, this, &FacetPanel::showChooser);
    setFacets(known(setting(Setting::Facets).toStringList()));
    retranslate();
}

void FacetPanel::arrange()
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    m_rows = new QVBoxLayout(content);
    m_rows->setContentsMargins(4, 0, 4, 4);
    m_rows->setSpacing(8);
    m_rows->addStretch(1);
    m_scroll->setWidget(content);
    m_choose->setObjectName(QStringLiteral("chooseFacets"));
    m_choose->setFlat(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 4);
    rows->setSpacing(4);
    rows->addWidget(m_scroll, 1);
    rows->addWidget(m_choose, 0, Qt::AlignLeft);
}

void FacetPanel::addSection(const QString& key)
{
    FacetSection* section = nullptr;
    if (holdsRange(key)) {
        section = new RangeFacet(key, m_scroll->widget());
        m_scaled.reset();
    } else {
        auto* values = new ValueFacet(key, m_scroll->widget());
        connect(values, &ValueFacet::toggled, this, [this, key](const QString& value, bool chosen) {
            if (m_session.table())
                m_session.chooseValue(m_session.table()->indexOf(key), value, chosen);
        });
        section = values;
    }
    connect(section, &FacetSection::left, this, &FacetPanel::left);
    connect(section, &FacetSection::opened, this, &FacetPanel::showFacets);
    connect(section, &FacetSection::folded, this, [key](bool closed) {
        QStringList keys = setting(Setting::ClosedFacets).toStringList();
        keys.removeAll(key);
        if (closed)
            keys << key;
        storeSetting(Setting::ClosedFacets, keys);
    });
    connect(section, &FacetSection::removeAsked, this, [this, section] { removeFacet(section); });
    connect(section, &FacetSection::moveAsked, this, [this, section](int step) { moveFacet(section, step); });
    connect(section, &FacetSection::operandsAsked, this, [this, key](const QString& operands) {
        if (m_session.table())
            m_session.setOwnOperands(m_session.table()->indexOf(key), operands);
    });
    m_sections.push_back(section);
}

void FacetPanel::foldSections()
{
    const QStringList closed = setting(Setting::ClosedFacets).toStringList();
    for (FacetSection* section : m_sections)
        section->setOpen(!closed.contains(section->columnKey()));
}

QStringList FacetPanel::facets() const
{
    QStringList keys;
    for (const FacetSection* section : m_sections)
        keys << section->columnKey();
    return keys;
}

void FacetPanel::setFacets(const QStringList& keys)
{
    const auto isGone = [&keys](const FacetSection* section) { return !keys.contains(section->columnKey()); };
    for (FacetSection* section : m_sections) {
        m_rows->removeWidget(section);
        if (isGone(section)) {
            section->hide();
            section->deleteLater();
        }
    }
    m_sections.erase(std::remove_if(m_sections.begin(), m_sections.end(), isGone), m_sections.end());
    for (const QString& key : keys)
        if (!facets().contains(key))
            addSection(key);
    std::sort(m_sections.begin(), m_sections.end(), [&keys](const FacetSection* left, const FacetSection* right) {
        return keys.indexOf(left->columnKey()) < keys.indexOf(right->columnKey());
    });
    for (std::size_t place = 0; place < m_sections.size(); ++place) {
        m_rows->insertWidget(
            static_cast<int>(place), m_sections[place], holdsRange(m_sections[place]->columnKey()) ? 0 : 100);
        m_sections[place]->show();
        if (place > 0)
            setTabOrder(m_sections[place - 1], m_sections[place]);
    }
    foldSections();
    if (m_chooser)
        m_chooser->setShown(keys);
    countValues();
    showFacets();
}

void FacetPanel::countValues()
{
    const TablePtr& table = m_session.table();
    QStringList counted;
    for (const QString& key : facets())
        if (!holdsRange(key) && !(table && valuesOf(*table, key) > MostValues))
            counted << key;
    m_session.setFacetColumns(counted);
}

void FacetPanel::focusFirst()
{
    if (m_sections.empty())
        m_choose->setFocus(Qt::ShortcutFocusReason);
    else
        m_sections.front()->focusFirst();
}

void FacetPanel::addFacet(const QString& key)
{
    if (!facets().contains(key))
        storeSetting(Setting::Facets, known(facets() << key));
    for (FacetSection* section : m_sections)
        if (section->columnKey() == key) {
            QStringList closed = setting(Setting::ClosedFacets).toStringList();
            closed.removeAll(key);
            storeSetting(Setting::ClosedFacets, closed);
            section->setOpen(true);
            section->focusFirst();
            // Once it is laid out.
            QTimer::singleShot(0, section, [this, section] { m_scroll->ensureWidgetVisible(section); });
        }
}

void FacetPanel::removeFacet(FacetSection* section)
{
    QStringList keys = facets();
    const qsizetype place = keys.indexOf(section->columnKey());
    keys.removeAt(place);
    storeSetting(Setting::Facets, keys);
    if (keys.isEmpty())
        m_choose->setFocus(Qt::OtherFocusReason);
    else
        m_sections[static_cast<std::size_t>(std::min(place, keys.size() - 1))]->focusTitle();
}

void FacetPanel::moveFacet(FacetSection* section, int step)
{
    QStringList keys = facets();
    const qsizetype from = keys.indexOf(section->columnKey()), to = from + step;
    if (to < 0 || to >= keys.size())
        return;
    keys.move(from, to);
    storeSetting(Setting::Facets, keys);
    section->focusTitle();
    QTimer::singleShot(0, section, [this, section] { m_scroll->ensureWidgetVisible(section); });
}

QSize FacetPanel::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 34, 400};
}

QSize FacetPanel::minimumSizeHint() const
{
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    return {std::max(fontMetrics().averageCharWidth() * 18, m_scroll->widget()->minimumSizeHint().width()) + bar, 100};
}

void FacetPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FacetPanel::showEvent(QShowEvent* event)
{
    m_soon.start();
    QWidget::showEvent(event);
}

void FacetPanel::showFacets()
{
    const TablePtr& table = m_session.table();
    if (!table)
        return;
    for (FacetSection* section : m_sections) {
        section->showFilter(table, m_session.filter());
        auto* values = qobject_cast<ValueFacet*>(section);
        if (!values)
            continue;
        if (const std::size_t many = valuesOf(*table, section->columnKey()); many > MostValues)
            values->setTooMany(many);
        for (const Facet& facet : m_session.facets())
            if (section->columnKey() == QLatin1String(table->column(facet.column).key))
                values->setFacet(facet);
    }
    m_soon.start();
}

void FacetPanel::showSpreads()
{
    const TablePtr& table = m_session.table();
    if (!table || !isVisible())
        return;
    const bool other = m_scaled.lock() != table;
    for (FacetSection* section : m_sections) {
        auto* range = qobject_cast<RangeFacet*>(section);
        const int column = table->indexOf(section->columnKey());
        if (!range || column < 0 || (!range->isOpen() && !other))
            continue;
        if (other)
            range->setScale(m_session.numberScale(column));
        range->setSpread(m_session.spread(column));
    }
    m_scaled = table;
}

void FacetPanel::showChooser()
{
    if (!m_chooser) {
        m_chooser = new ColumnChooser(ColumnChooser::Subject::Facets, window());
        m_chooser->setColumns(facetColumns(), facets());
        connect(m_chooser, &ColumnChooser::chosen, this,
            [](const QStringList& keys) { storeSetting(Setting::Facets, keys); });
        connect(m_chooser, &ColumnChooser::resetAsked, this, [] { resetSetting(Setting::Facets); });
    }
    m_chooser->show();
    m_chooser->raise();
    m_chooser->activateWindow();
}

void FacetPanel::retranslate()
{
    setAccessibleName(tr("Facets"));
    m_choose->setText(tr("Choose facets…"));
}

} // namespace atlas
