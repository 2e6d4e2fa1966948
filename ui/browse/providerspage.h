// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/tablepage.h"

class QComboBox;
class QListView;
class QToolButton;

namespace atlas {

class CardDelegate;

/// The providers as cards or as a table; both show the same rows in the same order.
class ProvidersPage : public TablePage
{
    Q_OBJECT
public:
    explicit ProvidersPage(Session& session, QWidget* parent = nullptr);

    void focusResults() override;
    [[nodiscard]] QVariantMap memory() const override;
    void recall(const QVariantMap& memory) override;
    [[nodiscard]] QVariantMap look() const override;
    void setLook(const QVariantMap& look) override;
    void showCards(bool cards);
    [[nodiscard]] bool showsCards() const;
    [[nodiscard]] QListView* cards() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void retranslate() override;
    void showAnswer() override;
    void showDetails() override;

private:
    void chooseSort();
    void showSort();

    QListView* m_list;
    CardDelegate* m_cards;
    QComboBox* m_sort;
    QToolButton* m_asCards;
    bool m_following = false; ///< one view takes over the other's current row
};

} // namespace atlas
