// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/textlines.h"

#include <QFontMetricsF>
#include <QHash>
#include <QTextLayout>
#include <utility>

namespace atlas {

double textWidth(const QString& text, const QFont& font)
{
    // A chart is laid out again and again until it fits, with the same texts in the same few fonts. Shaping them is
    // most of that work.
    constexpr qsizetype Most = 4096;
    static thread_local QHash<std::pair<QFont, QString>, double> known;
    const std::pair key(font, text);
    if (const auto found = known.constFind(key); found != known.cend())
        return *found;
    if (known.size() >= Most)
        known.clear();
    return known[key] = QFontMetricsF(font).horizontalAdvance(text);
}

QStringList wrappedLines(const QString& text, const QFont& font, double width, int most)
{
    QStringList lines;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() + 1 == most) {
            const QString rest = text.mid(line.textStart());
            lines << QFontMetricsF(font).elidedText(rest, Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QString elidedMiddle(const QString& text, const QFont& font, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, width);
}

} // namespace atlas
