// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/recommendation.h"

#include <QAbstractItemModel>
#include <memory>
#include <vector>

namespace atlas {

/// The decision tree with the taken path. At the top the questions of the path in order, below a question its answers,
/// below an answer that leads elsewhere the questions which would be asked then, up to where that way comes back to the
/// path. An answer has the number of offers that are left after it when all before it stays as it is.
class DecisionTreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { Text, Left, ColumnCount };
    enum Role {
        QuestionRole = Qt::UserRole, ///< index of the question in the tree
        ChoiceRole, ///< index of the answer, or -1
        TakenRole, ///< on the path: the question is asked, the answer is given
        PresetRole, ///< the answer counts though it was not given
        LeftRole, ///< offers left after it, a number; of answers and of asked questions
    };

    explicit DecisionTreeModel(QObject* parent = nullptr);
    ~DecisionTreeModel() override;

    /// Nothing: an empty model.
    void setRecommendation(std::shared_ptr<const Recommendation> result);
    /// Texts in another language.
    void retranslate();
    /// The question at the top, or the answer below it; invalid when it is not on the path.
    [[nodiscard]] QModelIndex indexOf(int question, int choice = -1) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Item;
    class Builder;
    [[nodiscard]] const Item& item(const QModelIndex& index) const;
    [[nodiscard]] QString text(const Item& item) const;

    std::shared_ptr<const Recommendation> m_result;
    std::vector<Item> m_items; ///< the first is the root
};

} // namespace atlas
