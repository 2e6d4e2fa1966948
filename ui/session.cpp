// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "catalog/loader.h"
#include "columns/tables.h"
#include "cost/offerprices.h"
#include "engine/filteredit.h"
#include "settings.h"
#include "sqlite/catalogfile.h"

#include <QtConcurrentRun>
#include <array>

namespace atlas {

namespace {

constexpr std::array<const char*, 3> PerNames{"hour", "month", "year"};

PerUnit perFromName(const QString& name)
{
    for (std::size_t per = 0; per < PerNames.size(); ++per)
        if (name == QLatin1String(PerNames[per]))
            return static_cast<PerUnit>(per);
    return PerUnit::Hour;
}

std::vector<int> columnsOf(const Table& table, const QStringList& keys)
{
    std::vector<int> columns;
    for (const QString& key : keys)
        if (const int column = table.indexOf(key); column >= 0)
            columns.push_back(column);
    return columns;
}

/// Filters that can be gone back to.
constexpr qsizetype MostGoodTexts = 256;

/// Where the term that a problem lies in begins and ends.
std::pair<qsizetype, qsizetype> termAt(const QString& text, const FilterProblem& problem)
{
    qsizetype from = std::min<qsizetype>(problem.position, text.size()), to = from + problem.length;
    if (from == text.size() || text.at(from).isSpace())
        while (from > 0 && text.at(from - 1).isSpace())
            --from;
    while (from > 0 && !text.at(from - 1).isSpace() && text.at(from - 1) != u'(')
        --from;
    to = std::max(from, std::min(to, text.size()));
    while (to < text.size() && !text.at(to).isSpace())
        ++to;
    return {from, to};
}

/// Is `good` that text with only the beginning of its term from `from` to `to`?
bool isHalfTyped(const QString& good, const QString& text, qsizetype from, qsizetype to)
{
    const qsizetype after = text.size() - to, typed = good.size() - after - from;
    return typed > 0 && typed <= to - from && good.startsWith(text.left(from)) && good.endsWith(text.mid(to))
        && good.mid(from, typed) == text.mid(from, typed) && !good.mid(from, typed).trimmed().isEmpty();
}

}

/// What is made of a catalog off the GUI thread.
struct Session::Prepared
{
    TablePtr table;
    std::unique_ptr<Engine> engine;
};

Session::Session(QDate today, QObject* parent)
    : QObject(parent)
    , m_today(today)
    , m_loader(std::make_unique<CatalogLoader>())
{
    m_answer.rows = std::make_shared<const Rows>();
    m_query.sort = {{QStringLiteral("price_per_gpu_hour"), Qt::AscendingOrder}};
    m_query.per = perFromName(setting(Setting::PerUnit).toString());
    m_wantedCurrency = m_query.currency = setting(Setting::Currency).toString();
    m_query.columns = setting(Setting::Columns).toStringList();
    connect(m_loader.get(), &CatalogLoader::loaded, this, [this](const CatalogPtr& catalog) {
        m_reading = false;
        prepare(catalog, m_wantedCurrency, true);
    });
    connect(m_loader.get(), &CatalogLoader::failed, this, [this](const QString& path, const Error& error) {
        m_reading = false;
        setLoading(false);
        emit failed(path, error);
    });
}

Session::~Session()
{
    m_views.waitForFinished();
}

void Session::open(const QString& path)
{
    ++m_generation;
    m_reading = true;
    setLoading(true);
    m_loader->load(path);
}

void Session::openOwn()
{
    const quint64 generation = ++m_generation;
    setLoading(true);
    QtConcurrent::run([today = m_today] {
        return ensureOwnCatalog(today);
    }).then(this, [this, generation](const Result<QString>& path) {
        if (generation != m_generation)
            return;
        if (path) {
            open(*path);
            return;
        }
        setLoading(false);
        emit failed({}, path.error());
    });
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

QStringList Session::currencies() const
{
    return m_table ? m_table->context().prices->rates().currencies() : QStringList();
}

void Session::prepare(const CatalogPtr& catalog, const QString& currency, bool otherCurrencyWillDo)
{
    const quint64 generation = ++m_generation;
    setLoading(true);
    const auto work = [catalog, currency, otherCurrencyWillDo, today = m_today, query = m_query,
                          facets = m_facetKeys]() -> Result<std::shared_ptr<Prepared>> {
        Result<TableContext> context = makeContext(catalog, currency, today);
        if (!context && otherCurrencyWillDo)
            context = makeContext(catalog, QStringLiteral("USD"), today);
        if (!context)
            return tl::unexpected(context.error());
        auto prepared = std::make_shared<Prepared>();
        prepared->table = makeTable(QStringLiteral("offers"), *context);
        prepared->engine = std::make_unique<Engine>(prepared->table);
        const std::vector<int> columns = columnsOf(*prepared->table, facets);
        // Orders and dictionaries are made on first use: here that does not hold up the first keystroke.
        for (const QString& text : {query.filter, QStringLiteral("a"), QString()})
            if (const ParsedFilter parsed = parseFilter(text, *prepared->table); !parsed.error)
                (void)prepared->engine->run(parsed.root, query.sort, columns);
        return prepared;
    };
    QtConcurrent::run(work).then(this, [this, catalog, generation](const Result<std::shared_ptr<Prepared>>& prepared) {
        if (generation != m_generation)
            return;
        if (prepared)
            adopt(**prepared);
        setLoading(false);
        if (prepared)
            return;
        m_wantedCurrency = m_query.currency;
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
    m_wantedCurrency = m_query.currency = m_table->context().currency;
    setFacetColumns(m_facetKeys);
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

void Session::setFilter(const QString& text)
{
    m_text = text;
    if (!m_table) {
        emit filterChecked();
        return;
    }
    if (readFilter())
        run();
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

bool Session::takeFilter(const QString& text, ParsedFilter& parsed)
{
    if (parsed.error)
        return false;
    m_filter = std::move(parsed.root);
    m_query.filter = text;
    m_filterHolds = true;
    if (m_goodTexts.isEmpty() || m_goodTexts.last() != text)
        m_goodTexts << text;
    if (m_goodTexts.size() > MostGoodTexts)
        m_goodTexts.removeFirst();
    return true;
}

bool Session::forgetHalfTyped()
{
    // The term that is now wrong was other words while it was typed: what these found is not what the user had.
    const auto [from, to] = termAt(m_text, *m_problem);
    bool forgotten = false;
    while (!m_goodTexts.isEmpty() && isHalfTyped(m_goodTexts.last(), m_text, from, to)) {
        m_goodTexts.removeLast();
        forgotten = true;
    }
    if (!forgotten)
        return false;
    const QString before = m_goodTexts.isEmpty() ? m_text.left(from) + m_text.mid(to) : m_goodTexts.last();
    ParsedFilter parsed = parseFilter(before, *m_table);
    return takeFilter(before, parsed);
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

void Session::setSort(const std::vector<SortKey>& sort)
{
    if (m_query.sort == sort)
        return;
    m_query.sort = sort;
    emit queryChanged();
    run();
}

void Session::setPer(PerUnit per)
{
    if (m_query.per == per)
        return;
    m_query.per = per;
    storeSetting(Setting::PerUnit, QString::fromLatin1(PerNames[static_cast<std::size_t>(per)]));
    emit queryChanged();
}

void Session::setCurrency(const QString& currency)
{
    if (m_wantedCurrency == currency)
        return;
    m_wantedCurrency = currency;
    storeSetting(Setting::Currency, currency);
    // A catalog that is being read takes the wanted currency when it is there.
    if (m_table && !m_reading)
        prepare(m_table->context().catalog, currency, false);
}

void Session::setColumns(const QStringList& columns)
{
    if (m_query.columns == columns)
        return;
    m_query.columns = columns;
    storeSetting(Setting::Columns, columns);
    emit queryChanged();
}

void Session::setFacetColumns(const QStringList& columns)
{
    m_facetKeys = columns;
    m_facetColumns = m_table ? columnsOf(*m_table, columns) : std::vector<int>();
}

void Session::retranslate()
{
    if (m_table)
        readFilter();
}

} // namespace atlas
