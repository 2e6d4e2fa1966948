// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/picturechoices.h"

#include "language.h"
#include "settings.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace atlas {

namespace {

constexpr double MillimetresAnInch = 25.4;
constexpr int SmallestSide = 64, LargestSide = 16384, SmallestDpi = 24, LargestDpi = 1200;
constexpr qsizetype LongestName = 120; // bytes, as file systems count

const std::array<QString, 3> Suffixes{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};

int wordIndex(const QVariantMap& map, const char* key, const QStringList& words)
{
    return static_cast<int>(std::max<qsizetype>(0, words.indexOf(map.value(QLatin1String(key)).toString())));
}

int number(const QVariantMap& map, const char* key, int usual, int least, int most)
{
    bool isNumber = false;
    const int value = map.value(QLatin1String(key)).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : usual;
}

const QStringList& themes()
{
    static const QStringList names{QStringLiteral("light"), QStringLiteral("dark")};
    return names;
}

const QStringList& textKinds()
{
    static const QStringList names{QStringLiteral("text"), QStringLiteral("paths")};
    return names;
}

QStringList formats()
{
    return {Suffixes.begin(), Suffixes.end()};
}

/// One part of a name: letters, digits and few signs of any script; everything else separates.
QString namePart(const QString& text)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{M}\\p{N}._+%÷]+"));
    QString name = QString(text).replace(others, QStringLiteral("-"));
    static const QRegularExpression ends(QStringLiteral("^[-.]+|[-.]+$"));
    return name.remove(ends);
}

}

QSizeF PictureChoices::millimetreSize() const
{
    return QSizeF(picture.size) * MillimetresAnInch / picture.dpi;
}

void PictureChoices::setMillimetreSize(QSizeF size)
{
    const auto pixels = [this](double length) {
        return std::clamp(qRound(length * picture.dpi / MillimetresAnInch), SmallestSide, LargestSide);
    };
    picture.size = {pixels(size.width()), pixels(size.height())};
}

QVariantMap PictureChoices::toMap() const
{
    return {{QStringLiteral("format"), pictureSuffix(picture.format)}, {QStringLiteral("width"), picture.size.width()},
        {QStringLiteral("height"), picture.size.height()}, {QStringLiteral("dpi"), picture.dpi},
        {QStringLiteral("theme"), themes()[picture.theme == ChartTheme::Dark ? 1 : 0]},
        {QStringLiteral("svg_text"), textKinds()[picture.svgText == SvgText::Paths ? 1 : 0]},
        {QStringLiteral("title"), picture.heading}, {QStringLiteral("footnote"), picture.foot},
        {QStringLiteral("language"), language}, {QStringLiteral("millimetres"), millimetres}};
}

PictureChoices PictureChoices::fromMap(const QVariantMap& map)
{
    PictureChoices choices;
    PictureOptions& picture = choices.picture;
    picture.format = static_cast<PictureFormat>(wordIndex(map, "format", formats()));
    picture.size = {number(map, "width", picture.size.width(), SmallestSide, LargestSide),
        number(map, "height", picture.size.height(), SmallestSide, LargestSide)};
    picture.dpi = number(map, "dpi", picture.dpi, SmallestDpi, LargestDpi);
    picture.theme = wordIndex(map, "theme", themes()) == 1 ? ChartTheme::Dark : ChartTheme::Light;
    picture.svgText = wordIndex(map, "svg_text", textKinds()) == 1 ? SvgText::Paths : SvgText::Text;
    picture.heading = map.value(QStringLiteral("title"), true).toBool();
    picture.foot = map.value(QStringLiteral("footnote"), true).toBool();
    const QString language = map.value(QStringLiteral("language")).toString();
    choices.language = Language::codes().contains(language) ? language : QString();
    choices.millimetres = map.value(QStringLiteral("millimetres")).toBool();
    return choices;
}

PictureChoices PictureChoices::remembered()
{
    return fromMap(setting(Setting::ChartPicture).toMap());
}

void PictureChoices::remember() const
{
    storeSetting(Setting::ChartPicture, toMap());
}

void PicturePreset::apply(PictureChoices& choices) const
{
    choices.picture.dpi = dpi;
    choices.millimetres = millimetres;
    if (millimetres)
        choices.setMillimetreSize(size);
    else
        choices.picture.size = size.toSize();
}

bool PicturePreset::isIn(const PictureChoices& choices) const
{
    PictureChoices same = choices;
    apply(same);
    return same.picture.size == choices.picture.size && dpi == choices.picture.dpi;
}

const std::vector<PicturePreset>& picturePresets()
{
    // A slide is looked at from afar: more dots per inch make its text larger.
    static const std::vector<PicturePreset> presets{
        {"screen", QT_TRANSLATE_NOOP("PictureDialog", "Screen, 1600 × 900"), {1600, 900}, 96, false},
        {"slide", QT_TRANSLATE_NOOP("PictureDialog", "Slide 16:9, 1920 × 1080"), {1920, 1080}, 168, false},
        {"a4", QT_TRANSLATE_NOOP("PictureDialog", "A4 full width, 170 × 105 mm"), {170, 105}, 300, true},
        {"a4half", QT_TRANSLATE_NOOP("PictureDialog", "A4 half column, 82 × 70 mm"), {82, 70}, 300, true},
    };
    return presets;
}

QString pictureSuffix(PictureFormat format)
{
    return Suffixes[static_cast<std::size_t>(format)];
}

QString pictureName(const QString& title, const QString& filter, PictureFormat format)
{
    QString name = namePart(title);
    if (const QString rest = namePart(filter); !rest.isEmpty())
        name += u'-' + rest;
    while (name.toUtf8().size() > LongestName)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    name = namePart(name); // the end may be a sign now
    // Names that are devices on some systems.
    static const QRegularExpression devices(
        QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?$"), QRegularExpression::CaseInsensitiveOption);
    if (name.isEmpty() || devices.match(name).hasMatch())
        name = QStringLiteral("chart-") + name;
    return namePart(name) + u'.' + pictureSuffix(format);
}

} // namespace atlas
