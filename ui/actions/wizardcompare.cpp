// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/wizardcompare.h"

#include "actions/actions.h"
#include "actions/addtocomparison.h"
#include "compare/comparison.h"
#include "pages/comparepage.h"
#include "pages/pagestack.h"
#include "pages/wizardpage.h"
#include "widgets/messagebar.h"
#include "wizard/wizardstate.h"

#include <QAction>
#include <QLocale>

namespace atlas {

namespace {

constexpr auto Offers = CompareBasket::Kind::Offers;

}

WizardCompare::WizardCompare(const WindowParts& parts, CompareBasket& basket, ComparePage& page, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_basket(basket)
    , m_page(page)
{
    m_parts.actions.on("compareResult", this, [this] { compareBest(); });
    connect(&m_parts.wizard, &WizardPage::compareAsked, this, &WizardCompare::compareBest);
    connect(&m_parts.wizard, &WizardPage::offerToCompare, this, &WizardCompare::addOne);
    connect(&m_parts.wizard.state(), &WizardState::recommended, this, &WizardCompare::enable);
    enable();
}

void WizardCompare::enable()
{
    const auto& result = m_parts.wizard.state().result();
    m_parts.actions["compareResult"]->setEnabled(result && !result->top.empty());
}

void WizardCompare::compareBest()
{
    const auto& result = m_parts.wizard.state().result();
    if (!result)
        return;
    QStringList keys;
    for (const Suggestion& suggestion : result->top)
        if (keys.size() < MostCompared)
            keys << suggestion.key;
    const QStringList before = m_basket.keys(Offers);
    if (const Result<void> added = m_basket.add(Offers, keys); !added) {
        m_parts.messages.show(MessageBar::Kind::Warning,
            tr("There is no room for %1 more: the comparison has %2 of at most %3 offers.")
                .arg(QLocale().toString(keys.size()), QLocale().toString(before.size()),
                    QLocale().toString(MostCompared)),
            tr("Compare only these"), [this, keys] { replace(keys); });
        return;
    }
    showCompared(before);
}

void WizardCompare::replace(const QStringList& keys)
{
    const QStringList before = m_basket.keys(Offers);
    m_basket.restore(Offers, keys);
    showCompared(before);
}

void WizardCompare::showCompared(const QStringList& before)
{
    m_page.setKind(Offers);
    m_parts.stack.show(QStringLiteral("compare"));
    m_parts.stack.focusPage();
    if (before != m_basket.keys(Offers))
        m_parts.messages.show(MessageBar::Kind::Information,
            tr("The best offers of the wizard are in the comparison: %1 of at most %2.")
                .arg(QLocale().toString(m_basket.keys(Offers).size()), QLocale().toString(MostCompared)),
            tr("Undo"), [this, before] { m_basket.restore(Offers, before); });
}

void WizardCompare::addOne(const QString& key)
{
    addToComparison(m_parts, m_basket, m_page, Offers, {key});
}

} // namespace atlas
