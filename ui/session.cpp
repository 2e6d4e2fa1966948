// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "catalog/loader.h"
#include "cost/offerprices.h"
#include "engine/columnorder.h"
#include "engine/filteredit.h"
#include "engine/querywords.h"
#include "querysettings.h"
#include "settings.h"

namespace atlas {

Session::Session(QDate today, QObject* parent)
    : QObject(parent)
    , m_today(today)
    , m_loader(std::make_unique<CatalogLoader>())
{
    m_answer.rows = std::make_shared<const Rows>();
    m_query = storedQuery();
    m_text = m_query.filter;
    m_wantedCurrency = m_query.currency;
    m_storeSoon.setSingleShot(true);
    m_storeSoon.setInterval(500);
    connect(&m_storeSoon, &QTimer::timeout, this, [this] { storeFilterAndSort(m_query); });
    connect(m_loader.get(), &CatalogLoader::loaded, this, [this](const CatalogPtr& catalog) {
        m_reading = false;
        prepare(catalog, m_wantedCurrency, true);
    });
    connect(m_loader.get(), &CatalogLoader::failed, this, [this](const QString& path, const Error& error) {
        m_reading = false;
        setLoading(false);
        emit failed(path, error);
        if (m_next)
            setQuery(*std::exchange(m_next, std::nullopt));
    });
    connect(&settingChanges(), &SettingChanges::changed, this, &Session::takeSetting);
}

Session::~Session()
{
    if (m_storeSoon.isActive())
        storeFilterAndSort(m_query);
    m_views.waitForFinished();
}

QStringList Session::operands() const
{
    return m_table && m_filterHolds ? filterOperands(m_filter, *m_table) : QStringList();
}

std::size_t Session::offersWithout(int operand)
{
    if (!m_engine)
        return 0;
    const ParsedFilter parsed = parseFilter(withoutOperand(m_filter, operand, *m_table), *m_table);
    return parsed.error ? 0 : m_engine->run(parsed.root, m_query.sort).rows->size();
}

std::pair<int, int> Session::operandPlace(int operand) const
{
    const FilterNode& node
        = m_filter.type == FilterNode::Type::And ? m_filter.children.at(static_cast<std::size_t>(operand)) : m_filter;
    return {node.position, node.length};
}

NumberScale Session::numberScale(int column)
{
    return m_engine ? m_engine->scale(column) : NumberScale();
}

Spread Session::spread(int column)
{
    return m_engine && m_filterHolds ? m_engine->spread(m_filter, column) : Spread();
}

QStringList Session::currencies() const
{
    return m_table ? m_table->context().prices->rates().currencies() : QStringList();
}

Query Session::asked() const
{
    Query query = m_query;
    query.filter = m_text;
    return query;
}

void Session::takeQuery(const Query& query)
{
    const QString good = m_query.filter;
    m_query = query;
    m_query.filter = good;
    m_text = query.filter;
    m_storeSoon.start();
}

void Session::setQuery(const Query& query)
{
    keepLook(query);
    m_wantedCurrency = query.currency;
    if (m_reading || m_incoming || (m_table && query.currency != m_query.currency)) {
        m_next = query;
        prepareAgain();
        return;
    }
    takeQuery(query);
    emit queryChanged();
    if (m_table)
        readFilter();
    else
        emit filterChecked();
    run();
}

void Session::setFilter(const QString& text)
{
    m_storeSoon.start();
    if (m_next)
        m_next->filter = text;
    m_text = text;
    if (!m_table) {
        emit filterChecked();
        return;
    }
    if (readFilter())
        run();
}

void Session::typeFilter(const QString& text)
{
    m_typing = true;
    setFilter(text);
    m_typing = false;
}

bool Session::readFilter()
{
    ParsedFilter parsed = parseFilter(m_text, *m_table);
    m_problem = parsed.error;
    m_warnings = parsed.warnings;
    bool changed = true;
    if (m_problem)
        changed = forgetHalfTyped();
    else
        takeFilter(m_text, parsed);
    emit filterChecked();
    return changed;
}

void Session::takeFilter(const QString& text, ParsedFilter& parsed)
{
    m_filter = std::move(parsed.root);
    m_query.filter = text;
    m_filterHolds = true;
    m_goodFilters.add(text);
}

bool Session::forgetHalfTyped()
{
    const std::optional<QString> before = m_goodFilters.beforeTerm(m_text, *m_problem);
    if (!before)
        return false;
    ParsedFilter parsed = parseFilter(*before, *m_table);
    if (parsed.error)
        return false;
    takeFilter(*before, parsed);
    return true;
}

void Session::run()
{
    if (!m_engine)
        return;
    if (m_filterHolds) {
        m_answer = m_engine->run(m_filter, m_query.sort, m_facetColumns, FacetMode::IgnoreOwn);
    } else {
        m_answer.rows = std::make_shared<const Rows>();
        m_answer.facets.clear();
    }
    emit answered();
}

void Session::removeOperand(int operand)
{
    if (m_table && m_filterHolds)
        setFilter(withoutOperand(m_filter, operand, *m_table));
}

void Session::chooseValue(int column, const QString& value, bool chosen)
{
    if (!m_table || !m_filterHolds)
        return;
    std::set<QString> values = chosenValues(m_filter, column, *m_table);
    // Unknown is the empty text in these sets, and null texts equal it.
    if (chosen)
        values.insert(value);
    else
        values.erase(value);
    setFilter(withValues(m_filter, column, values, *m_table));
}

void Session::setOwnOperands(int column, const QString& operands)
{
    if (m_table && m_filterHolds)
        setFilter(withOwnOperands(m_filter, column, operands, *m_table));
}

void Session::setSort(const std::vector<SortKey>& sort)
{
    if (m_query.sort == sort)
        return;
    m_query.sort = sort;
    if (m_next)
        m_next->sort = sort;
    m_storeSoon.start();
    emit queryChanged();
    run();
}

void Session::setPer(PerUnit per)
{
    if (m_query.per == per)
        return;
    m_query.per = per;
    if (m_next)
        m_next->per = per;
    storeSetting(Setting::PerUnit, perUnitName(per));
    emit queryChanged();
}

void Session::setCurrency(const QString& currency)
{
    if (m_wantedCurrency == currency)
        return;
    m_wantedCurrency = currency;
    if (m_next)
        m_next->currency = currency;
    storeSetting(Setting::Currency, currency);
    prepareAgain();
}

void Session::setColumns(const QStringList& columns)
{
    if (m_query.columns == columns)
        return;
    // Columns that only another version knows stay for it, unless the default ones are asked for.
    const QStringList kept
        = m_table && !columns.isEmpty() ? withForeignKeys(m_table->columns(), columns, m_query.columns) : columns;
    m_query.columns = kept;
    if (m_next)
        m_next->columns = kept;
    storeColumns(kept);
    emit queryChanged();
}

void Session::keepLook(const Query& query)
{
    m_keepingLook = true;
    storeLook(query);
    m_keepingLook = false;
}

void Session::takeSetting(Setting key)
{
    if (m_keepingLook)
        return;
    if (key == Setting::PerUnit)
        setPer(perUnitByName(setting(key).toString()).value_or(PerUnit::Hour));
    else if (key == Setting::Currency)
        setCurrency(setting(key).toString());
    else if (key == Setting::Columns)
        setColumns(setting(key).toStringList());
}

void Session::setFacetColumns(const QStringList& columns)
{
    if (m_facetKeys == columns)
        return;
    m_facetKeys = columns;
    m_facetColumns = m_table ? columnIndexes(columns, *m_table) : std::vector<int>();
    if (m_engine && m_filterHolds)
        m_answer.facets = m_engine->run(m_filter, m_query.sort, m_facetColumns).facets;
}

void Session::retranslate()
{
    if (m_table)
        readFilter();
}

} // namespace atlas
