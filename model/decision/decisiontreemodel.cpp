// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/decisiontreemodel.h"

#include "decision/sentences.h"
#include "engine/table.h"

#include <algorithm>
#include <map>
#include <set>

namespace atlas {

struct DecisionTreeModel::Item
{
    int question = -1;
    int choice = -1;
    bool taken = false, preset = false;
    std::optional<std::size_t> left;
    int parent = 0, row = 0;
    std::vector<int> children;
};

/// Unfolds the tree around a path.
class DecisionTreeModel::Builder
{
public:
    Builder(const Recommendation& result, std::vector<Item>& items)
        : m_result(result)
        , m_tree(*result.tree)
        , m_items(items)
    {
        for (const PathStep& step : result.path)
            m_onPath.insert(step.question);
    }

    void run()
    {
        m_items = {Item{}};
        RowBits rows(m_result.offers->rowCount(), true);
        for (const FunnelStep& step : m_result.funnel.steps) {
            const int question = add(0, step.asked.question, -1);
            Item& asked = m_items[static_cast<std::size_t>(question)];
            asked.taken = true;
            asked.preset = step.asked.preset;
            asked.left = step.left;
            addChoices(question, &step, rows);
            rows = rowsAfter(step, std::move(rows));
        }
    }

private:
    static constexpr std::size_t MostItems = 5000; ///< a loaded tree may unfold to any size
    static constexpr int DeepestBranch = 40;

    int add(int parent, int question, int choice)
    {
        Item item;
        item.question = question;
        item.choice = choice;
        item.parent = parent;
        item.row = static_cast<int>(m_items[static_cast<std::size_t>(parent)].children.size());
        const int index = static_cast<int>(m_items.size());
        m_items[static_cast<std::size_t>(parent)].children.push_back(index);
        m_items.push_back(std::move(item));
        return index;
    }
    /// The rows that are left after a step of the path, which are those of the funnel.
    RowBits rowsAfter(const FunnelStep& step, RowBits rows) const
    {
        const auto index = &step - m_result.funnel.steps.data();
        for (std::size_t condition = 0; condition < m_result.funnel.conditions.size(); ++condition)
            if (m_result.funnel.conditions[condition].step == index)
                rows &= m_result.funnel.truths[condition];
        return rows;
    }
    /// Rows that the conditions of one answer hold for; answers of several branches are the same.
    const RowBits& rowsOfChoice(int question, int choice)
    {
        const auto [found, isNew] = m_rows.try_emplace({question, choice});
        if (isNew) {
            const Reading reading{{choice}, {}, {}};
            const auto conditions = conditionsOf(m_tree.question(question), reading, m_result.values, *m_result.offers);
            found->second = rowsOf(conditions ? joined(*conditions) : FilterNode(), *m_result.offers);
        }
        return found->second;
    }
    /// `step`: how the question was answered, if it is on the path.
    void addChoices(int parent, const FunnelStep* step, const RowBits& before)
    {
        const int question = m_items[static_cast<std::size_t>(parent)].question;
        const Question& asked = m_tree.question(question);
        for (int choice = 0; choice < static_cast<int>(asked.choices.size()); ++choice) {
            const Choice& answer = asked.choices[static_cast<std::size_t>(choice)];
            const int index = add(parent, question, choice);
            const bool taken = step && step->asked.answer
                && std::find(step->asked.answer->choices.begin(), step->asked.answer->choices.end(), choice)
                    != step->asked.answer->choices.end();
            RowBits rows = before;
            rows &= rowsOfChoice(question, choice);
            Item& item = m_items[static_cast<std::size_t>(index)];
            item.taken = taken;
            item.preset = taken && step->asked.preset;
            // One answer that is given: the step knows, the number of a number question included.
            const bool isStep = taken && step->asked.answer->choices.size() == 1;
            // How many another number leaves depends on that number.
            if (isStep)
                item.left = step->left;
            else if (asked.kind != Question::Kind::Number || asked.filter.isEmpty())
                item.left = rows.count();
            if (!taken)
                addBranch(index, answer.next, rows);
        }
    }
    /// The questions that an answer leads to, up to the path or to a question that is being unfolded already.
    void addBranch(int parent, int next, RowBits rows)
    {
        if (m_depth >= DeepestBranch)
            return;
        ++m_depth;
        std::vector<int> own;
        while (next != Question::End && !m_onPath.contains(next) && m_items.size() < MostItems) {
            const int question = add(parent, next, -1);
            own.push_back(next);
            m_onPath.insert(next);
            next = m_tree.question(next).next;
            addChoices(question, nullptr, rows);
        }
        for (const int question : own)
            m_onPath.erase(question);
        --m_depth;
    }

