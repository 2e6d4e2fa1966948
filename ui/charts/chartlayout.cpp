// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartlayout.h"

#include "charts/bodylayout.h"
#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace atlas {

namespace {

constexpr double LineSpacing = 1.32; // of the pixel size
constexpr double SmallestScale = 0.55; // of a file's type before rows are dropped
constexpr std::size_t FewestRows = 3;

/// Sets one page, from the top and from the bottom, and gives the body what is left between.
class Setter
{
public:
    Setter(const ChartData& data, QSizeF page, const ChartType& type, std::size_t rows)
        : m_data(data)
        , m_type(type)
        , m_margin(marginOf(type))
        , m_body(bodyLayout(data, type, page.width() - 2 * m_margin, rows))
    {
        m_layout.page = page;
    }

    ChartLayout set()
    {
        const double top = setHeading();
        if (!m_body)
            return setMessage(top);
        const BodyLayout::Need need = m_body->need();
        const QStringList foot = footLines(m_layout.page.height() - top - m_margin - need.comfort);
        const double footHeight = footHeightOf(foot);
        m_layout.needed = top + (m_type.screen ? need.comfort : need.least) + footHeight + m_margin;
        if (m_type.screen)
            m_layout.page.setHeight(std::max(m_layout.page.height(), std::ceil(m_layout.needed)));
        m_layout.fits = m_layout.needed <= m_layout.page.height() + 0.01 && need.wideEnough;
        const double bottom = m_layout.page.height() - m_margin - footHeight;
        const QRectF area(m_margin, top, m_layout.page.width() - 2 * m_margin, std::max(need.least, bottom - top));
        m_body->place(m_layout, area);
        setFoot(foot, bottom);
        return std::move(m_layout);
    }

private:
    void add(ChartText::Role role, const QString& text, const QFont& font, QPointF baseline, ChartText::Anchor align)
    {
        addText(m_layout, role, text, font, baseline, align);
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
        const QStringList paragraphs
            = footParagraphs(m_data, m_body ? m_body->undrawnOffers() : 0, m_body ? m_body->undrawnText() : QString());
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

    const ChartData& m_data;
    const ChartType& m_type;
    double m_margin;
    std::unique_ptr<BodyLayout> m_body;
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

std::size_t rowCount(const ChartData& data)
{
    if (const auto* bars = std::get_if<ChartBars>(&data.body))
        return bars->bars.size();
    if (const auto* boxes = std::get_if<ChartBoxes>(&data.body))
        return boxes->boxes.size();
    const auto* grid = std::get_if<ChartGrid>(&data.body);
    return grid ? grid->rows.size() : 0;
}

ChartLayout layoutChart(const ChartData& data, QSizeF page, const ChartType& type, std::size_t rows)
{
    return Setter(data, page, type, rows).set();
}

ChartLayout fitChart(const ChartData& data, QSizeF page, const ChartType& type)
{
    std::size_t rows = rowCount(data);
    const auto scaled = [&](double scale) { return layoutChart(data, page / scale, type, rows); };
    for (int percent = 100; percent >= qRound(SmallestScale * 100); percent -= 3)
        if (ChartLayout layout = scaled(percent / 100.0); layout.fits)
            return layout;
    // Dropping rows frees height only: each that goes gives back one pitch.
    while (rows > FewestRows) {
        const ChartLayout layout = scaled(SmallestScale);
        if (layout.fits)
            return layout;
        const double pitch = layout.plot.height() / static_cast<double>(rows);
        const auto excess
            = static_cast<std::size_t>(std::ceil(std::max(0.0, layout.needed - layout.page.height()) / pitch));
        if (excess == 0)
            break; // too narrow, not too low
        rows = std::max(FewestRows, rows - std::min(rows, std::max<std::size_t>(1, excess)));
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
