// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace atlas {

class Actions;

/// Shows pages of the help and nothing else: it reads no file and no network. Follows language and colours.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT
public:
    explicit HelpBrowser(const Actions& actions, QWidget* parent = nullptr);

    /// The pages are shown in this language from now on.
    void setLanguage(const QString& code);
    void showPage(const QString& page);
    [[nodiscard]] QString page() const;
    /// Marks where these words stand and brings the first into sight; none: no marks.
    void mark(const QStringList& words);
    /// Brings the next marked word into sight; false after the last one.
    bool toNextWord();

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

signals:
    void pageChanged(const QString& page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void again();
    void dress();
    void dressWords();
    [[nodiscard]] QRegularExpression pattern() const;

    const Actions& m_actions;
    QString m_language;
    QStringList m_words;
};

} // namespace atlas
