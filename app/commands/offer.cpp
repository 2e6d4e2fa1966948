// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns/tables.h"
#include "commands/command.h"
#include "compare/comparison.h"
#include "cost/ownership.h"
#include "imports/owndoubts.h"
#include "imports/ownfields.h"
#include "output.h"
#include "sqlite/offermarks.h"
#include "sqlite/ownoffers.h"
#include "words.h"

#include <QCoreApplication>

namespace atlas {

namespace {

/// An option and the field of the offers table that it fills.
struct FieldOption
{
    OptionSpec option;
    const char* field;
    bool identity = false; ///< part of the key
};

const std::vector<FieldOption>& fieldOptions()
{
    static const std::vector<FieldOption> all{
        {{"--provider", "ID", QT_TRANSLATE_NOOP("CommandLine", "who offers it; own if not given")}, "provider", true},
        {{"--instance-type", "NAME", QT_TRANSLATE_NOOP("CommandLine", "name of the machine")}, "instance_type", true},
        {{"--region", "NAME", QT_TRANSLATE_NOOP("CommandLine", "where it is")}, "region", true},
        {{"--purchase-model", "MODEL",
             QT_TRANSLATE_NOOP(
                 "CommandLine", "on_demand (if not given), spot, reserved_1y, reserved_3y, subscription")},
            "purchase_model", true},
        {{"--variant", "NAME", QT_TRANSLATE_NOOP("CommandLine", "tells it from other offers; own if not given")},
            "variant", true},
        {{"--gpu", "ID", QT_TRANSLATE_NOOP("CommandLine", "its GPU, see the command gpus")}, "gpu"},
        {{"--gpu-count", "N", QT_TRANSLATE_NOOP("CommandLine", "number of GPUs")}, "gpu_count"},
        {{"--gpu-memory-gib", "N", QT_TRANSLATE_NOOP("CommandLine", "memory of one GPU")}, "gpu_memory_gib"},
        {{"--vcpus", "N", QT_TRANSLATE_NOOP("CommandLine", "virtual processors")}, "vcpus"},
        {{"--memory-gib", "N", QT_TRANSLATE_NOOP("CommandLine", "main memory")}, "memory_gib"},
        {{"--storage-gib", "N", QT_TRANSLATE_NOOP("CommandLine", "storage that comes with it")}, "storage_gib"},
        {{"--interconnect", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "links between GPUs and machines")},
            "interconnect"},
        {{"--region-group", "GROUP", QT_TRANSLATE_NOOP("CommandLine", "us, eu, asia-pacific, cn or other")},
            "region_group"},
        {{"--price", "N", QT_TRANSLATE_NOOP("CommandLine", "price of the whole machine per hour")}, "original_price"},
        {{"--currency", "CODE", QT_TRANSLATE_NOOP("CommandLine", "its currency, USD if not given")},
            "original_currency"},
        {{"--observed-on", "DATE", QT_TRANSLATE_NOOP("CommandLine", "day of the quote, today if not given")},
            "observed_on"},
        {{"--note", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "a remark; with offer note: your own on any offer")},
            "note"},
    };
    return all;
}

/// An option and the figure of an owned machine that it sets.
struct OwnershipOption
{
    OptionSpec option;
    double Ownership::*figure;
};

const std::vector<OwnershipOption>& ownershipOptions()
{
    static const std::vector<OwnershipOption> all{
        {{"--capex", "N",
             QT_TRANSLATE_NOOP("CommandLine", "a machine of one's own: what it cost; the price per hour follows")},
            &Ownership::capex},
        {{"--residual", "N", QT_TRANSLATE_NOOP("CommandLine", "what it is still worth at the end")},
            &Ownership::residual},
        {{"--lifetime-years", "N", QT_TRANSLATE_NOOP("CommandLine", "how long it is used, 4 if not given")},
            &Ownership::years},
        {{"--utilisation", "X", QT_TRANSLATE_NOOP("CommandLine", "used hours of all hours, above 0 to 1")},
            &Ownership::utilisation},
        {{"--power-kw", "N", QT_TRANSLATE_NOOP("CommandLine", "power that the whole server draws in use")},
            &Ownership::powerKw},
        {{"--pue", "X", QT_TRANSLATE_NOOP("CommandLine", "power of the building for each part of it, 1 if not given")},
            &Ownership::pue},
        {{"--energy-price", "N", QT_TRANSLATE_NOOP("CommandLine", "price of a kWh")}, &Ownership::energyPrice},
        {{"--maintenance", "X", QT_TRANSLATE_NOOP("CommandLine", "a year, as a part of what it cost (0.05)")},
            &Ownership::maintenance},
        {{"--staff", "N", QT_TRANSLATE_NOOP("CommandLine", "pay for it a year")}, &Ownership::staff},
    };
    return all;
}

