// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "delegates/cellmarks.h"

#include <QCache>
#include <QFont>
#include <QStaticText>
#include <QStyledItemDelegate>

namespace atlas {

/// Cells of the offer table: laid-out texts are kept, since painting text costs more than finding the rows. Shortened,
/// never clipped; unknown values dimmer. Beside them what the model marks.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CellDelegate(QObject* parent = nullptr);

    /// Room left and right of a text, together.
    [[nodiscard]] static int padding() { return 12; }
    /// Room that cells of the column need beside their texts: padding and sign.
    [[nodiscard]] static int room(const Column& column, const QFontMetrics& metrics);
    /// Font with digits of one width, where Qt can ask for them.
    [[nodiscard]] static QFont tabular(QFont font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override;

protected:
    /// The mark of records that are to be compared, in the first cell of their row.
    static void paintCompared(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index);

private:
    struct Layout
    {
        QStaticText text;
        qreal width = 0;
    };
    void paintText(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// Draws what the cell shows beside its text and returns the room that is left for that.
    [[nodiscard]] QRect paintMarks(
        QPainter* painter, const QStyleOptionViewItem& option, const CellMarks& marks, const QRect& room) const;
    [[nodiscard]] const Layout& layout(const QString& text, int width, const QStyleOptionViewItem& option) const;

    mutable QFont m_font; ///< of what is kept
    mutable qreal m_scale = 0;
    mutable QCache<std::pair<int, QString>, Layout> m_layouts;
    mutable CellMarkPainter m_marks;
};

} // namespace atlas
