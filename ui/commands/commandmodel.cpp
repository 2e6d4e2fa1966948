// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/commandmodel.h"

#include "commands/commandmatch.h"

#include <QAction>
#include <algorithm>
#include <numeric>

namespace atlas {

CommandModel::CommandModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void CommandModel::setCommands(std::vector<Command> commands, const QStringList& recent)
{
    beginResetModel();
    m_entries.clear();
    for (Command& command : commands) {
        const QString name = command.action ? command.action->objectName() : QString();
        const qsizetype place = name.isEmpty() ? -1 : recent.indexOf(name);
        m_entries.push_back({std::move(command), place < 0 ? recent.size() : place});
    }
    find();
    endResetModel();
}

void CommandModel::setTyped(const QString& typed)
{
    beginResetModel();
    m_typed = typed;
    find();
    endResetModel();
}

void CommandModel::find()
{
    m_found.clear();
    std::vector<int> scores(m_entries.size());
    for (std::size_t entry = 0; entry < m_entries.size(); ++entry) {
        const Command& command = m_entries[entry].command;
        scores[entry] = matchCommand(command.names, command.places + QStringList{command.keys}, m_typed);
        if (scores[entry] > 0)
            m_found.push_back(entry);
    }
    std::stable_sort(m_found.begin(), m_found.end(), [&](std::size_t left, std::size_t right) {
        return scores[left] != scores[right] ? scores[left] > scores[right]
                                             : m_entries[left].recent < m_entries[right].recent;
    });
}

const CommandModel::Entry& CommandModel::at(const QModelIndex& index) const
{
    return m_entries[m_found[static_cast<std::size_t>(index.row())]];
}

QAction* CommandModel::action(const QModelIndex& index) const
{
    return index.isValid() ? at(index).command.action : nullptr;
}

int CommandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant CommandModel::data(const QModelIndex& index, int role) const
{
    Q_ASSERT(checkIndex(index));
    if (!index.isValid())
        return {};
    const Command& command = at(index).command;
    switch (role) {
    case Qt::DisplayRole:
        return command.text;
    case Qt::CheckStateRole:
        if (command.action && command.action->isCheckable())
            return static_cast<int>(command.action->isChecked() ? Qt::Checked : Qt::Unchecked);
        return {};
    case Qt::AccessibleTextRole:
        return spoken(command);
    case PlaceRole:
        return command.place;
    case KeysRole:
        return command.keys;
    case OtherNameRole:
        return otherName(command);
    default:
        return {};
    }
}

Qt::ItemFlags CommandModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (!at(index).command.action || !at(index).command.action->isEnabled())
        return Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QString CommandModel::otherName(const Command& command) const
{
    const QString typed = m_typed.simplified();
    if (typed.isEmpty())
        return {};
    const auto best = std::max_element(command.names.begin(), command.names.end(),
        [&](const QString& left, const QString& right) { return matchName(left, typed) < matchName(right, typed); });
    return *best == command.text ? QString() : *best;
}

QString CommandModel::spoken(const Command& command) const
{
    QStringList parts{command.text, command.place};
    if (!command.keys.isEmpty())
        parts << command.keys;
    if (command.action && command.action->isChecked())
        parts << tr("chosen");
    if (!command.action || !command.action->isEnabled())
        parts << tr("not available now");
    return parts.join(QStringLiteral(", "));
}

} // namespace atlas
