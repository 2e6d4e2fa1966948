// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/csvplan.h"

#include "feeds/csvcell.h"
#include "text/csv.h"
#include "text/delimiter.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas {

namespace {

tl::unexpected<Error> wrong(QString message)
{
    return failure(ErrorCode::InvalidArgument, std::move(message));
}

bool isNumeric(const CsvColumn& column)
{
    return column.target != nullptr
        && (column.target->kind == CsvKind::Amount || column.target->kind == CsvKind::Count
            || column.target->kind == CsvKind::Memory);
}

/// What the values of a column say about how its numbers are written.
struct Evidence
{
    qint64 point = 0, comma = 0;
    bool anyAmountWithoutCurrency = false;
};

class Planner
{
public:
    explicit Planner(const FeedOptions& options)
        : m_options(options)
    {
    }

    void record(qint64 line, const std::vector<QString>& fields)
    {
        if (m_plan.columns.empty() && !m_error)
            takeHeader(line, fields);
        else if (!m_error)
            takeRow(fields);
    }
    [[nodiscard]] bool isStopped() const { return m_error.has_value(); }
    [[nodiscard]] Result<CsvPlan> finish(const DecodedText& text, char delimiter);

private:
    void takeHeader(qint64 line, const std::vector<QString>& names);
    [[nodiscard]] Result<void> applyMap();
    [[nodiscard]] Result<void> applyConstants();
    void takeRow(const std::vector<QString>& fields);
    void look(CsvColumn& column, Evidence& evidence, const QString& cell) const;
    void decidePurchaseModel();
    void decideDecimals();
    [[nodiscard]] bool anyNumberHasComma() const;
    void askDecimals();
    void askYen();
    void askMissing();
    void ask(CsvQuestion::About about, const char* key, QString text)
    {
        m_plan.questions.push_back({about, QString::fromLatin1(key), std::move(text)});
    }

    const FeedOptions& m_options;
    CsvPlan m_plan;
    std::vector<Evidence> m_evidence;
    std::optional<Error> m_error;
};

void Planner::takeHeader(qint64 line, const std::vector<QString>& names)
{
    m_plan.headerLine = line;
    QStringList headers;
    for (const QString& name : names)
        headers += name.trimmed();
    const auto targets = matchHeaders(headers);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        CsvColumn column;
        column.header = headers[static_cast<qsizetype>(i)];
        column.target = targets[i];
        column.units = headerUnits(column.header);
        m_plan.columns.push_back(column);
    }
    m_evidence.resize(m_plan.columns.size());
    for (const auto& applied : {applyMap(), applyConstants()})
        if (!applied && !m_error)
            m_error = applied.error();
}

Result<void> Planner::applyMap()
{
    std::vector<bool> chosen(m_plan.columns.size(), false);
    for (const auto& [header, key] : m_options.csv.map) {
        const CsvTarget* target = csvTarget(key);
        if (target == nullptr && !key.isEmpty()) {
            QStringList keys;
            for (const CsvTarget& known : csvTargets())
                keys += QString::fromLatin1(known.key);
            return wrong(QCoreApplication::translate("CsvFeed", "No column can be taken for “%1”, only for one of %2.")
                             .arg(key, keys.join(QStringLiteral(", "))));
        }
        std::size_t place = 0;
        while (place < chosen.size()
            && (chosen[place] || m_plan.columns[place].header.compare(header.trimmed(), Qt::CaseInsensitive) != 0))
            ++place;
        if (place == chosen.size()) {
            QStringList headers;
            for (const CsvColumn& column : m_plan.columns)
                headers += column.header;
            return wrong(QCoreApplication::translate("CsvFeed", "The file has no column “%1”; its columns are %2.")
                             .arg(header, headers.join(QStringLiteral(", "))));
        }
        for (std::size_t i = 0; target != nullptr && i < chosen.size(); ++i) {
            if (m_plan.columns[i].target != target)
                continue;
            if (chosen[i])
                return wrong(QCoreApplication::translate("CsvFeed", "Both “%1” and “%2” are to be taken for %3.")
                                 .arg(m_plan.columns[i].header, header, key));
            m_plan.columns[i].target = nullptr;
        }
        chosen[place] = true;
        m_plan.columns[place].target = target;
    }
    return {};
}

Result<void> Planner::applyConstants()
{
    auto given = m_options.csv.set;
    if (!m_options.provider.isEmpty())
        given.emplace_back(QStringLiteral("provider"), m_options.provider);
    if (m_options.observedOn)
        given.emplace_back(QStringLiteral("observed_on"), m_options.observedOn->toString(Qt::ISODate));
    for (const auto& [key, value] : given) {
        const CsvTarget* target = csvTarget(key);
        if (target == nullptr)
            return wrong(QCoreApplication::translate("CsvFeed", "“%1” is nothing that an offer has.").arg(key));
        CsvColumn column;
        column.target = target;
        const CsvCell cell = csvCell(column, value, {});
        if (!cell.fault.isEmpty())
            return wrong(QCoreApplication::translate("CsvFeed", "“%1” cannot be the value of %2: %3")
                             .arg(value, key, cell.fault));
        m_plan.constants.emplace_back(target, value);
    }
    return {};
}

