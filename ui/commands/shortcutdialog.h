// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace atlas {

class Actions;
class ShortcutModel;

/// All keys in a table that can be searched and copied. Stays open beside the window.
class ShortcutDialog : public QDialog
{
    Q_OBJECT
public:
    ShortcutDialog(const Actions& actions, QWidget* parent = nullptr);

    /// The keys of the moment: some change with the page.
    void refresh();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fitColumns();
    void copy() const;

    const Actions& m_actions;
    ShortcutModel* m_model;
    QSortFilterProxyModel* m_found;
    QLineEdit* m_search;
    QTableView* m_table;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace atlas