/// The catalog as it is now, for what an offer begins from.
struct Opened
{
    QString path;
    TablePtr offers;
};

Expected<Opened> openOffers(const Invocation& invocation)
{
    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    const Result<CatalogPtr> catalog = readCatalog(*path);
    if (!catalog)
        return failed(catalog.error());
    const Result<TableContext> context = makeContext(*catalog, QStringLiteral("USD"), invocation.today);
    if (!context)
        return failed(context.error());
    return Opened{*path, makeTable(QStringLiteral("offers"), *context)};
}

Expected<void> takeOwnership(const Invocation& invocation, OfferFields& fields)
{
    Ownership machine;
    bool any = false;
    for (const OwnershipOption& each : ownershipOptions()) {
        if (!invocation.has(each.option.name))
            continue;
        any = true;
        bool isNumber = false;
        machine.*each.figure = invocation.value(each.option.name).toDouble(&isNumber);
        if (!isNumber)
            return wrongUsage(QCoreApplication::translate("CommandLine", "%1 needs a number, not “%2”.")
                                  .arg(QString::fromLatin1(each.option.name), invocation.value(each.option.name)));
    }
    if (!any)
        return {};
    if (!invocation.has("--capex"))
        return wrongUsage(
            QCoreApplication::translate("CommandLine", "A machine of your own needs --capex, what it cost."));
    if (invocation.has("--price"))
        return wrongUsage(QCoreApplication::translate(
            "CommandLine", "--price and --capex exclude each other: the price follows from what the machine cost."));
    if (const Result<void> checked = machine.check(); !checked)
        return wrongUsage(checked.error().message);
    fields[QStringLiteral("original_price")] = QString::number(machine.perUsedHour(), 'f', 6);
    const QString terms = machine.note(fields[QStringLiteral("original_currency")]);
    const QString remark = invocation.value("--note");
    fields[QStringLiteral("note")] = remark.isEmpty() ? terms : remark + QStringLiteral(". ") + terms;
    return {};
}

Expected<void> takeOptions(const Invocation& invocation, OfferFields& fields)
{
    for (const FieldOption& each : fieldOptions()) {
        if (!invocation.has(each.option.name))
            continue;
        const QString value = invocation.value(each.option.name), field = QString::fromLatin1(each.field);
        if (const QString fault = faultOfField(field, value); !fault.isNull())
            return wrongUsage(QCoreApplication::translate("CommandLine", "%1 “%2”: %3")
                                  .arg(QString::fromLatin1(each.option.name), value, fault));
        if (value.isEmpty())
            fields.erase(field);
        else
            fields[field] = value;
    }
    return {};
}

void warn(const Table& offers, const OfferFields& fields, const ImportReport& report)
{
    for (const QString& doubt : ownOfferDoubts(offers, fields, offers.context().today))
        printWarning(doubt);
    for (const RowIssue& issue : report.issues)
        if (issue.column == QLatin1StringView("region_group"))
            printWarning(QCoreApplication::translate("CommandLine", "%1 “%2”: %3")
                             .arg(QStringLiteral("--region-group"), issue.value, issue.message));
}

Outcome told(const QString& what, std::optional<qint64> run)
{
    if (!run)
        return print(QCoreApplication::translate("CommandLine", "Nothing was changed.").toUtf8() + '\n');
    return print(QCoreApplication::translate("CommandLine", "%1 To take it back: gpu-atlas import --undo %2")
                     .arg(what, QString::number(*run)) // at once: keys hold “%2C” and the like
                     .toUtf8()
        + '\n');
}

