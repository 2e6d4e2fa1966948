// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/columnrange.h"
#include "engine/numberscale.h"
#include "filters/facetsection.h"

class QCheckBox;
class QLabel;
class QLineEdit;

namespace atlas {

class RangeSlider;

/// A number or date column: two fields and two handles over the spread of the values, and whether the unknown are
/// wanted. Prices are per hour in the comparison currency, as in filters.
class RangeFacet : public FacetSection
{
    Q_OBJECT
public:
    explicit RangeFacet(const QString& columnKey, QWidget* parent = nullptr);

    void showFilter(const TablePtr& table, const FilterNode& filter) override;
    /// The line that values lie on; for another table.
    void setScale(const NumberScale& scale);
    void setSpread(const Spread& spread);
    [[nodiscard]] QWidget* firstWidget() const override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void retranslate() override;
    void showContent(bool shown) override;

private:
    /// One end of the range.
    struct End
    {
        QLineEdit* field;
        QString shown; ///< what was put into the field
        QString spelled; ///< the same as filters spell it
        bool open = false; ///< the end itself is left out
    };
    void arrange();
    void showRange();
    void showEnd(End& end, const std::optional<FilterValue>& value, bool open);
    void showPositions();
    /// Takes what stands in the fields; what is wrong with it is said under them.
    void apply(bool unknown);
    void applyEnds();
    void drag(End& end, std::optional<double> value);
    void complain(const QString& text);
    /// As filters spell it; null when it is no value of this column.
    [[nodiscard]] QString spelled(const End& end) const;
    [[nodiscard]] QString shownText(double value) const;

    NumberScale m_scale;
    Spread m_spread;
    ColumnRange m_range;
    RangeSlider* m_slider;
    End m_from, m_to;
    QLabel *m_between, *m_unit;
    QCheckBox* m_unknown;
    QLabel* m_note;
};

} // namespace atlas
