// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace atlas {

class PinnedHeader;

/// Table whose first columns can stay in sight when it scrolls sideways. One view paints all of it, so that selection,
/// focus and accessible cells are one. Rows of one height, no grid, nothing to edit, one stop of Tab.
class PinnedTable : public QTableView
{
    Q_OBJECT
public:
    explicit PinnedTable(PinnedHeader* header, QWidget* parent = nullptr);

    void setPinned(int columns);
    /// How many columns stay in sight now.
    [[nodiscard]] int pinned() const;

    [[nodiscard]] QModelIndex indexAt(const QPoint& position) const override;
    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

protected:
    /// Heights anew, for another font.
    void fitRows();
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;

private:
    void paintPinned(QPainter& painter, int edge);

    PinnedHeader* m_pins;
};

} // namespace atlas
