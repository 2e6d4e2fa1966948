// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/csvcell.h"

#include "catalog/date.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

namespace atlas {

namespace {

/// One case and width, without blanks and punctuation.
QString folded(const QString& text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC).toCaseFolded())
        if (c.isLetterOrNumber())
            plain += c;
    return plain;
}

/// The same, but signs of currencies and the like stay.
QString trimmed(const QString& text)
{
    return text.normalized(QString::NormalizationForm_KC).simplified().toLower();
}

CsvCell unknown(QString why)
{
    CsvCell cell;
    cell.fault = std::move(why);
    return cell;
}

CsvCell known(QString text)
{
    CsvCell cell;
    cell.text = std::move(text);
    return cell;
}

/// Signs and words that people put where nothing is known.
bool isDash(const QString& text)
{
    return text == QLatin1String("-") || text == QStringLiteral("—") || text == QStringLiteral("–");
}

bool saysUnknown(const QString& text)
{
    static const QStringList words{QStringLiteral("n/a"), QStringLiteral("na"), QStringLiteral("nan"),
        QStringLiteral("inf"), QStringLiteral("infinity"), QStringLiteral("null"), QStringLiteral("none"),
        QStringLiteral("unknown"), QStringLiteral("tbd"), QStringLiteral("?"), QStringLiteral("未知"),
        QStringLiteral("无"), QStringLiteral("暂无"), QStringLiteral("面议"), QStringLiteral("contact sales"),
        QStringLiteral("contact us"), QStringLiteral("sold out"), QStringLiteral("售罄")};
    return words.contains(trimmed(text));
}

QString numberText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString notANumber(const CsvColumn& column)
{
    return column.decimal == DecimalSign::Comma
        ? QCoreApplication::translate("CsvFeed", "This is no number with a decimal comma, so it was taken as unknown.")
        : QCoreApplication::translate("CsvFeed", "This is no number with a decimal point, so it was taken as unknown.");
}

CsvCell amountCell(const CsvColumn& column, const QString& raw, const QString& yen)
{
    static const QStringList freeWords{QStringLiteral("free"), QStringLiteral("免费"), QStringLiteral("gratis")};
    if (freeWords.contains(trimmed(raw))) {
        CsvCell cell = known(QStringLiteral("0"));
        cell.free = true;
        cell.currency = column.units.currency == QLatin1String("\xA5") ? yen : column.units.currency;
        return cell;
    }
    WrittenAmount amount;
    const auto value = amountValue(raw, column.decimal, amount);
    if (!value)
        return unknown(notANumber(column));
    const auto units = amountUnits(amount);
    if (!units)
        return unknown(QCoreApplication::translate(
            "CsvFeed", "What stands beside the amount is neither a currency nor a time; it was taken as unknown."));
    const double hours = units->hours.value_or(column.units.hours);
    CsvCell cell = known(numberText(*value / hours));
    cell.currency = units->currency.isEmpty() ? column.units.currency : units->currency;
    if (cell.currency == QLatin1String("\xA5"))
        cell.currency = yen;
    return cell;
}

CsvCell countCell(const CsvColumn& column, const QString& raw)
{
    static const QRegularExpression fraction(QStringLiteral(R"(^\s*(\d{1,3})\s*/\s*(\d{1,3})\s*$)"));
    if (const auto match = fraction.match(raw); match.hasMatch() && match.captured(2).toInt() != 0)
        return known(QString::number(match.captured(1).toDouble() / match.captured(2).toDouble(), 'f', 4));
    static const QStringList fitting{QString(), QStringLiteral("x"), QStringLiteral("×"), QStringLiteral("gpu"),
        QStringLiteral("gpus"), QStringLiteral("vcpu"), QStringLiteral("vcpus"), QStringLiteral("cores"),
        QStringLiteral("core"), QStringLiteral("c"), QStringLiteral("s"), QStringLiteral("h"), QStringLiteral("张"),
        QStringLiteral("卡"), QStringLiteral("个"), QStringLiteral("块"), QStringLiteral("核")};
    WrittenAmount amount;
    const auto value = amountValue(raw, column.decimal, amount);
    if (!value || !fitting.contains(trimmed(amount.after)) || !fitting.contains(trimmed(amount.before)))
        return unknown(notANumber(column));
    return known(numberText(*value));
}

