// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/completion.h"

#include "engine/collation.h"
#include "engine/completionplace.h"
#include "engine/filtervalues.h"
#include "engine/filterwords.h"
#include "engine/matching.h"
#include "engine/table.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace atlas {

namespace {

using Kind = Completion::Kind;
using Op = FilterNode::Op;

constexpr std::size_t MaxItems = 50;
// Longer texts are sentences that nobody picks from a list.
constexpr qsizetype MaxValueLength = 80;
// Larger dictionaries are listed as they are stored; sorting them would be felt at each key.
constexpr std::size_t MaxSorted = 5000;

enum Rank { Beginning, WordBeginning, Inside, Elsewhere, NoMatch };

Rank rankOf(const QString& candidateFolded, const QString& typedFolded)
{
    if (candidateFolded.startsWith(typedFolded))
        return Beginning;
    if (bareWordMatches(candidateFolded, typedFolded))
        return WordBeginning;
    return containsFolded(candidateFolded, typedFolded) ? Inside : NoMatch;
}

/// Collects completions in the order in which they are offered within each rank.
class Collector
{
public:
    void add(Rank rank, Kind kind, const QString& text, const QString& hint)
    {
        if (rank != NoMatch && m_ranked[rank].size() < MaxItems)
            m_ranked[rank].push_back({kind, text, hint});
    }
    [[nodiscard]] bool isFull() const { return m_ranked[Beginning].size() >= MaxItems; }
    [[nodiscard]] std::vector<Completion> items() const
    {
        std::vector<Completion> all;
        for (const std::vector<Completion>& items : m_ranked)
            all.insert(all.end(), items.begin(), items.end());
        all.resize(std::min(all.size(), MaxItems));
        return all;
    }

private:
    std::array<std::vector<Completion>, NoMatch> m_ranked;
};

QString operatorHint(Op op, const Column& column)
{
    const bool date = column.kind == ColumnKind::Date;
    switch (op) {
    case Op::Contains:
        return holdsTexts(column) ? QCoreApplication::translate("Filter", "contains")
                                  : QCoreApplication::translate("Filter", "is");
    case Op::Equal:
        return holdsTexts(column) ? QCoreApplication::translate("Filter", "is exactly")
                                  : QCoreApplication::translate("Filter", "is");
    case Op::NotEqual:
        return QCoreApplication::translate("Filter", "is not");
    case Op::Less:
        return date ? QCoreApplication::translate("Filter", "before")
                    : QCoreApplication::translate("Filter", "less than");
    case Op::LessEqual:
        return date ? QCoreApplication::translate("Filter", "until") : QCoreApplication::translate("Filter", "at most");
    case Op::Greater:
        return date ? QCoreApplication::translate("Filter", "after")
                    : QCoreApplication::translate("Filter", "more than");
    case Op::GreaterEqual:
        return date ? QCoreApplication::translate("Filter", "since")
                    : QCoreApplication::translate("Filter", "at least");
    }
    return {};
}

/// `before` is put in front of each operator: the column where the choice replaces it.
void addOperators(Collector& collector, const Column& column, const QString& before)
{
    for (const Op op : operatorsFor(column))
        collector.add(Beginning, Kind::Operator, before + operatorText(op), operatorHint(op, column));
}

void addColumns(Collector& collector, const QString& typedFolded, const Table& table)
{
    // With nothing typed yet, what the table shows comes first.
    for (const bool shown : {true, false}) {
        for (int index = 0; index < static_cast<int>(table.columns().size()); ++index) {
            const Column& column = table.column(index);
            if ((column.shown != 0) != shown)
                continue;
            const QString title = columnTitle(column);
            const QString name = columnName(table, index), key = QString::fromUtf8(column.key);
            const Rank titleRank = rankOf(fold(title), typedFolded);
            const Rank byTitle = titleRank == NoMatch ? NoMatch : std::max(titleRank, WordBeginning);
            const Rank byName = std::min(rankOf(name, typedFolded), byTitle);
            const Rank byKey = rankOf(key, typedFolded);
            // The longer name only where the typed text asks for it.
            collector.add(byName, Kind::Column, name, title);
            if (key != name && byKey < byName)
                collector.add(byKey, Kind::Column, key, title);
        }
    }
}

void addKeywords(Collector& collector, const QString& typedFolded, const Table& table)
{
    const int model = table.indexOf(u"purchase_model");
    if (model >= 0) {
        const QString title = columnTitle(table.column(model));
        for (const QString& word : {QStringLiteral("spot"), QStringLiteral("on_demand"), QStringLiteral("reserved")})
            collector.add(rankOf(word, typedFolded), Kind::Keyword, word, title);
    }
    const std::array<std::pair<QString, QString>, 3> keywords{{
        {QStringLiteral("AND"), QCoreApplication::translate("Filter", "both")},
        {QStringLiteral("OR"), QCoreApplication::translate("Filter", "at least one of both")},
        {QStringLiteral("NOT"), QCoreApplication::translate("Filter", "the opposite")},
    }};
    for (const auto& [keyword, hint] : keywords) {
        if (fold(keyword).startsWith(typedFolded))
            collector.add(Beginning, Kind::Keyword, keyword, hint);
    }
}

/// Codes of the dictionary in the order in which people look for them.
std::vector<Dictionary::Code> sortedCodes(const Dictionary& dictionary)
{
    std::vector<Dictionary::Code> codes(dictionary.size());
    for (std::size_t code = 0; code < codes.size(); ++code)
        codes[code] = static_cast<Dictionary::Code>(code);
    if (codes.size() <= MaxSorted) {
        const std::vector<std::uint32_t>& ranks = dictionary.ranks();
        std::sort(codes.begin(), codes.end(), [&ranks](auto left, auto right) { return ranks[left] < ranks[right]; });
    }
    return codes;
}

void addDictionary(Collector& collector, const View& view, Op op, const QString& typedFolded)
{
    const Dictionary& dictionary = *view.dictionary;
    for (const Dictionary::Code code : sortedCodes(dictionary)) {
        const QString& text = dictionary.text(code);
        if (text.isEmpty() || text.size() > MaxValueLength)
            continue;
        Rank rank = rankOf(dictionary.folded(code), typedFolded);
        QString hint;
        if (view.spellings && code < view.spellings->size()) {
            for (const QString& spelling : (*view.spellings)[code]) {
                if (hint.isEmpty())
                    hint = spelling;
                if (rank == NoMatch && rankOf(fold(spelling), typedFolded) != NoMatch)
                    rank = Elsewhere;
            }
        }
        collector.add(rank, Kind::Value, valueWritten(text, op), hint);
        if (collector.isFull())
            return;
    }
}

void addValues(Collector& collector, const CompletionPlace& place, const Table& table)
{
    const Column& column = table.column(place.column);
    const QString typed = fold(place.typed);
    const QStringList fixed = fixedVocabulary(table, place.column);
    for (const QString& entry : fixed) {
        const QString translated = vocabularyText(entry);
        Rank rank = rankOf(fold(entry), typed);
        if (rank == NoMatch && rankOf(fold(translated), typed) != NoMatch)
            rank = Elsewhere;
        collector.add(rank, Kind::Value, valueWritten(entry, place.op), translated == entry ? QString() : translated);
    }
    if (column.kind == ColumnKind::Flag) {
        for (const QString& word : {QStringLiteral("true"), QStringLiteral("false")})
            collector.add(rankOf(word, typed), Kind::Value, word, QString());
    }
    if (fixed.isEmpty() && holdsTexts(column) && table.view(place.column).dictionary)
        addDictionary(collector, table.view(place.column), place.op, typed);
    if (column.mayBeEmpty && typed.isEmpty() && !place.quoted)
        collector.add(Elsewhere, Kind::Value, valueWritten({}, place.op),
            QCoreApplication::translate("Filter", "empty", "an empty text or list"));
    if (place.op == Op::Contains && !place.quoted) {
        const auto add = [&](const QString& word, const QString& hint) {
            if (word.startsWith(typed))
                collector.add(typed.isEmpty() ? Elsewhere : Beginning, Kind::Keyword, word, hint);
        };
        add(QStringLiteral("none"), QCoreApplication::translate("Filter", "unknown"));
        add(QStringLiteral("any"), QCoreApplication::translate("Filter", "known"));
    }
}

}

Completions completeFilter(const QString& text, int cursor, const Table& table)
{
    using Place = CompletionPlace::Kind;
    const CompletionPlace place = completionPlace(text, cursor, table);
    Completions completions{place.start, place.length, {}};
    Collector collector;
    const QString typed = fold(place.typed);
    if (place.kind == Place::Operator)
        addOperators(collector, table.column(place.column), QString());
    if (place.kind == Place::Term) {
        if (const int column = findColumn(table, place.typed); column >= 0)
            addOperators(collector, table.column(column), place.typed);
    }
    if (place.kind == Place::Operator || place.kind == Place::Term) {
        addColumns(collector, typed, table);
        addKeywords(collector, typed, table);
    }
    if (place.kind == Place::Value && place.column >= 0)
        addValues(collector, place, table);
    completions.items = collector.items();
    return completions;
}

} // namespace atlas
