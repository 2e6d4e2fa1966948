// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/places.h"
#include "engine/table.h"
#include "engine/values.h"

#include <QWidget>
#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QTabWidget;
class QTextEdit;

namespace atlas {

class OfferDetails;
class PlaceStrip;
class PriceSteps;
class SiblingTable;

/// Everything about one offer: what is doubtful in it, its price over time, every field with title, value and unit, and
/// where it comes from; the same instance elsewhere; claims about its provider and GPU.
class DetailPane : public QWidget
{
    Q_OBJECT
public:
    explicit DetailPane(QWidget* parent = nullptr);
    ~DetailPane() override;

    void showRecord(const TablePtr& table, std::optional<std::uint32_t> row, const CellStyle& style);
    /// The part that is in front.
    void focusText();
    [[nodiscard]] QString plainText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void left();
    /// Another offer of the same instance is to be looked at: row of the table.
    void offerChosen(quint32 row, const QString& siblings);
    /// This filter leaves all offers of the instance.
    void siblingsAsked(const QString& filter);
    /// Another page about the offer.
    void placeAsked(const atlas::Place& place);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeFields();
    void fill();
    void fillNothing();
    void fillFields();
    void fillSource();
    void nameTabs(int others, int claims);
    void openSource();
    void retranslate();

    TablePtr m_table;
    std::optional<std::uint32_t> m_row;
    CellStyle m_style;
    std::unique_ptr<OfferDetails> m_offers; ///< of m_table
    QString m_url;
    QLabel* m_title;
    QTabWidget* m_tabs;
    PriceSteps* m_steps;
    QTextEdit* m_text;
    QPushButton* m_link;
    SiblingTable* m_siblings;
    QTextEdit* m_claims;
    PlaceStrip* m_places;
};

} // namespace atlas