CsvCell memoryCell(const CsvColumn& column, const QString& raw)
{
    static const QHash<QString, double> gib{{QStringLiteral("g"), 1}, {QStringLiteral("gb"), 1},
        {QStringLiteral("gib"), 1}, {QStringLiteral("m"), 1.0 / 1024}, {QStringLiteral("mb"), 1.0 / 1024},
        {QStringLiteral("mib"), 1.0 / 1024}, {QStringLiteral("t"), 1024}, {QStringLiteral("tb"), 1024},
        {QStringLiteral("tib"), 1024}};
    WrittenAmount amount;
    const auto value = amountValue(raw, column.decimal, amount);
    const QString unit = folded(amount.after);
    if (!value || !amount.before.isEmpty() || (!amount.after.isEmpty() && !gib.contains(unit)))
        return unknown(notANumber(column));
    const double factor = amount.after.isEmpty() ? column.units.gib : gib.value(unit);
    return known(numberText(*value * factor));
}

const QHash<QString, QString>& entries()
{
    static const QHash<QString, QString> all = [] {
        struct Entry
        {
            const char* entry;
            std::vector<const char*> words;
        };
        const std::vector<Entry> list{
            {"on_demand",
                {"on_demand", "ondemand", "pay as you go", "payg", "pay-as-you-go", "hourly", "standard", "按需",
                    "按量", "按量付费", "按量计费", "按小时"}},
            {"spot", {"spot", "preemptible", "interruptible", "low priority", "竞价", "竞价实例", "抢占式", "抢占"}},
            {"reserved_1y",
                {"reserved_1y", "reserved 1 year", "reserved, 1 year", "1 year reserved", "1yr reserved", "预留 1 年",
                    "预留1年", "包年", "1年"}},
            {"reserved_3y",
                {"reserved_3y", "reserved 3 years", "reserved, 3 years", "3 year reserved", "3yr reserved", "预留 3 年",
                    "预留3年", "3年"}},
            {"subscription", {"subscription", "monthly subscription", "订阅", "包月"}},
            {"us", {"us", "usa", "united states", "美国"}},
            {"eu", {"eu", "europe", "欧洲"}},
            {"asia-pacific", {"asia-pacific", "apac", "亚太"}},
            {"cn", {"cn", "china", "中国"}},
            {"other", {"other", "其他"}},
        };
        QHash<QString, QString> words;
        for (const Entry& entry : list)
            for (const char* word : entry.words)
                words.insert(folded(QString::fromUtf8(word)), QString::fromUtf8(entry.entry));
        return words;
    }();
    return all;
}

CsvCell wordCell(const CsvColumn& column, const QString& raw)
{
    const QString entry = entries().value(folded(raw));
    const QString key = QString::fromLatin1(column.target->key);
    const Field& field = offersTable().fields[static_cast<std::size_t>(offersTable().indexOf(column.target->key))];
    for (const std::string_view word : field.vocabulary)
        if (entry == QLatin1String(word.data(), static_cast<qsizetype>(word.size())))
            return known(entry);
    return unknown(QCoreApplication::translate("CsvFeed", "This is no known value of %1.").arg(key));
}

CsvCell yesOrNoCell(const QString& raw)
{
    static const QStringList yes{QStringLiteral("1"), QStringLiteral("yes"), QStringLiteral("true"),
        QStringLiteral("free"), QStringLiteral("是"), QStringLiteral("免费")};
    static const QStringList no{
        QStringLiteral("0"), QStringLiteral("no"), QStringLiteral("false"), QStringLiteral("否")};
    const QString word = trimmed(raw);
    if (yes.contains(word))
        return known(QStringLiteral("1"));
    if (no.contains(word))
        return known(QStringLiteral("0"));
    return unknown(QCoreApplication::translate("CsvFeed", "This is neither yes nor no."));
}

