// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands/commandlist.h"

#include <QAbstractListModel>

namespace atlas {

/// The commands that answer what was typed, the best first; with nothing typed those used last, then all in the order
/// of the menus. What cannot be done now is listed, but not enabled.
class CommandModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        PlaceRole = Qt::UserRole, ///< QString: menus it is in
        KeysRole, ///< QString
        OtherNameRole, ///< QString: the name in another language where that is what was found, else empty
    };

    explicit CommandModel(QObject* parent = nullptr);

    /// `recent`: object names of actions, the last used one first.
    void setCommands(std::vector<Command> commands, const QStringList& recent);
    void setTyped(const QString& typed);
    [[nodiscard]] QAction* action(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Entry
    {
        Command command;
        qsizetype recent; ///< place among those used last, or their number
    };
    void find();
    [[nodiscard]] const Entry& at(const QModelIndex& index) const;
    [[nodiscard]] QString otherName(const Command& command) const;
    [[nodiscard]] QString spoken(const Command& command) const;

    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_found; ///< entries, the best first
    QString m_typed;
};

} // namespace atlas
