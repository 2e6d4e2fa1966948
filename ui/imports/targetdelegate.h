// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace atlas {

/// Cells of the tables of an import: tool tips are plain text, and what a column is taken for is chosen from a list.
/// Rows that hold up the import, or are refused, are marked by colour and weight.
class TargetDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit TargetDelegate(QObject* parent = nullptr);

    [[nodiscard]] QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void openChoice(QComboBox* box) const;
    void takeChoice();
};

} // namespace atlas
