// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/addtocomparison.h"

#include "compare/comparison.h"
#include "pages/comparepage.h"
#include "pages/pagestack.h"
#include "widgets/messagebar.h"

#include <QCoreApplication>
#include <QLocale>

namespace atlas {

void addToComparison(const WindowParts& parts, CompareBasket& basket, ComparePage& page, CompareBasket::Kind kind,
    const QStringList& keys)
{
    const Result<void> added = basket.add(kind, keys);
    const auto go = [stack = &parts.stack, page = &page, kind] {
        page->setKind(kind);
        stack->show(QStringLiteral("compare"));
        stack->focusPage();
    };
    const QString compare = QCoreApplication::translate("AddToComparison", "Compare");
    if (!added) {
        parts.messages.show(MessageBar::Kind::Way, added.error().message, compare, go);
        return;
    }
    const QString text = kind == CompareBasket::Kind::Offers
        ? QCoreApplication::translate("AddToComparison", "Offers in the comparison: %1 of at most %2")
        : QCoreApplication::translate("AddToComparison", "GPUs in the comparison: %1 of at most %2");
    parts.messages.show(MessageBar::Kind::Way,
        text.arg(QLocale().toString(basket.keys(kind).size()), QLocale().toString(MostCompared)), compare, go);
}

} // namespace atlas
