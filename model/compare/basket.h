// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QObject>
#include <QStringList>
#include <array>

namespace atlas {

/// What is to be compared: offers and GPUs by key, each in the order they were put in. Kept between starts. Knows no
/// catalog: a key stays when its record is filtered away or gone.
class CompareBasket : public QObject
{
    Q_OBJECT
public:
    enum class Kind { Offers, Gpus };

    explicit CompareBasket(QObject* parent = nullptr);

    [[nodiscard]] const QStringList& keys(Kind kind) const { return m_keys[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] bool contains(Kind kind, const QString& key) const { return keys(kind).contains(key); }
    [[nodiscard]] qsizetype count() const { return keys(Kind::Offers).size() + keys(Kind::Gpus).size(); }
    /// How many more of the kind can be put in.
    [[nodiscard]] qsizetype room(Kind kind) const;
    /// Puts in those that are not in it yet; none at all and an error that says so where there is no room for them.
    [[nodiscard]] Result<void> add(Kind kind, const QStringList& keys);
    void remove(Kind kind, const QStringList& keys);
    /// As it was before, to take back what was removed. Keys beyond those that can be compared are left out.
    void restore(Kind kind, const QStringList& keys);

signals:
    void changed(atlas::CompareBasket::Kind kind);

private:
    void take(Kind kind, const QStringList& keys);

    std::array<QStringList, 2> m_keys;
};

} // namespace atlas
