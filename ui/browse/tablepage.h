// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/browsetable.h"
#include "browse/places.h"
#include "engine/quickfilter.h"
#include "engine/values.h"

#include <QVariantMap>
#include <QWidget>

class QAbstractItemView;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace atlas {

class EmptyState;
class ProfilePane;
class RecordTable;
class Session;
class TableModel;

/// What a page of one table is made of. Texts are of the context "TablePage".
struct TablePageSpec
{
    const char* id; ///< object names begin with it: "gpusPage", "gpusTable", "gpusFilter"
    const char* title; ///< what the rows are, in the plural
    const char* example; ///< shown in the empty filter
    const char* hint; ///< in the details while no row is chosen
    BrowseTable::Make make;
    QStringList columns; ///< shown at first; empty: those of the table
    QStringList sort; ///< at first: keys as on the command line
    QStringList grouped = {}; ///< columns whose values stand once while they lead the order
    bool bound = false; ///< every order begins with `grouped`
    QStringList chineseColumns = {}; ///< instead of `columns` for those who read Chinese
};

/// A table with a filter of its own and everything about the current row beside it.
class TablePage : public QWidget
{
    Q_OBJECT
public:
    TablePage(Session& session, TablePageSpec spec, QWidget* parent = nullptr);

    [[nodiscard]] QString id() const { return QString::fromLatin1(m_spec.id); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] BrowseTable& browse() { return m_browse; }
    [[nodiscard]] RecordTable* table() const { return m_table; }
    [[nodiscard]] TableModel* model() const { return m_model; }
    [[nodiscard]] ProfilePane* details() const { return m_details; }
    /// What an export of the table shows.
    [[nodiscard]] Query query() const;
    void setFilter(const QString& text);
    void setDetailsShown(bool shown);
    [[nodiscard]] virtual bool focusFilter();
    virtual void focusResults();
    void sortByCurrentColumn(bool add);
    /// Filters by the current cell's value; returns whether there was something to filter by.
    bool filterByCell(QuickFilter::Kind kind);
    /// Row of the table that the current row of the page shows.
    [[nodiscard]] std::optional<std::uint32_t> currentRecord() const;
    /// Filter, order, columns, current and selected rows, what is scrolled to: for coming back to it.
    [[nodiscard]] virtual QVariantMap memory() const;
    virtual void recall(const QVariantMap& memory);
    /// What of the page's look is kept between starts, where it is not as at first: columns and order.
    [[nodiscard]] virtual QVariantMap look() const;
    virtual void setLook(const QVariantMap& look);
    /// Narrows the page to what a link leads to; a single row is chosen.
    void showOnly(const QString& filter);

signals:
    void placeAsked(const atlas::Place& place);
    void detailsAsked(); ///< they are wanted, shown or not
    void cellMenuAsked(const QModelIndex& cell, const QPoint& position);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    [[nodiscard]] CellStyle style() const;
    [[nodiscard]] QHBoxLayout* tools() const { return m_tools; }
    /// Another way to see the rows, instead of the table.
    void addView(QWidget* view);
    [[nodiscard]] QStackedWidget* views() const { return m_views; }
    virtual void retranslate();
    virtual void showAnswer();
    virtual void showDetails();
    [[nodiscard]] Session& session() const { return m_session; }

private:
    void arrange();
    void connectParts();
    void showCheck();
    void showQuery();
    void explainEmptiness();
    void showColumnMenu(int section, const QPoint& position);
    void applyRecall();
    void chooseOnlyRow();
    /// Columns and order that a page has at first.
    [[nodiscard]] const QStringList& firstColumns() const;
    [[nodiscard]] std::vector<SortKey> firstSort() const;

    Session& m_session;
    TablePageSpec m_spec;
    BrowseTable m_browse;
    QLineEdit* m_filter;
    QLabel* m_count;
    QLabel* m_problem;
    QHBoxLayout* m_tools;
    QStackedWidget* m_views;
    TableModel* m_model;
    RecordTable* m_table;
    EmptyState* m_empty;
    ProfilePane* m_details;
    QSplitter* m_splitter;
    QVariantMap m_recalled; ///< waits for the table to be made
    QStringList m_first; ///< the columns at first, in the language that the page was made or last translated in
    bool m_chooseOnly = false; ///< as soon as the rows are there
};

/// The page of a table that is in sight in `widget`, if there is one.
[[nodiscard]] TablePage* tablePageIn(QWidget* widget);

} // namespace atlas
