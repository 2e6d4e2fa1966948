// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/filter.h"

#include <QStringList>
#include <optional>

namespace atlas {

/// The filters that were shown one after another while one was typed. A term that turns out to be wrong was other words
/// before: what these found is not what the user had.
class GoodFilters
{
public:
    void add(const QString& text);
    /// The filter that was shown before the wrong term was begun; nothing when its beginnings were never shown. They
    /// are forgotten.
    [[nodiscard]] std::optional<QString> beforeTerm(const QString& text, const FilterProblem& problem);

private:
    QStringList m_texts; ///< the last one last
};

} // namespace atlas
