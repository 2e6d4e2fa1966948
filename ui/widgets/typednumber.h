// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QLocale>
#include <optional>

/// Numbers that people type: as their language writes them, or with a decimal point or comma all the same.
namespace atlas {

/// The number; nothing where the text is none, or none that is finite.
[[nodiscard]] std::optional<double> typedNumber(const QString& text, const QLocale& locale = QLocale());

/// A spin box that takes numbers in either writing. Without prefix, suffix and special values.
class NumberBox : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
};

} // namespace atlas
