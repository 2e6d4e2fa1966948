// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bodylayout.h"
#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double LineHeight = 1.16; // of the type

/// A heat map: names of rows on the left, of columns above, a number in each cell, the meaning of colours below.
class CellsLayout : public BodyLayout
{
public:
    CellsLayout(const ChartData& data, const ChartType& type, double width, std::size_t rows)
        : m_grid(std::get<ChartGrid>(data.body))
        , m_type(type)
        , m_rows(std::min(rows, m_grid.rows.size()))
        , m_font(pictureFont(type.base))
        , m_small(pictureFont(type.base * 0.9))
    {
        setRowNames(width);
        const double most = 11 * type.base, least = widestNumber() + 0.8 * type.base;
        const double room = width - m_labelRight - 0.6 * type.base;
        m_columns = std::clamp<std::size_t>(
            static_cast<std::size_t>(std::max(0.0, room / std::max(least, 4.2 * type.base))), 1, m_grid.columns.size());
        m_cellWidth = std::clamp(room / static_cast<double>(m_columns), least, std::max(least, most));
        m_wideEnough = room >= least;
        for (std::size_t column = 0; column < m_columns; ++column) {
            m_heads.push_back(wrappedLines(
                plainLine(m_grid.columns[column].label), m_small, m_cellWidth - 0.5 * type.base, type.screen ? 3 : 6));
            m_headLines = std::max(m_headLines, m_heads.back().size());
        }
    }

    [[nodiscard]] Need need() const override
    {
        const double fixed = headHeight() + gaps() * groupGap() + keyHeight();
        const auto count = static_cast<double>(m_rows);
        return {fixed + count * 1.5 * m_type.base, fixed + count * 2 * m_type.base, m_wideEnough};
    }

    [[nodiscard]] std::size_t undrawnOffers() const override
    {
        std::size_t offers = 0;
        for (std::size_t row = 0; row < m_grid.rows.size(); ++row)
            for (std::size_t column = 0; column < m_grid.columns.size(); ++column)
                if (const ChartCell& cell = m_grid.cell(row, column);
                    (row >= m_rows || column >= m_columns) && std::isfinite(cell.value))
                    offers += cell.offers;
        return offers;
    }

    [[nodiscard]] QString undrawnText() const override
    {
        if (m_rows == m_grid.rows.size() && m_columns == m_grid.columns.size())
            return {};
        return QCoreApplication::translate("Chart", "%1 in %2 rows and %3 columns, for which the picture is too small")
            .arg(undrawnOffers())
            .arg(m_grid.rows.size() - m_rows)
            .arg(m_grid.columns.size() - m_columns);
    }

    void place(ChartLayout& layout, QRectF area) override
    {
        const double room = area.height() - headHeight() - gaps() * groupGap() - keyHeight();
        const double pitch = std::clamp(room / static_cast<double>(m_rows), 1.5 * m_type.base, 3.2 * m_type.base);
        layout.gridRows = m_rows;
        layout.gridColumns = m_columns;
        const double left = area.left() + m_labelRight + 0.6 * m_type.base;
        double y = area.top() + headHeight();
        const double top = y;
        setHeads(layout, area.left(), left, y - 0.5 * m_type.base);
        for (std::size_t row = 0; row < m_rows; ++row) {
            if (row > 0 && m_grid.rows[row].group != m_grid.rows[row - 1].group)
                y += groupGap();
            setRow(layout, area.left(), left, row, y, pitch);
            y += pitch;
        }
        layout.plot = QRectF(left, top, m_cellWidth * static_cast<double>(m_columns), y - top);
        setKey(layout, area, y);
    }

private:
    [[nodiscard]] double headHeight() const
    {
        return static_cast<double>(std::max<qsizetype>(1, m_headLines)) * LineHeight * m_small.pixelSize()
            + 0.8 * m_type.base;
    }
    [[nodiscard]] double keyHeight() const { return 5.2 * m_type.base; }
    [[nodiscard]] double groupGap() const { return 0.5 * m_type.base; }
    [[nodiscard]] double gaps() const
    {
        double count = 0;
        for (std::size_t row = 1; row < m_rows; ++row)
            count += m_grid.rows[row].group != m_grid.rows[row - 1].group ? 1 : 0;
        return count;
    }

    void setRowNames(double width)
    {
        double groups = textWidth(plainLine(m_grid.rowTitle), m_small), names = 0;
        const double most = width * (m_type.screen ? 0.24 : 0.3);
        for (std::size_t row = 0; row < m_rows; ++row) {
            const QString group = elidedMiddle(plainLine(m_grid.rows[row].group), m_small, width * 0.14);
            m_groupNames << group;
            if (!group.isEmpty())
                m_groupWidth = std::max(m_groupWidth, textWidth(group, m_small) + 0.8 * m_type.base);
            m_names << elidedMiddle(plainLine(m_grid.rows[row].label), m_font, most);
            names = std::max(names, textWidth(m_names.last(), m_font));
        }
        m_labelRight = std::max(groups, m_groupWidth + names);
    }

