// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/loosenames.h"

#include "sqlite/statements.h"
#include "text/foldedname.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {

using namespace Qt::StringLiterals;

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

constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
// Makers sell in decimal gigabytes and drivers keep some: a figure that is a little off is still that model.
constexpr double Off = 0.1;

bool areAlike(double gib, double known)
{
    return std::abs(gib - known) <= Off * known;
}

/// Whether the name of the instance has that memory behind that of the GPU: `a100_80gb`.
bool names(const QString& instance, const QString& gpu, double gib)
{
    return !std::isnan(gib) && foldedName(instance).contains(foldedName(gpu) + QString::number(gib) + u"gb"_s);
}

}

LooseNames::LooseNames(SQLite::Database& database)
{
    SQLite::Statement gpus(database,
        "SELECT gpu, gpu_memory_gib, form_factor IS NOT NULL, gpu_name FROM gpus UNION ALL "
        "SELECT gpu, gpu_memory_gib, form_factor IS NOT NULL, value FROM gpus JOIN gpus_aliases ON row_id = id");
    while (gpus.executeStep()) {
        const QString id = textAt(gpus, 0);
        const double memory = gpus.getColumn(1).isNull() ? Unknown : gpus.getColumn(1).getDouble();
        const Gpu gpu{id, memory, gpus.getColumn(2).getInt() != 0};
        m_memories.insert(id, memory);
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
    SQLite::Statement regions(
        database, "SELECT DISTINCT lower(region), region_group FROM regions WHERE region_group IS NOT NULL");
    while (regions.executeStep()) {
        const QString region = textAt(regions, 0), group = textAt(regions, 1);
        m_regionGroups[region] = m_regionGroups.value(region, group) == group ? group : QString();
        m_regionGroups.insert(group, group);
    }
}

QString LooseNames::providerOf(const QString& name) const
{
    const QStringList same = m_providers.value(foldedName(name));
    return m_providerIds.contains(name) || same.size() != 1 ? name : same.first();
}

QString LooseNames::groupOf(const QString& region) const
{
    const QString name = region.toLower();
    if (const auto known = m_regionGroups.constFind(name); known != m_regionGroups.constEnd())
        return *known;
    static const QRegularExpression zone(u"^(.*[0-9])-?[a-z]$"_s);
    return m_regionGroups.value(zone.match(name).captured(1));
}

QString LooseNames::gpuOf(const Said& said) const
{
    if (m_memories.contains(said.gpu))
        return said.gpu;
    const std::vector<Gpu> all = m_gpus.value(foldedName(said.gpu));
    std::vector<Gpu> same = all;
    const auto narrow
        = [&same](const auto& fits) { std::erase_if(same, [&fits](const Gpu& gpu) { return !fits(gpu); }); };
    if (same.size() > 1)
        narrow([&said](const Gpu& gpu) { return names(said.instance, said.gpu, gpu.memoryGib); });
    if (same.empty()) {
        same = all;
        if (!std::isnan(said.memoryGib))
            narrow([&said](const Gpu& gpu) { return areAlike(said.memoryGib, gpu.memoryGib); });
        if (same.empty() && said.count > 1)
            for (const Gpu& gpu : all)
                if (areAlike(said.memoryGib / said.count, gpu.memoryGib))
                    same.push_back(gpu);
    }
    if (same.size() > 1)
        narrow([](const Gpu& gpu) { return !gpu.formFactorStated; });
    return same.size() == 1 ? same.front().id : said.gpu;
}

void LooseNames::remarkOnce(
    ImportLog& log, const QString& header, const QString& value, const QString& subject, const QString& message)
{
    const QString once = header + u'\n' + value + u'\n' + subject;
    if (m_remarked.contains(once))
        return;
    m_remarked.insert(once);
    log.add({RowIssue::Severity::Remark, log.line, {}, header, value, message});
}

void LooseNames::correctMemory(
    const Said& said, const QString& gpu, FieldValue& memory, const QString& header, ImportLog& log)
{
    const double known = m_memories.value(gpu, Unknown), given = said.memoryGib;
    if (std::isnan(known) || std::isnan(given) || given == known)
        return;
    const QString number = QString::number(given), right = QString::number(known);
    if (areAlike(given, known)) {
        // More than is known of the model may be another model.
        if (given > known)
            return;
        memory = known;
        remarkOnce(log, header, number, gpu,
            QCoreApplication::translate(
                "Import", "“%1” has %2 GiB: taken as that, here and in all rows with this figure.")
                .arg(gpu, right));
    } else if (said.count > 1 && areAlike(given / said.count, known)) {
        memory = known;
        log.add({RowIssue::Severity::Remark, log.line, {}, header, number,
            QCoreApplication::translate("Import", "This is the memory of all %1 GPUs; each has %2 GiB.")
                .arg(QString::number(said.count), right)});
    } else if (names(said.instance, said.gpu, known)) {
        memory = known;
        log.add({RowIssue::Severity::Remark, log.line, {}, header, number,
            QCoreApplication::translate("Import", "The name of the instance says %1 GB: taken as that.").arg(right)});
    }
}

void LooseNames::resolve(
    const TableSpec& table, std::span<FieldValue> values, std::span<const QString> headers, ImportLog& log)
{
    const auto at = [&table](std::string_view key) { return static_cast<std::size_t>(table.indexOf(key)); };
    const auto text = [&values](std::size_t field) {
        const auto* found = std::get_if<QString>(&values[field]);
        return found == nullptr ? QString() : *found;
    };
    const auto number = [&values](std::size_t field) {
        const auto* found = std::get_if<double>(&values[field]);
        return found == nullptr ? Unknown : *found;
    };
    const auto replace = [&](std::size_t field, const QString& id) {
        const QString name = text(field);
        if (id == name)
            return;
        values[field] = id;
        remarkOnce(log, headers[field], name, id,
            QCoreApplication::translate("Import", "This is “%1” in the catalog, and so are all rows with this name.")
                .arg(id));
    };
    const std::size_t provider = at("provider"), gpu = at("gpu"), memory = at("gpu_memory_gib");
    if (const QString name = text(provider); !name.isEmpty())
        replace(provider, providerOf(name));
    FieldValue& group = values[at("region_group")];
    if (const QString known = groupOf(text(at("region")));
        !known.isEmpty() && std::holds_alternative<std::monostate>(group))
        group = known;
    const Said said{text(gpu), text(at("instance_type")), number(memory), number(at("gpu_count"))};
    if (said.gpu.isEmpty())
        return;
    replace(gpu, gpuOf(said));
    correctMemory(said, text(gpu), values[memory], headers[memory], log);
}

} // namespace atlas
