// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"
#include "engine/table.h"

#include <QWidget>

class QMenu;
class QToolButton;
class QVBoxLayout;

namespace atlas {

/// One facet: a title that folds it and has the menu of what can be done with it. What is under the title is made from
/// the column's kind by the classes that derive from this.
class FacetSection : public QWidget
{
    Q_OBJECT
public:
    [[nodiscard]] const QString& columnKey() const { return m_key; }
    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);
    /// Shows what the filter says of the column.
    virtual void showFilter(const TablePtr& table, const FilterNode& filter) = 0;
    /// Where the facet's work begins: the list or the first field.
    [[nodiscard]] virtual QWidget* firstWidget() const = 0;
    void focusFirst();
    void focusTitle();

signals:
    void left();
    void removeAsked();
    void moveAsked(int step);
    /// The operands of the column are to be these; empty: none.
    void operandsAsked(const QString& operands);
    void opened();
    /// The user has folded or unfolded it.
    void folded(bool closed);

protected:
    FacetSection(const QString& columnKey, QWidget* parent);

    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Column of the table, or -1.
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] const TablePtr& table() const { return m_table; }
    void setTable(const TablePtr& table);
    /// The column's title as people know it.
    [[nodiscard]] virtual QString title() const;
    /// Behind the title: what is chosen.
    void setChosen(const QString& chosen);
    [[nodiscard]] QVBoxLayout* rows() const { return m_rows; }
    virtual void showContent(bool shown) = 0;
    virtual void retranslate();

private:
    void showMenu(const QPoint& globalPosition);

    QString m_key;
    TablePtr m_table;
    int m_column = -1;
    bool m_open = true;
    QString m_chosen;
    QToolButton* m_title;
    QToolButton* m_more;
    QVBoxLayout* m_rows;
};

} // namespace atlas
