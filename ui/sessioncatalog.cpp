// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "catalog/loader.h"
#include "columns/tables.h"
#include "cost/gpuprices.h"
#include "engine/querywords.h"
#include "querysettings.h"
#include "sqlite/catalogfile.h"
#include "whendone.h"

#include <QtConcurrentRun>

// How a session comes to its table: a catalog is read, or the one that is open is seen in another currency.
namespace atlas {

/// What is made of a catalog off the GUI thread.
struct Session::Prepared
{
    TablePtr table;
    std::unique_ptr<Engine> engine;
    std::optional<Error> otherCurrency; ///< why it is not in the wanted one
};

void Session::open(const QString& path)
{
    ++m_generation;
    m_incoming.reset();
    m_reading = true;
    emit opening(path);
    setLoading(true);
    m_loader->load(path);
}

void Session::openOwn()
{
    const quint64 generation = ++m_generation;
    m_incoming.reset();
    m_loader->stop();
    m_reading = true;
    setLoading(true);
    whenDone(QtConcurrent::run([today = m_today] { return ensureOwnCatalog(today); }), this,
        [this, generation](const Result<QString>& path) {
            if (generation != m_generation)
                return;
            if (path) {
                open(*path);
                return;
            }
            m_reading = false;
            setLoading(false);
            emit failed({}, path.error());
        });
}

bool Session::isOwn() const
{
    return !path().isEmpty() && path() == ownCatalogPath();
}

void Session::reload()
{
    if (path().isEmpty())
        openOwn();
    else
        open(path());
}

QString Session::path() const
{
    return m_table ? m_table->context().catalog->path : QString();
}

void Session::prepareAgain()
{
    // A catalog that is being read takes the wanted currency when it is there.
    const CatalogPtr shown = m_table ? m_table->context().catalog : nullptr;
    const CatalogPtr catalog = m_incoming ? m_incoming : shown;
    if (catalog && !m_reading)
        prepare(catalog, m_wantedCurrency, catalog != shown);
}

void Session::prepare(const CatalogPtr& catalog, const QString& currency, bool otherCurrencyWillDo)
{
    const quint64 generation = ++m_generation;
    m_incoming = catalog;
    setLoading(true);
    const auto work = [catalog, currency, otherCurrencyWillDo, today = m_today, query = m_next.value_or(m_query),
                          facets = m_facetKeys]() -> Result<std::shared_ptr<Prepared>> {
        auto prepared = std::make_shared<Prepared>();
        Result<TableContext> context = makeContext(catalog, currency, today);
        if (!context && otherCurrencyWillDo) {
            prepared->otherCurrency = context.error();
            context = makeContext(catalog, Query().currency, today);
        }
        if (!context)
            return tl::unexpected(context.error());
        prepared->table = makeTable(QStringLiteral("offers"), *context);
        prepared->engine = std::make_unique<Engine>(prepared->table);
        const std::vector<int> columns = columnIndexes(facets, *prepared->table);
        // Orders and dictionaries are made on first use: here that does not hold up the first keystroke.
        for (const QString& text : {query.filter, QStringLiteral("a"), QString()})
            if (const ParsedFilter parsed = parseFilter(text, *prepared->table); !parsed.error)
                (void)prepared->engine->run(parsed.root, query.sort, columns);
        if (prepared->table->rowCount() > 0)
            (void)prepared->table->context().gpuPrices->place(0);
        return prepared;
    };
    whenDone(
        QtConcurrent::run(work), this, [this, catalog, generation](const Result<std::shared_ptr<Prepared>>& prepared) {
            if (generation != m_generation)
                return;
            m_incoming.reset();
            if (prepared)
                adopt(**prepared);
            setLoading(false);
            if (prepared) {
                if ((*prepared)->otherCurrency)
                    emit refused(*(*prepared)->otherCurrency);
                return;
            }
            m_next.reset();
            m_wantedCurrency = m_query.currency;
            keepLook(m_query);
            emit queryChanged();
            if (m_table && m_table->context().catalog == catalog)
                emit refused(prepared.error());
            else
                emit failed(catalog->path, prepared.error());
        });
}

void Session::adopt(Prepared& prepared)
{
    m_engine = std::move(prepared.engine);
    m_table = std::move(prepared.table);
    if (const std::optional<Query> next = std::exchange(m_next, std::nullopt))
        takeQuery(*next);
    m_wantedCurrency = m_query.currency = m_table->context().currency;
    m_facetColumns = columnIndexes(m_facetKeys, *m_table);
    const ParsedFilter good = parseFilter(m_query.filter, *m_table);
    m_filterHolds = !good.error;
    m_filter = m_filterHolds ? good.root : FilterNode();
    emit tableChanged();
    emit queryChanged();
    readFilter();
    run();
    // Details and exports look at every column: their views are made while nobody waits for them.
    m_views = QtConcurrent::run([table = m_table] {
        for (int column = 0; column < static_cast<int>(table->columns().size()); ++column)
            (void)table->view(column);
    });
}

void Session::setLoading(bool loading)
{
    if (m_loading == loading)
        return;
    m_loading = loading;
    emit loadingChanged(loading);
}

} // namespace atlas
