// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "compare/basket.h"

#include <QObject>

namespace atlas {

class ComparePage;

/// Takes offers of the wizard's result into the comparison.
class WizardCompare : public QObject
{
    Q_OBJECT
public:
    /// The page and the basket live as long as the window.
    WizardCompare(const WindowParts& parts, CompareBasket& basket, ComparePage& page, QObject* parent);

private:
    /// The best ones, and the page with them.
    void compareBest();
    void replace(const QStringList& keys);
    void showCompared(const QStringList& before);
    void addOne(const QString& key);
    void enable();

    WindowParts m_parts;
    CompareBasket& m_basket;
    ComparePage& m_page;
};

} // namespace atlas
