// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/helpbook.h"

#include "help/helpparts.h"

#include <QFile>
#include <QRegularExpression>
#include <array>

namespace atlas {

namespace {

constexpr std::array Pages{"start", "offers", "filter", "columns", "prices", "unknown", "providers", "gpus",
    "benchmarks", "charts", "compare", "wizard", "sources", "export", "catalogs", "settings", "keys", "commandline"};

/// Parts of the window that are no page, by object name.
struct Part
{
    const char* part;
    const char* page;
};
constexpr std::array<Part, 7> Parts{{{"helpWindow", "start"}, {"filterBar", "filter"}, {"facetPanel", "offers"},
    {"detailPane", "offers"}, {"settingsDialog", "settings"}, {"shortcutDialog", "keys"}, {"commandPalette", "keys"}}};

QString read(const QString& page, const QString& language)
{
    for (const QString& code : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/help/%1/%2.md").arg(code, page));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

}

QStringList helpPages()
{
    QStringList pages;
    for (const char* page : Pages)
        pages << QLatin1String(page);
    return pages;
}

QString helpPageOf(const QString& part)
{
    for (const Part& known : Parts)
        if (part == QLatin1String(known.part))
            return QLatin1String(known.page);
    return helpPages().contains(part) ? part : QString();
}

QString helpText(const QString& page, const QString& language, const Actions& actions)
{
    if (!helpPages().contains(page))
        return {};
    QString text = read(page, language);
    static const QRegularExpression place(QStringLiteral("^\\{([a-z:_]+)\\}$"), QRegularExpression::MultilineOption);
    for (QRegularExpressionMatch match = place.match(text); match.hasMatch(); match = place.match(text))
        text.replace(match.capturedStart(), match.capturedLength(), helpPart(match.captured(1), actions));
    return text;
}

QString helpTitle(const QString& page, const QString& language)
{
    const QString text = read(page, language);
    return text.left(text.indexOf(u'\n')).mid(2);
}

} // namespace atlas
