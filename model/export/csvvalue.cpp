// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/csvvalue.h"

namespace atlas {

QString csvValue(const CellValue& value)
{
    struct Writer
    {
        QString operator()(std::monostate) const { return {}; }
        QString operator()(double number) const { return numberText(number); }
        QString operator()(bool flag) const { return flag ? QStringLiteral("true") : QStringLiteral("false"); }
        QString operator()(const QString& text) const { return text.isNull() ? QStringLiteral("") : text; }
        QString operator()(const QStringList& texts) const { return (*this)(texts.join(u';')); }
    };
    return std::visit(Writer{}, value);
}

} // namespace atlas
