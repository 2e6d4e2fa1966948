// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/filtervalues.h"

#include "cost/offerprices.h"
#include "engine/collation.h"
#include "engine/filterwords.h"
#include "engine/matching.h"
#include "engine/nearest.h"
#include "engine/table.h"
#include "engine/values.h"

#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

// Beyond so many different texts a column is no vocabulary but free text, and looking for the nearest one takes long.
constexpr std::size_t MaxOpenVocabulary = 5000;
// The mean length beyond which texts are sentences.
constexpr qsizetype MaxMeanLength = 40;

/// A number and what stands behind it, "80GB" → 80, "GB".
struct WrittenNumber
{
    double number = 0;
    QString suffix;
};

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

qsizetype digitsEnd(QStringView text, qsizetype at)
{
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at;
}

/// Reads [sign] digits [. digits] [e [sign] digits] [suffix] in the C locale, any width; nothing for any other text.
std::optional<WrittenNumber> readNumber(const QString& written)
{
    const QString text = written.normalized(QString::NormalizationForm_KC).trimmed();
    const qsizetype start = !text.isEmpty() && (text[0] == u'-' || text[0] == u'+') ? 1 : 0;
    const qsizetype whole = digitsEnd(text, start);
    qsizetype end = whole;
    if (end < text.size() && text[end] == u'.')
        end = digitsEnd(text, end + 1);
    if (whole == start && end <= whole + 1)
        return {};
    if (end < text.size() && text[end].toLower() == u'e') {
        const bool sign = end + 1 < text.size() && (text[end + 1] == u'-' || text[end + 1] == u'+');
        const qsizetype exponent = end + (sign ? 2 : 1);
        if (const qsizetype last = digitsEnd(text, exponent); last > exponent)
            end = last;
    }
    const QString suffix = text.mid(end).trimmed();
    if (!suffix.isEmpty() && !suffix[0].isLetter() && suffix != u"%")
        return {};
    // Too large numbers read as infinite; the caller tells them apart.
    return WrittenNumber{QStringView(text).left(end).toDouble(), suffix};
}

std::optional<double> memoryFactor(const QString& suffix)
{
    const QString folded = fold(suffix);
    if (folded == u"m" || folded == u"mb" || folded == u"mib")
        return 1.0 / 1024;
    if (folded == u"g" || folded == u"gb" || folded == u"gib")
        return 1.0;
    if (folded == u"t" || folded == u"tb" || folded == u"tib")
        return 1024.0;
    return {};
}

std::optional<double> scaleFactor(const QString& suffix)
{
    if (suffix == u"k" || suffix == u"K")
        return 1e3;
    if (suffix == u"M")
        return 1e6;
    if (suffix == u"G")
        return 1e9;
    return {};
}

bool looksLikeCurrency(const QString& suffix)
{
    return suffix.size() == 3
        && std::all_of(suffix.begin(), suffix.end(), [](QChar c) { return c.unicode() < 0x80 && c.isLetter(); });
}

QString allowedSuffixes(Unit unit, const TableContext& context)
{
    const QStringList currencies
        = context.prices ? context.prices->rates().currencies() : QStringList(context.currency);
    switch (unit) {
    case Unit::Gib:
        return QStringLiteral("M, MB, MiB, G, GB, GiB, T, TB, TiB");
    case Unit::Percent:
        return QStringLiteral("%, k, M, G");
    case Unit::MoneyPerHour:
    case Unit::MoneyOnce:
        return (QStringList{QStringLiteral("k, M, G")} + currencies).join(QStringLiteral(", "));
    default:
        return QStringLiteral("k, M, G");
    }
}

QString keyOf(const Column& column)
{
    return QString::fromUtf8(column.key);
}

/// Amounts that a filter may name in any currency.
bool isConverted(Unit unit)
{
    return unit == Unit::MoneyPerHour || unit == Unit::MoneyOnce;
}

bool isCurrencyColumn(const Column& column)
{
    return keyOf(column).endsWith(u"currency");
}

bool matchesEntry(const View& view, FilterNode::Op op, const QString& value)
{
    const EntryMatcher matches(view, op, value);
    for (Dictionary::Code code = 0; code < view.dictionary->size(); ++code) {
        if (matches(code))
            return true;
    }
    return false;
}

