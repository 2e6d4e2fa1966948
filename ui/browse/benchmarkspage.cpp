// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/benchmarkspage.h"

#include "browse/pagespecs.h"
#include "catalog/catalog.h"
#include "charts/benchmarkgroups.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>
#include <map>
#include <set>

namespace atlas {

namespace {

/// In how many benchmarks each GPU was measured.
std::map<std::uint32_t, int> benchmarksOfGpus(const Catalog& catalog)
{
    std::map<std::uint32_t, int> counts;
    for (const BenchmarkGroup& group : benchmarkGroups(catalog)) {
        std::set<std::uint32_t> gpus;
        for (const std::uint32_t row : group.rows)
            gpus.insert(catalog.benchmarks.codes("gpu")[row]);
        for (const std::uint32_t gpu : gpus)
            ++counts[gpu];
    }
    return counts;
}

}

BenchmarksPage::BenchmarksPage(Session& session, QWidget* parent)
    : TablePage(session, benchmarksSpec(), parent)
    , m_label(new QLabel(this))
    , m_gpu(new QComboBox(this))
    , m_count(new QComboBox(this))
{
    m_gpu->setObjectName(QStringLiteral("baselineGpu"));
    m_count->setObjectName(QStringLiteral("baselineCount"));
    m_gpu->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_gpu->setMinimumContentsLength(18);
    m_count->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(m_gpu);
    tools()->addWidget(m_label);
    tools()->addWidget(m_gpu);
    tools()->addWidget(m_count);
    connect(m_gpu, &QComboBox::activated, this, &BenchmarksPage::choose);
    connect(m_count, &QComboBox::activated, this, &BenchmarksPage::choose);
    BenchmarksPage::retranslate();
}

void BenchmarksPage::choose()
{
    m_chosen = true;
    BenchmarkBaseline baseline{m_gpu->currentData().toString(), {}};
    if (const QVariant count = m_count->currentData(); count.isValid())
        baseline.gpuCount = count.toDouble();
    setBaseline(baseline);
}

void BenchmarksPage::setBaseline(const BenchmarkBaseline& baseline)
{
    if (m_baseline == baseline)
        return;
    m_baseline = baseline;
    listGpus();
    listCounts();
    browse().setMake([baseline](const TableContext& context) { return relativeBenchmarks(context, baseline); });
}

void BenchmarksPage::showAnswer()
{
    TablePage::showAnswer();
    listGpus();
    listCounts();
}

void BenchmarksPage::listGpus()
{
    if (!browse().table())
        return;
    const Catalog& catalog = *browse().table()->context().catalog;
    const QSignalBlocker blocker(m_gpu);
    m_gpu->clear();
    int most = 0;
    QString usual;
    for (const auto& [gpu, benchmarks] : benchmarksOfGpus(catalog)) {
        const QString id = catalog.gpus.texts("gpu")[gpu], name = catalog.gpus.texts("gpu_name")[gpu];
        m_gpu->addItem(name.isEmpty() ? id : name, id);
        if (benchmarks > most) {
            most = benchmarks;
            usual = id;
        }
    }
    if (!m_chosen && m_baseline.gpu.isEmpty() && !usual.isEmpty())
        setBaseline({usual, {}});
    m_gpu->setCurrentIndex(m_gpu->findData(m_baseline.gpu));
}

void BenchmarksPage::listCounts()
{
    if (!browse().table())
        return;
    const Catalog& catalog = *browse().table()->context().catalog;
    std::set<double> counts;
    for (std::size_t row = 0; row < catalog.benchmarks.size(); ++row) {
        const std::uint32_t gpu = catalog.benchmarks.codes("gpu")[row];
        if (gpu < catalog.gpus.size() && catalog.gpus.texts("gpu")[gpu] == m_baseline.gpu
            && catalog.benchmarks.numbers("gpu_count")[row] > 0)
            counts.insert(catalog.benchmarks.numbers("gpu_count")[row]);
    }
    const QSignalBlocker blocker(m_count);
    m_count->clear();
    m_count->addItem(tr("as many GPUs"));
    for (const double count : counts)
        m_count->addItem(tr("%1 of them", "number of GPUs").arg(QLocale().toString(count)), count);
    m_count->setCurrentIndex(m_baseline.gpuCount ? m_count->findData(*m_baseline.gpuCount) : 0);
}

QVariantMap BenchmarksPage::memory() const
{
    QVariantMap memory = TablePage::memory();
    memory[QStringLiteral("baseline")] = m_baseline.gpu;
    memory[QStringLiteral("count")] = m_baseline.gpuCount ? QVariant(*m_baseline.gpuCount) : QVariant();
    return memory;
}

void BenchmarksPage::recall(const QVariantMap& memory)
{
    if (const QString gpu = memory.value(QStringLiteral("baseline")).toString(); !gpu.isEmpty()) {
        BenchmarkBaseline baseline{gpu, {}};
        if (const QVariant count = memory.value(QStringLiteral("count")); count.isValid())
            baseline.gpuCount = count.toDouble();
        setBaseline(baseline);
    }
    TablePage::recall(memory);
}

QVariantMap BenchmarksPage::look() const
{
    QVariantMap look = TablePage::look();
    if (m_chosen) {
        look[QStringLiteral("baseline")] = m_baseline.gpu;
        look[QStringLiteral("count")] = m_baseline.gpuCount ? QVariant(*m_baseline.gpuCount) : QVariant();
    }
    return look;
}

void BenchmarksPage::setLook(const QVariantMap& look)
{
    TablePage::setLook(look);
    const QString gpu = look.value(QStringLiteral("baseline")).toString();
    if (gpu.isEmpty())
        return;
    m_chosen = true;
    BenchmarkBaseline baseline{gpu, {}};
    if (const double count = look.value(QStringLiteral("count")).toDouble(); count > 0)
        baseline.gpuCount = count;
    setBaseline(baseline);
}

void BenchmarksPage::retranslate()
{
    TablePage::retranslate();
    m_label->setText(tr("A&gainst"));
    m_gpu->setAccessibleName(tr("GPU that the others are held against"));
    m_gpu->setToolTip(tr("Speeds are times that of this GPU in the same benchmark"));
    m_count->setAccessibleName(tr("How many of that GPU"));
    m_count->setToolTip(tr("Against as many GPUs as the result was measured with, or against a fixed number"));
    listCounts();
}

} // namespace atlas
