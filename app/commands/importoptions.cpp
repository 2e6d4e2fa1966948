// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/importoptions.h"

#include "feeds/csvtargets.h"
#include "words.h"

#include <QCoreApplication>

namespace atlas {

namespace {

using Pairs = std::vector<std::pair<QString, QString>>;

/// The word after the option as a place in `words`; nothing when the option was not given.
Expected<std::optional<qsizetype>> choice(const Invocation& invocation, const char* option, const QStringList& words)
{
    if (!invocation.has(option))
        return std::nullopt;
    const qsizetype place = words.indexOf(invocation.value(option));
    if (place < 0)
        return wrongUsage(unknownWord(QString::fromLatin1(option), invocation.value(option), words));
    return place;
}

Expected<Pairs> pairs(const Invocation& invocation, const char* option, bool keyFirst)
{
    QStringList keys;
    for (const CsvTarget& target : csvTargets())
        keys << QString::fromLatin1(target.key);
    Pairs result;
    for (const QString& word : invocation.values(option)) {
        // A header may hold the sign, a key never does.
        const qsizetype equals = keyFirst ? word.indexOf(u'=') : word.lastIndexOf(u'=');
        if (equals < 0)
            return wrongUsage(QCoreApplication::translate("CommandLine", "%1 needs two parts joined by “=”, not “%2”.")
                                  .arg(QString::fromLatin1(option), word));
        const std::pair<QString, QString> pair(word.left(equals), word.mid(equals + 1));
        const QString& key = keyFirst ? pair.first : pair.second;
        if (!keys.contains(key) && (keyFirst || !key.isEmpty()))
            return wrongUsage(unknownWord(QString::fromLatin1(option), key, keys));
        result.push_back(pair);
    }
    return result;
}

Expected<void> readText(const Invocation& invocation, CsvOptions& csv)
{
    QStringList encodings;
    for (const TextEncoding encoding : textEncodings())
        encodings << encodingName(encoding);
    if (invocation.has("--encoding")) {
        csv.encoding = encodingByName(invocation.value("--encoding"));
        if (!csv.encoding)
            return wrongUsage(unknownWord(QStringLiteral("--encoding"), invocation.value("--encoding"), encodings));
    }
    const auto delimiter = choice(invocation, "--delimiter",
        {QStringLiteral(","), QStringLiteral(";"), QStringLiteral("tab"), QStringLiteral("|")});
    if (!delimiter)
        return tl::unexpected(delimiter.error());
    if (*delimiter)
        csv.delimiter = ",;\t|"[**delimiter];
    const auto decimal = choice(invocation, "--decimal", {QStringLiteral("point"), QStringLiteral("comma")});
    if (!decimal)
        return tl::unexpected(decimal.error());
    if (*decimal)
        csv.decimal = **decimal == 0 ? DecimalSign::Point : DecimalSign::Comma;
    const auto policy
        = choice(invocation, "--rows", {QStringLiteral("skip"), QStringLiteral("pad"), QStringLiteral("stop")});
    if (!policy)
        return tl::unexpected(policy.error());
    if (*policy)
        csv.policy = static_cast<RowPolicy>(**policy);
    return {};
}

}

std::vector<OptionSpec> readingOptions()
{
    return {
        {"--provider", "ID", QT_TRANSLATE_NOOP("CommandLine", "the provider, where the rows do not name it")},
        {"--observed-on", "DATE", QT_TRANSLATE_NOOP("CommandLine", "the day of the prices, where the rows have none")},
        {"--map", "HEADER=COLUMN",
            QT_TRANSLATE_NOOP("CommandLine",
                "take the column with this header for that one, without COLUMN leave it out; repeatable"),
            true},
        {"--set", "COLUMN=VALUE",
            QT_TRANSLATE_NOOP("CommandLine", "the value of a column where the rows do not say it; repeatable"), true},
        {"--encoding", "NAME",
            QT_TRANSLATE_NOOP("CommandLine", "the encoding of the files, such as UTF-8, GB18030 or UTF-16LE")},
        {"--delimiter", ",|;|tab||", QT_TRANSLATE_NOOP("CommandLine", "what stands between fields")},
        {"--decimal", "point|comma", QT_TRANSLATE_NOOP("CommandLine", "the decimal sign of all numbers")},
        {"--rows", "skip|pad|stop",
            QT_TRANSLATE_NOOP("CommandLine",
                "what to do with a row of too many or too few fields: leave it out, fill it up, or import nothing")},
    };
}

Expected<FeedOptions> feedOptions(const Invocation& invocation)
{
    FeedOptions options;
    options.provider = invocation.value("--provider");
    if (invocation.has("--observed-on")) {
        const QDate date = QDate::fromString(invocation.value("--observed-on"), Qt::ISODate);
        if (!date.isValid())
            return wrongUsage(
                QCoreApplication::translate("CommandLine", "--observed-on needs a date like 2026-01-31, not “%1”.")
                    .arg(invocation.value("--observed-on")));
        options.observedOn = date;
    }
    if (const auto text = readText(invocation, options.csv); !text)
        return tl::unexpected(text.error());
    const auto map = pairs(invocation, "--map", false);
    if (!map)
        return tl::unexpected(map.error());
    const auto set = pairs(invocation, "--set", true);
    if (!set)
        return tl::unexpected(set.error());
    options.csv.map = *map;
    options.csv.set = *set;
    return options;
}

} // namespace atlas
