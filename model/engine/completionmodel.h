// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/completion.h"

#include <QAbstractListModel>

namespace atlas {

/// The completions that a list offers below the filter.
class CompletionModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        HintRole = Qt::UserRole, ///< QString: title of the column, number of offers…
    };
    explicit CompletionModel(QObject* parent = nullptr);

    void setItems(std::vector<Completion> items);
    [[nodiscard]] const std::vector<Completion>& items() const { return m_items; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    std::vector<Completion> m_items;
};

} // namespace atlas
