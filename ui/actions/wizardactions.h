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
    /// The same in the table, with one of its offers as the current one.
    void showOffer(const QString& key);
    void showWanted();
    void copyResult();
    void showWhatCanBeDone();
    void saveAnswers();
    void loadAnswers();
    void showFailure(const Error& error);

    WindowParts m_parts;
    QString m_wanted; ///< offer to be shown as soon as the rows of the result's filter are there
};

} // namespace atlas
