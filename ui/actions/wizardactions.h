// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "error.h"

#include <QObject>

namespace atlas {

/// Does what the wizard can be told from anywhere, and hands its result to the other pages.
class WizardActions : public QObject
{
    Q_OBJECT
public:
    WizardActions(const WindowParts& parts, QObject* parent);

private:
    /// The result's filter on another page.
    void showOn(const QString& page);
    void copyResult();
    void showWhatCanBeDone();
    void saveAnswers();
    void loadAnswers();
    void showFailure(const Error& error);

    WindowParts m_parts;
};

} // namespace atlas
