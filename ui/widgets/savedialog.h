// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/tablesaving.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace atlas {

/// What there is to save.
struct TableExtent
{
    int rows = 0;
    int shownColumns = 0, allColumns = 0; ///< 0: there is no choice of columns, it is a comparison
};

/// Asks how a table is saved: format, columns, header, encoding. Choices that the format does not have are greyed.
class SaveDialog : public QDialog
{
    Q_OBJECT
public:
    SaveDialog(const TableSaving& saving, const TableExtent& extent, QWidget* parent = nullptr);

    [[nodiscard]] TableSaving saving() const;

private:
    void fillFormats();
    void showWhatApplies();
    [[nodiscard]] bool isComparison() const { return m_extent.allColumns == 0; }

    TableSaving m_saving;
    TableExtent m_extent;
    QComboBox* m_format;
    QComboBox* m_columns;
    QComboBox* m_headers;
    QComboBox* m_encoding;
    QLabel* m_note;
};

} // namespace atlas
