// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filterwords.h"

#include "catalog/catalog.h"
#include "engine/collation.h"
#include "engine/filterlexer.h"
#include "engine/table.h"

#include <algorithm>

namespace atlas {

namespace {

bool hasValueEnd(const QString& text)
{
    return std::any_of(text.begin(), text.end(), endsValue);
}

}

QString operatorText(FilterNode::Op op)
{
    switch (op) {
    case FilterNode::Op::Contains:
        return QStringLiteral(":");
    case FilterNode::Op::Equal:
        return QStringLiteral("=");
    case FilterNode::Op::NotEqual:
        return QStringLiteral("!=");
    case FilterNode::Op::Less:
        return QStringLiteral("<");
    case FilterNode::Op::LessEqual:
        return QStringLiteral("<=");
    case FilterNode::Op::Greater:
        return QStringLiteral(">");
    case FilterNode::Op::GreaterEqual:
        return QStringLiteral(">=");
    }
    return {};
}

std::vector<FilterNode::Op> operatorsFor(const Column& column)
{
    using Op = FilterNode::Op;
    std::vector<Op> ops{Op::Contains, Op::Equal, Op::NotEqual};
    if (hasOrder(column))
        ops.insert(ops.end(), {Op::Less, Op::LessEqual, Op::Greater, Op::GreaterEqual});
    return ops;
}

bool holdsTexts(const Column& column)
{
    return column.kind == ColumnKind::Text || column.kind == ColumnKind::Vocabulary || column.kind == ColumnKind::List;
}

bool hasOrder(const Column& column)
{
    return column.kind == ColumnKind::Number || column.kind == ColumnKind::Date;
}

int findColumn(const Table& table, const QString& name)
{
    const int column = table.indexOf(name);
    return column >= 0 ? column : table.indexOf(fold(name));
}

QString columnName(const Table& table, int column)
{
    const Column& described = table.column(column);
    const QString shortName = QString::fromUtf8(described.shortName ? described.shortName : "");
    if (!shortName.isEmpty() && table.indexOf(shortName) == column)
        return shortName;
    return QString::fromUtf8(described.key);
}

QStringList purchaseModelsOf(const QString& word)
{
    const QString folded = fold(word);
    if (folded != u"spot" && folded != u"on_demand" && folded != u"reserved")
        return {};
    QStringList models;
    for (const std::string_view entry : PurchaseModels) {
        const QString model = QString::fromUtf8(entry.data(), static_cast<qsizetype>(entry.size()));
        if (model.startsWith(folded))
            models << model;
    }
    return models;
}

bool isUnknownWord(const QString& word)
{
    const QString folded = fold(word);
    return folded == u"none" || folded == u"any";
}

bool isKeyword(QStringView word, bool exact)
{
    const Qt::CaseSensitivity sensitivity = exact ? Qt::CaseSensitive : Qt::CaseInsensitive;
    return word.compare(u"AND", sensitivity) == 0 || word.compare(u"OR", sensitivity) == 0
        || word.compare(u"NOT", sensitivity) == 0;
}

QString quoted(const QString& text)
{
    QString written = QStringLiteral("\"");
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\')
            written += u'\\';
        written += c;
    }
    return written + u'"';
}

QString valueWritten(const QString& text, FilterNode::Op op)
{
    const bool afterColon = op == FilterNode::Op::Contains;
    const bool beginsWithSign = !text.isEmpty() && QStringView(u"=<>!").contains(QChar(plainSign(text[0])));
    const bool bare = !text.isEmpty() && !beginsWithSign && !hasValueEnd(text) && !text.contains(u"&&")
        && !text.contains(u"||") && !isKeyword(text, true)
        && !(afterColon && (isUnknownWord(text) || text.contains(u"..")));
    return bare ? text : quoted(text);
}

QString wordsWritten(const QString& text, const Table& table)
{
    const bool purchaseModel = !purchaseModelsOf(text).isEmpty() && table.indexOf(u"purchase_model") >= 0;
    const bool bare = !text.isEmpty() && !hasValueEnd(text) && std::none_of(text.begin(), text.end(), endsWord)
        && !text.startsWith(u'-') && !text.startsWith(u"..") && !isKeyword(text, false) && !purchaseModel;
    return bare ? text : quoted(text);
}

} // namespace atlas
