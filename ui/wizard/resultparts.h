// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;
class QWidget;

/// What the result of the wizard is put together from. Every text is plain.
namespace atlas::resultparts {

enum class Tone { Plain, Strong, Dim, Warning };

/// A paragraph that wraps and that can be selected.
QLabel* addText(QVBoxLayout* rows, const QString& text, Tone tone = Tone::Plain);
void addHeading(QVBoxLayout* rows, const QString& text);
/// A sentence with a button behind it.
QPushButton* addChoice(QVBoxLayout* rows, const QString& text, const QString& button, const QString& name,
    QWidget* receiver, std::function<void()> act);

} // namespace atlas::resultparts
