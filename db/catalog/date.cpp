// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/date.h"

namespace atlas {

std::optional<DateNumber> dateFromText(QStringView text)
{
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return {};
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool dash = i == 4 || i == 7;
        if (dash ? text[i] != u'-' : (text[i] < u'0' || text[i] > u'9'))
            return {};
    }
    const int year = text.left(4).toInt();
    const int month = text.size() > 4 ? text.mid(5, 2).toInt() : 0;
    const int day = text.size() > 7 ? text.mid(8, 2).toInt() : 0;
    if (!QDate::isValid(year, text.size() > 4 ? month : 1, text.size() > 7 ? day : 1))
        return {};
    return year * 10000 + month * 100 + day;
}

QString dateToText(DateNumber date)
{
    const auto padded = [](int number, int width) { return QString::number(number).rightJustified(width, u'0'); };
    QString text = padded(date / 10000, 4);
    if (date / 100 % 100 != 0)
        text += u'-' + padded(date / 100 % 100, 2);
    if (date % 100 != 0)
        text += u'-' + padded(date % 100, 2);
    return text;
}

QDate firstDay(DateNumber date)
{
    return QDate(date / 10000, std::max(1, date / 100 % 100), std::max(1, date % 100));
}

QDate lastDay(DateNumber date)
{
    const QDate first = firstDay(date);
    if (date % 100 != 0)
        return first;
    return date / 100 % 100 != 0 ? first.addMonths(1).addDays(-1) : first.addYears(1).addDays(-1);
}

DateNumber dateNumber(QDate day)
{
    return day.year() * 10000 + day.month() * 100 + day.day();
}

} // namespace atlas
