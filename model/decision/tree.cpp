// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/tree.h"

namespace atlas {

int DecisionTree::indexOf(QStringView questionId) const
{
    for (std::size_t index = 0; index < questions.size(); ++index)
        if (questions[index].id == questionId)
            return static_cast<int>(index);
    return -1;
}

QString kindName(Question::Kind kind)
{
    switch (kind) {
    case Question::Kind::One:
        return QStringLiteral("one");
    case Question::Kind::Several:
        return QStringLiteral("several");
    case Question::Kind::Number:
        return QStringLiteral("number");
    case Question::Kind::YesNo:
        return QStringLiteral("yesno");
    }
    return {};
}

} // namespace atlas
