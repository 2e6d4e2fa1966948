// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/localtext.h"

#include <QCoreApplication>

namespace atlas {

QString currentLanguage()
{
    return QCoreApplication::translate("Language", "en", "the code of this language; in Chinese: zh_CN");
}

const QString& LocalText::text() const
{
    return currentLanguage() == QLatin1StringView("zh_CN") ? zh : en;
}

} // namespace atlas