void Planner::takeRow(const std::vector<QString>& fields)
{
    ++m_plan.records;
    const std::size_t count = std::min(fields.size(), m_plan.columns.size());
    for (std::size_t i = 0; i < count; ++i) {
        CsvColumn& column = m_plan.columns[i];
        if (column.example.isEmpty())
            column.example = fields[i].trimmed();
        // A row of another length may be shifted: it proves nothing.
        if (isNumeric(column) && !fields[i].isEmpty() && fields.size() == m_plan.columns.size())
            look(column, m_evidence[i], fields[i]);
    }
}

void Planner::look(CsvColumn& column, Evidence& evidence, const QString& cell) const
{
    const auto amount = writtenAmount(cell);
    if (!amount)
        return;
    const DecimalEvidence decimal = decimalEvidence(amount->number);
    evidence.point += decimal.point ? 1 : 0;
    evidence.comma += decimal.comma ? 1 : 0;
    if (decimal.ambiguous && column.ambiguous.isEmpty())
        column.ambiguous = amount->number;
    if (column.target->kind != CsvKind::Amount)
        return;
    const auto units = amountUnits(*amount);
    const bool yen = units && units->currency == QLatin1String("\xA5");
    column.hasYenSign = column.hasYenSign || yen;
    evidence.anyAmountWithoutCurrency
        = evidence.anyAmountWithoutCurrency || (units && units->currency.isEmpty() && column.units.currency.isEmpty());
}

void Planner::decideDecimals()
{
    qint64 points = 0, commas = 0;
    for (const Evidence& evidence : m_evidence) {
        points += evidence.point;
        commas += evidence.comma;
    }
    for (std::size_t i = 0; i < m_evidence.size(); ++i) {
        CsvColumn& column = m_plan.columns[i];
        const Evidence& evidence = m_evidence[i];
        if (m_options.csv.decimal) {
            column.decimal = *m_options.csv.decimal;
        } else if (evidence.point + evidence.comma > 0) {
            column.decimal = evidence.comma > evidence.point ? DecimalSign::Comma : DecimalSign::Point;
        } else if (points + commas > 0) {
            column.decimal = commas > points ? DecimalSign::Comma : DecimalSign::Point;
        } else if (m_plan.delimiter == ';') {
            // Programs write semicolons where the comma is the decimal sign.
            column.decimal = DecimalSign::Comma;
        } else {
            column.decimalKnown = column.ambiguous.isEmpty();
        }
    }
}

/// A price column may say it in its name, and beside a column of spot prices the other one is on-demand.
void Planner::decidePurchaseModel()
{
    if (m_plan.columnOf(u"purchase_model") || !m_plan.constant(u"purchase_model").isNull())
        return;
    bool onDemand = m_plan.columnOf(u"spot_price").has_value();
    for (const char16_t* key : {u"original_price", u"price_per_gpu_hour"})
        if (const auto place = m_plan.columnOf(key)) {
            const QString header = m_plan.columns[*place].header;
            onDemand = onDemand || header.contains(QStringLiteral("demand"), Qt::CaseInsensitive)
                || header.contains(QStringLiteral("按需"));
        }
    if (onDemand)
        m_plan.constants.emplace_back(csvTarget(u"purchase_model"), QStringLiteral("on_demand"));
}

bool Planner::anyNumberHasComma() const
{
    const auto hasComma = [](const Evidence& evidence) { return evidence.comma > 0; };
    return std::any_of(m_evidence.begin(), m_evidence.end(), hasComma)
        || std::any_of(m_plan.columns.begin(), m_plan.columns.end(),
            [](const CsvColumn& column) { return column.ambiguous.contains(u','); });
}

void Planner::askDecimals()
{
    for (const CsvColumn& column : m_plan.columns)
        if (isNumeric(column) && !column.decimalKnown)
            ask(CsvQuestion::About::Decimal, column.target->key,
                QCoreApplication::translate("CsvFeed",
                    "The numbers of the column “%1” can be read in two ways, such as “%2”: say whether the decimal "
                    "sign is a point or a comma.")
                    .arg(column.header, column.ambiguous));
}

void Planner::askYen()
{
    const QString stated = currencyOf(m_plan.constant(u"original_currency"));
    const bool known = stated == QLatin1String("CNY") || stated == QLatin1String("JPY");
    const bool asked = std::any_of(m_plan.columns.begin(), m_plan.columns.end(), [](const CsvColumn& column) {
        return column.target != nullptr && column.target->kind == CsvKind::Amount
            && (column.hasYenSign || column.units.currency == QLatin1String("\xA5"));
    });
    if (asked && !known && !m_plan.columnOf(u"original_currency"))
        ask(CsvQuestion::About::Yen, "original_currency",
            QCoreApplication::translate("CsvFeed", "The sign ¥ stands for CNY or JPY: say which currency it is."));
}

