// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bodylayout.h"
#include "charts/charttext.h"
#include "charts/fonts.h"
#include "charts/radarplaces.h"
#include "charts/textlines.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace atlas {

namespace {

constexpr std::array Rings{0.25, 0.5, 0.75, 1.0};

/// A radar with its legend below, where there is one: a table of the profiles with all figures as they are.
class RadarLayout : public BodyLayout
{
public:
    RadarLayout(const ChartData& data, const ChartType& type, double width)
        : m_body(std::get<ChartRadar>(data.body))
        , m_type(type)
        , m_small(pictureFont(type.base * 0.9))
        , m_width(width)
    {
        measure();
    }

    [[nodiscard]] Need need() const override
    {
        const double others = tableHeight() + 2 * titleHeight(),
                     least = others + (m_type.legend ? 14 : 10) * m_type.base;
        return {least, m_type.legend ? others + 24 * m_type.base : least, m_numbersWidth < m_width * 0.8};
    }

    void place(ChartLayout& layout, QRectF area) override
    {
        const double top = area.top() + titleHeight();
        const double height = std::max(1.0, area.bottom() - tableHeight() - titleHeight() - top);
        const double side = std::min(height, m_width * 0.5);
        layout.plot = QRectF(area.center().x() - side / 2, top + (height - side) / 2, side, side);
        layout.markerSize = m_type.base * 0.62;
        addSpokeTitles(layout, area);
        addRingLabels(layout);
        if (m_type.legend)
            addTable(layout, QRectF(area.left(), area.bottom() - tableHeight(), area.width(), tableHeight()));
    }

private:
    [[nodiscard]] double line() const { return 1.55 * m_type.base; }
    [[nodiscard]] double titleHeight() const { return 2.2 * m_type.base; }
    [[nodiscard]] double sampleWidth() const { return 2.4 * m_type.base; }
    [[nodiscard]] double gap() const { return 1.2 * m_type.base; }
    [[nodiscard]] double tableHeight() const
    {
        return m_type.legend ? static_cast<double>(m_body.profiles.size() + m_headLines) * line() + m_type.base : 0;
    }

    [[nodiscard]] QString figure(const ChartProfile& profile, std::size_t spoke) const
    {
        return priceText(profile.values[spoke], m_body.spokes[spoke].axis.decimals, m_type.locale);
    }

    /// A head that is too long has its unit on a line of its own: no unit is broken.
    [[nodiscard]] QStringList headLines(const QString& title, double width) const
    {
        const qsizetype unit = std::max(title.lastIndexOf(QStringLiteral(" (")), title.lastIndexOf(QChar(0xFF08)));
        if (unit <= 0 || textWidth(title, m_small) <= width)
            return wrappedLines(title, m_small, width, 3);
        return wrappedLines(title.left(unit), m_small, width, 2) << title.mid(unit).trimmed();
    }

    /// Widths of the columns; heads break into lines rather than make a column wide.
    void measure()
    {
        const double most
            = std::max(7 * m_type.base, m_width * 0.62 / static_cast<double>(m_body.spokes.size()) - gap());
        for (std::size_t spoke = 0; spoke < m_body.spokes.size(); ++spoke) {
            double width = 0;
            for (const ChartProfile& profile : m_body.profiles)
                width = std::max(width, textWidth(figure(profile, spoke), m_small));
            const QStringList head = headLines(
                plainLine(m_body.spokes[spoke].axis.title), std::max(width, std::min(most, 11.5 * m_type.base)));
            for (const QString& text : head)
                width = std::max(width, textWidth(text, m_small));
            m_headLines = std::max(m_headLines, static_cast<std::size_t>(head.size()));
            m_heads.push_back(head);
            m_widths.push_back(width + gap());
            m_numbersWidth += m_widths.back();
        }
    }

