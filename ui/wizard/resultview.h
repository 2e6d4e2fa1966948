// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace atlas {

class WizardState;
struct Suggestion;

/// The answer of the wizard: the best offers with the reason for each, how firm that is, what a condition costs and
/// what to keep in mind. Made anew for every result.
class ResultView : public QScrollArea
{
    Q_OBJECT
public:
    explicit ResultView(WizardState& state, QWidget* parent = nullptr);
    void retranslate();
    void focusFirst();

signals:
    void offersAsked(); ///< the offers that are left, in the table
    void chartsAsked(); ///< the same, in a chart
    void copyAsked(); ///< the whole as text
    void compareAsked(); ///< the best ones side by side
    void offerToCompare(const QString& key); ///< one of them, beside what is compared already
    void offerAsked(const QString& key); ///< one of them, in the table

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showResult();
    void addHead(QVBoxLayout* rows);
    void addWaysOut(QVBoxLayout* rows);
    void addSuggestion(QVBoxLayout* rows, const Suggestion& suggestion);
    void addBest(QVBoxLayout* rows);
    void addPurchase(QVBoxLayout* rows);
    void addNearMisses(QVBoxLayout* rows);
    void addRelaxed(QVBoxLayout* rows);
    void addAdvice(QVBoxLayout* rows);

    WizardState& m_state;
    bool m_isStale = false; ///< made for an older result, to be made anew when it is seen
};

} // namespace atlas
