// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bodylayout.h"
#include "charts/chartcolumns.h"
#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/rowfigures.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

/// Bars and boxes: a row has its name, its place in the plot and its numbers.
class RowsLayout : public BodyLayout
{
public:
    RowsLayout(const ChartData& data, const ChartType& type, double width, std::size_t rows)
        : m_data(data)
        , m_type(type)
        , m_rows(rowFigures(data))
        , m_count(std::min(rows, m_rows.size()))
        , m_columns(chartColumns(data, m_count, width, type))
        , m_headHeight(1.9 * type.base)
    {
    }

    [[nodiscard]] Need need() const override
    {
        const double fixed = m_headHeight + axisAboveHeight(m_type) + horizontalAxisHeight(m_type);
        return {fixed + static_cast<double>(m_count) * smallestPitch(),
            fixed + static_cast<double>(m_count) * std::max(smallestPitch(), 2 * m_type.base),
            m_columns.plotWidth >= 11 * m_type.base};
    }

    [[nodiscard]] std::size_t undrawnOffers() const override
    {
        std::size_t offers = 0;
        for (std::size_t row = m_count; row < m_rows.size(); ++row)
            offers += m_rows[row].offers;
        return offers;
    }

    [[nodiscard]] QString undrawnText() const override
    {
        if (m_count == m_rows.size())
            return {};
        const auto* boxes = std::get_if<ChartBoxes>(&m_data.body);
        const QString text = boxes && boxes->highestIsBest
            ? QCoreApplication::translate("Chart", "%1 in the last %2 groups, for which the picture is too small")
            : QCoreApplication::translate("Chart", "%1 in the %2 dearest groups, for which the picture is too small");
        return text.arg(undrawnOffers()).arg(m_rows.size() - m_count);
    }

    void place(ChartLayout& layout, QRectF area) override
    {
        const auto count = static_cast<double>(m_count);
        const double fixed = m_headHeight + axisAboveHeight(m_type) + horizontalAxisHeight(m_type);
        const double room = (area.height() - fixed) / count;
        const double pitch = std::clamp(room, smallestPitch(), std::max(smallestPitch(), 6 * m_type.base));
        const double top = area.top() + m_headHeight + axisAboveHeight(m_type);
        layout.plot = QRectF(area.left() + m_columns.plotLeft, top, std::max(1.0, m_columns.plotWidth), count * pitch);
        layout.barThickness = std::min(pitch * 0.66, 2.4 * m_type.base);
        const ChartAxis axis = rowsAxis(m_data, m_count);
        const int most = std::clamp(static_cast<int>(layout.plot.width() / (7 * m_type.base)), 2, 10);
        layout.x = fittingScale(axis, most, layout.plot.width(), m_type);
        addHorizontalAxis(layout, axis, m_type);
        if (m_type.axisAbove)
            addAxisAbove(layout, m_type);
        setHeads(layout, area.left(), area.top() + m_headHeight - 0.75 * m_type.base);
        for (std::size_t row = 0; row < m_count; ++row)
            setRow(layout, area, row, top + (static_cast<double>(row) + 0.5) * pitch, pitch);
    }

private:
    [[nodiscard]] double smallestPitch() const { return m_columns.labelLines * 1.16 * m_type.base; }

    void setHeads(ChartLayout& layout, double left, double baseline) const
    {
        const QFont font = pictureFont(m_type.base * 0.9);
        const double em = m_type.base;
        addText(layout, ChartText::Role::Head, m_columns.labelHead, font, {left, baseline}, ChartText::Anchor::Start);
        for (const NumberColumn& column : m_columns.numbers) {
            const double right = left + column.right;
            addText(layout, ChartText::Role::Head, column.head, font, {right, baseline}, ChartText::Anchor::End);
            const double start = right - textWidth(column.head, font) - m_columns.keyWidth;
            const QRectF sample(start, baseline - 0.36 * em - em * 0.42, em * 0.84, em * 0.84);
            if (column.kind == NumberColumn::Kind::Lowest && !m_rows.front().box)
                layout.lowestKey = sample;
            else if (column.kind == NumberColumn::Kind::Median)
                layout.medianKey = sample.adjusted(em * 0.5, 0, 0, 0);
        }
    }

    void setRow(ChartLayout& layout, const QRectF& area, std::size_t index, double center, double pitch) const
    {
        const RowFigures& figures = m_rows[index];
        const QRectF& plot = layout.plot;
        const auto x = [&](double value) {
            // Bars begin at the axis, whatever the value.
            const double place = layout.x.place(figures.box ? value : std::max(0.0, value));
            return std::isfinite(value) ? plot.left() + plot.width() * place : std::nan("");
        };
        ChartRow row;
        row.center = center;
        row.strip = QRectF(area.left() / 2, center - pitch / 2, layout.page.width() - area.left(), pitch);
        row.lowest = x(figures.lowest);
        row.median = x(figures.median);
        if (figures.box) {
            row.lowerWhisker = x(figures.box->lowerWhisker);
            row.lowerQuartile = x(figures.box->lowerQuartile);
            row.upperQuartile = x(figures.box->upperQuartile);
            row.upperWhisker = x(figures.box->upperWhisker);
        }
        row.marker = {plot.left() - m_type.base * 1.1, center};
        layout.rows.push_back(row);
        setTexts(layout, area.left(), index, center);
    }

    void setTexts(ChartLayout& layout, double left, std::size_t index, double center) const
    {
        const QFont font = pictureFont(m_type.base);
        const double baseline = center + m_type.base * 0.36;
        const QStringList& lines = m_columns.labels[index];
        double y = baseline - static_cast<double>(lines.size() - 1) * 0.58 * m_type.base;
        for (const QString& line : lines) {
            addText(
                layout, ChartText::Role::Label, line, font, {left + m_columns.labelRight, y}, ChartText::Anchor::End);
            y += 1.16 * m_type.base;
        }
        for (const NumberColumn& column : m_columns.numbers) {
            const auto place = static_cast<int>(index);
            addText(layout, ChartText::Role::Number, column.texts[place], font, {left + column.right, baseline},
                ChartText::Anchor::End);
            if (!column.asides.isEmpty() && !column.asides[place].isEmpty())
                addText(layout, ChartText::Role::Aside, column.asides[place], pictureFont(m_type.base * 0.9),
                    {left + column.right + 0.35 * m_type.base, baseline}, ChartText::Anchor::Start);
        }
    }

    const ChartData& m_data;
    const ChartType& m_type;
    std::vector<RowFigures> m_rows;
    std::size_t m_count;
    ChartColumns m_columns;
    double m_headHeight;
};

}

std::unique_ptr<BodyLayout> rowsLayout(const ChartData& data, const ChartType& type, double width, std::size_t rows)
{
    return std::make_unique<RowsLayout>(data, type, width, rows);
}

} // namespace atlas
