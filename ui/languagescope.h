// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <memory>

class QTranslator;

namespace atlas {

/// While it lives, texts that are asked for on this thread, and the default locale, are those of another language of
/// the program; the window does not notice. On the GUI thread only.
class LanguageScope
{
public:
    /// A code of `Language::codes()`; another counts as "en".
    explicit LanguageScope(const QString& code);
    ~LanguageScope();
    Q_DISABLE_COPY_MOVE(LanguageScope)

private:
    QLocale m_before;
    std::unique_ptr<QTranslator> m_texts;
};

} // namespace atlas
