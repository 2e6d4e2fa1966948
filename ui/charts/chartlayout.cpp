// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartlayout.h"

#include "charts/chartcolumns.h"
#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double LineSpacing = 1.32; // of the pixel size
constexpr double SmallestScale = 0.55; // of a file's type before bars are dropped
constexpr std::size_t FewestBars = 3;

/// Sets one page, from the top and from the bottom, and gives the plot what is left between.
class Setter
{
public:
    Setter(const ChartData& data, QSizeF page, const ChartType& type, std::size_t bars)
        : m_data(data)
        , m_type(type)
        , m_bars(std::min(bars, data.bars.size()))
        , m_margin(type.base * 1.6)
    {
        m_layout.page = page;
    }

    ChartLayout set()
    {
        const double top = setHeading();
        if (m_bars == 0)
            return setMessage(top);
        const ChartColumns columns = chartColumns(m_data, m_bars, m_layout.page.width() - 2 * m_margin, m_type);
        const double under = (2 + 1.6) * m_type.base; // tick labels and axis title
        const double above = 1.9 * m_type.base; // column heads
        const double fixed = top + above + under + m_margin;
        const double smallestPitch = columns.labelLines * 1.16 * m_type.base;
        const double comfort = std::max(smallestPitch, 2 * m_type.base);
        const auto count = static_cast<double>(m_bars);
        const QStringList foot = footLines(m_layout.page.height() - fixed - count * comfort);
        const double footHeight = footHeightOf(foot);
        m_layout.needed = fixed + footHeight + count * (m_type.screen ? comfort : smallestPitch);
        if (m_type.screen)
            m_layout.page.setHeight(std::max(m_layout.page.height(), std::ceil(m_layout.needed)));
        const double room = (m_layout.page.height() - fixed - footHeight) / count;
        const double pitch = std::clamp(room, smallestPitch, std::max(smallestPitch, 6 * m_type.base));
        m_layout.fits = m_layout.needed <= m_layout.page.height() + 0.01 && columns.plotWidth >= 11 * m_type.base;
        setPlot(columns, top + above, pitch);
        setFoot(foot, m_layout.page.height() - m_margin - footHeight);
        return std::move(m_layout);
    }

private:
    void add(ChartText::Role role, const QString& text, const QFont& font, QPointF baseline, ChartText::Anchor align)
    {
        const double size = font.pixelSize();
        m_layout.texts.push_back({role, text, font, baseline, align, textWidth(text, font), size * 0.92, size * 0.24});
    }

    double setHeading()
    {
        const double width = m_layout.page.width() - 2 * m_margin;
        double y = m_margin;
        const auto block = [&](ChartText::Role role, const QString& text, const QFont& font, int most) {
            for (const QString& line : wrappedLines(text, font, width, most)) {
                add(role, line, font, {m_margin, y + font.pixelSize() * 0.95}, ChartText::Anchor::Start);
                y += font.pixelSize() * LineSpacing;
            }
        };
        block(ChartText::Role::Title, plainLine(m_data.title), pictureFont(m_type.base * 1.5, true), 3);
        y += m_type.base * 0.25;
        const QFont font = pictureFont(m_type.base);
        const QString filter = filterText(m_data);
        block(ChartText::Role::Filter, m_type.screen ? elidedMiddle(filter, font, width) : filter, font, 6);
        return y + m_type.base * 0.7;
    }

    /// Paragraphs and sources as lines. Sources take two lines, or as many as `spare` height holds.
    QStringList footLines(double spare) const
    {
        const QFont font = pictureFont(m_type.base * 0.9);
        const double width = m_layout.page.width() - 2 * m_margin;
        QStringList lines;
        QStringList paragraphs = footParagraphs(m_data, m_bars);
        if (m_bars == 0)
            paragraphs.removeAll(QString());
        for (const QString& paragraph : paragraphs)
            lines << wrappedLines(paragraph, font, width, 12);
        const int most = std::clamp(
            static_cast<int>(spare / (font.pixelSize() * LineSpacing)) - static_cast<int>(lines.size()) - 2, 2,
            m_type.screen ? 2 : 60);
        lines << sourceLines(font, width, most);
        if (!m_type.screen && m_type.today.isValid())
            lines << QStringLiteral("GPU Atlas, ") + m_type.today.toString(Qt::ISODate);
        return lines;
    }

    /// The longest list of sources that takes at most so many lines; at least one is named.
    QStringList sourceLines(const QFont& font, double width, int most) const
    {
        int low = 1, high = static_cast<int>(m_data.sources.size());
        const auto wrapped = [&](int named) { return wrappedLines(sourcesText(m_data, named), font, width, 1000); };
        if (high == 0)
            return {};
        while (low < high) {
            const int middle = (low + high + 1) / 2;
            if (wrapped(middle).size() <= most)
                low = middle;
            else
                high = middle - 1;
        }
        return wrappedLines(sourcesText(m_data, low), font, width, std::max(most, 3));
    }

