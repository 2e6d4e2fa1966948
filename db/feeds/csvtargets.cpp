// SPDX-License-Identifier: GPL-3.0-or-later
#include "feeds/csvtargets.h"

#include "text/amount.h"
#include "text/foldedname.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace atlas {

namespace {

using enum CsvKind;

const std::vector<CsvTarget> Targets{
    {"provider", Name,
        {"provider", "provider_id", "provider_name", "供应商标识", "供应商", "cloud", "cloud provider", "vendor",
            "厂商", "云厂商", "服务商", "云平台", "平台"}},
    {"instance_type", Name,
        {"instance_type", "instance", "instance name", "machine type", "sku", "实例规格", "实例类型", "实例", "机型",
            "规格", "name"}},
    {"gpu", Name,
        {"gpu", "gpu_id", "gpu_name", "gpu type", "gpu model", "accelerator", "accelerator name", "GPU 标识", "显卡",
            "显卡型号", "GPU 型号", "GPU 类型", "卡型"}},
    {"gpu_count", Count,
        {"gpu_count", "gpus", "number of gpus", "accelerator count", "GPU 数量", "显卡数量", "GPU 数", "卡数",
            "count"}},
    {"region", Name, {"region", "location", "zone", "availability zone", "区域", "地区", "地域", "可用区"}},
    {"purchase_model", Word,
        {"purchase_model", "pricing model", "billing model", "计费方式", "付费方式", "付费类型", "购买方式"}},
    {"original_price", Amount,
        {"original_price", "原始价格", "price_per_hour", "price", "hourly price", "price hourly", "on-demand",
            "on-demand price", "hourly", "cost", "cost per hour", "每小时价格", "小时价格", "小时价", "按需价格",
            "按需", "价格", "单价"}},
    {"original_currency", CsvKind::Currency, {"original_currency", "原始币种", "currency", "币种", "货币"}},
    {"price_per_gpu_hour", Amount,
        {"price_per_gpu_hour", "price per gpu", "per-gpu", "per gpu price", "gpu price", "每 GPU 价格",
            "每 GPU 小时价格", "单卡价格", "每卡价格"}},
    {"spot_price", Amount,
        {"spot_price", "spot", "spot hourly", "preemptible price", "竞价价格", "竞价", "抢占式价格"}},
    {"observed_on", Day,
        {"observed_on", "采集日期", "date", "as of", "updated", "updated on", "日期", "更新日期", "更新时间"}},
    {"gpu_memory_gib", Memory,
        {"gpu_memory_gib", "gpu memory", "vram", "gpu ram", "memory per gpu", "显存", "单卡显存", "显存容量"}},
    {"gpu_memory_total_gib", Memory,
        {"gpu_memory_total_gib", "gpu memory in all", "total gpu memory", "total vram", "总显存"}},
    {"vcpus", Count, {"vcpus", "vcpu", "cpus", "cpu", "cores", "cpu cores", "vCPU 数", "CPU 核数", "核数"}},
    {"memory_gib", Memory, {"memory_gib", "memory", "ram", "system memory", "内存", "内存容量"}},
    {"storage_gib", Memory, {"storage_gib", "local storage", "storage", "disk", "本地存储", "存储", "硬盘", "磁盘"}},
    {"interconnect", Name, {"interconnect", "互连"}},
    {"region_group", Word, {"region_group", "区域组"}},
    {"variant", Name, {"variant", "变体"}},
    {"service", Name, {"service", "product", "服务", "产品"}},
    {"free", YesOrNo, {"free", "免费"}},
    {"subscription_fee", Amount, {"subscription_fee", "monthly fee", "订阅费", "月费"}},
    {"included_units", Count, {"included_units", "包含的单元"}},
    {"session_limit_h", Count, {"session_limit_h", "session limit", "会话时限"}},
    {"billing_increment_s", Count, {"billing_increment_s", "billing increment", "计费粒度"}},
    {"minimum_billing_s", Count, {"minimum_billing_s", "minimum billing", "最短计费时长"}},
    {"source", Name, {"source", "来源"}},
    {"note", Name, {"note", "notes", "remark", "remarks", "comment", "comments", "备注", "说明"}},
};

std::size_t placeOf(const char* key)
{
    return static_cast<std::size_t>(std::find_if(Targets.begin(), Targets.end(), [key](const CsvTarget& target) {
        return QLatin1String(target.key) == QLatin1String(key);
    }) - Targets.begin());
}
const std::size_t Price = placeOf("original_price"), PricePerGpu = placeOf("price_per_gpu_hour");

/// The name of a header without the unit in brackets at its end, and that unit.
std::pair<QString, QString> nameAndUnit(const QString& header)
{
    static const QRegularExpression form(QStringLiteral(R"(^\s*(.*?)\s*[(\[]\s*([^()\[\]]*)\s*[)\]]\s*$)"));
    const QString plain = header.normalized(QString::NormalizationForm_KC);
    static const QRegularExpression behind(
        QStringLiteral("^(.+)[_ ]([MGT]i?B)$"), QRegularExpression::CaseInsensitiveOption);
    QRegularExpressionMatch match = form.match(plain);
    if (!match.hasMatch())
        match = behind.match(plain.trimmed());
    return match.hasMatch() ? std::pair(match.captured(1), match.captured(2)) : std::pair(plain, QString());
}

/// Headers such as `$/hr` and `USD/GPU/h` are nothing but the unit of a price.
bool isUnitOfPrice(const QString& header)
{
    return header.contains(u'/') && !currencyOf(header.section(u'/', 0, 0)).isEmpty();
}

/// Names, best first, of all targets: folded name → target and how telling the name is.
struct Named
{
    std::size_t target = 0, place = 0;
};
const QHash<QString, Named>& namesOfTargets()
{
    static const QHash<QString, Named> names = [] {
        QHash<QString, Named> all;
        for (std::size_t target = 0; target < Targets.size(); ++target)
            for (std::size_t place = 0; place < Targets[target].names.size(); ++place)
                if (const QString name = foldedName(QString::fromUtf8(Targets[target].names[place]));
                    !all.contains(name))
                    all.insert(name, {target, place});
        return all;
    }();
    return names;
}

std::optional<Named> targetOf(const QString& header)
{
    const QHash<QString, Named>& names = namesOfTargets();
    for (const QString& name : {header, nameAndUnit(header).first})
        if (const auto found = names.constFind(foldedName(name)); found != names.constEnd())
            return *found;
    if (!isUnitOfPrice(header))
        return {};
    const bool perGpu = header.contains(QLatin1String("gpu"), Qt::CaseInsensitive);
    return Named{perGpu ? PricePerGpu : Price, Targets[perGpu ? PricePerGpu : Price].names.size()};
}

double hoursOf(const QString& time)
{
    const QString word = foldedName(time);
    static const QStringList months{QStringLiteral("mo"), QStringLiteral("month"), QStringLiteral("月")};
    static const QStringList years{QStringLiteral("yr"), QStringLiteral("year"), QStringLiteral("年")};
    if (months.contains(word))
        return 730;
    return years.contains(word) ? 8760 : 1;
}

double gibOf(const QString& unit)
{
    const QString word = foldedName(unit);
    if (word == QLatin1String("mb") || word == QLatin1String("mib"))
        return 1.0 / 1024;
    return word == QLatin1String("tb") || word == QLatin1String("tib") ? 1024 : 1;
}

}

