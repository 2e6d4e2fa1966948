// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include "engine/nearest.h"

#include <QCoreApplication>

namespace atlas {

QString nearestWord(const QString& word, const QStringList& known)
{
    Nearest nearest(word);
    for (const QString& each : known)
        nearest.offer(each);
    return nearest.best();
}

QString unknownWord(const QString& option, const QString& word, const QStringList& known)
{
    const QString nearest = nearestWord(word, known);
    if (!nearest.isNull())
        return QCoreApplication::translate("CommandLine", "%1 knows no “%2”; did you mean “%3”?")
            .arg(option, word, nearest);
    return QCoreApplication::translate("CommandLine", "%1 knows no “%2”, only: %3.")
        .arg(option, word, known.join(QStringLiteral(", ")));
}

} // namespace atlas
