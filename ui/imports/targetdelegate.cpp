// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/targetdelegate.h"

#include "catalog/catalog.h"
#include "engine/column.h"
#include "feeds/csvtargets.h"
#include "imports/columnmapmodel.h"
#include "imports/importissuemodel.h"
#include "imports/importtexts.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>

namespace atlas {

namespace {

bool isTarget(const QModelIndex& index)
{
    return qobject_cast<const ColumnMapModel*>(index.model()) != nullptr
        && index.column() == ColumnMapModel::TargetColumn;
}

/// Values that are a matter of choosing are offered; others may be typed too where there are more of them.
QComboBox* valueChoice(QWidget* parent, const QModelIndex& index)
{
    const QString key = index.data(ColumnMapModel::TargetRole).toString();
    const bool model = key == QLatin1String("purchase_model"), currency = key == QLatin1String("original_currency");
    if (qobject_cast<const ColumnMapModel*>(index.model()) == nullptr || index.column() != ColumnMapModel::ValueColumn
        || !(model || currency))
        return nullptr;
    auto* box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("importValue"));
    box->setAccessibleName(targetTitle(key));
    box->setEditable(currency);
    box->addItem(QString(), QString());
    for (const std::string_view entry : PurchaseModels)
        if (const QString name = QString::fromLatin1(entry.data(), static_cast<qsizetype>(entry.size())); model)
            box->addItem(vocabularyText(name), name);
    for (const char* code : {"CNY", "USD", "EUR", "JPY", "GBP"})
        if (currency)
            box->addItem(QString::fromLatin1(code), QString::fromLatin1(code));
    return box;
}

/// Something stands in the way of this row.
bool isProblem(const QModelIndex& index)
{
    if (qobject_cast<const ColumnMapModel*>(index.model()) != nullptr)
        return index.data(ColumnMapModel::ProblemRole).toBool();
    return qobject_cast<const ImportIssueModel*>(index.model()) != nullptr
        && index.data(ImportIssueModel::RefusedRole).toBool();
}

}

TargetDelegate::TargetDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

QWidget* TargetDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (QComboBox* choice = valueChoice(parent, index)) {
        openChoice(choice);
        return choice;
    }
    if (!isTarget(index)) {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        editor->setObjectName(QStringLiteral("importValue"));
        editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
        return editor;
    }
    auto* box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("importTarget"));
    box->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    box->addItem(tr("left out"), QString());
    for (const CsvTarget& target : csvTargets())
        box->addItem(targetTitle(QString::fromLatin1(target.key)), QString::fromLatin1(target.key));
    openChoice(box);
    return box;
}

void TargetDelegate::openChoice(QComboBox* box) const
{
    // A choice is made in the list that opens at once, and one choice is one answer. Where something can be typed,
    // Enter gives it.
    if (box->isEditable())
        return;
    connect(box, &QComboBox::activated, this, &TargetDelegate::takeChoice);
    QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
}

void TargetDelegate::takeChoice()
{
    auto* box = qobject_cast<QComboBox*>(sender());
    emit commitData(box);
    emit closeEditor(box);
}

void TargetDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor)) {
        const int role = isTarget(index) ? int(ColumnMapModel::TargetRole) : int(Qt::EditRole);
        box->setCurrentIndex(std::max(0, box->findData(index.data(role))));
        if (box->isEditable())
            box->setEditText(index.data(role).toString());
    } else
        QStyledItemDelegate::setEditorData(editor, index);
}

void TargetDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->isEditable() ? box->currentText() : box->currentData(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

void TargetDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
    if (isProblem(index)) {
        option->font.setBold(true);
        option->palette.setColor(QPalette::Text, errorText(option->palette));
    } else if (isTarget(index) && index.data(ColumnMapModel::TargetRole).toString().isEmpty()) {
        option->palette.setColor(QPalette::Text, dimText(option->palette));
    }
}

bool TargetDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showPlainToolTip(event->globalPos(), index.data(Qt::ToolTipRole).toString(), view, option.rect);
    return true;
}

} // namespace atlas