    [[nodiscard]] double widestNumber() const
    {
        double widest = 2 * m_type.base;
        for (const ChartCell& cell : m_grid.cells)
            if (std::isfinite(cell.value))
                widest = std::max(widest, textWidth(number(cell), m_font));
        return widest;
    }

    [[nodiscard]] QString number(const ChartCell& cell) const
    {
        return priceText(cell.value, m_grid.values.decimals, m_type.locale);
    }

    void setHeads(ChartLayout& layout, double margin, double left, double bottom) const
    {
        addText(layout, ChartText::Role::Head, plainLine(m_grid.rowTitle), m_small, {margin, bottom},
            ChartText::Anchor::Start);
        for (std::size_t column = 0; column < m_columns; ++column) {
            const QStringList& lines = m_heads[column];
            double y = bottom - static_cast<double>(lines.size() - 1) * LineHeight * m_small.pixelSize();
            for (const QString& line : lines) {
                addText(layout, ChartText::Role::Head, line, m_small,
                    {left + (static_cast<double>(column) + 0.5) * m_cellWidth, y}, ChartText::Anchor::Middle);
                y += LineHeight * m_small.pixelSize();
            }
        }
    }

    void setRow(ChartLayout& layout, double margin, double left, std::size_t row, double y, double pitch) const
    {
        const auto index = static_cast<int>(row);
        const double baseline = y + pitch / 2 + m_type.base * 0.36;
        if (!m_groupNames[index].isEmpty() && (row == 0 || m_grid.rows[row].group != m_grid.rows[row - 1].group))
            addText(layout, ChartText::Role::Aside, m_groupNames[index], m_small, {margin, baseline},
                ChartText::Anchor::Start);
        addText(layout, ChartText::Role::Label, m_names[index], m_font, {margin + m_labelRight, baseline},
            ChartText::Anchor::End);
        for (std::size_t column = 0; column < m_columns; ++column) {
            const QRectF cell(left + static_cast<double>(column) * m_cellWidth, y, m_cellWidth, pitch);
            layout.cells.push_back(cell);
            const ChartCell& figures = m_grid.cell(row, column);
            if (figures.offers > 0)
                addText(layout, ChartText::Role::Cell, number(figures), m_font, {cell.center().x(), baseline},
                    ChartText::Anchor::Middle)
                    .item
                    = static_cast<int>(row * m_grid.columns.size() + column);
        }
    }

    /// The strip of colours with its ends and middle, and what it means.
    void setKey(ChartLayout& layout, const QRectF& area, double y) const
    {
        const double em = m_type.base, width = std::min(18 * em, area.width() * 0.6);
        layout.shadeKey = QRectF(area.left(), y + 1.2 * em, width, 0.8 * em);
        const ChartAxis& shades = m_grid.shades;
        if (!(shades.lowest <= shades.highest)) {
            layout.shadeKey = {};
        } else {
            const double low = std::log(shades.lowest), high = std::log(shades.highest);
            const auto text = [&](double share) {
                const double value = std::exp(low + (high - low) * share);
                return shades.unit.isEmpty() ? m_type.locale.toString(value, 'f', 2) + QStringLiteral(" ×")
                                             : priceText(value, shades.decimals, m_type.locale);
            };
            const double baseline = layout.shadeKey.bottom() + 1.1 * em;
            addText(layout, ChartText::Role::Tick, text(0), m_small, {layout.shadeKey.left(), baseline},
                ChartText::Anchor::Start);
            if (shades.lowest < shades.highest) {
                addText(layout, ChartText::Role::Tick, text(0.5), m_small, {layout.shadeKey.center().x(), baseline},
                    ChartText::Anchor::Middle);
                addText(layout, ChartText::Role::Tick, text(1), m_small, {layout.shadeKey.right(), baseline},
                    ChartText::Anchor::End);
            }
        }
        const QString title = elidedMiddle(plainLine(shades.title), m_small, area.width());
        addText(
            layout, ChartText::Role::AxisTitle, title, m_small, {area.left(), y + 4.6 * em}, ChartText::Anchor::Start);
    }

    const ChartGrid& m_grid;
    const ChartType& m_type;
    std::size_t m_rows, m_columns = 1;
    QFont m_font, m_small;
    QStringList m_names, m_groupNames; ///< of rows
    std::vector<QStringList> m_heads; ///< lines of each column's name
    qsizetype m_headLines = 1;
    double m_labelRight = 0, m_groupWidth = 0, m_cellWidth = 0;
    bool m_wideEnough = true;
};

}

std::unique_ptr<BodyLayout> cellsLayout(const ChartData& data, const ChartType& type, double width, std::size_t rows)
{
    return std::make_unique<CellsLayout>(data, type, width, rows);
}

} // namespace atlas
