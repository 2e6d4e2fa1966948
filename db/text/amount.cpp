// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/amount.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace atlas {

namespace {

bool isGroupSign(QChar c)
{
    return c == u' ' || c == u'\'' || c == u'’';
}

/// One kind of blank, one kind of digit and sign.
QString plain(const QString& text)
{
    QString folded = text.normalized(QString::NormalizationForm_KC);
    std::transform(folded.begin(), folded.end(), folded.begin(), [](QChar c) {
        if (c.isSpace())
            return QChar(u' ');
        return c == u'−' || c == u'–' ? QChar(u'-') : c;
    });
    return folded.trimmed();
}

/// Groups of three, or the Indian way of two with three at the end; the first may be shorter.
bool isGrouped(const QStringList& groups)
{
    const auto isLong
        = [](qsizetype length) { return [length](const QString& group) { return group.size() == length; }; };
    const QString &first = groups.first(), &last = groups.last();
    if (first.isEmpty() || first.size() > 3 || last.size() != 3)
        return false;
    const auto inner = groups.mid(1, groups.size() - 2);
    return std::all_of(inner.begin(), inner.end(), isLong(3))
        || (first.size() <= 2 && std::all_of(inner.begin(), inner.end(), isLong(2)));
}

/// The digits of the part before the decimal sign, without their separators; nothing when these are out of place.
std::optional<QString> ungrouped(QStringView whole, QChar group)
{
    QChar sign;
    for (const QChar c : whole)
        if (c == group || isGroupSign(c)) {
            if (!sign.isNull() && sign != c)
                return {};
            sign = c;
        } else if (!c.isDigit()) {
            return {};
        }
    if (sign.isNull())
        return whole.toString();
    const QStringList groups = whole.toString().split(sign);
    return isGrouped(groups) ? std::optional(groups.join(QString())) : std::nullopt;
}

struct CurrencyWord
{
    QStringView word;
    QLatin1String code;
};
constexpr std::array CurrencyWords{
    CurrencyWord{u"$", QLatin1String("USD")},
    CurrencyWord{u"us$", QLatin1String("USD")},
    CurrencyWord{u"美元", QLatin1String("USD")},
    CurrencyWord{u"€", QLatin1String("EUR")},
    CurrencyWord{u"欧元", QLatin1String("EUR")},
    CurrencyWord{u"£", QLatin1String("GBP")},
    CurrencyWord{u"英镑", QLatin1String("GBP")},
    CurrencyWord{u"元", QLatin1String("CNY")},
    CurrencyWord{u"rmb", QLatin1String("CNY")},
    CurrencyWord{u"人民币", QLatin1String("CNY")},
    CurrencyWord{u"cn¥", QLatin1String("CNY")},
    CurrencyWord{u"円", QLatin1String("JPY")},
    CurrencyWord{u"日元", QLatin1String("JPY")},
    CurrencyWord{u"jp¥", QLatin1String("JPY")},
    CurrencyWord{u"hk$", QLatin1String("HKD")},
    CurrencyWord{u"港元", QLatin1String("HKD")},
    CurrencyWord{u"nt$", QLatin1String("TWD")},
    CurrencyWord{u"s$", QLatin1String("SGD")},
    CurrencyWord{u"c$", QLatin1String("CAD")},
    CurrencyWord{u"ca$", QLatin1String("CAD")},
    CurrencyWord{u"a$", QLatin1String("AUD")},
    CurrencyWord{u"au$", QLatin1String("AUD")},
    CurrencyWord{u"₹", QLatin1String("INR")},
    CurrencyWord{u"₩", QLatin1String("KRW")},
    CurrencyWord{u"₽", QLatin1String("RUB")},
};
/// Codes that are taken for currencies; other words of three letters may be units or names.
constexpr std::array<const char*, 22> Codes{"USD", "EUR", "GBP", "CNY", "JPY", "HKD", "TWD", "SGD", "CAD", "AUD", "INR",
    "KRW", "RUB", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "BRL", "NZD", "ZAR"};

}