    const Recommendation& m_result;
    const DecisionTree& m_tree;
    std::vector<Item>& m_items;
    std::set<int> m_onPath; ///< and on the branches being unfolded
    std::map<std::pair<int, int>, RowBits> m_rows;
    int m_depth = 0;
};

DecisionTreeModel::DecisionTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_items(1)
{
}

DecisionTreeModel::~DecisionTreeModel() = default;

void DecisionTreeModel::setRecommendation(std::shared_ptr<const Recommendation> result)
{
    beginResetModel();
    m_result = std::move(result);
    m_items.assign(1, Item{});
    if (m_result)
        Builder(*m_result, m_items).run();
    endResetModel();
}

void DecisionTreeModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    const std::vector<Item>& items = m_items;
    for (std::size_t parent = 0; parent < items.size(); ++parent) {
        const int rows = static_cast<int>(items[parent].children.size());
        if (rows == 0)
            continue;
        const QModelIndex above
            = parent == 0 ? QModelIndex() : createIndex(items[parent].row, 0, static_cast<quintptr>(parent));
        emit dataChanged(index(0, 0, above), index(rows - 1, ColumnCount - 1, above));
    }
}

const DecisionTreeModel::Item& DecisionTreeModel::item(const QModelIndex& index) const
{
    return m_items[index.isValid() ? static_cast<std::size_t>(index.internalId()) : 0];
}

QModelIndex DecisionTreeModel::indexOf(int question, int choice) const
{
    for (const int child : m_items.front().children) {
        const Item& asked = m_items[static_cast<std::size_t>(child)];
        if (asked.question != question)
            continue;
        const QModelIndex found = createIndex(asked.row, 0, static_cast<quintptr>(child));
        return choice < 0 ? found : index(choice, 0, found);
    }
    return {};
}

QModelIndex DecisionTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, static_cast<quintptr>(item(parent).children[static_cast<std::size_t>(row)]));
}

QModelIndex DecisionTreeModel::parent(const QModelIndex& index) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::DoNotUseParent));
    if (!index.isValid())
        return {};
    const int above = item(index).parent;
    return above == 0 ? QModelIndex()
                      : createIndex(m_items[static_cast<std::size_t>(above)].row, 0, static_cast<quintptr>(above));
}

int DecisionTreeModel::rowCount(const QModelIndex& parent) const
{
    Q_ASSERT(checkIndex(parent));
    return parent.column() > 0 ? 0 : static_cast<int>(item(parent).children.size());
}

int DecisionTreeModel::columnCount(const QModelIndex& parent) const
{
    Q_ASSERT(checkIndex(parent));
    return parent.column() > 0 ? 0 : ColumnCount;
}

QString DecisionTreeModel::text(const Item& item) const
{
    const Question& question = m_result->tree->question(item.question);
    if (item.choice < 0)
        return question.text.text();
    const QString answer = question.choices[static_cast<std::size_t>(item.choice)].text.text();
    return item.preset ? tr("%1 (default)", "an answer").arg(answer) : answer;
}

QVariant DecisionTreeModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Item& shown = item(index);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Text)
            return text(shown);
        return shown.left ? QVariant(QLocale().toString(static_cast<qulonglong>(*shown.left))) : QVariant();
    case Qt::TextAlignmentRole:
        if (index.column() == Left)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        return {};
    case Qt::ToolTipRole: {
        const Question& question = m_result->tree->question(shown.question);
        return shown.choice < 0 ? question.help.text()
                                : question.choices[static_cast<std::size_t>(shown.choice)].filter;
    }
    case QuestionRole:
        return shown.question;
    case ChoiceRole:
        return shown.choice;
    case TakenRole:
        return shown.taken;
    case PresetRole:
        return shown.preset;
    case LeftRole:
        return shown.left ? QVariant(static_cast<qulonglong>(*shown.left)) : QVariant();
    default:
        return {};
    }
}

QVariant DecisionTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole && section == Left)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    return section == Text ? tr("Question and answers") : tr("Offers left");
}

} // namespace atlas