std::span<const CsvTarget> csvTargets()
{
    return Targets;
}

const CsvTarget* csvTarget(QStringView key)
{
    const auto found = std::find_if(
        Targets.begin(), Targets.end(), [key](const CsvTarget& target) { return key == QLatin1String(target.key); });
    return found == Targets.end() ? nullptr : &*found;
}

HeaderUnits headerUnits(const QString& header)
{
    HeaderUnits units;
    const QStringList parts = (isUnitOfPrice(header) ? header : nameAndUnit(header).second).split(u'/');
    units.currency = currencyOf(parts.first());
    if (!units.currency.isEmpty() && parts.size() > 1)
        units.hours = hoursOf(parts.last());
    units.gib = gibOf(parts.first());
    return units;
}

std::vector<const CsvTarget*> matchHeaders(const QStringList& headers)
{
    std::vector<const CsvTarget*> matches(static_cast<std::size_t>(headers.size()), nullptr);
    // By target: the header that has it so far.
    std::vector<std::optional<std::pair<std::size_t, std::size_t>>> holders(Targets.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const auto named = targetOf(headers[static_cast<qsizetype>(i)]);
        if (!named)
            continue;
        auto& holder = holders[named->target];
        if (holder && holder->second <= named->place)
            continue;
        if (holder)
            matches[holder->first] = nullptr;
        holder = std::pair(i, named->place);
        matches[i] = &Targets[named->target];
    }
    return matches;
}

} // namespace atlas