Outcome addOffer(const Invocation& invocation)
{
    const Expected<Opened> open = openOffers(invocation);
    if (!open)
        return tl::unexpected(open.error());
    OfferFields fields;
    if (invocation.has("--like")) {
        const auto rows = rowsOfKeys(*open->offers, {invocation.value("--like")});
        if (!rows)
            return wrongUsage(rows.error().message);
        fields = ownOfferLike(*open->offers, rows->front(), invocation.today);
    } else {
        fields = blankOwnOffer(invocation.today);
    }
    if (const Expected<void> taken = takeOptions(invocation, fields); !taken)
        return tl::unexpected(taken.error());
    if (fields[QStringLiteral("instance_type")].isEmpty())
        return wrongUsage(QCoreApplication::translate(
            "CommandLine", "offer add needs --instance-type, or --like with the key of an offer."));
    if (const Expected<void> owned = takeOwnership(invocation, fields); !owned)
        return tl::unexpected(owned.error());
    const Result<ImportReport> added = addOwnOffer(open->path, fields, invocation.today);
    if (!added)
        return failed(added.error());
    warn(*open->offers, fields, *added);
    return told(QCoreApplication::translate("CommandLine", "Added %1.").arg(keyOfFields(fields)), added->run);
}

Outcome editOffer(const Invocation& invocation, const QString& key)
{
    for (const FieldOption& each : fieldOptions())
        if (each.identity && invocation.has(each.option.name))
            return wrongUsage(QCoreApplication::translate(
                "CommandLine", "%1 is part of the offer's key and cannot be edited; delete the offer and add another.")
                                  .arg(QString::fromLatin1(each.option.name)));
    const Expected<Opened> open = openOffers(invocation);
    if (!open)
        return tl::unexpected(open.error());
    const auto rows = rowsOfKeys(*open->offers, {key});
    if (!rows)
        return wrongUsage(rows.error().message);
    const OfferFields before = fieldsOfOffer(*open->offers, rows->front());
    OfferFields fields = before;
    if (const Expected<void> taken = takeOptions(invocation, fields); !taken)
        return tl::unexpected(taken.error());
    if (const Expected<void> owned = takeOwnership(invocation, fields); !owned)
        return tl::unexpected(owned.error());
    if (fields == before)
        return wrongUsage(QCoreApplication::translate("CommandLine", "Nothing of %1 is to be changed.").arg(key));
    const Result<ImportReport> edited = editOwnOffer(open->path, fields, invocation.today);
    if (!edited)
        return failed(edited.error());
    warn(*open->offers, fields, *edited);
    return told(QCoreApplication::translate("CommandLine", "Changed %1.").arg(key), edited->run);
}

Outcome deleteOffers(const Invocation& invocation, const QStringList& keys)
{
    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    const Result<RunInfo> removed = deleteOwnOffers(*path, keys, invocation.today);
    if (!removed)
        return failed(removed.error());
    return told(
        QCoreApplication::translate("CommandLine", "Deleted %1.").arg(keys.join(QStringLiteral(", "))), removed->run);
}

Outcome markThem(const Invocation& invocation, QStringList keys, const MarkChange& change)
{
    keys.removeDuplicates();
    const Result<QString> path = invocation.catalog();
    if (!path)
        return failed(path.error());
    const Result<std::optional<qint64>> run = markOffers(*path, keys, change, invocation.today);
    if (!run)
        return failed(run.error());
    return told(markText(change, keys.join(QStringLiteral(", "))), *run);
}

/// Says no to an option that the subcommand would pass over.
Expected<void> onlyOption(const Invocation& invocation, const QString& what, QLatin1StringView allowed = {})
{
    for (const OptionSpec& option : offerCommand().options)
        if (QLatin1StringView(option.name) != allowed && invocation.has(option.name))
            return wrongUsage(QCoreApplication::translate("CommandLine", "offer %1 does not take %2.")
                                  .arg(what, QString::fromLatin1(option.name)));
    return {};
}

