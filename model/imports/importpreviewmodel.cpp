// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/importpreviewmodel.h"

#include "imports/importtexts.h"

namespace atlas {

namespace {

bool isNumber(FieldType type)
{
    return type == FieldType::Number || type == FieldType::Integer || type == FieldType::Money;
}

}

ImportPreviewModel::ImportPreviewModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ImportPreviewModel::setPreview(const ImportPreview& preview)
{
    beginResetModel();
    m_preview = preview;
    m_fields.clear();
    for (std::size_t i = 0; i < m_preview.headers.size(); ++i)
        if (!m_preview.headers[i].isEmpty())
            m_fields.push_back(i);
    endResetModel();
}

void ImportPreviewModel::clear()
{
    setPreview({});
}

int ImportPreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.rows.size());
}

int ImportPreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

QVariant ImportPreviewModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const std::size_t field = m_fields[static_cast<std::size_t>(index.column())];
    const QString& value = m_preview.rows[static_cast<std::size_t>(index.row())].values[field];
    constexpr qsizetype MostShown = 200;
    const QString text = value.isNull() ? QStringLiteral("—") : value.left(MostShown);
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        return text;
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "column and value, read aloud")
            .arg(headerData(index.column(), Qt::Horizontal).toString(), text);
    case Qt::TextAlignmentRole:
        return QVariant(isNumber(m_preview.table->fields[field].type) ? Qt::AlignRight | Qt::AlignVCenter
                                                                      : Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ImportPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const int count = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (role != Qt::DisplayRole || section < 0 || section >= count)
        return {};
    const auto place = static_cast<std::size_t>(section);
    if (orientation == Qt::Vertical)
        return QString::number(m_preview.rows[place].place.line);
    const std::string_view key = m_preview.table->fields[m_fields[place]].key;
    return targetTitle(QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())));
}

} // namespace atlas
