// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "delegates/celldelegate.h"

namespace atlas {

/// Cells of a comparison: heads of groups on a ground of their own; best values with a star in the accent colour,
/// doubtful ones with a sign in amber, both left of the value.
class CompareDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    /// Room for the mark.
    [[nodiscard]] static int markWidth(const QFontMetrics& metrics) { return metrics.height(); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace atlas
