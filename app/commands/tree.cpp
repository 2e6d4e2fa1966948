// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/tablequery.h"
#include "decision/recommendationtext.h"
#include "decision/treereader.h"
#include "decision/treesource.h"
#include "output.h"
#include "sqlite/catalogfile.h"
#include "words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace atlas {

namespace {

const QStringList& actions()
{
    static const QStringList all{QStringLiteral("show"), QStringLiteral("check"), QStringLiteral("load")};
    return all;
}

Expected<QByteArray> treeFile(const QString& name)
{
    QFile file(name);
    if (QFileInfo(name).isDir() || !file.open(QIODevice::ReadOnly))
        return failed({ErrorCode::InputOutput,
            QCoreApplication::translate("CommandLine", "“%1” could not be read.").arg(name), file.errorString()});
    return file.read(DecisionTree::MostBytes + 1);
}

QString soundText(const DecisionTree& tree)
{
    const int questions = static_cast<int>(tree.questions.size());
    return QCoreApplication::translate(
               "CommandLine", "The decision tree “%1” is sound: %n questions.", nullptr, questions)
               .arg(tree.id)
        + u'\n';
}

/// Reads a tree and says all that is wrong with it.
Expected<TreePtr> readSound(const QByteArray& json, const Table& offers)
{
    constexpr qsizetype MostProblems = 40;
    TreeReading reading = readTree(json, offers);
    if (const int more = static_cast<int>(reading.problems.size() - MostProblems); more > 0) {
        reading.problems = reading.problems.first(MostProblems);
        reading.problems << QCoreApplication::translate("CommandLine", "More faults: %n.", nullptr, more);
    }
    if (!reading.tree)
        return tl::unexpected(Failure(NotDone, reading.problems));
    return std::move(reading.tree);
}

Outcome show(const Invocation& invocation, const TableQuery& open)
{
    const Expected<bool> json = wantsJson(invocation);
    if (!json)
        return tl::unexpected(json.error());
    const TreeInForce force = treeInForce(*open.table);
    for (const QString& problem : force.problems)
        printWarning(QCoreApplication::translate("CommandLine", "The decision tree of the catalog is not used: %1")
                         .arg(problem));
    if (*json)
        return deliver(treeText(*open.table, force.loaded), invocation, {open.catalog});
    const QString where = force.loaded
        ? QCoreApplication::translate("CommandLine", "The decision tree that was loaded into “%1”.").arg(open.catalog)
        : QCoreApplication::translate("CommandLine", "The decision tree that is built in.");
    return deliver(where.toUtf8() + '\n' + treeOutline(*force.tree), invocation, {open.catalog});
}

Outcome check(const Invocation& invocation, const TableQuery& open)
{
    QByteArray json;
    if (invocation.arguments.size() > 1) {
        Expected<QByteArray> read = treeFile(invocation.arguments[1]);
        if (!read)
            return tl::unexpected(read.error());
        json = std::move(*read);
    } else {
        json = treeText(*open.table, !open.table->context().catalog->decisionTree.isNull());
    }
    const Expected<TreePtr> tree = readSound(json, *open.table);
    if (!tree)
        return tl::unexpected(tree.error());
    return print(soundText(**tree).toUtf8());
}

Outcome load(const Invocation& invocation, const TableQuery& open)
{
    const bool builtIn = invocation.has("--built-in");
    if (builtIn == (invocation.arguments.size() > 1))
        return wrongUsage(QCoreApplication::translate("CommandLine", "tree load needs either a FILE or --built-in."));
    if (builtIn) {
        if (const Result<void> stored = storeDecisionTree(open.catalog, {}); !stored)
            return failed(stored.error());
        return print(
            QCoreApplication::translate("CommandLine", "The built-in decision tree is in force again.").toUtf8()
            + '\n');
    }
    const Expected<QByteArray> json = treeFile(invocation.arguments[1]);
    if (!json)
        return tl::unexpected(json.error());
    const Expected<TreePtr> tree = readSound(*json, *open.table);
    if (!tree)
        return tl::unexpected(tree.error());
    if (const Result<void> stored = storeDecisionTree(open.catalog, QString::fromUtf8(*json)); !stored)
        return failed(stored.error());
    const QString done
        = QCoreApplication::translate("CommandLine", "The decision tree “%1” (%2) is in force in “%3” now.")
              .arg((*tree)->id, (*tree)->title.text(), open.catalog);
    return print(soundText(**tree).toUtf8() + done.toUtf8() + '\n');
}

Outcome runTree(const Invocation& invocation)
{
    const QString action = invocation.arguments.first();
    const qsizetype index = actions().indexOf(action);
    if (index < 0)
        return wrongUsage(unknownWord(QStringLiteral("tree"), action, actions()));
    if (index == 0 && invocation.arguments.size() > 1)
        return wrongUsage(
            QCoreApplication::translate("CommandLine", "“%1” is one argument too many.").arg(invocation.arguments[1]));
    const Expected<TableQuery> open = openTable(invocation, QStringLiteral("offers"), {});
    if (!open)
        return tl::unexpected(open.error());
    switch (index) {
    case 0:
        return show(invocation, *open);
    case 1:
        return check(invocation, *open);
    default:
        return load(invocation, *open);
    }
}

}

Command treeCommand()
{
    Command command;
    command.name = "tree";
    command.arguments = "show | check [FILE] | load FILE";
    command.summary = QT_TRANSLATE_NOOP("CommandLine", "show, check or replace the decision tree of the wizard");
    command.details = QT_TRANSLATE_NOOP("CommandLine",
        "show prints an outline, or with --format json the file itself, to be edited. check finds questions that "
        "nobody "
        "comes to, loops, wrong filters and missing texts. load keeps a tree in the catalog, where it takes the place "
        "of "
        "the built-in one; a tree with a fault is not loaded.");
    command.options = {
        {"--built-in", nullptr, QT_TRANSLATE_NOOP("CommandLine", "with load: use the built-in tree again")},
        {"-o", "FILE", QT_TRANSLATE_NOOP("CommandLine", "write into this file, whole or not at all")},
    };
    command.examples = {"tree show --format json -o tree.json", "tree check tree.json", "tree load tree.json"};
    command.fewestArguments = 1;
    command.mostArguments = 2;
    command.run = runTree;
    return command;
}

} // namespace atlas
