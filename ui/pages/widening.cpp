// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/widening.h"

#include "session.h"

namespace atlas {

Widening bestWidening(Session& session)
{
    Widening best;
    const QStringList operands = session.operands();
    for (int operand = 0; operand < operands.size(); ++operand)
        if (const std::size_t without = session.offersWithout(operand); without > best.offers)
            best = {operand, operands[operand], without};
    return best;
}

} // namespace atlas
