// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/columnwidths.h"

#include <QFontMetrics>
#include <algorithm>
#include <iterator>
#include <vector>

namespace atlas {

namespace {

constexpr std::size_t SampledTexts = 2000, SampledRows = 200;
/// Percent of the texts that are shown whole.
constexpr std::size_t WholeTexts = 92;
constexpr int MostCharacters = 26, MostMeasured = 20;
/// The tables beside the offers have few columns, and sentences in them.
constexpr int MostInSentences = 44;

std::vector<QString> sample(const Table& table, int column, const CellStyle& style)
{
    const View& view = table.view(column);
    std::vector<QString> texts;
    if (view.shape == View::Shape::Texts && view.dictionary) {
        const std::size_t size = view.dictionary->size(), step = size / SampledTexts + 1;
        const bool entries = table.column(column).kind == ColumnKind::Vocabulary;
        for (std::size_t code = 0; code < size; code += step) {
            const QString& text = view.dictionary->text(static_cast<Dictionary::Code>(code));
            texts.push_back(entries ? vocabularyText(text) : text);
        }
        return texts;
    }
    const std::size_t rows = table.rowCount(), step = rows / SampledRows + 1;
    for (std::size_t row = 0; row < rows; row += step)
        texts.push_back(cellText(table, column, static_cast<std::uint32_t>(row), style));
    return texts;
}

}

int valuesWidth(const Table& table, int column, const CellStyle& style, const QFontMetrics& metrics)
{
    std::vector<QString> texts = sample(table, column, style);
    if (texts.empty())
        return 0;
    // The few longest are shortened rather than that every other row carries their room.
    const auto counted = static_cast<std::ptrdiff_t>(texts.size() * WholeTexts / 100);
    const auto last = texts.begin() + std::min(counted, std::ssize(texts) - 1);
    std::nth_element(texts.begin(), last, texts.end(),
        [](const QString& left, const QString& right) { return left.size() < right.size(); });
    const qsizetype characters = last->size();
    int width = 0, measured = 0;
    for (const QString& text : texts)
        if (text.size() == characters && measured++ < MostMeasured)
            width = std::max(width, metrics.horizontalAdvance(text) + 1); // rounded; a fraction less shortens the text
    const bool offers = table.name() == QLatin1String("offers");
    return std::min(width, metrics.averageCharWidth() * (offers ? MostCharacters : MostInSentences));
}

} // namespace atlas
