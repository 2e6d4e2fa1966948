// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparisonclipboard.h"

#include "compare/comparisonmodel.h"
#include "export/formats.h"

#include <cmath>

namespace atlas {

namespace {

QString quoted(QString text)
{
    if (!text.contains(u'\t') && !text.contains(u'\n') && !text.contains(u'\r') && !text.contains(u'"'))
        return text;
    return u'"' + text.replace(QStringLiteral("\""), QStringLiteral("\"\"")) + u'"';
}

struct ClipboardText
{
    QString text, html;

    void add(const QStringList& cells, QLatin1StringView tag)
    {
        QStringList plain, rich;
        for (const QString& cell : cells) {
            plain << quoted(cell);
            rich << QStringLiteral("<%1>%2</%1>").arg(tag, cell.toHtmlEscaped());
        }
        text += plain.join(u'\t') + u'\n';
        html += QStringLiteral("<tr>") + rich.join(QString()) + QStringLiteral("</tr>");
    }
};

}

std::unique_ptr<QMimeData> comparisonForClipboard(const ComparisonModel& model)
{
    const Comparison& comparison = model.comparison();
    ClipboardText out;
    QStringList cells{model.headerData(0, Qt::Horizontal).toString()};
    for (const ComparisonItem& item : comparison.items)
        cells << guardedText(item.title);
    out.add(cells, QLatin1StringView("th"));
    for (const std::size_t place : model.shownRows()) {
        const ComparisonRow& row = comparison.rows[place];
        cells = {row.header()};
        for (const ComparisonCell& cell : row.cells) {
            // Numbers as they are shown are in the language of the window; others read them best in C locale.
            const double* const number = std::get_if<double>(&cell.value);
            cells << (!cell.known() ? cell.text
                    : number        ? numberText(std::round(*number * row.factor(comparison.per) * 1e6) / 1e6)
                                    : guardedText(cell.text));
        }
        out.add(cells, QLatin1StringView("td"));
    }
    auto data = std::make_unique<QMimeData>();
    data->setText(out.text);
    data->setHtml(QStringLiteral("<meta charset=\"utf-8\"><table>") + out.html + QStringLiteral("</table>"));
    return data;
}

} // namespace atlas
