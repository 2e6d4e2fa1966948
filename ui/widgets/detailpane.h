// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "engine/values.h"

#include <QWidget>
#include <optional>

class QLabel;
class QPushButton;
class QTextEdit;

namespace atlas {

/// Every field of one record with title, value and unit, in groups; and where it comes from.
class DetailPane : public QWidget
{
    Q_OBJECT
public:
    explicit DetailPane(QWidget* parent = nullptr);

    void showRecord(const TablePtr& table, std::optional<std::uint32_t> row, const CellStyle& style);
    void focusText();
    [[nodiscard]] QString plainText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void left();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fillSource();
    void openSource();
    void retranslate();

    TablePtr m_table;
    std::optional<std::uint32_t> m_row;
    CellStyle m_style;
    QString m_url;
    QLabel* m_title;
    QTextEdit* m_text;
    QPushButton* m_link;
};

} // namespace atlas
