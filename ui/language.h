// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace atlas {

/// The program's languages. Owns the translators of its own and of Qt's texts and swaps them while the program runs:
/// every widget then gets QEvent::LanguageChange. Needs an application object, graphical or not.
class Language : public QObject
{
    Q_OBJECT
public:
    explicit Language(QObject* parent = nullptr);

    /// Codes in menu order: "en", "zh_CN".
    [[nodiscard]] static QStringList codes();
    /// How the language calls itself.
    [[nodiscard]] static QString ownName(const QString& code);
    /// The code that serves the system's language; "en" where none does.
    [[nodiscard]] static QString ofSystem();

    /// A text in every language: in the present one, then in English as it stands in the source, then in the order of
    /// `codes()`; doubles are possible.
    [[nodiscard]] static QStringList inEveryLanguage(const char* context, const char* source);

    /// Changes language and default locale; a code that is not in `codes()` counts as "en".
    void setLanguage(const QString& code);
    [[nodiscard]] const QString& language() const { return m_code; }
    /// Locale of numbers on screen.
    [[nodiscard]] QLocale locale() const;
    [[nodiscard]] static QLocale localeOf(const QString& code);

signals:
    void changed(const QString& code);

private:
    QTranslator m_own, m_qt;
    QString m_code = QStringLiteral("en");
};

} // namespace atlas
