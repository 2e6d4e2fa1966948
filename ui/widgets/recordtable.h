// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/query.h"

#include "widgets/pinnedtable.h"

#include <QStringList>
#include <QTimer>
#include <QVariantMap>

namespace atlas {

class RowKeeper;
class SortHeader;
class TableModel;

/// The view of a TableModel: fixed heights, widths from samples, own painting; one stop of Tab; keeps what is chosen by
/// record.
class RecordTable : public PinnedTable
{
    Q_OBJECT
public:
    explicit RecordTable(TableModel* model, QWidget* parent = nullptr);
    ~RecordTable() override;

    [[nodiscard]] RowKeeper* keeper() const { return m_keeper; }
    /// Widths anew, for another table, language or unit; those that the user has set stay.
    void fitColumns();
    /// Forgets the widths that the user has set.
    void resetWidths();
    /// How many of the first columns are to stay in sight, be there room for them or not.
    [[nodiscard]] int leadingPinned() const;
    /// What is selected and current, by record, and how far the table is scrolled.
    [[nodiscard]] QVariantMap memory() const;
    /// Keys of the selected records, else of the current one, `most` at most.
    [[nodiscard]] QStringList chosenKeys(qsizetype most) const;
    /// Brings that back as far as the rows are there.
    void recall(const QVariantMap& memory);
    /// Selected rows, or the current one, of the columns in sight, as the clipboard takes them: text and HTML.
    /// Returns false when there are too many to copy.
    bool copy(bool withHeaders);
    static constexpr int MostCopied = 100'000; ///< rows
    /// The sort that a click on the column's header asks for.
    [[nodiscard]] std::vector<SortKey> sortBy(int section, bool add, const std::vector<SortKey>& now) const;

signals:
    void sortAsked(int section, bool add);
    void openAsked(); ///< details of the current record
    void left(); ///< Esc with nothing selected
    void columnMenuAsked(int section, const QPoint& globalPosition);
    void columnMoveAsked(int section, int before);
    void cellMenuAsked(const QModelIndex& cell, const QPoint& globalPosition);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] int sizeHintForColumn(int column) const override;

private:
    void retranslate();
    void rememberWidth(int section, int width);
    void storeWidths();

    TableModel* m_model;
    SortHeader* m_header;
    RowKeeper* m_keeper;
    QVariantMap m_widths; ///< that the user has set, by column key
    QStringList m_pins; ///< keys of the columns that stay when the rest scrolls
    QTimer m_storeSoon; ///< widths change with every pixel of a drag
    bool m_fitting = false;
    bool m_remembering = false;
};

} // namespace atlas
