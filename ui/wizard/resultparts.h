// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;
class QWidget;

/// What the result of the wizard is put together from. Every text is plain.
namespace atlas::resultparts {

enum class Tone { Plain, Strong, Dim, Warning };

/// A paragraph that wraps and that can be selected.
QLabel* addText(QVBoxLayout* rows, const QString& text, Tone tone = Tone::Plain);
void addHeading(QVBoxLayout* rows, const QString& text);
/// A sentence with a button behind it; `tip` says more of both.
QPushButton* addChoice(QVBoxLayout* rows, const QString& text, const QString& button, const QString& name,
    const QString& tip, QWidget* receiver, std::function<void()> act);

/// A frame around lines of its own, which are returned.
QVBoxLayout* addCard(QVBoxLayout* rows, const QString& name);
/// A strong line with room for buttons at its end, which is returned.
QHBoxLayout* addTitle(QVBoxLayout* rows, const QString& text);
/// A button that is only a sign; `text` is what it does, to be seen in its tool tip and heard.
QToolButton* addSign(QHBoxLayout* row, const QString& icon, const QString& text, const QString& name, QWidget* receiver,
    std::function<void()> act);

} // namespace atlas::resultparts