std::optional<WrittenAmount> writtenAmount(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^(?<open>\()?\s*(?<sign1>[+-])?\s*(?<before>[^\d.,()+\-]*?)\s*(?<sign2>[+-])?\s*)"
                       R"((?<number>(?:\d[\d., '’]*\d|\d|[.,]\d+)[.,]?(?:[eE][+-]?\d+)?)\s*(?<after>[^\d()]+)?)"
                       R"((?<close>\))?$)"),
        QRegularExpression::UseUnicodePropertiesOption);
    // Most cells are plain numbers, and lists are long.
    const auto isPlain = [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'.'; };
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isPlain) && text.back() != u'.'
        && text.front() != u'.')
        return WrittenAmount{text, false, {}, {}};
    const QRegularExpressionMatch match = form.match(plain(text));
    if (!match.hasMatch() || match.captured(u"open").isEmpty() != match.captured(u"close").isEmpty())
        return {};
    if (!match.captured(u"sign1").isEmpty() && !match.captured(u"sign2").isEmpty())
        return {};
    WrittenAmount amount;
    amount.number = match.captured(u"number");
    amount.negative = !match.captured(u"open").isEmpty() || match.captured(u"sign1") == QLatin1String("-")
        || match.captured(u"sign2") == QLatin1String("-");
    amount.before = match.captured(u"before").trimmed();
    amount.after = match.captured(u"after").trimmed();
    return amount;
}

DecimalEvidence decimalEvidence(QStringView number)
{
    const qsizetype exponent = number.indexOf(u'e', 0, Qt::CaseInsensitive);
    const QStringView digits = exponent < 0 ? number : number.left(exponent);
    const qsizetype points = digits.count(u'.'), commas = digits.count(u',');
    if (points + commas == 0)
        return {};
    if (points > 0 && commas > 0) {
        const bool point = digits.lastIndexOf(u'.') > digits.lastIndexOf(u',');
        return (point ? points : commas) > 1 ? DecimalEvidence() : DecimalEvidence{point, !point, false};
    }
    const bool isPoint = points > 0;
    if (points + commas > 1)
        return {!isPoint, isPoint, false};
    const qsizetype at = digits.indexOf(isPoint ? u'.' : u',');
    const QStringView whole = digits.left(at);
    const bool mayGroup = digits.size() - at - 1 == 3 && exponent < 0 && !whole.isEmpty() && whole.size() <= 3
        && whole.front() != u'0' && std::all_of(whole.begin(), whole.end(), [](QChar c) { return c.isDigit(); });
    return mayGroup ? DecimalEvidence{false, false, true} : DecimalEvidence{isPoint, !isPoint, false};
}

std::optional<double> numberValue(QStringView number, DecimalSign sign)
{
    const QChar decimal = sign == DecimalSign::Point ? u'.' : u',', group = sign == DecimalSign::Point ? u',' : u'.';
    const qsizetype exponentAt = number.indexOf(u'e', 0, Qt::CaseInsensitive);
    const QStringView exponent = exponentAt < 0 ? QStringView() : number.mid(exponentAt);
    const QStringView digits = exponentAt < 0 ? number : number.left(exponentAt);
    if (digits.count(decimal) > 1)
        return {};
    const qsizetype at = digits.indexOf(decimal);
    const auto whole = ungrouped(at < 0 ? digits : digits.left(at), group);
    const QStringView fraction = at < 0 ? QStringView() : digits.mid(at + 1);
    if (!whole || !std::all_of(fraction.begin(), fraction.end(), [](QChar c) { return c.isDigit(); }))
        return {};
    if (whole->isEmpty() && fraction.isEmpty())
        return {};
    bool ok = false;
    const double value = (*whole + u'.' + fraction.toString() + exponent.toString()).toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<double> amountValue(const QString& text, DecimalSign sign, WrittenAmount& amount)
{
    const auto written = writtenAmount(text);
    if (!written)
        return {};
    amount = *written;
    const auto value = numberValue(amount.number, sign);
    return value && amount.negative ? std::optional(-*value) : value;
}

QString currencyOf(QStringView text)
{
    const QString word = plain(text.toString()).toLower();
    if (word == QLatin1String("\xA5"))
        return word;
    for (const CurrencyWord& known : CurrencyWords)
        if (word == known.word)
            return known.code;
    const QString code = word.toUpper();
    const bool known
        = std::any_of(Codes.begin(), Codes.end(), [&code](const char* one) { return code == QLatin1String(one); });
    return known ? code : QString();
}

} // namespace atlas
