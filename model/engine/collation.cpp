// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collation.h"

namespace atlas {

namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

char32_t codePointAt(QStringView text, qsizetype position)
{
    const QChar c = text[position];
    if (c.isHighSurrogate() && position + 1 < text.size() && text[position + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(c, text[position + 1]);
    return c.unicode();
}

qsizetype digitsEnd(QStringView text, qsizetype from)
{
    while (from < text.size() && isDigit(text[from]))
        ++from;
    return from;
}

/// Compares two runs of digits by value, then by length (fewer leading zeros first).
int compareDigits(QStringView left, QStringView right)
{
    const auto trimmed = [](QStringView digits) {
        while (digits.size() > 1 && digits.front() == u'0')
            digits = digits.mid(1);
        return digits;
    };
    const QStringView l = trimmed(left), r = trimmed(right);
    if (l.size() != r.size())
        return l.size() < r.size() ? -1 : 1;
    if (const int order = l.compare(r); order != 0)
        return order;
    return left.size() == right.size() ? 0 : (left.size() < right.size() ? -1 : 1);
}

bool isCjk(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= 0x2E80 && u <= 0x9FFF) || (u >= 0xAC00 && u <= 0xD7AF) || (u >= 0xF900 && u <= 0xFAFF)
        || c.isSurrogate();
}

}

QString fold(const QString& text)
{
    bool ascii = true;
    for (const QChar c : text)
        ascii = ascii && c.unicode() < 0x80;
    return ascii ? text.toLower() : text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

int compareNatural(QStringView left, QStringView right)
{
    qsizetype l = 0, r = 0;
    while (l < left.size() && r < right.size()) {
        if (isDigit(left[l]) && isDigit(right[r])) {
            const qsizetype lEnd = digitsEnd(left, l), rEnd = digitsEnd(right, r);
            if (const int order = compareDigits(left.mid(l, lEnd - l), right.mid(r, rEnd - r)); order != 0)
                return order;
            l = lEnd;
            r = rEnd;
            continue;
        }
        const char32_t lPoint = codePointAt(left, l), rPoint = codePointAt(right, r);
        if (lPoint != rPoint)
            return lPoint < rPoint ? -1 : 1;
        l += lPoint > 0xFFFF ? 2 : 1;
        r += rPoint > 0xFFFF ? 2 : 1;
    }
    const qsizetype lLeft = left.size() - l, rLeft = right.size() - r;
    return lLeft == rLeft ? 0 : (lLeft < rLeft ? -1 : 1);
}

int compareTexts(const QString& left, const QString& right)
{
    if (const int order = compareNatural(fold(left), fold(right)); order != 0)
        return order;
    return compareNatural(left, right);
}

bool isWordStart(QStringView text, qsizetype position)
{
    const QChar c = text[position];
    if (!c.isLetterOrNumber() && !isCjk(c))
        return false;
    if (position == 0 || isCjk(c))
        return true;
    const QChar before = text[position - 1];
    return !before.isLetterOrNumber() || isCjk(before);
}

} // namespace atlas