Outcome markOrDelete(const Invocation& invocation, const QString& what, const QStringList& keys)
{
    const bool noting = what == QLatin1StringView("note");
    const QLatin1StringView noteOption("--note");
    if (const Expected<void> fits = onlyOption(invocation, what, noting ? noteOption : QLatin1StringView()); !fits)
        return tl::unexpected(fits.error());
    if (what == QLatin1StringView("delete"))
        return deleteOffers(invocation, keys);
    if (!noting)
        return markThem(invocation, keys, {what == QLatin1StringView("star"), {}});
    if (!invocation.has(noteOption.data()))
        return wrongUsage(QCoreApplication::translate(
            "CommandLine", "offer note needs --note with the text; an empty text takes the note away."));
    return markThem(invocation, keys, {{}, invocation.value(noteOption.data())});
}

Outcome runOffer(const Invocation& invocation)
{
    const QString what = invocation.arguments.value(0);
    const QStringList keys = invocation.arguments.mid(1);
    const QStringList manyKeys{
        QStringLiteral("delete"), QStringLiteral("star"), QStringLiteral("unstar"), QStringLiteral("note")};
    if (what == QLatin1StringView("add") && keys.isEmpty())
        return addOffer(invocation);
    if (what == QLatin1StringView("edit") && keys.size() == 1)
        return editOffer(invocation, keys.first());
    if (manyKeys.contains(what) && !keys.isEmpty())
        return markOrDelete(invocation, what, keys);
    const QStringList known = QStringList{QStringLiteral("add"), QStringLiteral("edit")} + manyKeys;
    if (!known.contains(what))
        return wrongUsage(unknownWord(QStringLiteral("offer"), what, known));
    return wrongUsage(QCoreApplication::translate(
        "CommandLine", "Say: offer add OPTIONS, offer edit KEY OPTIONS, or offer delete, star, unstar or note KEY…"));
}

}

Command offerCommand()
{
    Command command;
    command.name = "offer";
    command.arguments = "add | edit KEY | delete | star | unstar | note KEY…";
    command.summary
        = QT_TRANSLATE_NOOP("CommandLine", "keep your own quotes, machines, stars and notes beside the other offers");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "Own offers have the source own, which no import changes, and the variant own unless another is given, so that "
        "they stand beside the offer they are like. A machine of one's own gets a price per used hour: ((capex − "
        "residual) ÷ (8760 × years) + (capex × maintenance + staff) ÷ 8760) ÷ utilisation + kW × PUE × price of a kWh; "
        "its note says so. An empty value clears a field. Stars and notes may be put on any offer; they are kept under "
        "its key, and no import touches "
        "them: starred=yes and my_note find them. Each change is a run that import --undo takes back.");
    command.options.push_back(
        {"--like", "KEY", QT_TRANSLATE_NOOP("CommandLine", "add: take provider, machine and region from this offer")});
    for (const FieldOption& each : fieldOptions())
        command.options.push_back(each.option);
    for (const OwnershipOption& each : ownershipOptions())
        command.options.push_back(each.option);
    command.examples = {"offer add --like aws/p5.48xlarge/us-east-1/on_demand --price 40 --note 'quote of May'",
        "offer add --instance-type lab-8xh100 --gpu h100-sxm-80gb --gpu-count 8 --gpu-memory-gib 80 --capex 300000 "
        "--residual 60000 --lifetime-years 4 --utilisation 0.7 --power-kw 10.2 --pue 1.3 --energy-price 0.10",
        "offer edit own/lab-8xh100/-/on_demand/own --vcpus 192", "offer delete own/lab-8xh100/-/on_demand/own",
        "offer star aws/p5.48xlarge/us-east-1/on_demand",
        "offer note aws/p5.48xlarge/us-east-1/on_demand --note 'quota asked for'"};
    command.fewestArguments = 1;
    command.mostArguments = 1 + static_cast<int>(MostMarked); // what to do, and the keys
    command.run = runOffer;
    return command;
}

} // namespace atlas
