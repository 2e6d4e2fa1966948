// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/fieldvalue.h"

#include "catalog/date.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

namespace atlas {

namespace {

using Value = tl::expected<FieldValue, QString>;

tl::unexpected<QString> fault(QString message)
{
    return tl::unexpected<QString>(std::move(message));
}

std::optional<double> finiteNumber(const QString& text)
{
    const bool ascii = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    bool ok = false;
    const double number = (ascii ? text : text.normalized(QString::NormalizationForm_KC)).toDouble(&ok);
    return ok && std::isfinite(number) ? std::optional<double>(number) : std::nullopt;
}

Value number(const Field& field, const QString& text)
{
    const auto value = finiteNumber(text);
    if (!value)
        return fault(QCoreApplication::translate(
            "FieldValue", "This is no number. Numbers have a decimal point and no thousands separators."));
    if (field.least == Least::AboveZero && *value <= 0)
        return fault(QCoreApplication::translate("FieldValue", "The number must be above zero."));
    if (field.least == Least::Zero && *value < 0)
        return fault(QCoreApplication::translate("FieldValue", "The number must not be negative."));
    return FieldValue(*value);
}

Value integer(const Field& field, const QString& text)
{
    bool ok = false;
    const qlonglong value = text.toLongLong(&ok);
    if (!ok)
        return fault(QCoreApplication::translate("FieldValue", "This is no whole number."));
    if (field.key == "year" && (value < 1990 || value > 2100))
        return fault(QCoreApplication::translate("FieldValue", "The year must lie between 1990 and 2100."));
    return FieldValue(static_cast<qint64>(value));
}

Value boolean(const QString& text)
{
    const auto is = [&text](QLatin1String word) { return text.compare(word, Qt::CaseInsensitive) == 0; };
    if (is(QLatin1String("1")) || is(QLatin1String("true")) || is(QLatin1String("yes")))
        return FieldValue(qint64{1});
    if (is(QLatin1String("0")) || is(QLatin1String("false")) || is(QLatin1String("no")))
        return FieldValue(qint64{0});
    return fault(QCoreApplication::translate("FieldValue", "This must be 1 or 0."));
}

Value money(const QString& text)
{
    constexpr double MicroUnits = 1e6, Most = 1e9;
    const auto value = finiteNumber(text);
    if (!value)
        return fault(QCoreApplication::translate("FieldValue",
            "This is no amount. Amounts have a decimal point, no thousands separators and no currency sign."));
    if (*value < 0)
        return fault(QCoreApplication::translate("FieldValue", "The amount must not be negative."));
    if (*value > Most)
        return fault(QCoreApplication::translate("FieldValue", "The amount is too large."));
    return FieldValue(static_cast<qint64>(std::llround(*value * MicroUnits)));
}

Value date(const QString& text)
{
    if (!dateFromText(text))
        return fault(
            QCoreApplication::translate("FieldValue", "This is no date. Dates are YYYY, YYYY-MM or YYYY-MM-DD."));
    return FieldValue(text);
}

Value currency(const QString& text)
{
    const bool code
        = text.size() == 3 && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
    if (!code)
        return fault(QCoreApplication::translate(
            "FieldValue", "This is no currency code of three capital letters, such as USD."));
    return FieldValue(text);
}

Value list(const QString& text)
{
    QStringList elements;
    for (const QString& element : text.split(ListSeparator))
        if (const QString trimmed = element.trimmed(); !trimmed.isEmpty())
            elements += trimmed;
    return elements.isEmpty() ? FieldValue() : FieldValue(elements);
}

Value plainText(const Field& field, const QString& text)
{
    if (field.vocabulary.empty())
        return FieldValue(text);
    if (text.isEmpty())
        return FieldValue();
    QStringList words;
    for (const std::string_view word : field.vocabulary)
        words += QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    if (!words.contains(text))
        return fault(
            QCoreApplication::translate("FieldValue", "This must be one of %1.").arg(words.join(QStringLiteral(", "))));
    return FieldValue(text);
}

}

tl::expected<FieldValue, QString> fieldValue(const Field& field, const QString& text)
{
    if (text.isNull())
        return FieldValue();
    if (field.type == FieldType::Text || field.type == FieldType::Url)
        return plainText(field, text);
    if (field.type == FieldType::List)
        return list(text);
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return FieldValue();
    switch (field.type) {
    case FieldType::Number:
        return number(field, trimmed);
    case FieldType::Integer:
        return integer(field, trimmed);
    case FieldType::Boolean:
        return boolean(trimmed);
    case FieldType::Money:
        return money(trimmed);
    case FieldType::Date:
        return date(trimmed);
    case FieldType::Currency:
        return currency(trimmed);
    default:
        return FieldValue(trimmed);
    }
}

} // namespace atlas