void Planner::askMissing()
{
    const auto has = [this](QStringView key) { return m_plan.columnOf(key) || !m_plan.constant(key).isNull(); };
    if (!has(u"provider"))
        ask(CsvQuestion::About::Missing, "provider",
            QCoreApplication::translate("CsvFeed", "No column names the provider."));
    if (!has(u"instance_type") && !has(u"gpu"))
        ask(CsvQuestion::About::Missing, "instance_type",
            QCoreApplication::translate("CsvFeed", "No column names the instance type or the GPU."));
    const bool price = has(u"original_price") || has(u"price_per_gpu_hour") || has(u"subscription_fee");
    if (!price && !has(u"spot_price"))
        ask(CsvQuestion::About::Missing, "original_price",
            QCoreApplication::translate("CsvFeed", "No column holds a price."));
    if (price && !has(u"purchase_model"))
        ask(CsvQuestion::About::Missing, "purchase_model",
            QCoreApplication::translate(
                "CsvFeed", "No column says the purchase model: on-demand, spot, reserved or subscription."));
    const bool bare = std::any_of(m_evidence.begin(), m_evidence.end(),
        [](const Evidence& evidence) { return evidence.anyAmountWithoutCurrency; });
    if (bare && !has(u"original_currency"))
        ask(CsvQuestion::About::Missing, "original_currency",
            QCoreApplication::translate("CsvFeed", "Nothing says the currency of the prices."));
}

Result<CsvPlan> Planner::finish(const DecodedText& text, char delimiter)
{
    if (m_error)
        return tl::unexpected(*m_error);
    if (m_plan.records == 0)
        return failure(ErrorCode::Syntax, QCoreApplication::translate("AtlasFeed", "The file has no data rows."));
    m_plan.encoding = text.encoding;
    m_plan.encodingGuessed = text.guessed;
    m_plan.delimiter = delimiter;
    // In a file whose fields end at commas, a decimal comma can only stand inside quotes.
    if (delimiter == ',' && m_options.csv.decimal == DecimalSign::Comma && !anyNumberHasComma())
        return wrong(QCoreApplication::translate(
            "CsvFeed", "The comma cannot be both delimiter and decimal sign: no number of this file holds one."));
    decidePurchaseModel();
    decideDecimals();
    askMissing();
    askDecimals();
    askYen();
    return m_plan;
}

}

std::optional<std::size_t> CsvPlan::columnOf(QStringView key) const
{
    const CsvTarget* target = csvTarget(key);
    const auto found = std::find_if(
        columns.begin(), columns.end(), [target](const CsvColumn& column) { return column.target == target; });
    return target == nullptr || found == columns.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - columns.begin()));
}

QString CsvPlan::constant(QStringView key) const
{
    const CsvTarget* target = csvTarget(key);
    // The last one given wins, as on a command line.
    const auto found = std::find_if(
        constants.rbegin(), constants.rend(), [target](const auto& constant) { return constant.first == target; });
    return found == constants.rend() ? QString() : found->second;
}

QString planText(const CsvPlan& plan)
{
    QStringList parts;
    for (const CsvColumn& column : plan.columns)
        if (column.target != nullptr)
            parts += QStringLiteral("%1 = %2").arg(column.header, QString::fromLatin1(column.target->key));
    for (const auto& [target, value] : plan.constants)
        parts += QStringLiteral("%1: “%2”").arg(QString::fromLatin1(target->key), value);
    const bool comma = std::any_of(plan.columns.begin(), plan.columns.end(),
        [](const CsvColumn& column) { return isNumeric(column) && column.decimal == DecimalSign::Comma; });
    const QString delimiter
        = plan.delimiter == '\t' ? QCoreApplication::translate("CsvFeed", "tab") : QString(QLatin1Char(plan.delimiter));
    const QString form = comma
        ? QCoreApplication::translate("CsvFeed", "Read as %1, delimiter “%2”, decimal comma: %3")
        : QCoreApplication::translate("CsvFeed", "Read as %1, delimiter “%2”, decimal point: %3");
    return form.arg(plan.encoding, delimiter, parts.join(QStringLiteral(", ")));
}

Result<DecodedText> decodeCsv(const QByteArray& bytes, const CsvOptions& options)
{
    return options.encoding ? decodeText(bytes, *options.encoding) : decodeText(bytes);
}

Result<CsvPlan> planCsv(const DecodedText& text, const FeedOptions& options, const std::atomic_bool* cancelled)
{
    const char delimiter = options.csv.delimiter.value_or(likelyDelimiter(text.utf8));
    Planner planner(options);
    bool first = statedDelimiter(text.utf8).has_value();
    const auto read = readCsv(text.utf8, delimiter, [&](qint64 line, std::vector<QString>& fields) {
        if (!std::exchange(first, false))
            planner.record(line, fields);
        return !planner.isStopped() && (cancelled == nullptr || !*cancelled);
    });
    if (cancelled != nullptr && *cancelled)
        return failure(ErrorCode::Cancelled, QCoreApplication::translate("CsvFeed", "Reading was stopped."));
    if (!read)
        return tl::unexpected(read.error());
    return planner.finish(text, delimiter);
}

} // namespace atlas