void offerEntry(Nearest& nearest, const View& view, Dictionary::Code code)
{
    nearest.offer(view.dictionary->text(code));
    if (!view.spellings || code >= view.spellings->size())
        return;
    for (const QString& spelling : (*view.spellings)[code])
        nearest.offer(spelling, view.dictionary->text(code));
}

bool holdsSentences(const Dictionary& dictionary)
{
    constexpr std::size_t Sample = 200;
    const std::size_t count = std::min(Sample, dictionary.size());
    qsizetype length = 0;
    for (std::size_t code = 0; code < count; ++code)
        length += dictionary.text(static_cast<Dictionary::Code>(code)).size();
    return length > MaxMeanLength * static_cast<qsizetype>(count);
}

}

QStringList fixedVocabulary(const Table& table, int column)
{
    const Column& described = table.column(column);
    QStringList entries;
    for (const std::string_view entry : described.vocabulary)
        entries << QString::fromUtf8(entry.data(), static_cast<qsizetype>(entry.size()));
    if (!entries.isEmpty() || (described.kind != ColumnKind::Vocabulary && !isCurrencyColumn(described)))
        return entries;
    if (isCurrencyColumn(described) && table.context().prices)
        entries = table.context().prices->rates().currencies();
    if (const View& view = table.view(column); view.dictionary) {
        for (Dictionary::Code code = 0; code < view.dictionary->size(); ++code)
            entries << view.dictionary->text(code);
    }
    std::sort(
        entries.begin(), entries.end(), [](const QString& l, const QString& r) { return compareTexts(l, r) < 0; });
    entries.removeDuplicates();
    return entries;
}

ValueBinder::Bound ValueBinder::bind(int column, FilterNode::Op op, const FilterPiece& piece) const
{
    const Column& described = m_table.column(column);
    const bool colon = op == FilterNode::Op::Contains;
    if (!piece.quoted && isUnknownWord(piece.text)) {
        if (colon) {
            const bool none = fold(piece.text) == u"none";
            return FilterValue{none ? FilterValue::Kind::None : FilterValue::Kind::Any, fold(piece.text)};
        }
        if (described.kind != ColumnKind::Text && described.kind != ColumnKind::List)
            return tl::unexpected(
                m_problems.unknownWordNeedsColon(piece.span, columnName(m_table, column), fold(piece.text)));
    }
    switch (described.kind) {
    case ColumnKind::Number:
    case ColumnKind::Date:
        return bindEnd(column, piece);
    case ColumnKind::Flag:
        return bindFlag(column, piece);
    case ColumnKind::Text:
    case ColumnKind::Vocabulary:
    case ColumnKind::List:
        break;
    }
    return bindText(column, piece);
}

ValueBinder::Bound ValueBinder::bindEnd(int column, const FilterPiece& piece) const
{
    return m_table.column(column).kind == ColumnKind::Date ? bindDate(column, piece) : bindNumber(column, piece);
}

ValueBinder::Bound ValueBinder::bindNumber(int column, const FilterPiece& piece) const
{
    const std::optional<WrittenNumber> written = readNumber(piece.text);
    if (!written)
        return tl::unexpected(m_problems.notANumber(piece.span, columnName(m_table, column)));
    double number = written->number;
    if (!written->suffix.isEmpty()) {
        const auto scale = factor(column, written->suffix, piece);
        if (!scale)
            return tl::unexpected(scale.error());
        number *= *scale;
    }
    if (!std::isfinite(number))
        return tl::unexpected(m_problems.numberTooLarge(piece.span));
    FilterValue value{FilterValue::Kind::Number, piece.text};
    value.number = number;
    value.quoted = piece.quoted;
    return value;
}

tl::expected<double, FilterProblem> ValueBinder::factor(
    int column, const QString& suffix, const FilterPiece& piece) const
{
    const Unit unit = m_table.column(column).unit;
    std::optional<double> scale = unit == Unit::Gib ? memoryFactor(suffix) : scaleFactor(suffix);
    if (unit == Unit::Percent && suffix == u"%")
        scale = 1;
    if (scale)
        return *scale;
    const TableContext& context = m_table.context();
    if (!isConverted(unit) || !looksLikeCurrency(suffix))
        return tl::unexpected(
            m_problems.wrongSuffix(piece.span, suffix, columnName(m_table, column), allowedSuffixes(unit, context)));
    const QString currency = suffix.toUpper();
    if (currency == context.currency)
        return 1;
    if (context.prices) {
        if (const auto rate = context.prices->rates().rate(currency, context.currency))
            return rate->factor;
    }
    return tl::unexpected(m_problems.noRate(piece.span, currency));
}

