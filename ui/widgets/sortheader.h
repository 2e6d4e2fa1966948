// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pinnedheader.h"

namespace atlas {

/// Header that shows every key of a sort with arrow and priority. A click asks to sort by a column, with Shift to add
/// it.
class SortHeader : public PinnedHeader
{
    Q_OBJECT
public:
    explicit SortHeader(QWidget* parent = nullptr);

    /// Width that title, arrow and priority need when the title may take two lines.
    [[nodiscard]] int titleWidth(int section) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void sortAsked(int section, bool add);

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    [[nodiscard]] int arrowWidth() const;
    /// Sorted sections in sight.
    [[nodiscard]] int sortKeys() const;
};

} // namespace atlas
