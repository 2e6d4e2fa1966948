// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagescope.h"

#include "language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>
#include <QTranslator>

namespace atlas {

namespace {

/// Answers before all others, on its own thread only.
class ScopedTexts : public QTranslator
{
public:
    explicit ScopedTexts(const QString& code)
    {
        if (code != QLatin1String("en") && Language::codes().contains(code))
            m_found = m_texts.load(QStringLiteral(":/i18n/gpu-atlas_%1.qm").arg(code));
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* disambiguation, int n) const override
    {
        if (QThread::currentThread() != thread())
            return {};
        const QString text = m_found ? m_texts.translate(context, source, disambiguation, n) : QString();
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    }

private:
    QTranslator m_texts;
    bool m_found = false;
};

/// Keeps from the application that it has other translators.
class Silence : public QObject
{
public:
    Silence() { QCoreApplication::instance()->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        return watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange;
    }
};

}

LanguageScope::LanguageScope(const QString& code)
    : m_texts(std::make_unique<ScopedTexts>(code))
{
    const Silence silence;
    QLocale::setDefault(Language::localeOf(code));
    QCoreApplication::installTranslator(m_texts.get());
}

LanguageScope::~LanguageScope()
{
    const Silence silence;
    QCoreApplication::removeTranslator(m_texts.get());
    QLocale::setDefault(m_before);
}

} // namespace atlas
