// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "filters/facetsection.h"

#include <set>

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace atlas {

class FacetModel;

/// The values of a column with their counts, a search field above a long list of them.
class ValueFacet : public FacetSection
{
    Q_OBJECT
public:
    explicit ValueFacet(const QString& columnKey, QWidget* parent = nullptr);

    void showFilter(const TablePtr& table, const FilterNode& filter) override;
    void setFacet(const Facet& facet);
    /// The column has more different values than a list is good for.
    void setTooMany(std::size_t values);
    [[nodiscard]] QWidget* firstWidget() const override;
    [[nodiscard]] QListView* list() const { return m_list; }

signals:
    void toggled(const QString& value, bool chosen);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void retranslate() override;
    void showContent(bool shown) override;

private:
    void arrange();
    void fitHeight();
    void showChosen();
    void toggle(const QModelIndex& index);

    int m_most = 0; ///< most values seen in this table: the list never shrinks below them, so that nothing jumps
    std::size_t m_tooMany = 0;
    std::set<QString> m_chosen;
    std::set<QString> m_inSight; ///< were chosen when the list was last scrolled to them
    FacetModel* m_model;
    QSortFilterProxyModel* m_found;
    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_none; ///< says that the list is empty
    QLabel* m_hint; ///< stands in place of a list that would be too long
};

} // namespace atlas
