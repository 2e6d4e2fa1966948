// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/helpbrowser.h"

#include "help/helpbook.h"
#include "help/helpstyle.h"

#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

namespace atlas {

HelpBrowser::HelpBrowser(const Actions& actions, QWidget* parent)
    : QTextBrowser(parent)
    , m_actions(actions)
    , m_language(QStringLiteral("en"))
{
    setObjectName(QStringLiteral("helpText"));
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    setOpenLinks(false);
    document()->setDocumentMargin(16);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == QLatin1String("help"))
            showPage(link.path());
    });
    // When the source is said to have changed, it is still the old one.
    connect(this, &QTextBrowser::historyChanged, this, [this] {
        dress();
        emit pageChanged(page());
    });
}

void HelpBrowser::setLanguage(const QString& code)
{
    m_language = code;
    again();
}

void HelpBrowser::showPage(const QString& page)
{
    if (page == this->page() || !helpPages().contains(page))
        return;
    setSource(QUrl(QStringLiteral("help:") + page), QTextDocument::MarkdownResource);
}

QString HelpBrowser::page() const
{
    return source().path();
}

void HelpBrowser::mark(const QStringList& words)
{
    m_words = words;
    moveCursor(QTextCursor::Start);
    dressWords();
    if (!words.isEmpty())
        (void)toNextWord();
}

bool HelpBrowser::toNextWord()
{
    const QTextCursor found = document()->find(pattern(), textCursor());
    if (m_words.isEmpty() || found.isNull())
        return false;
    setTextCursor(found);
    ensureCursorVisible();
    return true;
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::MarkdownResource || name.scheme() != QLatin1String("help"))
        return {};
    return helpText(name.path(), m_language, m_actions).toUtf8();
}

void HelpBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    // Colours are part of the text.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        again();
}

void HelpBrowser::again()
{
    if (source().isEmpty())
        return;
    const int scrolled = verticalScrollBar()->value();
    reload();
    dress();
    verticalScrollBar()->setValue(scrolled);
}

void HelpBrowser::dress()
{
    styleHelp(*document(), palette());
    dressWords();
}

QRegularExpression HelpBrowser::pattern() const
{
    QStringList escaped;
    for (const QString& word : m_words)
        escaped << QRegularExpression::escape(word);
    return QRegularExpression(escaped.join(u'|'), QRegularExpression::CaseInsensitiveOption);
}

void HelpBrowser::dressWords()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (!m_words.isEmpty()) {
        QTextCharFormat format;
        format.setBackground(helpMark(palette()));
        format.setForeground(palette().color(QPalette::Text));
        const QRegularExpression words = pattern();
        for (QTextCursor found = document()->find(words); !found.isNull(); found = document()->find(words, found))
            marks.append({found, format});
    }
    setExtraSelections(marks);
}

} // namespace atlas