    double footHeightOf(const QStringList& lines) const
    {
        return static_cast<double>(lines.size()) * pictureFont(m_type.base * 0.9).pixelSize() * LineSpacing
            + m_type.base * 0.5;
    }

    void setFoot(const QStringList& lines, double top)
    {
        const QFont font = pictureFont(m_type.base * 0.9);
        double y = top + m_type.base * 0.5;
        for (const QString& line : lines) {
            add(ChartText::Role::Foot, line, font, {m_margin, y + font.pixelSize() * 0.95}, ChartText::Anchor::Start);
            y += font.pixelSize() * LineSpacing;
        }
    }

    ChartLayout setMessage(double top)
    {
        const QFont font = pictureFont(m_type.base * 1.15);
        const QStringList foot = footLines(0);
        const double footHeight = footHeightOf(foot), line = font.pixelSize() * LineSpacing;
        const QStringList lines
            = wrappedLines(plainLine(m_data.emptyReason), font, m_layout.page.width() - 2 * m_margin, 8);
        const double height = static_cast<double>(lines.size()) * line;
        m_layout.needed = top + height + footHeight + m_margin + 2 * m_type.base;
        if (m_type.screen)
            m_layout.page.setHeight(std::max(m_layout.page.height(), std::ceil(m_layout.needed)));
        m_layout.fits = m_layout.needed <= m_layout.page.height() + 0.01 && m_layout.page.width() >= 24 * m_type.base;
        double y = top + (m_layout.page.height() - m_margin - footHeight - top - height) / 2;
        for (const QString& text : lines) {
            add(ChartText::Role::Message, text, font, {m_layout.page.width() / 2, y + font.pixelSize() * 0.95},
                ChartText::Anchor::Middle);
            y += line;
        }
        setFoot(foot, m_layout.page.height() - m_margin - footHeight);
        return std::move(m_layout);
    }

    void setPlot(const ChartColumns& columns, double top, double pitch)
    {
        const auto count = static_cast<double>(m_bars);
        m_layout.plot = QRectF(m_margin + columns.plotLeft, top, std::max(1.0, columns.plotWidth), count * pitch);
        m_layout.barThickness = std::min(pitch * 0.66, 2.4 * m_type.base);
        setAxis();
        setHeads(columns, top - 0.75 * m_type.base);
        for (std::size_t index = 0; index < m_bars; ++index)
            setRow(columns, index, top + (static_cast<double>(index) + 0.5) * pitch, pitch);
    }

    void setAxis()
    {
        double largest = 0;
        for (std::size_t bar = 0; bar < m_bars; ++bar)
            for (const double value : {m_data.bars[bar].lowest, m_data.bars[bar].median})
                if (std::isfinite(value))
                    largest = std::max(largest, value);
        const QRectF& plot = m_layout.plot;
        const QFont font = pictureFont(m_type.base * 0.9);
        AxisSteps axis = axisSteps(largest, std::clamp(static_cast<int>(plot.width() / (7 * m_type.base)), 2, 10));
        const auto label
            = [&](int step) { return m_type.locale.toString(axis.maximum * step / axis.steps, 'f', axis.decimals); };
        for (int wanted = axis.steps;
             wanted > 1 && textWidth(label(axis.steps), font) * 1.3 > plot.width() / axis.steps; --wanted)
            axis = axisSteps(largest, wanted - 1);
        m_layout.axisMaximum = axis.maximum;
        m_layout.axisSteps = axis.steps;
        for (int step = 0; step <= axis.steps; ++step)
            add(ChartText::Role::Tick, label(step), font,
                {plot.left() + plot.width() * step / axis.steps, plot.bottom() + 1.35 * m_type.base},
                ChartText::Anchor::Middle);
        setAxisTitle();
    }

    void setAxisTitle()
    {
        const QRectF& plot = m_layout.plot;
        QFont font = pictureFont(m_type.base);
        const double most = m_layout.page.width() - 2 * m_margin;
        const QString title = elidedMiddle(plainLine(m_data.valueTitle), font, most);
        const double half = textWidth(title, font) / 2;
        const double x = std::clamp(
            plot.center().x(), m_margin + half, std::max(m_margin + half, m_layout.page.width() - m_margin - half));
        add(ChartText::Role::AxisTitle, title, font, {x, plot.bottom() + 3 * m_type.base}, ChartText::Anchor::Middle);
    }

    void setHeads(const ChartColumns& columns, double baseline)
    {
        const QFont font = pictureFont(m_type.base * 0.9);
        const double key = columns.keyWidth;
        add(ChartText::Role::Head, columns.labelHead, font, {m_margin, baseline}, ChartText::Anchor::Start);
        for (const NumberColumn& column : columns.numbers) {
            const double right = m_margin + column.right;
            add(ChartText::Role::Head, column.head, font, {right, baseline}, ChartText::Anchor::End);
            const double left = right - textWidth(column.head, font) - key;
            const QRectF sample(
                left, baseline - 0.36 * m_type.base - m_type.base * 0.42, m_type.base * 0.84, m_type.base * 0.84);
            if (column.kind == NumberColumn::Kind::Lowest)
                m_layout.lowestKey = sample;
            else if (column.kind == NumberColumn::Kind::Median)
                m_layout.medianKey = sample.adjusted(m_type.base * 0.5, 0, 0, 0);
        }
    }

