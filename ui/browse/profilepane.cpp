// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/profilepane.h"

#include "browse/profiletext.h"
#include "dialogs.h"
#include "icons.h"
#include "widgets/elidedlabel.h"
#include "widgets/placestrip.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace atlas {

namespace {

bool canBeOpened(const QUrl& url)
{
    return url.isValid() && !url.host().isEmpty()
        && (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"));
}

}

ProfilePane::ProfilePane(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_text(new QTextBrowser(this))
    , m_buttons(new PlaceStrip(this))
{
    setObjectName(QStringLiteral("profilePane"));
    m_title->setObjectName(QStringLiteral("profileTitle"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setContentsMargins(8, 4, 8, 4);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setObjectName(QStringLiteral("profileText"));
    m_text->setOpenLinks(false);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->installEventFilter(this);
    m_buttons->setObjectName(QStringLiteral("profilePlaces"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_title);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_buttons);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const std::optional<Place> place = placeFromAddress(url.toString(QUrl::FullyEncoded)))
            emit placeAsked(*place);
    });
    connect(m_buttons, &PlaceStrip::placeAsked, this, &ProfilePane::placeAsked);
    connect(m_buttons, &PlaceStrip::left, this, &ProfilePane::left);
    fill();
}

void ProfilePane::show(const std::optional<Profile>& profile, const QString& hint)
{
    const bool same = profile && m_profile && profile->title == m_profile->title;
    const int scrolled = same ? m_text->verticalScrollBar()->value() : 0;
    m_profile = profile;
    m_hint = hint;
    fill();
    m_text->verticalScrollBar()->setValue(scrolled);
}

void ProfilePane::focusText()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

QString ProfilePane::plainText() const
{
    return m_text->toPlainText();
}

QSize ProfilePane::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 52, 400};
}

QSize ProfilePane::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 34, 100};
}

void ProfilePane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fill();
    QWidget::changeEvent(event);
}

bool ProfilePane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ProfilePane::fill()
{
    m_text->setAccessibleName(tr("Details"));
    m_title->setText(m_profile ? m_profile->title : tr("Details"));
    if (m_profile) {
        writeProfile(*m_text->document(), *m_profile, palette());
    } else {
        m_text->document()->clear();
        m_text->setCurrentCharFormat({});
        m_text->setPlainText(m_hint);
    }
    fillButtons();
}

void ProfilePane::fillButtons()
{
    m_buttons->setVisible(m_profile.has_value());
    m_buttons->setPlaces(m_profile ? m_profile->places : std::vector<NamedPlace>());
    if (!m_profile)
        return;
    for (const ProfileLink& link : m_profile->links) {
        const QUrl url(link.url, QUrl::StrictMode);
        if (!canBeOpened(url))
            continue;
        QToolButton* button = m_buttons->addButton(
            tr("%1: %2", "what it is, its host").arg(link.name, url.host()), QStringLiteral("link"));
        button->setIcon(lineIcon(QStringLiteral("link")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(plainToolTip(link.url));
        connect(button, &QToolButton::clicked, this, [this, link] { openPage(link); });
    }
}

void ProfilePane::openPage(const ProfileLink& link)
{
    const QUrl url(link.url, QUrl::StrictMode);
    const QString address = url.toString(QUrl::FullyEncoded);
    if (Dialogs::current().confirm(this, link.name,
            tr("This opens a page of %1 in your browser:\n%2").arg(url.host(), address), tr("Open %1").arg(url.host())))
        Dialogs::current().openUrl(address);
}

} // namespace atlas
