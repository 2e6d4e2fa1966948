// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/initials.h"

#include <QHash>
#include <QStringConverter>
#include <algorithm>
#include <array>
#include <optional>

namespace atlas {

namespace {

/// GB 2312 orders its 3,755 common characters by reading: where each letter begins.
struct Begin
{
    int code;
    char letter;
};
constexpr std::array<Begin, 24> Begins{{{0xB0A1, 'a'}, {0xB0C5, 'b'}, {0xB2C1, 'c'}, {0xB4EE, 'd'}, {0xB6EA, 'e'},
    {0xB7A2, 'f'}, {0xB8C1, 'g'}, {0xB9FE, 'h'}, {0xBBF7, 'j'}, {0xBFA6, 'k'}, {0xC0AC, 'l'}, {0xC2E8, 'm'},
    {0xC4C3, 'n'}, {0xC5B6, 'o'}, {0xC5BE, 'p'}, {0xC6DA, 'q'}, {0xC8BB, 'r'}, {0xC8F6, 's'}, {0xCBFA, 't'},
    {0xCDDA, 'w'}, {0xCEF4, 'x'}, {0xD1B9, 'y'}, {0xD4D1, 'z'}, {0xD7FA, '\0'}}};

/// Readings that the standard files elsewhere, of characters that menus use.
const QHash<QChar, QString>& otherReadings()
{
    static const QHash<QChar, QString> readings{{u'重', QStringLiteral("cz")}, {u'行', QStringLiteral("hx")},
        {u'长', QStringLiteral("cz")}, {u'调', QStringLiteral("dt")}, {u'单', QStringLiteral("ds")},
        {u'参', QStringLiteral("cs")}, {u'会', QStringLiteral("hk")}, {u'传', QStringLiteral("cz")},
        {u'藏', QStringLiteral("cz")}, {u'降', QStringLiteral("jx")}, {u'还', QStringLiteral("hx")},
        {u'弹', QStringLiteral("dt")}};
    return readings;
}

QString readingOf(QChar character, QStringEncoder& encoder)
{
    if (const auto other = otherReadings().find(character); other != otherReadings().end())
        return *other;
    if (!encoder.isValid())
        return {};
    const QByteArray bytes = encoder.encode(QStringView(&character, 1));
    if (bytes.size() != 2)
        return {};
    const int code = static_cast<uchar>(bytes[0]) << 8 | static_cast<uchar>(bytes[1]);
    const auto next
        = std::find_if(Begins.begin(), Begins.end(), [code](const Begin& begin) { return begin.code > code; });
    if (next == Begins.begin() || next == Begins.end())
        return {};
    return QChar::fromLatin1(std::prev(next)->letter);
}

}

QStringList initialsOf(const QString& text)
{
    QStringList initials;
    std::optional<QStringEncoder> encoder;
    bool inWord = false;
    for (const QChar character : text) {
        const bool latin = character.isLetterOrNumber() && character.script() != QChar::Script_Han;
        if (character.script() == QChar::Script_Han) {
            if (!encoder)
                encoder.emplace("GB18030");
            if (const QString reading = readingOf(character, *encoder); !reading.isEmpty())
                initials << reading;
        } else if (latin && !inWord) {
            initials << QString(character.toLower());
        }
        inWord = latin;
    }
    return initials;
}

bool matchInitials(const QStringList& initials, qsizetype from, const QString& letters)
{
    if (letters.isEmpty() || from + letters.size() > initials.size())
        return false;
    for (qsizetype i = 0; i < letters.size(); ++i)
        if (!initials[from + i].contains(letters[i], Qt::CaseInsensitive))
            return false;
    return true;
}

} // namespace atlas
