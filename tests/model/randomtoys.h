// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/date.h"
#include "engine/filter.h"
#include "engine/table.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>
#include <limits>

/// A random table with every shape of view, a slow reference that filters it a row at a time by the words of the filter
/// language's definition, and random filters over it.
namespace atlas::test {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();
enum ColumnIndex { Key, Name, Model, Count, Price, Seen, Tags, Free, Note, ColumnTotal };

/// A random table with every shape of view, and the same values plainly by row.
struct Toy
{
    CodeColumn entity, noteCode;
    std::vector<QString> keys, names, models, notes;
    std::vector<double> counts, prices, seen, free;
    std::vector<QStringList> tags;
    std::vector<bool> tagsKnown;
    TablePtr table;
};

inline const QStringList Names{QStringLiteral("a2"), QStringLiteral("A10"), QStringLiteral("a100 80GB"),
    QStringLiteral("b-1"), QStringLiteral("B200"), QStringLiteral("\uFF21\uFF11"), QStringLiteral("us-west4"),
    QStringLiteral("t4 spot"), QStringLiteral("阿里云")};
inline const QStringList Models{QStringLiteral("on_demand"), QStringLiteral("spot")};
inline const QStringList TagNames{QStringLiteral("SOC 2"), QStringLiteral("HIPAA"), QStringLiteral("ISO")};

template <class Value> const Value& pick(const std::vector<Value>& values, QRandomGenerator& random)
{
    return values[random.bounded(static_cast<quint32>(values.size()))];
}

inline QString pickText(const QStringList& texts, QRandomGenerator& random)
{
    return texts[random.bounded(static_cast<int>(texts.size()))];
}

inline Column column(const char* key, ColumnKind kind, View view, bool searched = false)
{
    return {.key = key,
        .title = "",
        .help = "",
        .kind = kind,
        .view = [view](const TableContext&) { return view; },
        .searched = searched};
}

inline std::shared_ptr<Toy> makeToy(std::size_t rows, quint32 seed)
{
    QRandomGenerator random(seed);
    auto toy = std::make_shared<Toy>();
    constexpr std::size_t Entities = 40;
    std::vector<QString> names, models, notes;
    std::vector<double> counts, free;
    std::vector<QStringList> tags;
    std::vector<bool> tagsKnown;
    for (std::size_t e = 0; e < Entities; ++e) {
        names.push_back(random.bounded(8) == 0 ? QString() : pickText(Names, random));
        models.push_back(random.bounded(8) == 0 ? QString() : pickText(Models, random));
        counts.push_back(random.bounded(6) == 0 ? Nan : random.bounded(5) / 2.0);
        free.push_back(random.bounded(4) == 0 ? 1 : 0);
        tagsKnown.push_back(random.bounded(4) != 0);
        tags.push_back(tagsKnown.back() ? TagNames.mid(random.bounded(3), random.bounded(3)) : QStringList());
    }
    for (int n = 0; n < 300; ++n)
        notes.push_back(QStringLiteral("note %1 %2").arg(n).arg(pickText(Names, random)));
    toy->entity = CodeColumn(Entities);
    toy->noteCode = CodeColumn(notes.size());
    const std::vector<double> dates{20260101, 20260131, 20260200, 20250000, 20261130};
    for (std::size_t row = 0; row < rows; ++row) {
        const quint32 e = random.bounded(static_cast<quint32>(Entities + 1)), n = random.bounded(301U);
        toy->entity.append(e);
        toy->noteCode.append(n);
        toy->keys.push_back(QStringLiteral("k%1").arg(row * 7919 % rows));
        toy->names.push_back(e < Entities ? names[e] : QString());
        toy->models.push_back(e < Entities ? models[e] : QString());
        toy->counts.push_back(e < Entities ? counts[e] : Nan);
        toy->free.push_back(e < Entities ? free[e] : Nan);
        toy->tags.push_back(e < Entities ? tags[e] : QStringList());
        toy->tagsKnown.push_back(e < Entities && tagsKnown[e]);
        toy->notes.push_back(n < 300 ? notes[n] : QString());
        toy->prices.push_back(random.bounded(10) == 0 ? Nan : random.bounded(200) / 8.0 - 2);
        toy->seen.push_back(random.bounded(10) == 0 ? Nan : pick(dates, random));
    }
    std::vector<Column> columns{
        column("key", ColumnKind::Text, textView(nullptr, toy->keys)),
        column("name", ColumnKind::Text, textView(&toy->entity, names), true),
        column("model", ColumnKind::Vocabulary, textView(&toy->entity, models)),
        column("count", ColumnKind::Number, numberView(&toy->entity, counts)),
        column("price", ColumnKind::Number, numberView(nullptr, toy->prices)),
        column("seen", ColumnKind::Date, numberView(nullptr, toy->seen)),
        column("tags", ColumnKind::List, listView(&toy->entity, tags, tagsKnown)),
        column("free", ColumnKind::Flag, numberView(&toy->entity, free)),
        column("note", ColumnKind::Text, distinctTextView(&toy->noteCode, notes), true),
    };
    toy->table = std::make_shared<const Table>(QStringLiteral("toy"), columns, rows, TableContext{});
    return toy;
}

// ---- the slow reference: one row at a time, by the words of the language's definition

enum class Three { No, Yes, Unknown };

inline Three negate(Three value)
{
    return value == Three::Unknown ? value : (value == Three::Yes ? Three::No : Three::Yes);
}

inline Three fromBool(bool value)
{
    return value ? Three::Yes : Three::No;
}

inline QString slowFold(const QString& text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

inline bool slowStartsWord(const QString& haystack, const QString& needle)
{
    const QString text = slowFold(haystack), word = slowFold(needle);
    for (qsizetype at = 0; at + word.size() <= text.size(); ++at) {
        if (text.mid(at, word.size()) != word)
            continue;
        const bool cjk = text[at].script() == QChar::Script_Han;
        if (at == 0 || cjk || !text[at - 1].isLetterOrNumber() || text[at - 1].script() == QChar::Script_Han)
            return true;
    }
    return false;
}

inline bool compareNumbers(FilterNode::Op op, double left, double right)
{
    switch (op) {
    case FilterNode::Op::Less:
        return left < right;
    case FilterNode::Op::LessEqual:
        return left <= right;
    case FilterNode::Op::Greater:
        return left > right;
    case FilterNode::Op::GreaterEqual:
        return left >= right;
    default:
        return left == right;
    }
}

inline bool compareDates(FilterNode::Op op, DateNumber left, DateNumber right)
{
    switch (op) {
    case FilterNode::Op::Less:
        return lastDay(left) < firstDay(right);
    case FilterNode::Op::LessEqual:
        return lastDay(left) <= lastDay(right);
    case FilterNode::Op::Greater:
        return firstDay(left) > lastDay(right);
    case FilterNode::Op::GreaterEqual:
        return firstDay(left) >= firstDay(right);
    default:
        return firstDay(left) >= firstDay(right) && lastDay(left) <= lastDay(right);
    }
}

inline bool compareText(FilterNode::Op op, const QString& left, const QString& right)
{
    return op == FilterNode::Op::Contains ? slowFold(left).contains(slowFold(right))
                                          : slowFold(left) == slowFold(right);
}

/// One value of a comparison on one row: nothing when the row's value is unknown.
inline std::optional<bool> matchesOne(const Toy& toy, std::size_t row, const FilterNode& node, const FilterValue& value)
{
    const auto number = [&](double field) {
        return std::isnan(field) ? std::nullopt : std::optional(compareNumbers(node.op, field, value.number));
    };
    const auto text = [&](const QString& field) {
        return field.isNull() ? std::nullopt : std::optional(compareText(node.op, field, value.text));
    };
    switch (node.column) {
    case Key:
        return text(toy.keys[row]);
    case Name:
        return text(toy.names[row]);
    case Model:
        return text(toy.models[row]);
    case Note:
        return text(toy.notes[row]);
    case Count:
        return number(toy.counts[row]);
    case Price:
        return number(toy.prices[row]);
    case Free:
        return number(toy.free[row]);
    case Seen:
        return std::isnan(toy.seen[row])
            ? std::nullopt
            : std::optional(compareDates(node.op, static_cast<DateNumber>(toy.seen[row]), value.date));
    case Tags:
        if (!toy.tagsKnown[row])
            return {};
        return std::any_of(toy.tags[row].begin(), toy.tags[row].end(),
            [&](const QString& tag) { return compareText(node.op, tag, value.text); });
    default:
        return {};
    }
}

inline bool isUnknown(const Toy& toy, std::size_t row, int column)
{
    switch (column) {
    case Tags:
        return !toy.tagsKnown[row];
    case Count:
        return std::isnan(toy.counts[row]);
    case Price:
        return std::isnan(toy.prices[row]);
    case Seen:
        return std::isnan(toy.seen[row]);
    case Free:
        return std::isnan(toy.free[row]);
    default:
        return (column == Name    ? toy.names
                : column == Model ? toy.models
                : column == Note  ? toy.notes
                                  : toy.keys)[row]
            .isNull();
    }
}

inline Three slowCompare(const Toy& toy, std::size_t row, const FilterNode& node)
{
    // A list is an OR of its values; != is the negation of that.
    Three any = Three::No;
    for (const FilterValue& value : node.values) {
        Three one = Three::Unknown;
        if (value.kind == FilterValue::Kind::None)
            one = fromBool(isUnknown(toy, row, node.column));
        else if (value.kind == FilterValue::Kind::Any)
            one = fromBool(!isUnknown(toy, row, node.column));
        else if (const auto matches = matchesOne(toy, row, node, value))
            one = fromBool(*matches);
        if (one == Three::Yes || any == Three::Yes)
            any = Three::Yes;
        else if (one == Three::Unknown)
            any = Three::Unknown;
    }
    return node.op == FilterNode::Op::NotEqual ? negate(any) : any;
}

inline Three slowRange(const Toy& toy, std::size_t row, const FilterNode& node)
{
    if (isUnknown(toy, row, node.column))
        return Three::Unknown;
    if (node.column == Seen) {
        const auto date = static_cast<DateNumber>(toy.seen[row]);
        return fromBool((!node.from || firstDay(date) >= firstDay(node.from->date))
            && (!node.to || lastDay(date) <= lastDay(node.to->date)));
    }
    const double number = node.column == Count ? toy.counts[row] : toy.prices[row];
    return fromBool((!node.from || number >= node.from->number) && (!node.to || number <= node.to->number));
}

inline Three slow(const Toy& toy, std::size_t row, const FilterNode& node)
{
    switch (node.type) {
    case FilterNode::Type::Compare:
        return slowCompare(toy, row, node);
    case FilterNode::Type::Range:
        return slowRange(toy, row, node);
    case FilterNode::Type::Words:
        return fromBool((!toy.names[row].isNull() && slowStartsWord(toy.names[row], node.words))
            || (!toy.notes[row].isNull() && slowStartsWord(toy.notes[row], node.words)));
    case FilterNode::Type::Not:
        return negate(slow(toy, row, node.children.front()));
    case FilterNode::Type::And:
    case FilterNode::Type::Or:
        break;
    }
    const bool conjunction = node.type == FilterNode::Type::And;
    const Three decisive = conjunction ? Three::No : Three::Yes;
    Three all = negate(decisive);
    for (const FilterNode& child : node.children) {
        const Three one = slow(toy, row, child);
        if (one == decisive)
            return decisive;
        if (one == Three::Unknown)
            all = Three::Unknown;
    }
    return all;
}

// ---- random filters

inline FilterValue randomValue(int column, QRandomGenerator& random)
{
    FilterValue value;
    switch (column) {
    case Count:
        value.kind = FilterValue::Kind::Number;
        value.number = random.bounded(5) / 2.0;
        break;
    case Free:
        value.kind = FilterValue::Kind::Number;
        value.number = random.bounded(2);
        break;
    case Price:
        value.kind = FilterValue::Kind::Number;
        value.number = random.bounded(200) / 8.0 - 2;
        break;
    case Seen:
        value.kind = FilterValue::Kind::Date;
        value.date = pick(std::vector<DateNumber>{20260000, 20260100, 20260131, 20260215, 20250000}, random);
        break;
    case Tags:
        value.text = pickText({QStringLiteral("soc 2"), QStringLiteral("hip"), QStringLiteral("ISO")}, random);
        break;
    case Key:
        value.text = QStringLiteral("K%1").arg(random.bounded(60));
        break;
    default:
        value.text = pickText({QStringLiteral("a1"), QStringLiteral("A100"), QStringLiteral("spot"),
                                  QStringLiteral("4"), QStringLiteral("a2"), QStringLiteral("里云")},
            random);
        break;
    }
    return value;
}

inline FilterNode randomLeaf(QRandomGenerator& random)
{
    using enum FilterNode::Op;
    FilterNode node;
    if (random.bounded(6) == 0) {
        node.type = FilterNode::Type::Words;
        node.words = pickText({QStringLiteral("t4"), QStringLiteral("note"), QStringLiteral("a1"), QStringLiteral("云"),
                                  QStringLiteral("80gb")},
            random);
        return node;
    }
    node.column = random.bounded(static_cast<int>(ColumnTotal));
    const bool numeric = node.column == Count || node.column == Price || node.column == Seen;
    if (numeric && random.bounded(4) == 0) {
        node.type = FilterNode::Type::Range;
        if (random.bounded(4) != 0)
            node.from = randomValue(node.column, random);
        if (random.bounded(4) != 0 || !node.from)
            node.to = randomValue(node.column, random);
        return node;
    }
    node.type = FilterNode::Type::Compare;
    node.op = numeric ? pick(std::vector{Contains, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual}, random)
                      : pick(std::vector{Contains, Equal, NotEqual}, random);
    const bool list = node.op <= NotEqual;
    for (int n = list ? random.bounded(3) + 1 : 1; n > 0; --n)
        node.values.push_back(randomValue(node.column, random));
    if (node.op == Contains && random.bounded(3) == 0) {
        FilterValue state;
        state.kind = random.bounded(2) ? FilterValue::Kind::None : FilterValue::Kind::Any;
        if (random.bounded(2))
            node.values.clear();
        node.values.push_back(state);
    }
    return node;
}

inline FilterNode randomNode(int depth, QRandomGenerator& random)
{
    const int kind = depth == 0 ? 0 : random.bounded(5);
    if (kind < 2)
        return randomLeaf(random);
    FilterNode node;
    node.type = kind == 2 ? FilterNode::Type::Not : (kind == 3 ? FilterNode::Type::And : FilterNode::Type::Or);
    for (int n = kind == 2 ? 1 : random.bounded(3) + 1; n > 0; --n)
        node.children.push_back(randomNode(depth - 1, random));
    return node;
}

} // namespace atlas::test
