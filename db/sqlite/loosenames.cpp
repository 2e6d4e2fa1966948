// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/loosenames.h"

#include "sqlite/statements.h"
#include "text/foldedname.h"

#include <QCoreApplication>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {

namespace {

/// Names carry remarks in parentheses: “A16 (per GPU)”, “阿里云（ECS GPU）”.
QStringList formsOf(const QString& name)
{
    QStringList forms{foldedName(name)};
    const QString plain = name.normalized(QString::NormalizationForm_KC);
    if (const qsizetype bracket = plain.indexOf(u'('); bracket > 0)
        forms += foldedName(plain.left(bracket));
    return forms;
}

}

LooseNames::LooseNames(SQLite::Database& database)
{
    SQLite::Statement gpus(database,
        "SELECT gpu, gpu_memory_gib, form_factor IS NOT NULL, gpu_name FROM gpus UNION ALL "
        "SELECT gpu, gpu_memory_gib, form_factor IS NOT NULL, value FROM gpus JOIN gpus_aliases ON row_id = id");
    while (gpus.executeStep()) {
        const QString id = textAt(gpus, 0);
        const double memory
            = gpus.getColumn(1).isNull() ? std::numeric_limits<double>::quiet_NaN() : gpus.getColumn(1).getDouble();
        const Gpu gpu{id, memory, gpus.getColumn(2).getInt() != 0};
        m_gpuIds.insert(id);
        for (const QString& form : QStringList{foldedName(id)} + formsOf(textAt(gpus, 3))) {
            std::vector<Gpu>& same = m_gpus[form];
            if (std::none_of(same.begin(), same.end(), [&id](const Gpu& other) { return other.id == id; }))
                same.push_back(gpu);
        }
    }
    SQLite::Statement providers(database, "SELECT provider, name_en, name_zh FROM providers");
    while (providers.executeStep()) {
        const QString id = textAt(providers, 0);
        m_providerIds.insert(id);
        for (const QString& form :
            QStringList{foldedName(id)} + formsOf(textAt(providers, 1)) + formsOf(textAt(providers, 2)))
            if (QStringList& same = m_providers[form]; !same.contains(id))
                same += id;
    }
}

QString LooseNames::providerOf(const QString& name) const
{
    const QStringList same = m_providers.value(foldedName(name));
    return m_providerIds.contains(name) || same.size() != 1 ? name : same.first();
}

QString LooseNames::gpuOf(const QString& name, double memoryGib) const
{
    if (m_gpuIds.contains(name))
        return name;
    std::vector<Gpu> same = m_gpus.value(foldedName(name));
    // Makers sell in decimal gigabytes: a figure that is a little off is still that model.
    constexpr double Off = 0.1;
    if (!std::isnan(memoryGib) && same.size() > 1)
        std::erase_if(same, [memoryGib](const Gpu& gpu) {
            return std::isnan(gpu.memoryGib) || std::abs(gpu.memoryGib - memoryGib) > Off * memoryGib;
        });
    if (same.size() > 1)
        std::erase_if(same, [](const Gpu& gpu) { return gpu.formFactorStated; });
    return same.size() == 1 ? same.front().id : name;
}

void LooseNames::resolve(
    const TableSpec& table, std::span<FieldValue> values, std::span<const QString> headers, ImportLog& log)
{
    const auto at = [&table](std::string_view key) { return static_cast<std::size_t>(table.indexOf(key)); };
    const auto replace = [&](std::size_t field, const QString& id) {
        const QString name = std::get<QString>(values[field]);
        if (id == name)
            return;
        values[field] = id;
        const QString once = QString::number(field) + u'\n' + name + u'\n' + id;
        if (m_remarked.contains(once))
            return;
        m_remarked.insert(once);
        log.add({RowIssue::Severity::Remark, log.line, {}, headers[field], name,
            QCoreApplication::translate("Import", "This is “%1” in the catalog, and so are all rows with this name.")
                .arg(id)});
    };
    const std::size_t provider = at("provider"), gpu = at("gpu");
    if (const auto* name = std::get_if<QString>(&values[provider]); name != nullptr && !name->isEmpty())
        replace(provider, providerOf(*name));
    const auto* memory = std::get_if<double>(&values[at("gpu_memory_gib")]);
    if (const auto* name = std::get_if<QString>(&values[gpu]); name != nullptr && !name->isEmpty())
        replace(gpu, gpuOf(*name, memory == nullptr ? std::numeric_limits<double>::quiet_NaN() : *memory));
}

} // namespace atlas
