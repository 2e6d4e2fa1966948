// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/feed.h"

#include "feeds/feedregistry.h"
#include "output.h"
#include "records.h"

#include <QCoreApplication>

namespace atlas {

namespace {

Outcome runFeeds(const Invocation& invocation)
{
    Records records({
        {QStringLiteral("id"), QCoreApplication::translate("CommandLine", "Format")},
        {QStringLiteral("title"), QCoreApplication::translate("CommandLine", "Reads")},
    });
    for (const Feed* const feed : feeds())
        records.add({feed->id(), feed->title()});
    const Expected<QByteArray> bytes = records.write(invocation, QStringLiteral("table"));
    if (!bytes)
        return tl::unexpected(bytes.error());
    return print(*bytes);
}

}

Command feedsCommand()
{
    Command command;
    command.name = "feeds";
    command.arguments = "";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "list the formats that import reads");
    command.details = QT_TRANSLATE_NOOP("CommandLine", "Formats: table, json, csv, tsv.");
    command.examples = {"feeds"};
    command.run = runFeeds;
    return command;
}

} // namespace atlas
