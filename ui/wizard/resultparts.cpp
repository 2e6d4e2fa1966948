// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/resultparts.h"

#include "widgets/tones.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace atlas::resultparts {

namespace {

void color(QLabel* label, Tone tone)
{
    QPalette colors = label->palette();
    if (tone == Tone::Dim)
        colors.setColor(QPalette::WindowText, dimText(colors));
    else if (tone == Tone::Warning)
        colors.setColor(QPalette::WindowText, warningText(colors));
    label->setPalette(colors);
    QFont font = label->font();
    font.setBold(tone == Tone::Strong);
    label->setFont(font);
}

QLabel* wrapped(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QSizePolicy asWideAsThereIsPlace(QSizePolicy::Ignored, QSizePolicy::Preferred);
    asWideAsThereIsPlace.setHeightForWidth(true);
    label->setSizePolicy(asWideAsThereIsPlace);
    return label;
}

/// Filters are long words: they may be broken behind their signs.
QString breakable(QString text)
{
    static const QRegularExpression sign(QStringLiteral("([,=:/_])(?=\\S)"));
    return text.replace(sign, QStringLiteral("\\1\u200b"));
}

}

QLabel* addText(QVBoxLayout* rows, const QString& text, Tone tone)
{
    QLabel* const label = wrapped(text, rows->parentWidget());
    color(label, tone);
    rows->addWidget(label);
    return label;
}

void addHeading(QVBoxLayout* rows, const QString& text)
{
    rows->addSpacing(8);
    addText(rows, text, Tone::Strong);
}

QPushButton* addChoice(QVBoxLayout* rows, const QString& text, const QString& button, const QString& name,
    QWidget* receiver, std::function<void()> act)
{
    // A widget of its own, as a layout in a layout reckons the height of text that wraps too large.
    auto* line = new QWidget(rows->parentWidget());
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* push = new QPushButton(button, line);
    push->setObjectName(name);
    push->setAutoDefault(false);
    push->setAccessibleDescription(text);
    row->addWidget(wrapped(breakable(text), line), 1);
    row->addWidget(push, 0, Qt::AlignTop);
    rows->addWidget(line);
    QObject::connect(push, &QPushButton::clicked, receiver, [act = std::move(act)] { act(); });
    return push;
}

} // namespace atlas::resultparts
