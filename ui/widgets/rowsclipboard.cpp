// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowsclipboard.h"

#include "engine/tablemodel.h"
#include "export/formats.h"

namespace atlas {

namespace {

QString cell(const TableModel& model, const QModelIndex& index, const CellStyle& style)
{
    if (!index.data(TableModel::KnownRole).toBool())
        return {};
    const auto row = index.data(TableModel::RowRole).toUInt();
    QString text = cellText(*model.table(), model.tableColumn(index.column()), row, style);
    const bool number = index.data(TableModel::ValueRole).metaType().id() == QMetaType::Double;
    return number ? text : guardedText(text);
}

void append(const QStringList& cells, QLatin1String tag, QString& text, QString& html)
{
    html += QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            text += u'\t';
        text += quotedForClipboard(cells[i]);
        html += QStringLiteral("<%1>%2</%1>").arg(tag, cells[i].toHtmlEscaped());
    }
    text += u'\n';
    html += QStringLiteral("</tr>");
}

}

QString quotedForClipboard(QString text)
{
    if (!text.contains(u'\t') && !text.contains(u'\n') && !text.contains(u'\r') && !text.contains(u'"'))
        return text;
    return u'"' + text.replace(QStringLiteral("\""), QStringLiteral("\"\"")) + u'"';
}

std::unique_ptr<QMimeData> rowsForClipboard(const TableModel& model, const std::vector<int>& rows, bool withHeaders)
{
    CellStyle style = model.style();
    style.locale = QLocale::c();
    QString text, html = QStringLiteral("<meta charset=\"utf-8\"><table>");
    QStringList cells;
    if (withHeaders) {
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.headerData(column, Qt::Horizontal).toString();
        append(cells, QLatin1String("th"), text, html);
    }
    for (const int row : rows) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells << cell(model, model.index(row, column), style);
        append(cells, QLatin1String("td"), text, html);
    }
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    data->setHtml(html + QStringLiteral("</table>"));
    return data;
}

} // namespace atlas
