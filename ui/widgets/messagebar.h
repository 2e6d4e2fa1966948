// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace atlas {

/// One line for what has happened: plain text, perhaps one action, and a way to close it. Hidden while there is nothing
/// to say; a new message takes the place of the old one.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    /// An offer stays when other things are done; it goes when it is taken or closed, or something else is said.
    /// A way leads to where something is now; it goes when the next thing is done or another page is shown.
    enum class Kind { Information, Way, Offer, Warning, Failure };
    explicit MessageBar(QWidget* parent = nullptr);

    /// `action` names what the button does; empty: no button. `closed` is called when the user closes the message.
    void show(Kind kind, const QString& text, const QString& action = {}, std::function<void()> act = {},
        std::function<void()> closed = {});
    void dismiss();
    /// Closes ways, and what only tells that something was done and offers nothing: the next thing is being done.
    void dismissInformation();
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void closeByUser();
    void retranslate();
    void applyColors();

    Kind m_kind = Kind::Information;
    bool m_coloring = false; ///< the palette change comes from here
    std::function<void()> m_act;
    std::function<void()> m_closed;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace atlas
