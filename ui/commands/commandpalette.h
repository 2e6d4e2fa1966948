// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace atlas {

class Actions;
class CommandModel;

/// Every command by name, over the window: type, choose, Enter. Esc or a click elsewhere closes it; the focus goes back
/// to where it was.
class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    CommandPalette(const Actions& actions, QWidget* window);

    void open();
    void close();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void find(const QString& typed);
    void place();
    void move(int key);
    void choose(const QModelIndex& index);
    void showCurrent();
    [[nodiscard]] int enabledRow(int from, int step) const;

    const Actions& m_actions;
    CommandModel* m_model;
    QLineEdit* m_typed;
    QListView* m_list;
    QLabel* m_none;
    QPointer<QWidget> m_before; ///< had the focus
};

} // namespace atlas
