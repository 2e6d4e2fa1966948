// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <memory>
#include <vector>

namespace atlas {

namespace {

QString ownFile(const QString& code)
{
    return QStringLiteral(":/i18n/gpu-atlas_%1.qm").arg(code);
}

}

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

QStringList Language::inEveryLanguage(const char* context, const char* source)
{
    static const auto others = [] {
        std::vector<std::unique_ptr<QTranslator>> translators;
        for (const QString& code : codes()) {
            auto translator = std::make_unique<QTranslator>();
            if (translator->load(ownFile(code)))
                translators.push_back(std::move(translator));
        }
        return translators;
    }();
    QStringList texts{QCoreApplication::translate(context, source), QString::fromUtf8(source)};
    for (const auto& translator : others)
        if (const QString text = translator->translate(context, source); !text.isEmpty())
            texts << text;
    return texts;
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
        if (m_own.load(ownFile(m_code)))
            QCoreApplication::installTranslator(&m_own);
    }
    emit changed(m_code);
}

QLocale Language::locale() const
{
    return localeOf(m_code);
}

QLocale Language::localeOf(const QString& code)
{
    return code == QLatin1String("zh_CN") ? QLocale(QLocale::Chinese, QLocale::SimplifiedChineseScript, QLocale::China)
                                          : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace atlas
