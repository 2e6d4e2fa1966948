// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QHash>

class QLineEdit;
class QListWidget;
class QToolButton;

namespace atlas {

class Actions;
class HelpBrowser;
class Language;

/// The help beside the window: contents and search at the left, a page at the right, back and forward.
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    HelpWindow(const Actions& actions, const Language& language, QWidget* parent = nullptr);

    void showPage(const QString& page);
    [[nodiscard]] HelpBrowser* browser() const { return m_text; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void retranslate();
    void listPages();
    void showCurrent();
    void search();
    void searchOn();
    [[nodiscard]] QStringList words() const;
    [[nodiscard]] const QString& plainText(const QString& page);

    const Actions& m_actions;
    const Language& m_language;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLineEdit* m_search;
    QListWidget* m_pages;
    HelpBrowser* m_text;
    QHash<QString, QString> m_plainTexts; ///< page → text, of the present language
};

} // namespace atlas
