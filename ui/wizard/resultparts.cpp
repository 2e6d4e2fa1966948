// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/resultparts.h"

#include "icons.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
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

/// A frame that keeps all its sides where a pixel of the screen is no whole one of the window, as at 150 %.
class Card : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QWidget::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(lineColor(palette()), 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
};

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
    const QString& tip, QWidget* receiver, std::function<void()> act)
{
    // A widget of its own, as a layout in a layout reckons the height of text that wraps too large.
    auto* line = new QWidget(rows->parentWidget());
    line->setToolTip(plainToolTip(tip));
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

QVBoxLayout* addCard(QVBoxLayout* rows, const QString& name)
{
    auto* card = new Card(rows->parentWidget());
    card->setObjectName(name);
    auto* lines = new QVBoxLayout(card);
    lines->setContentsMargins(9, 7, 9, 7);
    lines->setSpacing(2);
    rows->addWidget(card);
    return lines;
}

QHBoxLayout* addTitle(QVBoxLayout* rows, const QString& text)
{
    auto* line = new QWidget(rows->parentWidget());
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    QLabel* const label = wrapped(text, line);
    color(label, Tone::Strong);
    row->addWidget(label, 1);
    rows->addWidget(line);
    return row;
}

QToolButton* addSign(QHBoxLayout* row, const QString& icon, const QString& text, const QString& name, QWidget* receiver,
    std::function<void()> act)
{
    auto* button = new QToolButton(row->parentWidget());
    button->setObjectName(name);
    button->setIcon(lineIcon(icon));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolTip(plainToolTip(text));
    button->setAccessibleName(text);
    row->addWidget(button, 0, Qt::AlignTop);
    QObject::connect(button, &QToolButton::clicked, receiver, [act = std::move(act)] { act(); });
    return button;
}

} // namespace atlas::resultparts
