// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>
#include <QPointer>

namespace atlas {

class PictureDialog;

/// Does what can be done with charts: numbers, history of chosen offers, files and clipboard; and opens the offers that
/// charts ask for.
class ChartActions : public QObject
{
    Q_OBJECT
public:
    ChartActions(const WindowParts& parts, QObject* parent);

private:
    void showCatalog();
    void openOffer(const QString& key);
    void showHistory();
    void exportChart();
    void copyChart();

    WindowParts m_parts;
    QPointer<PictureDialog> m_dialog;
};

} // namespace atlas
