// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>

namespace atlas {

Language::Language(QObject* parent)
    : QObject(parent)
{
}

QStringList Language::codes()
{
    return {QStringLiteral("en"), QStringLiteral("zh_CN")};
}

QString Language::ownName(const QString& code)
{
    return code == QLatin1String("zh_CN") ? QStringLiteral("简体中文") : QStringLiteral("English");
}

QString Language::ofSystem()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& language : wanted) {
        if (language.startsWith(QLatin1String("zh")))
            return QStringLiteral("zh_CN");
        if (language.startsWith(QLatin1String("en")))
            return QStringLiteral("en");
    }
    return QStringLiteral("en");
}

void Language::setLanguage(const QString& code)
{
    m_code = codes().contains(code) ? code : QStringLiteral("en");
    // The default locale first: widgets ask for it while they handle the change of translators.
    QLocale::setDefault(locale());
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_code != QLatin1String("en")) {
        if (m_qt.load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(m_code)))
            QCoreApplication::installTranslator(&m_qt);
        if (m_own.load(QStringLiteral(":/i18n/gpu-atlas_%1.qm").arg(m_code)))
            QCoreApplication::installTranslator(&m_own);
    }
    emit changed(m_code);
}

QLocale Language::locale() const
{
    return m_code == QLatin1String("zh_CN")
        ? QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China)
        : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace atlas
