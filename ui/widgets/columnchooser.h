// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/column.h"

#include <QDialog>
#include <QStringList>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace atlas {

class ColumnListModel;

/// A window beside the table in which columns are found, shown, hidden and put into order. What is chosen holds at
/// once.
class ColumnChooser : public QDialog
{
    Q_OBJECT
public:
    enum class Subject { Columns, Facets };
    explicit ColumnChooser(Subject subject, QWidget* parent = nullptr);

    /// What can be chosen, and the keys that are, in their order.
    void setColumns(const std::vector<Column>& columns, const QStringList& shown);
    void setShown(const QStringList& shown);
    [[nodiscard]] ColumnListModel* model() const { return m_model; }

signals:
    void chosen(const QStringList& keys);
    void resetAsked();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void retranslate();
    void search();
    /// Moves the current column by one visible place.
    void move(int step);

    Subject m_subject;
    ColumnListModel* m_model;
    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_none; ///< says that the search finds nothing
    QToolButton *m_up, *m_down;
    QPushButton *m_reset, *m_close;
};

} // namespace atlas