CsvCell dayCell(const QString& raw)
{
    // Year first, as only that order cannot be mistaken.
    static const QRegularExpression form(
        QStringLiteral(R"(^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?|年)?(?:[T ].*)?$)"));
    const auto match = form.match(trimmed(raw).toUpper());
    if (match.hasMatch()) {
        QString text = match.captured(1);
        for (const int part : {2, 3})
            if (!match.captured(part).isEmpty())
                text += u'-' + match.captured(part).rightJustified(2, u'0');
        if (dateFromText(text))
            return known(text);
    }
    return unknown(QCoreApplication::translate(
        "CsvFeed", "This is no date with the year first, such as 2026-01-31, so it was taken as unknown."));
}

CsvCell currencyCell(const QString& raw, const QString& yen)
{
    QString code = currencyOf(raw);
    if (code == QLatin1String("\xA5"))
        code = yen;
    // Codes that are not in wide use are for the catalog to judge.
    if (code.isEmpty() && folded(raw).size() == 3)
        code = folded(raw).toUpper();
    return code.isEmpty() ? unknown(QCoreApplication::translate("CsvFeed", "This is no currency.")) : known(code);
}

CsvCell nameCell(const QString& raw)
{
    static const QString guarded = QStringLiteral("=+-@\t\r\n＝＋－＠");
    // Exports for spreadsheets put an apostrophe before texts that would be run as a formula.
    if (raw.size() > 1 && raw.front() == u'\'' && guarded.contains(raw.at(1)))
        return known(raw.mid(1));
    return known(raw.isEmpty() ? raw : raw.trimmed());
}

}

std::optional<AmountUnits> amountUnits(const WrittenAmount& amount)
{
    static const QHash<QString, double> times{{QStringLiteral("h"), 1}, {QStringLiteral("hr"), 1},
        {QStringLiteral("hour"), 1}, {QStringLiteral("小时"), 1}, {QStringLiteral("时"), 1},
        {QStringLiteral("mo"), 730}, {QStringLiteral("month"), 730}, {QStringLiteral("月"), 730},
        {QStringLiteral("year"), 8760}, {QStringLiteral("yr"), 8760}, {QStringLiteral("年"), 8760}};
    AmountUnits units;
    QString after = trimmed(amount.after);
    after.replace(QLatin1String("per "), QLatin1String("/")).replace(QStringLiteral("每"), QLatin1String("/"));
    const qsizetype slash = after.indexOf(u'/');
    const QString sign = slash < 0 ? after : after.left(slash).trimmed();
    if (slash >= 0) {
        const QString time = folded(after.mid(slash + 1));
        if (!times.contains(time))
            return {};
        units.hours = times.value(time);
    }
    for (const QString& word : {amount.before, sign}) {
        if (word.isEmpty())
            continue;
        const QString currency = currencyOf(word);
        // The dollar sign serves every dollar: "$22 CAD".
        const bool narrowed
            = units.currency == QLatin1String("USD") && amount.before == QLatin1String("$") && currency.endsWith(u'D');
        if (currency.isEmpty() || (!units.currency.isEmpty() && units.currency != currency && !narrowed))
            return {};
        units.currency = currency;
    }
    return units;
}

CsvCell csvCell(const CsvColumn& column, const QString& raw, const QString& yen)
{
    const CsvKind kind = column.target->kind;
    if (kind == CsvKind::Name)
        return isDash(raw.trimmed()) ? CsvCell() : nameCell(raw);
    if (raw.trimmed().isEmpty() || isDash(raw.trimmed()))
        return {};
    if (saysUnknown(raw))
        return unknown(QCoreApplication::translate("CsvFeed", "This was taken as unknown."));
    switch (kind) {
    case CsvKind::Amount:
        return amountCell(column, raw, yen);
    case CsvKind::Count:
        return countCell(column, raw);
    case CsvKind::Memory:
        return memoryCell(column, raw);
    case CsvKind::Word:
        return wordCell(column, raw);
    case CsvKind::YesOrNo:
        return yesOrNoCell(raw);
    case CsvKind::Day:
        return dayCell(raw);
    default:
        return currencyCell(raw, yen);
    }
}

} // namespace atlas
