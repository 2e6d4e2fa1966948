// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

class QAbstractScrollArea;
class QLabel;
class QPushButton;

namespace atlas {

/// Stands in the middle of an empty view: why it is empty, and one thing to do about it. Covers what the view
/// scrolls.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    /// `name` begins the object names of it and of its parts.
    explicit EmptyState(QAbstractScrollArea* over, const char* name = "empty");

    void show(const QString& text, const QString& action = {}, std::function<void()> act = {});
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QAbstractScrollArea* m_over;
    QLabel* m_text;
    QPushButton* m_action;
    std::function<void()> m_act;
};

} // namespace atlas
