// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/tablepage.h"
#include "columns/benchmarkviews.h"

class QComboBox;
class QLabel;

namespace atlas {

/// Measurements, those that may be compared with each other together, against a GPU of choice.
class BenchmarksPage : public TablePage
{
    Q_OBJECT
public:
    explicit BenchmarksPage(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] QVariantMap memory() const override;
    void recall(const QVariantMap& memory) override;
    [[nodiscard]] QVariantMap look() const override;
    void setLook(const QVariantMap& look) override;
    void setBaseline(const BenchmarkBaseline& baseline);
    [[nodiscard]] const BenchmarkBaseline& baseline() const { return m_baseline; }

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    void listGpus();
    void listCounts();
    void choose();

    BenchmarkBaseline m_baseline;
    bool m_chosen = false; ///< by the user; else the GPU that most benchmarks have
    QLabel* m_label;
    QComboBox* m_gpu;
    QComboBox* m_count;
};

} // namespace atlas
