// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/messagebar.h"

#include "icons.h"
#include "widgets/tones.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace atlas {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_action->setObjectName(QStringLiteral("messageAction"));
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setAutoRaise(true);
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setFocusPolicy(Qt::StrongFocus);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addWidget(m_action);
    row->addWidget(m_close);

    connect(m_close, &QToolButton::clicked, this, &MessageBar::closeByUser);
    connect(m_action, &QPushButton::clicked, this, [this] {
        const std::function<void()> act = m_act;
        dismiss();
        if (act)
            act();
    });
    retranslate();
    hide();
}

void MessageBar::show(
    Kind kind, const QString& text, const QString& action, std::function<void()> act, std::function<void()> closed)
{
    m_kind = kind;
    m_act = std::move(act);
    m_closed = std::move(closed);
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleName(text);
    applyColors();
    setVisible(true);
}

void MessageBar::closeByUser()
{
    const std::function<void()> closed = m_closed;
    dismiss();
    if (closed)
        closed();
}

void MessageBar::dismiss()
{
    m_act = {};
    m_closed = {};
    if (focusWidget() && focusWidget()->hasFocus())
        focusNextChild();
    hide();
}

void MessageBar::dismissInformation()
{
    if (!isHidden() && (m_kind == Kind::Way || (m_kind == Kind::Information && !m_act)))
        dismiss();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        // What it says was made in the language of before.
        if (!isHidden())
            dismiss();
    } else if (event->type() == QEvent::PaletteChange && !m_coloring) {
        applyColors();
    }
    QFrame::changeEvent(event);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        closeByUser();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::retranslate()
{
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
}

void MessageBar::applyColors()
{
    m_coloring = true;
    const QPalette window = parentWidget() ? parentWidget()->palette() : palette();
    const QColor mark = m_kind == Kind::Failure ? errorText(window)
        : m_kind == Kind::Warning               ? warningText(window)
                                                : window.color(QPalette::Highlight);
    QPalette own = window;
    own.setColor(QPalette::Window, mixed(window.color(QPalette::Base), mark, 0.10));
    setPalette(own);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    m_icon->setPixmap(lineIcon(
        m_kind == Kind::Warning || m_kind == Kind::Failure ? QStringLiteral("warning") : QStringLiteral("info"))
                          .pixmap(size));
    m_coloring = false;
}

} // namespace atlas
