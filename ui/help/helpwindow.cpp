// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/helpwindow.h"

#include "actions/actions.h"
#include "engine/collation.h"
#include "help/helpbook.h"
#include "help/helpbrowser.h"
#include "icons.h"
#include "language.h"
#include "windowgeometry.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextDocument>
#include <QToolButton>
#include <algorithm>

namespace atlas {

HelpWindow::HelpWindow(const Actions& actions, const Language& language, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_language(language)
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_search(new QLineEdit(this))
    , m_pages(new QListWidget(this))
    , m_text(new HelpBrowser(actions, this))
{
    setObjectName(QStringLiteral("helpWindow"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    arrange();
    connect(m_back, &QToolButton::clicked, m_text, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_text, &QTextBrowser::forward);
    connect(m_text, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_text, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_text, &HelpBrowser::pageChanged, this, &HelpWindow::showCurrent);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpWindow::searchOn);
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            showPage(item->data(Qt::UserRole).toString());
    });
    retranslate();
}

void HelpWindow::arrange()
{
    m_back->setObjectName(QStringLiteral("helpBack"));
    m_back->setIcon(lineIcon(QStringLiteral("back")));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_forward->setObjectName(QStringLiteral("helpForward"));
    m_forward->setIcon(lineIcon(QStringLiteral("forward")));
    m_forward->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    for (QToolButton* button : {m_back, m_forward}) {
        button->setAutoRaise(true);
        button->setEnabled(false);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_pages->setObjectName(QStringLiteral("helpPages"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setTabKeyNavigation(false);
    m_pages->setWordWrap(true);

    auto* tools = new QHBoxLayout;
    tools->addWidget(m_back);
    tools->addWidget(m_forward);
    tools->addWidget(m_search, 1);
    auto* side = new QWidget(this);
    auto* left = new QVBoxLayout(side);
    left->setContentsMargins(8, 8, 8, 8);
    left->addLayout(tools);
    left->addWidget(m_pages, 1);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setObjectName(QStringLiteral("helpSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(side);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(splitter);
    const int character = fontMetrics().averageCharWidth();
    resizeWithinScreen(*this, {character * 130, fontMetrics().height() * 44});
    splitter->setSizes({std::min(character * 34, width() / 3), width()});
}

void HelpWindow::showPage(const QString& page)
{
    m_text->showPage(page);
}

void HelpWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Down) {
            m_pages->setFocus();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void HelpWindow::retranslate()
{
    setWindowTitle(tr("Help"));
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_pages->setAccessibleName(tr("Contents"));
    m_text->setAccessibleName(tr("Help"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setAccessibleName(text);
        button->setToolTip(
            tr("%1 (%2)", "what it does, keys").arg(text, button->shortcut().toString(QKeySequence::NativeText)));
    };
    name(m_back, tr("Back"));
    name(m_forward, tr("Forward"));
    m_plainTexts.clear();
    m_text->setLanguage(m_language.language());
    listPages();
}

void HelpWindow::listPages()
{
    const QSignalBlocker blocker(m_pages);
    m_pages->clear();
    for (const QString& page : helpPages()) {
        auto* item = new QListWidgetItem(helpTitle(page, m_language.language()), m_pages);
        item->setData(Qt::UserRole, page);
    }
    search();
    showCurrent();
}

void HelpWindow::showCurrent()
{
    const QSignalBlocker blocker(m_pages);
    for (int row = 0; row < m_pages->count(); ++row)
        if (m_pages->item(row)->data(Qt::UserRole).toString() == m_text->page())
            m_pages->setCurrentRow(row);
}

QStringList HelpWindow::words() const
{
    return m_search->text().split(u' ', Qt::SkipEmptyParts);
}

const QString& HelpWindow::plainText(const QString& page)
{
    QString& text = m_plainTexts[page];
    if (text.isEmpty()) {
        QTextDocument document;
        document.setMarkdown(helpText(page, m_language.language(), m_actions));
        text = fold(document.toPlainText());
    }
    return text;
}

void HelpWindow::search()
{
    const QStringList wanted = words();
    int first = -1;
    bool hereToo = wanted.isEmpty();
    for (int row = 0; row < m_pages->count(); ++row) {
        const QString page = m_pages->item(row)->data(Qt::UserRole).toString();
        const bool found = std::all_of(
            wanted.begin(), wanted.end(), [&](const QString& word) { return plainText(page).contains(fold(word)); });
        m_pages->item(row)->setHidden(!found);
        if (found && first < 0)
            first = row;
        hereToo = hereToo || (found && page == m_text->page());
    }
    if (!hereToo && first >= 0)
        m_text->showPage(m_pages->item(first)->data(Qt::UserRole).toString());
    m_text->mark(first >= 0 ? wanted : QStringList());
}

void HelpWindow::searchOn()
{
    if (words().isEmpty() || m_text->toNextWord())
        return;
    // After the last one of this page comes the first of the next that has any.
    const int rows = m_pages->count(), now = m_pages->currentRow();
    for (int step = 1; step <= rows; ++step) {
        const QListWidgetItem* item = m_pages->item((now + step) % rows);
        if (item->isHidden())
            continue;
        m_text->showPage(item->data(Qt::UserRole).toString());
        m_text->mark(words());
        return;
    }
}

} // namespace atlas
