// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windowfixture.h"

#include <QLineEdit>
#include <QTest>

/// The two fields of a facet with a range, by hand.
namespace atlas::test {

/// `end` is "From" or "To".
[[nodiscard]] inline QLineEdit* field(const Window& window, const char* end, const char* key)
{
    return window.find<QLineEdit>(qPrintable(QStringLiteral("facet%1_%2").arg(QLatin1String(end), QLatin1String(key))));
}

/// Types the text in place of what is there.
inline void write(QLineEdit* field, const QString& text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, text);
}

} // namespace atlas::test
