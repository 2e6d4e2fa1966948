// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"
#include "engine/table.h"

#include <QWidget>
#include <set>

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QToolButton;

namespace atlas {

class FacetModel;

/// One facet: a title that folds it, a search field when the list is long, and the values with their counts.
class FacetSection : public QWidget
{
    Q_OBJECT
public:
    explicit FacetSection(const QString& columnKey, QWidget* parent = nullptr);

    void setFacet(const TablePtr& table, const Facet& facet, const std::set<QString>& chosen);
    [[nodiscard]] const QString& columnKey() const { return m_key; }
    [[nodiscard]] QListView* list() const { return m_list; }

signals:
    void toggled(const QString& value, bool chosen);
    void left();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fitHeight();
    void setOpen(bool open);
    void showChosen();
    void toggle(const QModelIndex& index);

    QString m_key;
    TablePtr m_table;
    int m_column = -1;
    int m_most = 0; ///< most values seen in this table: the list never shrinks below them, so that nothing jumps
    std::set<QString> m_chosen;
    bool m_open = true;
    FacetModel* m_model;
    QSortFilterProxyModel* m_found;
    QToolButton* m_title;
    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_none; ///< says that the list is empty
};

} // namespace atlas
