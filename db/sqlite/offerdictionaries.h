// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/registry.h"

#include <array>
#include <limits>
#include <string>
#include <vector>

namespace atlas {

/// What an offer runs on; unknown numbers are NaN, unknown rows 0, an unknown text is null.
struct HardwareRow
{
    static constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
    enum Number { GpuCount, GpuMemory, Vcpus, Memory, Storage, Numbers };

    qint64 instanceType = 0, service = 0, gpu = 0;
    std::array<double, Numbers> numbers{Unknown, Unknown, Unknown, Unknown, Unknown};
    QString interconnect;

    [[nodiscard]] std::string bytes() const; ///< equal for equal hardware
};

/// On what terms a price holds; unknown is -1 or NaN.
struct TermsRow
{
    static constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
    enum Number { IncludedUnits, SessionLimit, BillingIncrement, MinimumBilling, Numbers };

    qint64 free = 0;
    qint64 subscriptionFee = -1;
    std::array<double, Numbers> numbers{Unknown, Unknown, Unknown, Unknown};

    [[nodiscard]] std::string bytes() const;
};

struct RegionRow
{
    qint64 id = 0;
    QString group; ///< null: unknown
};

/// The small tables that offers are made of, held in memory while importing; rows that are missing are made.
class OfferDictionaries
{
public:
    explicit OfferDictionaries(Statements& statements);

    [[nodiscard]] qint64 instanceTypeOf(qint64 provider, const QString& name);
    /// The region; made with that group when it is new. Null: world-wide or not stated.
    [[nodiscard]] RegionRow regionOf(qint64 provider, const QString& region, const QString& group);
    void setGroup(qint64 provider, const QString& region, const QString& group);
    [[nodiscard]] qint64 hardwareOf(const HardwareRow& row);
    [[nodiscard]] const HardwareRow& hardware(qint64 id) const { return m_hardware.at(id); }
    [[nodiscard]] qint64 termsOf(const TermsRow& row);
    /// Rows of the dictionaries of one text each: variants, currencies, notes, dates; 0 for a null text.
    [[nodiscard]] qint64 textOf(std::string_view table, const QString& text);

private:
    void load();
    void loadHardware();
    void loadTerms();

    struct Texts
    {
        std::string table, column;
        QHash<QString, qint64> ids;
    };

    Statements& m_statements;
    QHash<QString, qint64> m_instanceTypes;
    QHash<QString, RegionRow> m_regions;
    std::unordered_map<std::string, qint64> m_hardwareIds, m_termsIds;
    std::unordered_map<qint64, HardwareRow> m_hardware;
    std::vector<Texts> m_texts;
};

} // namespace atlas
