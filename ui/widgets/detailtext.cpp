// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/detailtext.h"

#include "widgets/tones.h"

#include <QCoreApplication>
#include <QPalette>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <array>
#include <set>
#include <span>

namespace atlas {

namespace {

struct Group
{
    const char* title;
    std::vector<const char*> keys;
};

std::span<const Group> groups()
{
    static const std::array<Group, 5> all{{
        {QT_TRANSLATE_NOOP("Details", "Price"),
            {"price_per_gpu_hour", "price_per_hour", "price_per_tflop_hour", "price_per_gib_hour",
                "spot_saving_percent", "purchase_model", "free", "original_price", "original_currency", "currency",
                "subscription_fee", "included_units", "session_limit_h", "billing_increment_s", "minimum_billing_s"}},
        {QT_TRANSLATE_NOOP("Details", "GPU"),
            {"gpu_name", "gpu", "gpu_vendor", "gpu_kind", "form_factor", "gpu_count", "gpu_memory_gib",
                "gpu_memory_total_gib", "tflops_fp16", "memory_bandwidth_gb_s"}},
        {QT_TRANSLATE_NOOP("Details", "Machine"),
            {"instance_type", "variant", "vcpus", "memory_gib", "storage_gib", "interconnect"}},
        {QT_TRANSLATE_NOOP("Details", "Provider"),
            {"provider_name", "provider", "provider_kind", "service", "region", "region_group", "access", "frameworks",
                "compliance"}},
        {QT_TRANSLATE_NOOP("Details", "Source"), {"observed_on", "age_days", "source", "flags", "note", "key"}},
    }};
    return all;
}

QTextTableFormat tableFormat()
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(1);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 46), QTextLength(QTextLength::PercentageLength, 54)});
    return format;
}

using Field = std::pair<QString, QString>;

void writeGroup(QTextCursor& cursor, const QString& title, const std::vector<Field>& fields, const QPalette& palette)
{
    if (fields.empty())
        return;
    QTextCharFormat heading, dim, plain;
    heading.setFontWeight(QFont::Bold);
    heading.setForeground(palette.color(QPalette::Text));
    dim.setForeground(dimText(palette));
    plain.setForeground(palette.color(QPalette::Text));
    QTextBlockFormat block;
    block.setTopMargin(8);
    block.setBottomMargin(2);
    cursor.movePosition(QTextCursor::End);
    if (cursor.document()->isEmpty())
        cursor.setBlockFormat(block);
    else
        cursor.insertBlock(block);
    cursor.insertText(title, heading);
    cursor.insertBlock(QTextBlockFormat());
    QTextTable* table = cursor.insertTable(static_cast<int>(fields.size()), 2, tableFormat());
    for (int row = 0; row < table->rows(); ++row) {
        const Field& field = fields[static_cast<std::size_t>(row)];
        table->cellAt(row, 0).firstCursorPosition().insertText(field.first, dim);
        // An unknown value steps back like its title.
        table->cellAt(row, 1).firstCursorPosition().insertText(
            field.second, field.second == QStringLiteral("—") ? dim : plain);
    }
    cursor.movePosition(QTextCursor::End);
}

/// Value with its unit, which stands in the title elsewhere.
Field fieldOf(const Table& table, int column, std::uint32_t row, const CellStyle& style)
{
    const Column& described = table.column(column);
    QString value = cellText(table, column, row, style);
    // A blank would look as if something were missing.
    if (value.isEmpty())
        value = QCoreApplication::translate("Details", "none", "an empty text or list, which is known to be empty");
    const QString unit = unitText(described.unit, style.per, table.context().currency);
    if (!unit.isEmpty() && table.view(column).isKnown(row))
        value = QCoreApplication::translate("Details", "%1 %2", "value and unit").arg(value, unit);
    return {columnTitle(described), value};
}

}

QString detailTitle(const Table& table, std::uint32_t row, const CellStyle& style)
{
    const auto text = [&](QStringView key) {
        const int column = table.indexOf(key);
        return column >= 0 && table.view(column).isKnown(row) ? cellText(table, column, row, style) : QString();
    };
    // A GPU or provider that only an import has named has no name yet.
    const auto either
        = [&text](QStringView name, QStringView id) { return text(name).isEmpty() ? text(id) : text(name); };
    const QString gpu = either(u"gpu_name", u"gpu"), count = text(u"gpu_count"),
                  provider = either(u"provider_name", u"provider");
    if (gpu.isEmpty())
        return table.key(row);
    return QCoreApplication::translate("Details", "%1 × %2, %3", "number of GPUs, GPU, provider")
        .arg(count.isEmpty() ? QStringLiteral("?") : count, gpu, provider);
}

void writeDetails(
    QTextDocument& document, const Table& table, std::uint32_t row, const CellStyle& style, const QPalette& palette)
{
    document.setUndoRedoEnabled(false);
    document.clear();
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    std::set<int> written;
    std::vector<std::pair<QString, std::vector<Field>>> all;
    for (const Group& group : groups()) {
        std::vector<Field> fields;
        for (const char* key : group.keys)
            if (const int column = table.indexOf(QString::fromLatin1(key));
                column >= 0 && written.insert(column).second)
                fields.push_back(fieldOf(table, column, row, style));
        all.emplace_back(QCoreApplication::translate("Details", group.title), std::move(fields));
    }
    std::vector<Field> others;
    for (int column = 0; column < static_cast<int>(table.columns().size()); ++column)
        if (!written.contains(column))
            others.push_back(fieldOf(table, column, row, style));
    // The source stays last: what follows it belongs to it.
    all.insert(all.end() - 1, {QCoreApplication::translate("Details", "Further"), std::move(others)});
    for (const auto& [title, fields] : all)
        writeGroup(cursor, title, fields, palette);
    cursor.endEditBlock();
}

void appendDetail(QTextDocument& document, const QString& title, const QString& value, const QPalette& palette)
{
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    auto* table = frames.isEmpty() ? nullptr : qobject_cast<QTextTable*>(frames.last());
    if (!table)
        return;
    QTextCharFormat dim, plain;
    dim.setForeground(dimText(palette));
    plain.setForeground(palette.color(QPalette::Text));
    const int row = table->rows();
    table->appendRows(1);
    table->cellAt(row, 0).firstCursorPosition().insertText(title, dim);
    table->cellAt(row, 1).firstCursorPosition().insertText(value, plain);
}

} // namespace atlas
