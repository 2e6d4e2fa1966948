// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "health/healthmarks.h"
#include "health/offerhealth.h"

#include <QRegularExpression>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace atlas {

namespace {

constexpr double Nan = std::numeric_limits<double>::quiet_NaN();
/// Vendors count memory in different ways; what differs by less is the same card.
constexpr double MemoryShare = 0.12;

bool differs(double stated, double nominal)
{
    return std::abs(stated - nominal) > MemoryShare * nominal;
}

/// "a100" of "a100-sxm-80gb": the cards that one name may stand for. Lines of cards are no family by themselves.
QString familyOf(const QString& gpu)
{
    static const QStringList lines{QStringLiteral("rtx"), QStringLiteral("gtx"), QStringLiteral("quadro"),
        QStringLiteral("tesla"), QStringLiteral("radeon")};
    const QString line = gpu.section(u'-', 0, 0).toLower();
    return lines.contains(line) ? line + u'-' + gpu.section(u'-', 1, 1).toLower() : line;
}

std::map<QString, std::set<double>> sizesByFamily(const Catalog& catalog)
{
    const std::vector<QString>& ids = catalog.gpus.texts("gpu");
    const std::vector<double>& memory = catalog.gpus.numbers("gpu_memory_gib");
    std::map<QString, std::set<double>> sizes;
    for (std::size_t gpu = 0; gpu < ids.size() && gpu < memory.size(); ++gpu)
        if (memory[gpu] > 0)
            sizes[familyOf(ids[gpu])].insert(memory[gpu]);
    return sizes;
}

double valueAt(const std::vector<double>& values, std::size_t place)
{
    return place < values.size() ? values[place] : Nan;
}

double sizeInName(const QString& name, const std::set<double>& sizes, double stated)
{
    static const QRegularExpression pattern(
        QStringLiteral("(?<![0-9.a-z])([0-9]{1,3})[ _-]?gi?b?(?![a-z0-9])"), QRegularExpression::CaseInsensitiveOption);
    double contradicting = Nan;
    for (auto matches = pattern.globalMatch(name); matches.hasNext();) {
        const double size = matches.next().captured(1).toDouble();
        if (!sizes.contains(size))
            continue; // main memory or storage, no size of this family
        if (!differs(stated, size))
            return Nan;
        contradicting = size;
    }
    return contradicting;
}

/// Does the catalog know any figure of the card?
bool isDescribed(const Catalog& catalog, std::size_t gpu)
{
    for (const char* key : {"gpu_memory_gib", "fp16_tflops", "bf16_tflops", "fp32_tflops", "memory_bandwidth_gb_s"})
        if (std::isfinite(valueAt(catalog.gpus.numbers(key), gpu)))
            return true;
    return false;
}

HealthMarks memoryMarks(double stated, double nominal, double count, double named)
{
    HealthMarks marks = 0;
    if (!(stated > 0))
        return marks;
    if (std::isfinite(named))
        marks |= markOf(HealthRule::MemoryName);
    if (nominal > 0 && differs(stated, nominal)) {
        const bool total = count > 1 && std::abs(stated - nominal * count) <= 0.02 * nominal * count;
        marks |= markOf(total ? HealthRule::MemoryTotal : HealthRule::MemorySize);
    }
    return marks;
}

HealthMarks hardwareMarks(const Catalog& catalog, std::size_t hardware, double named)
{
    const std::size_t gpu = catalog.hardware.codes("gpu")[hardware];
    const double count = valueAt(catalog.hardware.numbers("gpu_count"), hardware);
    HealthMarks marks = 0;
    if (gpu >= catalog.gpus.size() || !isDescribed(catalog, gpu))
        marks |= markOf(HealthRule::UnknownGpu);
    if (gpu < catalog.gpus.size())
        if (const QString& kind = catalog.gpus.texts("gpu_kind")[gpu]; !kind.isNull() && kind != QLatin1String("gpu"))
            marks |= markOf(HealthRule::NotGpu);
    if (count < 1)
        return marks | markOf(HealthRule::FractionalGpu); // its memory is that of the part
    return marks
        | memoryMarks(valueAt(catalog.hardware.numbers("gpu_memory_gib"), hardware),
            valueAt(catalog.gpus.numbers("gpu_memory_gib"), gpu), count, named);
}

double memoryInName(const Catalog& catalog, std::size_t hardware, const std::map<QString, std::set<double>>& sizes)
{
    const std::size_t gpu = catalog.hardware.codes("gpu")[hardware];
    const std::size_t type = catalog.hardware.codes("instance_type")[hardware];
    if (gpu >= catalog.gpus.size() || type >= catalog.instanceTypes.size())
        return Nan;
    const auto family = sizes.find(familyOf(catalog.gpus.texts("gpu")[gpu]));
    if (family == sizes.end())
        return Nan;
    return sizeInName(catalog.instanceTypes.texts("instance_type")[type], family->second,
        valueAt(catalog.hardware.numbers("gpu_memory_gib"), hardware));
}

}

double memoryInName(const Catalog& catalog, std::size_t hardware)
{
    return memoryInName(catalog, hardware, sizesByFamily(catalog));
}

void markByHardware(const HealthWork& work)
{
    const Catalog& catalog = work.catalog;
    const std::map<QString, std::set<double>> sizes = sizesByFamily(catalog);
    std::vector<HealthMarks> ofHardware(catalog.hardware.size() + 1);
    for (std::size_t hardware = 0; hardware < catalog.hardware.size(); ++hardware)
        ofHardware[hardware] = hardwareMarks(catalog, hardware, memoryInName(catalog, hardware, sizes));
    for (std::size_t offer = 0; offer < catalog.offers.size(); ++offer)
        work.marks[offer] |= ofHardware[catalog.offers.hardware[offer]];
}

} // namespace atlas