    /// Between the first spoke and the one before it, where no marker is; on the ring, which passes behind.
    void addRingLabels(ChartLayout& layout) const
    {
        const std::size_t count = m_body.spokes.size();
        for (const double ring : Rings) {
            const QPointF middle = (radarPlace(layout.plot, 0, count, ring)
                                       + radarPlace(layout.plot, std::max<std::size_t>(count, 1) - 1, count, ring))
                / 2;
            addText(layout, ChartText::Role::Ring,
                QCoreApplication::translate("Chart", "%1 %").arg(m_type.locale.toString(qRound(ring * 100))), m_small,
                middle + QPointF(0, 0.33 * m_type.base), ChartText::Anchor::Middle);
        }
    }

    void addSpokeTitles(ChartLayout& layout, const QRectF& area) const
    {
        const std::size_t count = m_body.spokes.size();
        for (std::size_t spoke = 0; spoke < count; ++spoke) {
            const QPointF rim = radarPlace(layout.plot, spoke, count, 1);
            const double across = (rim.x() - layout.plot.center().x()) / std::max(1.0, layout.plot.width() / 2);
            const auto align = across > 0.1 ? ChartText::Anchor::Start
                : across < -0.1             ? ChartText::Anchor::End
                                            : ChartText::Anchor::Middle;
            const bool above = rim.y() < layout.plot.center().y();
            const double shift = std::abs(across) > 0.1 ? 0.35 : above ? -0.7 : 1.5;
            const QPointF at(rim.x() + across * m_type.base, rim.y() + shift * m_type.base);
            const double room = align == ChartText::Anchor::Start ? area.right() - at.x()
                : align == ChartText::Anchor::End                 ? at.x() - area.left()
                                                                  : area.width();
            addText(layout, ChartText::Role::AxisTitle,
                elidedMiddle(plainLine(m_body.spokes[spoke].axis.title), m_small, room), m_small, at, align);
        }
    }

    void addTable(ChartLayout& layout, const QRectF& area) const
    {
        const double labels = std::max(1.0, area.width() - m_numbersWidth - sampleWidth());
        const double firstLine = area.top() + 1.4 * m_type.base;
        double right = area.right() - m_numbersWidth;
        std::vector<double> rights;
        for (const double width : m_widths)
            rights.push_back(right += width);
        for (std::size_t spoke = 0; spoke < m_heads.size(); ++spoke) {
            const auto blank = static_cast<qsizetype>(m_headLines) - m_heads[spoke].size();
            for (qsizetype head = 0; head < m_heads[spoke].size(); ++head)
                addText(layout, ChartText::Role::Head, m_heads[spoke][head], m_small,
                    {rights[spoke], firstLine + static_cast<double>(blank + head) * line()}, ChartText::Anchor::End);
        }
        double y = firstLine + static_cast<double>(m_headLines) * line();
        for (std::size_t profile = 0; profile < m_body.profiles.size(); ++profile) {
            layout.legend.push_back({static_cast<int>(profile),
                QRectF(area.left(), y - 0.95 * m_type.base, sampleWidth() - 0.5 * m_type.base, 1.2 * m_type.base)});
            addText(layout, ChartText::Role::Legend,
                elidedMiddle(plainLine(m_body.profiles[profile].label), m_small, labels - gap()), m_small,
                {area.left() + sampleWidth(), y}, ChartText::Anchor::Start);
            for (std::size_t spoke = 0; spoke < m_body.spokes.size(); ++spoke)
                addText(layout, ChartText::Role::Number, figure(m_body.profiles[profile], spoke), m_small,
                    {rights[spoke], y}, ChartText::Anchor::End);
            y += line();
        }
    }

    const ChartRadar& m_body;
    const ChartType& m_type;
    QFont m_small;
    double m_width;
    std::vector<QStringList> m_heads;
    std::vector<double> m_widths;
    double m_numbersWidth = 0;
    std::size_t m_headLines = 1;
};

}

std::unique_ptr<BodyLayout> radarLayout(const ChartData& data, const ChartType& type, double width)
{
    return std::make_unique<RadarLayout>(data, type, width);
}

} // namespace atlas
