// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/textremarks.h"

#include <QCoreApplication>

namespace atlas {

void remarkOnText(const QByteArray& bytes, const DecodedText& text, FeedSink& sink)
{
    if (text.guessed)
        sink.issue({RowIssue::Severity::Remark, 0, {}, {}, {},
            QCoreApplication::translate("AtlasFeed", "The file is not in UTF-8 and was read as %1.")
                .arg(text.encoding)});
    const qsizetype unit = text.encoding.startsWith(QLatin1String("UTF-16")) ? 2
        : text.encoding.startsWith(QLatin1String("UTF-32"))                  ? 4
                                                                             : 1;
    if (bytes.size() % unit != 0)
        sink.issue({RowIssue::Severity::Remark, 0, {}, {}, {},
            QCoreApplication::translate(
                "AtlasFeed", "The file ends amid a character, which was left out: its last row may not be whole.")});
}

} // namespace atlas
