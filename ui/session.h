// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "engine/filter.h"
#include "engine/numberscale.h"
#include "engine/query.h"
#include "engine/table.h"
#include "error.h"
#include "filters/goodfilters.h"

#include <QDate>
#include <QFuture>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace atlas {

class CatalogLoader;
enum class Setting;

/// What the whole window works on: the open catalog, its offers and the one current query. Pages change the query here
/// and watch the answers; none keeps a query of its own. Lives on the GUI thread, loads on others.
class Session : public QObject
{
    Q_OBJECT
public:
    explicit Session(QDate today, QObject* parent = nullptr);
    ~Session() override;

    /// Reads a catalog; until it is there, and when it fails, the old one stays.
    void open(const QString& path);
    /// The user's own catalog, made first where there is none yet.
    void openOwn();
    void reload();
    /// Whether the open catalog is the user's own.
    [[nodiscard]] bool isOwn() const;
    [[nodiscard]] bool isLoading() const { return m_loading; }

    /// The file of the open catalog; empty before the first.
    [[nodiscard]] QString path() const;
    [[nodiscard]] QDate today() const { return m_today; }
    /// The offers in the query's currency; null before the first catalog.
    [[nodiscard]] const TablePtr& table() const { return m_table; }
    /// Rows of the last good filter, in order; never null.
    [[nodiscard]] const RowsPtr& rows() const { return m_answer.rows; }
    /// Counts of the facet columns, in their order.
    [[nodiscard]] const std::vector<Facet>& facets() const { return m_answer.facets; }
    /// Its filter is the last good one.
    [[nodiscard]] const Query& query() const { return m_query; }
    [[nodiscard]] const FilterNode& filter() const { return m_filter; }
    /// The filter as typed, good or not, and what is wrong with it.
    [[nodiscard]] const QString& filterText() const { return m_text; }
    [[nodiscard]] const std::optional<FilterProblem>& problem() const { return m_problem; }
    [[nodiscard]] const std::vector<FilterProblem>& warnings() const { return m_warnings; }
    /// Operands of the last good filter, as chips show them.
    [[nodiscard]] QStringList operands() const;
    /// How many offers there were without that operand.
    [[nodiscard]] std::size_t offersWithout(int operand);
    /// Where the operand stands in the filter's text: first character and length.
    [[nodiscard]] std::pair<int, int> operandPlace(int operand) const;
    /// The line that the values of a number or date column lie on, and how those that the rest of the filter leaves
    /// are spread over it.
    [[nodiscard]] NumberScale numberScale(int column);
    [[nodiscard]] Spread spread(int column);
    /// Currencies that prices can be shown in.
    [[nodiscard]] QStringList currencies() const;

    /// The query that is asked for: as the last good one, with the filter as typed.
    [[nodiscard]] Query asked() const;
    /// All of it at once. Where the currency has no rate everything stays as it is and `refused` tells so; before the
    /// first catalog and while one is read, it is what the catalog will be shown with.
    void setQuery(const Query& query);
    void setFilter(const QString& text);
    /// As `setFilter`, for a text that is being typed: more may follow at once.
    void typeFilter(const QString& text);
    [[nodiscard]] bool isTyping() const { return m_typing; }
    void removeOperand(int operand);
    /// Sets the values that the filter names of that column; "" is unknown.
    void chooseValue(int column, const QString& value, bool chosen);
    /// Sets what the filter says of that column alone, with AND; empty: nothing.
    void setOwnOperands(int column, const QString& operands);
    void setSort(const std::vector<SortKey>& sort);
    void setPer(PerUnit per);
    void setCurrency(const QString& currency);
    void setColumns(const QStringList& columns);
    /// Keys of the columns to count the values of, at once and with every answer.
    void setFacetColumns(const QStringList& columns);
    [[nodiscard]] const QStringList& facetColumns() const { return m_facetKeys; }
    /// Texts of filter problems in the new language.
    void retranslate();

signals:
    /// The file is going to be read; `tableChanged` or `failed` follows, unless another one is asked for before.
    void opening(const QString& path);
    void loadingChanged(bool loading);
    /// Another catalog or currency: `table()` is new. `answered` follows.
    void tableChanged();
    void answered();
    /// The typed text was read: see `problem` and `warnings`.
    void filterChecked();
    /// Unit, currency, order or shown columns changed.
    void queryChanged();
    /// A catalog could not be opened.
    void failed(const QString& path, const atlas::Error& error);
    /// A change of the query could not be made; everything is as before.
    void refused(const atlas::Error& error);

private:
    struct Prepared;
    /// Stores unit, currency and columns; what is stored here is not taken as a wish.
    void keepLook(const Query& query);
    void takeSetting(Setting key);
    void prepare(const CatalogPtr& catalog, const QString& currency, bool otherCurrencyWillDo);
    void prepareAgain();
    void adopt(Prepared& prepared);
    void setLoading(bool loading);
    /// Returns whether the filter to be shown is another than before.
    bool readFilter();
    void takeFilter(const QString& text, ParsedFilter& parsed);
    bool forgetHalfTyped();
    void takeQuery(const Query& query);
    void run();

    QDate m_today;
    std::unique_ptr<CatalogLoader> m_loader;
    quint64 m_generation = 0;
    bool m_loading = false;
    bool m_typing = false;
    bool m_reading = false; ///< a file is looked for or read: part of loading
    CatalogPtr m_incoming; ///< is being prepared
    QString m_wantedCurrency;

    TablePtr m_table;
    std::unique_ptr<Engine> m_engine;
    Engine::Answer m_answer;
    QFuture<void> m_views; ///< is making them

    Query m_query;
    FilterNode m_filter;
    QString m_text;
    std::optional<Query> m_next; ///< what is asked for once its currency is there
    GoodFilters m_goodFilters;
    std::optional<FilterProblem> m_problem;
    std::vector<FilterProblem> m_warnings;
    QStringList m_facetKeys;
    std::vector<int> m_facetColumns;
    QTimer m_storeSoon;
    bool m_keepingLook = false;
    bool m_filterHolds = true; ///< the last good filter means something in this table
};

} // namespace atlas
