// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision/tree.h"

#include <QByteArray>
#include <QStringList>

namespace atlas {

class Table;

/// A tree that was read, or all that is wrong with it: one translated sentence each, naming question and answer.
struct TreeReading
{
    TreePtr tree; ///< null when there are problems
    QStringList problems;
};

/// Reads and checks: every question is reachable, every path ends, there is no loop, filters parse against the offers,
/// names in expressions have a value somewhere, texts are there in both languages, limits are kept.
[[nodiscard]] TreeReading readTree(const QByteArray& json, const Table& offers);

/// The parts of it. `parseTree` takes the JSON apart; what it returns is whole only when it found no problem.
[[nodiscard]] DecisionTree parseTree(const QByteArray& json, QStringList& problems);
void checkShape(const DecisionTree& tree, QStringList& problems);
void checkFilters(const DecisionTree& tree, const Table& offers, QStringList& problems);

/// How messages name a question and an answer.
[[nodiscard]] QString placeOf(const QString& question);
[[nodiscard]] QString placeOf(const QString& question, const QString& answer);

} // namespace atlas