ValueBinder::Bound ValueBinder::bindDate(int column, const FilterPiece& piece) const
{
    const auto date = dateFromText(piece.text.normalized(QString::NormalizationForm_KC).trimmed());
    if (!date)
        return tl::unexpected(m_problems.notADate(piece.span, columnName(m_table, column)));
    FilterValue value{FilterValue::Kind::Date, piece.text};
    value.date = *date;
    value.quoted = piece.quoted;
    return value;
}

ValueBinder::Bound ValueBinder::bindFlag(int column, const FilterPiece& piece) const
{
    const QString folded = fold(piece.text.trimmed());
    const bool yes = folded == u"true" || folded == u"1" || folded == u"yes";
    if (!yes && folded != u"false" && folded != u"0" && folded != u"no")
        return tl::unexpected(m_problems.notAFlag(piece.span, columnName(m_table, column)));
    FilterValue value{FilterValue::Kind::Number, piece.text};
    value.number = yes ? 1 : 0;
    value.quoted = piece.quoted;
    return value;
}

ValueBinder::Bound ValueBinder::bindText(int column, const FilterPiece& piece) const
{
    const QStringList entries = fixedVocabulary(m_table, column);
    const QString folded = fold(piece.text);
    const bool contained = piece.text.isEmpty()
        || std::any_of(entries.begin(), entries.end(),
            [&folded](const QString& entry) { return containsFolded(fold(entry), folded); });
    if (!entries.isEmpty() && !contained) {
        Nearest nearest(piece.text);
        for (const QString& entry : entries)
            nearest.offer(entry);
        return tl::unexpected(
            m_problems.notInVocabulary(piece.span, piece.text, columnName(m_table, column), nearest.best(), entries));
    }
    FilterValue value{FilterValue::Kind::Text, piece.text};
    value.quoted = piece.quoted;
    return value;
}

std::optional<FilterProblem> ValueBinder::warning(int column, FilterNode::Op op, const FilterPiece& piece) const
{
    if (!holdsTexts(m_table.column(column)) || piece.text.isEmpty())
        return {};
    const View& view = m_table.view(column);
    if (!view.dictionary || view.dictionary->size() == 0 || view.dictionary->size() > MaxOpenVocabulary)
        return {};
    const QStringList fixed = fixedVocabulary(m_table, column);
    const auto contained = [op, folded = fold(piece.text)](const QString& entry) {
        return op == FilterNode::Op::Contains || fold(entry) == folded;
    };
    // What a fixed vocabulary contains is no mistake, though no row may have it today.
    if (std::any_of(fixed.begin(), fixed.end(), contained) || holdsSentences(*view.dictionary)
        || matchesEntry(view, op, piece.text))
        return {};
    Nearest nearest(piece.text);
    for (const QString& entry : fixed)
        nearest.offer(entry);
    for (Dictionary::Code code = 0; code < view.dictionary->size(); ++code)
        offerEntry(nearest, view, code);
    return m_problems.noSuchValue(piece.span, piece.text, columnName(m_table, column), nearest.best());
}

QString valueSpelled(const Column& column, const FilterValue& value)
{
    switch (value.kind) {
    case FilterValue::Kind::None:
        return QStringLiteral("none");
    case FilterValue::Kind::Any:
        return QStringLiteral("any");
    case FilterValue::Kind::Date:
        return dateToText(value.date);
    case FilterValue::Kind::Text:
        return value.text;
    case FilterValue::Kind::Number:
        break;
    }
    if (column.kind == ColumnKind::Flag)
        return value.number != 0 ? QStringLiteral("true") : QStringLiteral("false");
    const std::optional<WrittenNumber> written = readNumber(value.text);
    if (written && isConverted(column.unit) && looksLikeCurrency(written->suffix))
        return numberText(written->number) + written->suffix.toUpper();
    return numberText(value.number);
}

} // namespace atlas
