// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbersclipboard.h"

#include "charts/chartnumbers.h"
#include "export/formats.h"
#include "widgets/rowsclipboard.h"

#include <algorithm>
#include <numeric>

namespace atlas {

namespace {

constexpr int MostCopied = 100'000; // rows, as of tables

QString cell(const ChartNumbers& numbers, int row, int column)
{
    const QVariant value = numbers.data(numbers.index(row, column), Qt::EditRole);
    switch (value.metaType().id()) {
    case QMetaType::UnknownType:
        return {};
    case QMetaType::Double:
        return numberText(value.toDouble());
    case QMetaType::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QMetaType::QStringList:
        return guardedText(value.toStringList().join(u';'));
    default:
        return guardedText(value.toString());
    }
}

}

std::unique_ptr<QMimeData> numbersForClipboard(
    const ChartNumbers& numbers, const QModelIndexList& rows, bool withHeaders)
{
    std::vector<int> chosen;
    for (const QModelIndex& index : rows)
        chosen.push_back(index.row());
    std::sort(chosen.begin(), chosen.end());
    if (chosen.empty()) {
        chosen.resize(static_cast<std::size_t>(std::min(numbers.rowCount(), MostCopied)));
        std::iota(chosen.begin(), chosen.end(), 0);
    }
    QString text;
    const int columns = numbers.columnCount();
    const auto append = [&](const auto& cellOf) {
        for (int column = 0; column < columns; ++column)
            text += (column > 0 ? QStringLiteral("\t") : QString()) + cellOf(column);
        text += u'\n';
    };
    if (withHeaders)
        append([&](int column) {
            return quotedForClipboard(numbers.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        });
    for (const int row : chosen)
        append([&](int column) { return quotedForClipboard(cell(numbers, row, column)); });
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    return data;
}

} // namespace atlas
