// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"

#include <QObject>

namespace atlas {

/// At the first start offers the wizard in one line; never again once it was shown.
class WizardOffer : public QObject
{
    Q_OBJECT
public:
    WizardOffer(const WindowParts& parts, QObject* parent);

private:
    [[nodiscard]] static QString text();
    void look();
    void offer();

    WindowParts m_parts;
    bool m_open = false;
};

} // namespace atlas
