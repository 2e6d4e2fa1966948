// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "browse/profile.h"

#include <QWidget>
#include <optional>

class QLabel;
class QTextBrowser;

namespace atlas {

class PlaceStrip;

/// Everything about one row of a table, with links to other pages of the window and, after asking, of the web.
class ProfilePane : public QWidget
{
    Q_OBJECT
public:
    explicit ProfilePane(QWidget* parent = nullptr);

    /// Nothing: `hint` says what to do.
    void show(const std::optional<Profile>& profile, const QString& hint);
    void focusText();
    [[nodiscard]] QString plainText() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void left(); ///< Esc
    void placeAsked(const atlas::Place& place);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fillButtons();
    void openPage(const ProfileLink& link);

    std::optional<Profile> m_profile;
    QString m_hint;
    QLabel* m_title;
    QTextBrowser* m_text;
    PlaceStrip* m_buttons;
};

} // namespace atlas
