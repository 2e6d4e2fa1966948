// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feeds/csvcell.h"

namespace atlas {

/// Turns the records of a list into rows of the offers table, as its plan says.
class CsvRowReader
{
public:
    CsvRowReader(const CsvPlan& plan, FeedSink& sink);

    /// The header of the column that each field of the offers comes from; empty: not in the file.
    [[nodiscard]] std::vector<QString> headers() const;
    /// Hands over the row: two where it also has a spot price, none where it cannot be one. False: stop.
    bool read(const RowPlace& place, const std::vector<QString>& fields);

private:
    struct Price
    {
        QString amount, currency;
        bool free = false;
    };
    [[nodiscard]] QString cell(const char* key);
    [[nodiscard]] Price price(const char* key);
    [[nodiscard]] Price wholePrice();
    [[nodiscard]] QString times(const QString& number, const QString& count, bool divided) const;
    [[nodiscard]] bool takeCurrency(Price& price);
    void fillIdentity();
    void fillHardware();
    [[nodiscard]] QString& value(std::string_view field);
    void issue(RowIssue::Severity severity, const char* key, const QString& message);
    bool emitRow(const Price& price, const QString& purchaseModel);

    const CsvPlan& m_plan;
    FeedSink& m_sink;
    QString m_yen; ///< what ¥ stands for in this row
    RowPlace m_place;
    const std::vector<QString>* m_fields = nullptr;
    std::vector<QString> m_values; ///< by field of the offers
};

} // namespace atlas
