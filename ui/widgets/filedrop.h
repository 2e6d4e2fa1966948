// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMimeData;
class QWidget;

namespace atlas {

/// Takes files that are dropped anywhere on a window, and sorts them by what they are.
class FileDrop : public QObject
{
    Q_OBJECT
public:
    explicit FileDrop(QWidget* window);

    enum class Kind { Catalog, View, List, Unknown };
    /// By the first bytes and the name; anything that looks like text is a list of offers.
    [[nodiscard]] static Kind kindOf(const QString& path);

    /// As if these files had been dropped.
    void take(const QStringList& paths);

signals:
    void catalogDropped(const QString& path);
    void viewDropped(const QString& path);
    /// Files to import, one or more.
    void listsDropped(const QStringList& paths);
    /// Why nothing was done: one translated sentence.
    void refused(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static QStringList filesOf(const QMimeData* data);

    QWidget* m_window;
};

} // namespace atlas
