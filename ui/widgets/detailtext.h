// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "details/offerdetails.h"

class QPalette;
class QTextDocument;

namespace atlas {

/// Writes what is found in an offer, in words, then its fields in groups. Everything is plain text.
void writeDetails(QTextDocument& document, const std::vector<DetailFinding>& findings,
    const std::vector<DetailGroup>& groups, const QPalette& palette);
/// Writes claims with what became of them; a sentence where there are none.
void writeClaims(QTextDocument& document, const std::vector<DetailClaim>& claims, const QPalette& palette);

} // namespace atlas