    void setRow(const ChartColumns& columns, std::size_t index, double center, double pitch)
    {
        const ChartBar& bar = m_data.bars[index];
        const QRectF& plot = m_layout.plot;
        const auto place = [&](double value) {
            return std::isfinite(value) ? plot.left() + plot.width() * std::max(0.0, value) / m_layout.axisMaximum
                                        : qQNaN();
        };
        ChartRow row;
        row.center = center;
        row.strip = QRectF(m_margin * 0.5, center - pitch / 2, m_layout.page.width() - m_margin, pitch);
        row.lowest = place(bar.lowest);
        row.median = place(bar.median);
        row.marker = {plot.left() - m_type.base * 1.1, center};
        m_layout.rows.push_back(row);

        const QFont font = pictureFont(m_type.base);
        const double baseline = center + m_type.base * 0.36;
        const QStringList& lines = columns.labels[index];
        double y = baseline - static_cast<double>(lines.size() - 1) * 0.58 * m_type.base;
        for (const QString& line : lines) {
            add(ChartText::Role::Label, line, font, {m_margin + columns.labelRight, y}, ChartText::Anchor::End);
            y += 1.16 * m_type.base;
        }
        for (const NumberColumn& column : columns.numbers) {
            add(ChartText::Role::Number, column.texts[index], font, {m_margin + column.right, baseline},
                ChartText::Anchor::End);
            if (!column.asides.isEmpty() && !column.asides[static_cast<int>(index)].isEmpty())
                add(ChartText::Role::Aside, column.asides[static_cast<int>(index)], pictureFont(m_type.base * 0.9),
                    {m_margin + column.right + 0.35 * m_type.base, baseline}, ChartText::Anchor::Start);
        }
    }

    const ChartData& m_data;
    const ChartType& m_type;
    std::size_t m_bars;
    double m_margin;
    ChartLayout m_layout;
};

}

double ChartText::left() const
{
    switch (align) {
    case Anchor::Start:
        return anchor.x();
    case Anchor::Middle:
        return anchor.x() - width / 2;
    case Anchor::End:
        return anchor.x() - width;
    }
    return anchor.x();
}

bool ChartText::isDim() const
{
    return role == Role::Head || role == Role::Aside || role == Role::Tick || role == Role::Foot
        || role == Role::Filter;
}

AxisSteps axisSteps(double largest, int wanted)
{
    if (!std::isfinite(largest) || largest <= 0)
        return {1, 1, 0};
    const double rough = largest / std::max(1, wanted);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 2.5, 5.0})
        if (factor * power >= rough * (1 - 1e-9)) {
            step = factor * power;
            break;
        }
    AxisSteps axis;
    axis.steps = std::max(1, static_cast<int>(std::ceil(largest / step * (1 - 1e-9))));
    axis.maximum = axis.steps * step;
    while (axis.decimals < 12
        && std::abs(step * std::pow(10, axis.decimals) - std::round(step * std::pow(10, axis.decimals)))
            > 1e-6 * step * std::pow(10, axis.decimals))
        ++axis.decimals;
    return axis;
}

ChartLayout layoutChart(const ChartData& data, QSizeF page, const ChartType& type, std::size_t bars)
{
    return Setter(data, page, type, bars).set();
}

ChartLayout fitChart(const ChartData& data, QSizeF page, const ChartType& type)
{
    std::size_t bars = data.bars.size();
    const auto scaled = [&](double scale) { return layoutChart(data, page / scale, type, bars); };
    for (int percent = 100; percent >= qRound(SmallestScale * 100); percent -= 3)
        if (ChartLayout layout = scaled(percent / 100.0); layout.fits)
            return layout;
    // Dropping bars frees height only: each that goes gives back one pitch.
    while (bars > FewestBars) {
        const ChartLayout layout = scaled(SmallestScale);
        if (layout.fits)
            return layout;
        const double pitch = layout.plot.height() / static_cast<double>(bars);
        const auto excess
            = static_cast<std::size_t>(std::ceil(std::max(0.0, layout.needed - layout.page.height()) / pitch));
        if (excess == 0)
            break; // too narrow, not too low
        bars = std::max(FewestBars, bars - std::min(bars, std::max<std::size_t>(1, excess)));
    }
    double scale = SmallestScale;
    ChartLayout layout = scaled(scale);
    while (!layout.fits && scale > 0.01) {
        scale *= 0.93;
        layout = scaled(scale);
    }
    return layout;
}

} // namespace atlas
