// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/tree.h"

#include <QByteArray>
#include <QStringList>

namespace atlas {

class Table;

/// The tree that answers: the one loaded into the catalog, else the built-in one.
struct TreeInForce
{
    TreePtr tree;
    bool loaded = false; ///< it is the catalog's own
    /// Why the catalog's tree is not used, when it cannot be: one translated sentence each.
    QStringList problems;
};

/// `offers`: the table of the catalog.
[[nodiscard]] TreeInForce treeInForce(const Table& offers);
/// The JSON of that tree, as it was loaded or built in.
[[nodiscard]] QByteArray treeText(const Table& offers, bool loaded);

} // namespace atlas
