// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartlayout.h"

#include "charts/bodylayout.h"
#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

namespace atlas {

namespace {

constexpr double LineSpacing = 1.32; // of the pixel size
constexpr double SmallestScale = 0.55; // of a file's type before rows are dropped
constexpr std::size_t FewestRows = 3;
constexpr double BodyShare = 0.6; // of the page's height that the chart itself should have
constexpr double LegibleScale = 0.85; // of a file's type down to which it gives way to that
constexpr double FootType = 0.9, SmallestFootType = 0.6; // of the base
constexpr qsizetype MostTitleLines = 3; // of sources that are named by title
constexpr double ScreenHeight = 1080;

enum class Sources { All, Some };

struct FootLine
{
    QString text;
    QFont font;
};

/// Sets one page, from the top and from the bottom, and gives the body what is left between.
class Setter
{
public:
    Setter(const ChartData& data, QSizeF page, const ChartType& type, std::size_t rows, Sources sources)
        : m_data(data)
        , m_type(type)
        , m_sources(sources)
        , m_margin(marginOf(type))
        , m_body(bodyLayout(data, type, page.width() - 2 * m_margin, rows))
    {
        m_layout.page = page;
    }

    ChartLayout set()
    {
        const double top = m_type.heading ? setHeading() : m_margin * 0.6;
        if (!m_body)
            return setMessage(top);
        const BodyLayout::Need need = m_body->need();
        const double room = m_layout.page.height() - top - m_margin;
        const std::vector<FootLine> foot = footLines(room - need.comfort, room - need.least);
        const double footHeight = footHeightOf(foot);
        m_layout.needed = top + (m_type.screen ? need.comfort : need.least) + footHeight + m_margin;
        if (m_type.screen)
            m_layout.page.setHeight(std::max(m_layout.page.height(), std::ceil(m_layout.needed)));
        m_layout.fits = m_layout.needed <= m_layout.page.height() + 0.01 && need.wideEnough;
        const double bottom = m_layout.page.height() - m_margin - footHeight;
        m_layout.body = bottom - top;
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

    [[nodiscard]] double footWidth() const { return m_layout.page.width() - 2 * m_margin; }

    /// Paragraphs and sources as lines. Where not all sources must be named, they take two lines, or as many as `spare`
    /// height holds; where they must, the type is chosen for the foot to take no more than `most`.
    std::vector<FootLine> footLines(double spare, double most) const
    {
        if (!m_type.foot)
            return {};
        const QFont font = pictureFont(m_type.base * FootType);
        std::vector<FootLine> lines;
        const auto add = [&lines](const QStringList& texts, const QFont& inFont) {
            for (const QString& text : texts)
                lines.push_back({text, inFont});
        };
        const QStringList paragraphs
            = footParagraphs(m_data, m_body ? m_body->undrawnOffers() : 0, m_body ? m_body->undrawnText() : QString());
        for (const QString& paragraph : paragraphs)
            add(wrappedLines(paragraph, font, footWidth(), 12), font);
        const bool dated = !m_type.screen && m_type.today.isValid();
        if (m_sources == Sources::All && !m_data.sources.isEmpty()) {
            const double taken = footHeightOf(lines) + (dated ? lineHeight(font) : 0);
            const double share = (1 - BodyShare) * m_layout.page.height() * 0.75; // the rest is for the heading
            for (FootLine& line : allSources(std::min(most, share) - taken))
                lines.push_back(std::move(line));
        } else {
            const int fitting = static_cast<int>(spare / lineHeight(font)) - static_cast<int>(lines.size()) - 2;
            add(sourceLines(font, footWidth(), std::clamp(fitting, 2, m_type.screen ? 2 : 60)), font);
        }
        if (dated)
            add({QStringLiteral("GPU Atlas, ") + m_type.today.toString(Qt::ISODate)}, font);
        return lines;
    }

    /// Every source: by title where a few lines of the usual type hold them; else by publisher, in the largest type in
    /// which they take at most that height, or in the smallest.
    std::vector<FootLine> allSources(double height) const
    {
        constexpr int Endless = 100000;
        const int all = static_cast<int>(m_data.sources.size());
        QFont font = pictureFont(m_type.base * FootType);
        const auto tooHigh
            = [&](const QStringList& lines) { return static_cast<double>(lines.size()) * lineHeight(font) > height; };
        QStringList lines = wrappedLines(sourcesText(m_data, all), font, footWidth(), Endless);
        if (lines.size() > MostTitleLines || tooHigh(lines)) {
            const QString text = publishersText(m_data, all);
            lines = wrappedLines(text, font, footWidth(), Endless);
            for (double type = FootType - 0.1; type > SmallestFootType - 0.01 && tooHigh(lines); type -= 0.1) {
                font = pictureFont(m_type.base * type);
                lines = wrappedLines(text, font, footWidth(), Endless);
            }
        }
        std::vector<FootLine> set;
        for (const QString& line : lines)
            set.push_back({line, font});
        return set;
    }

    /// The longest list of sources that takes at most so many lines, by publisher where not all titles fit; at least
    /// one is named.
    QStringList sourceLines(const QFont& font, double width, int most) const
    {
        int low = 1, high = static_cast<int>(m_data.sources.size());
        if (high == 0)
            return {};
        if (QStringList lines = wrappedLines(sourcesText(m_data, high), font, width, 1000); lines.size() <= most)
            return lines;
        const auto wrapped = [&](int named) { return wrappedLines(publishersText(m_data, named), font, width, 1000); };
        while (low < high) {
            const int middle = (low + high + 1) / 2;
            if (wrapped(middle).size() <= most)
                low = middle;
            else
                high = middle - 1;
        }
        return wrappedLines(publishersText(m_data, low), font, width, std::max(most, 3));
    }

    static double lineHeight(const QFont& font) { return font.pixelSize() * LineSpacing; }

    double footHeightOf(const std::vector<FootLine>& lines) const
    {
        if (lines.empty())
            return 0;
        double height = m_type.base * 0.5;
        for (const FootLine& line : lines)
            height += lineHeight(line.font);
        return height;
    }

    void setFoot(const std::vector<FootLine>& lines, double top)
    {
        double y = top + m_type.base * 0.5;
        for (const FootLine& line : lines) {
            add(ChartText::Role::Foot, line.text, line.font, {m_margin, y + line.font.pixelSize() * 0.95},
                ChartText::Anchor::Start);
            y += lineHeight(line.font);
        }
        m_layout.foot = QRectF(m_margin, top, footWidth(), y - top);
    }

    ChartLayout setMessage(double top)
    {
        const QFont font = pictureFont(m_type.base * 1.15);
        const std::vector<FootLine> foot = footLines(0, m_layout.page.height());
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
    Sources m_sources;
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
    return role == Role::Head || role == Role::Aside || role == Role::Tick || role == Role::Ring || role == Role::Foot
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
    return Setter(data, page, type, rows, Sources::Some).set();
}

namespace {

/// Looks for the layout of a file.
class Fitter
{
public:
    Fitter(const ChartData& data, QSizeF page, const ChartType& type)
        : m_data(data)
        , m_page(page)
        , m_type(type)
        , m_rows(rowCount(data))
    {
        m_type.axisAbove = page.height() > ScreenHeight;
    }

    ChartLayout fit() const
    {
        for (const Sources sources : {Sources::All, Sources::Some}) {
            if (ChartLayout layout = withAllRows(sources); layout.fits)
                return layout;
            if (ChartLayout layout = withFewerRows(sources); layout.fits)
                return layout;
        }
        double scale = SmallestScale;
        const std::size_t rows = std::min(m_rows, FewestRows);
        ChartLayout layout = at(scale, rows, Sources::Some);
        while (!layout.fits && scale > 0.01) {
            scale *= 0.93;
            layout = at(scale, rows, Sources::Some);
        }
        return layout;
    }

private:
    ChartLayout at(double scale, std::size_t rows, Sources sources) const
    {
        return Setter(m_data, m_page / scale, m_type, rows, sources).set();
    }

    /// In the largest type; smaller too where that gives the chart the room it should have.
    ChartLayout withAllRows(Sources sources) const
    {
        ChartLayout layout;
        for (int percent = 100; percent >= qRound(SmallestScale * 100); percent -= 3) {
            layout = at(percent / 100.0, m_rows, sources);
            const bool roomy = layout.body >= BodyShare * layout.page.height() || percent <= LegibleScale * 100;
            if (layout.fits && (roomy || sources == Sources::Some))
                break;
        }
        return layout;
    }

    ChartLayout withFewerRows(Sources sources) const
    {
        ChartLayout layout = at(SmallestScale, m_rows, sources);
        // Dropping rows frees height only: each that goes gives back one pitch.
        for (std::size_t rows = m_rows; rows > FewestRows && !layout.fits;) {
            const double pitch = layout.plot.height() / static_cast<double>(rows);
            const auto excess
                = static_cast<std::size_t>(std::ceil(std::max(0.0, layout.needed - layout.page.height()) / pitch));
            if (excess == 0)
                break; // too narrow, not too low
            rows = std::max(FewestRows, rows - std::min(rows, std::max<std::size_t>(1, excess)));
            layout = at(SmallestScale, rows, sources);
        }
        return layout;
    }

    const ChartData& m_data;
    QSizeF m_page;
    ChartType m_type;
    std::size_t m_rows;
};

}

ChartLayout fitChart(const ChartData& data, QSizeF page, const ChartType& type)
{
    return Fitter(data, page, type).fit();
}

} // namespace atlas
