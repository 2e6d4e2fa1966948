// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/placestrip.h"

#include "widgets/elidedlabel.h"
#include "widgets/flowlayout.h"

#include <QEvent>
#include <QKeyEvent>
#include <QToolButton>

namespace atlas {

PlaceStrip::PlaceStrip(QWidget* parent)
    : QWidget(parent)
    , m_flow(new FlowLayout(this, 4))
{
    m_flow->setContentsMargins(4, 4, 4, 4);
}

void PlaceStrip::setPlaces(const std::vector<NamedPlace>& places)
{
    // One of them may be on its way through its own click.
    while (QLayoutItem* item = m_flow->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->setObjectName({});
            widget->deleteLater();
        }
        delete item;
    }
    for (const NamedPlace& named : places) {
        QToolButton* button = addButton(named.name, QStringLiteral("place_%1").arg(named.place.page));
        button->setToolTip(plainToolTip(named.place.filter));
        connect(button, &QToolButton::clicked, this, [this, place = named.place] { emit placeAsked(place); });
    }
}

QToolButton* PlaceStrip::addButton(const QString& text, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAutoRaise(false);
    button->setFocusPolicy(Qt::StrongFocus);
    button->installEventFilter(this);
    m_flow->addWidget(button);
    button->show();
    return button;
}

bool PlaceStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace atlas
