// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QTextLayout>
#include <algorithm>

namespace atlas {

namespace {

/// Faces drawn for Simplified Chinese, best first: among those that merely cover it may be Japanese ones.
QStringList knownChineseFamilies()
{
    return {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans SC"), QStringLiteral("Source Han Sans SC"),
        QStringLiteral("Source Han Sans CN"), QStringLiteral("Microsoft YaHei"), QStringLiteral("PingFang SC"),
        QStringLiteral("Hiragino Sans GB"), QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("WenQuanYi Zen Hei")};
}

QString installedChineseFamily()
{
    const QStringList installed = QFontDatabase::families(QFontDatabase::SimplifiedChinese);
    for (const QString& known : knownChineseFamilies())
        if (installed.contains(known))
            return known;
    return {};
}

QString chineseFamily()
{
    static const QString family = [] {
        registerFallbackFont();
        return installedChineseFamily();
    }();
    return family;
}

}

void registerFallbackFont()
{
    static const bool once = [] {
        if (!installedChineseFamily().isEmpty())
            return true;
        return QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/wqy-microhei.ttc")) >= 0;
    }();
    if (!once)
        qWarning("the built-in font cannot be loaded");
}

QFont pictureFont(double pixelSize, bool bold)
{
    registerFallbackFont();
    // Layouts ask for the same few fonts for every text; finding the families takes longer than measuring it.
    static QString known;
    static QStringList families;
    QFont font = QGuiApplication::font();
    if (const QString name = font.toString(); families.isEmpty() || name != known) {
        known = name;
        families = {QFontInfo(font).family()};
        if (const QString chinese = chineseFamily(); !chinese.isEmpty() && !families.contains(chinese))
            families << chinese;
    }
    font.setFamilies(families);
    font.setPixelSize(std::max(1, qRound(pixelSize)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any spacing of its own switches ligatures off: “ff” of a PDF is found and copied as two letters. A percentage,
    // since Qt multiplies absolute spacing by the resolution of the device, which would widen the lines of a PDF.
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    return font;
}

QStringList pictureFamilies()
{
    QStringList families = pictureFont(12).families();
    families << QStringLiteral("DejaVu Sans") << QStringLiteral("Noto Sans") << QStringLiteral("Segoe UI")
             << QStringLiteral("Helvetica Neue") << QStringLiteral("Arial") << knownChineseFamilies();
    families.removeDuplicates();
    return families;
}

QString missingCharacters(const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    const bool missing
        = std::any_of(runs.begin(), runs.end(), [](const QGlyphRun& run) { return run.glyphIndexes().contains(0U); });
    if (!missing || text.isEmpty())
        return {};
    // Rare: find out which by laying each one out alone.
    QString found;
    qsizetype next = 0;
    for (qsizetype at = 0; at < text.size(); at = next) {
        next = at + (text[at].isHighSurrogate() && at + 1 < text.size() ? 2 : 1);
        const QString one = text.mid(at, next - at);
        if (one == text)
            return one;
        if (!found.contains(one) && !missingCharacters(one, font).isEmpty())
            found += one;
    }
    return found.isEmpty() ? text.left(1) : found;
}

} // namespace atlas
