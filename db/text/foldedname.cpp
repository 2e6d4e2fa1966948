// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/foldedname.h"

namespace atlas {

QString foldedName(const QString& name)
{
    QString plain;
    for (const QChar c : name.normalized(QString::NormalizationForm_KC).toCaseFolded())
        if (c.isLetterOrNumber())
            plain += c;
    return plain;
}

} // namespace atlas
