// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "compare/basket.h"
#include "exports.h"

#include <QObject>
#include <QPointer>

namespace atlas {

class ComparePage;
class PictureDialog;

/// Fills the basket from the offers, shows it, and brings the comparison out of the window.
class CompareActions : public QObject
{
    Q_OBJECT
public:
    /// The page and the basket live as long as the window.
    CompareActions(const WindowParts& parts, CompareBasket& basket, ComparePage& page, QObject* parent);

private:
    void connectPage();
    void toggleChosen();
    void toggleGpu();
    void add(CompareBasket::Kind kind, const QStringList& keys);
    void remove(CompareBasket::Kind kind, const QStringList& keys);
    void showOffer();
    void exportComparison();
    void copyComparison();
    void showCount();
    void sharePageKeys();
    void enable();
    void markRows();
    void openMenu(const QPoint& position);

    WindowParts m_parts;
    CompareBasket& m_basket;
    ComparePage& m_page;
    Exports m_exports;
    QPointer<PictureDialog> m_dialog;
};

} // namespace atlas
