// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pinnedtable.h"

namespace atlas {

class ComparisonModel;

/// The view of a ComparisonModel: properties stay in sight when it scrolls sideways; one stop of Tab.
class CompareTable : public PinnedTable
{
    Q_OBJECT
public:
    explicit CompareTable(ComparisonModel* model, QWidget* parent = nullptr);

    /// Widths anew, for other items, another language or unit.
    void fitColumns();
    /// Key of the item in the current column; empty in the first.
    [[nodiscard]] QString currentItem() const;
    /// Goes to that item, in the row that is current.
    void showItem(const QString& key);

signals:
    void removeAsked(); ///< Delete
    void openAsked(); ///< Enter or a double click
    void copyAsked();
    void left(); ///< Esc
    void itemMenuAsked(const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    ComparisonModel* m_model;
};

} // namespace atlas
