// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "delegates/facetdelegate.h"

namespace atlas {

/// A column to be chosen: its box is checked by a click on it or by Space; elsewhere a click only selects, since chosen
/// lines are moved.
class ColumnDelegate : public FacetDelegate
{
    Q_OBJECT
public:
    using FacetDelegate::FacetDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;
};

} // namespace atlas
