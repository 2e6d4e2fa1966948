// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/csvrow.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

namespace atlas {

namespace {

constexpr std::array Direct{"region", "variant", "service", "gpu_count", "vcpus", "memory_gib", "storage_gib",
    "interconnect", "region_group", "included_units", "session_limit_h", "billing_increment_s", "minimum_billing_s",
    "observed_on", "source", "note"};

QString numberText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

}

CsvRowReader::CsvRowReader(const CsvPlan& plan, FeedSink& sink)
    : m_plan(plan)
    , m_sink(sink)
    , m_values(offersTable().fields.size())
{
}

QString& CsvRowReader::value(std::string_view field)
{
    return m_values[static_cast<std::size_t>(offersTable().indexOf(field))];
}

std::vector<QString> CsvRowReader::headers() const
{
    std::vector<QString> names;
    for (const Field& field : offersTable().fields) {
        const QString key = QString::fromLatin1(field.key.data(), static_cast<qsizetype>(field.key.size()));
        const auto column = m_plan.columnOf(key);
        names.push_back(column ? m_plan.columns[*column].header : m_plan.constant(key).isNull() ? QString() : key);
    }
    // Worked out of other columns where there is none of their own.
    const auto standIn = [this, &names](const char* field, std::initializer_list<const char*> others) {
        QString& name = names[static_cast<std::size_t>(offersTable().indexOf(field))];
        for (const char* other : others)
            if (const auto column = m_plan.columnOf(QString::fromLatin1(other)); name.isEmpty() && column)
                name = m_plan.columns[*column].header;
    };
    standIn("instance_type", {"gpu"});
    standIn("original_price", {"price_per_gpu_hour", "spot_price"});
    standIn("original_currency", {"original_price", "price_per_gpu_hour", "spot_price", "subscription_fee"});
    standIn("gpu_memory_gib", {"gpu_memory_total_gib"});
    standIn("purchase_model", {"spot_price"});
    standIn("free", {"original_price"});
    return names;
}

void CsvRowReader::issue(RowIssue::Severity severity, const char* key, const QString& message)
{
    const auto column = m_plan.columnOf(QString::fromLatin1(key));
    RowIssue issue{severity, m_place.line, {}, QString::fromLatin1(key), {}, message, m_place.record};
    if (column) {
        issue.column = m_plan.columns[*column].header;
        issue.value = (*m_fields)[*column];
    }
    m_sink.issue(std::move(issue));
}

QString CsvRowReader::cell(const char* key)
{
    const QString name = QString::fromLatin1(key);
    CsvCell cell;
    if (const auto place = m_plan.columnOf(name)) {
        cell = csvCell(m_plan.columns[*place], (*m_fields)[*place], m_yen);
        if (!cell.fault.isEmpty())
            issue(RowIssue::Severity::Remark, key, cell.fault);
    }
    // What cannot be read is unknown; only where nothing stands the general value holds.
    if (!cell.text.isEmpty() || !cell.fault.isEmpty())
        return cell.text;
    const QString constant = m_plan.constant(name);
    if (constant.isNull())
        return cell.text;
    CsvColumn column;
    column.target = csvTarget(name);
    return csvCell(column, constant, m_yen).text;
}

CsvRowReader::Price CsvRowReader::price(const char* key)
{
    const auto place = m_plan.columnOf(QString::fromLatin1(key));
    if (!place)
        return {cell(key), {}, false};
    const CsvCell read = csvCell(m_plan.columns[*place], (*m_fields)[*place], m_yen);
    if (!read.fault.isEmpty())
        issue(RowIssue::Severity::Remark, key, read.fault);
    return {read.text, read.currency, read.free};
}

QString CsvRowReader::times(const QString& number, const QString& count, bool divided) const
{
    bool isNumber = false, isCount = false;
    const double value = number.toDouble(&isNumber), factor = count.toDouble(&isCount);
    if (!isNumber || !isCount || factor <= 0)
        return {};
    return numberText(divided ? value / factor : value * factor);
}

/// Of the whole instance, or worked out from that of one GPU.
CsvRowReader::Price CsvRowReader::wholePrice()
{
    Price whole = price("original_price");
    if (!whole.amount.isNull())
        return whole;
    Price ofGpu = price("price_per_gpu_hour");
    if (ofGpu.amount.isNull())
        return whole;
    ofGpu.amount = times(ofGpu.amount, value("gpu_count"), false);
    if (ofGpu.amount.isNull())
        issue(RowIssue::Severity::Remark, "price_per_gpu_hour",
            QCoreApplication::translate(
                "CsvFeed", "The price is of one GPU and the number of GPUs is not known; it was taken as unknown."));
    return ofGpu;
}

/// The cell or its header names the currency, else the row does; the two must not differ.
bool CsvRowReader::takeCurrency(Price& price)
{
    const QString ofRow = cell("original_currency");
    if (price.currency.isEmpty()) {
        price.currency = ofRow;
        return true;
    }
    const auto column = m_plan.columnOf(u"original_currency");
    const bool inHeader = std::any_of(m_plan.columns.begin(), m_plan.columns.end(),
        [&price](const CsvColumn& other) { return other.target && other.units.currency == price.currency; });
    if (price.amount.isNull() || ofRow.isEmpty() || ofRow == price.currency || inHeader || !column)
        return true;
    issue(RowIssue::Severity::Skipped, "original_currency",
        QCoreApplication::translate("CsvFeed", "The price of this row is in %1.").arg(price.currency));
    return false;
}

void CsvRowReader::fillIdentity()
{
    value("provider") = cell("provider");
    value("gpu") = cell("gpu");
    QString& instance = value("instance_type");
    instance = cell("instance_type");
    if (!instance.isEmpty() || value("gpu").isEmpty())
        return;
    // The GPUs are what such a list tells its offers apart by.
    const QString count = value("gpu_count");
    instance
        = count.isEmpty() || count == QLatin1String("1") ? value("gpu") : count + QStringLiteral("x ") + value("gpu");
}

void CsvRowReader::fillHardware()
{
    QString& memory = value("gpu_memory_gib");
    memory = cell("gpu_memory_gib");
    if (memory.isEmpty() && m_plan.columnOf(u"gpu_memory_total_gib"))
        memory = times(cell("gpu_memory_total_gib"), value("gpu_count"), true);
    value("free") = cell("free");
    const Price fee = price("subscription_fee");
    value("subscription_fee") = fee.amount;
}

bool CsvRowReader::emitRow(const Price& price, const QString& purchaseModel)
{
    value("original_price") = price.amount;
    value("original_currency") = price.currency;
    value("purchase_model") = purchaseModel;
    if (price.free)
        value("free") = QStringLiteral("1");
    return m_sink.row(m_place, m_values);
}

bool CsvRowReader::read(const RowPlace& place, const std::vector<QString>& fields)
{
    m_place = place;
    m_fields = &fields;
    std::fill(m_values.begin(), m_values.end(), QString());
    m_yen.clear();
    m_yen = cell("original_currency");
    for (const char* key : Direct)
        value(key) = cell(key);
    fillIdentity();
    fillHardware();
    Price whole = wholePrice(), spot = price("spot_price");
    if (!takeCurrency(whole) || !takeCurrency(spot))
        return true;
    const bool spotOnly = m_plan.columnOf(u"spot_price") && !m_plan.columnOf(u"original_price")
        && !m_plan.columnOf(u"price_per_gpu_hour") && !m_plan.columnOf(u"purchase_model");
    const bool hasWhole = !spotOnly && (!whole.amount.isNull() || spot.amount.isNull());
    if (hasWhole && !emitRow(whole, cell("purchase_model")))
        return false;
    return (spot.amount.isNull() && !spotOnly) || emitRow(spot, QStringLiteral("spot"));
}

} // namespace atlas
