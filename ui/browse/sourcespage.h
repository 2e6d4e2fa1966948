// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>
#include <QWidget>
#include <functional>
#include <vector>

class QTabWidget;

namespace atlas {

class Session;
class TablePage;

/// Where the facts come from and how good they are, one tab each: sources, claims, data health, price readings.
class SourcesPage : public QWidget
{
    Q_OBJECT
public:
    explicit SourcesPage(Session& session, QWidget* parent = nullptr);

    /// One more tab at the end. `title` is asked again when the language changes.
    void addTab(const QString& id, QWidget* page, std::function<QString()> title);
    [[nodiscard]] QStringList tabs() const;
    /// The page of that tab; null where there is none of that name, or it is no page of a table.
    [[nodiscard]] TablePage* tablePage(const QString& tab) const;
    [[nodiscard]] const std::vector<TablePage*>& tablePages() const { return m_tables; }
    void showTab(const QString& id);
    [[nodiscard]] QString currentTab() const;
    void focusCurrent();
    [[nodiscard]] QVariantMap memory() const;
    void recall(const QVariantMap& memory);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addTable(TablePage* page);

    QTabWidget* m_tabs;
    std::vector<TablePage*> m_tables;
    std::vector<std::function<QString()>> m_titles; ///< one a tab
};

} // namespace atlas
