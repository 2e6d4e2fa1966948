// SPDX-License-Identifier: GPL-3.0-or-later
#include "filters/filterbox.h"

#include "delegates/hintdelegate.h"
#include "engine/completion.h"
#include "engine/completionmodel.h"
#include "icons.h"
#include "widgets/tones.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTextCharFormat>
#include <QTextLayout>

namespace atlas {

FilterBox::FilterBox(QWidget* parent)
    : QLineEdit(parent)
    , m_completions(new CompletionModel(this))
    , m_completer(new QCompleter(this))
{
    setObjectName(QStringLiteral("filterBox"));
    setClearButtonEnabled(true);
    setMaxLength(MaxFilterLength);
    addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_completer->setModel(m_completions);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(12);
    m_completer->popup()->setObjectName(QStringLiteral("filterCompletions"));
    m_completer->popup()->setItemDelegate(new HintDelegate(m_completer->popup()));

    // The list waits until the answer is painted: it must not hold up the keystroke.
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, [this] { offerCompletions(false); });
    connect(this, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_replacing)
            return;
        emit filterEdited(text);
        m_soon.start();
    });
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FilterBox::takeCompletion);
    retranslate();
}

void FilterBox::setTable(const TablePtr& table)
{
    m_table = table;
}

void FilterBox::replaceText(const QString& text)
{
    if (text == this->text())
        return;
    m_replacing = true;
    m_completer->popup()->hide();
    selectAll();
    if (text.isEmpty())
        del();
    else
        insert(text);
    m_replacing = false;
}

void FilterBox::markProblems(const std::optional<FilterProblem>& error, const std::vector<FilterProblem>& warnings)
{
    const bool wrong = error || !warnings.empty();
    if (!wrong && !m_marked)
        return;
    m_marked = wrong;
    QList<QInputMethodEvent::Attribute> marks;
    const auto mark = [this, &marks](const FilterProblem& problem, const QColor& color) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(color);
        // Something is missing at the end: the last character carries the mark.
        const int end = static_cast<int>(text().size());
        const int from = std::min(problem.position, std::max(0, end - 1));
        const int length = std::clamp(problem.length, 1, std::max(1, end - from));
        marks.append({QInputMethodEvent::TextFormat, from - cursorPosition(), length, format});
    };
    if (error)
        mark(*error, errorText(palette()));
    else
        for (const FilterProblem& warning : warnings)
            mark(warning, warningText(palette()));
    QInputMethodEvent event(QString(), marks);
    QLineEdit::inputMethodEvent(&event);
}

void FilterBox::applySuggestion(const FilterProblem& problem)
{
    setSelection(problem.position, problem.length);
    insert(problem.suggestion);
    setFocus();
}

void FilterBox::setUndoActions(QAction* undo, QAction* redo)
{
    m_undo = undo;
    m_redo = redo;
}

void FilterBox::edit(int position, int length)
{
    setFocus(Qt::OtherFocusReason);
    setSelection(position, length);
}

void FilterBox::closeCompletions()
{
    m_soon.stop();
    m_completer->popup()->hide();
}

bool FilterBox::isOfferingCompletions() const
{
    return m_completer->popup()->isVisible();
}

bool FilterBox::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ShortcutOverride && m_undo) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void FilterBox::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_undo) {
        // The first two are the text's own undo and redo.
        const QList<QAction*> own = menu->actions();
        for (QAction* action : own.mid(0, 2))
            menu->removeAction(action);
        menu->insertActions(menu->actions().value(0), {m_undo, m_redo});
    }
    menu->popup(event->globalPos());
}

void FilterBox::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isOfferingCompletions()) {
        // The list handles these: choose, or close.
        if (enter || key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            event->ignore();
            return;
        }
    } else if (key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        offerCompletions(true);
        return;
    } else if (enter || key == Qt::Key_Down) {
        emit left();
        return;
    } else if (key == Qt::Key_Escape) {
        if (text().isEmpty()) {
            emit left();
        } else {
            selectAll();
            del();
        }
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void FilterBox::retranslate()
{
    setPlaceholderText(tr("Filter: gpu:h100 price<4 provider:aws,gcp spot"));
    setAccessibleName(tr("Filter"));
    setToolTip(tr("Which offers are shown (Ctrl+F). Ctrl+Space lists what may come next."));
}

void FilterBox::offerCompletions(bool asked)
{
    QAbstractItemView* popup = m_completer->popup();
    if (!m_table || (!asked && !hasFocus())) {
        popup->hide();
        return;
    }
    Completions found = completeFilter(text(), cursorPosition(), *m_table);
    m_start = found.start;
    m_length = found.length;
    const QString typed = text().mid(m_start, m_length);
    const bool afterOperator
        = cursorPosition() > 0 && QStringLiteral(":=<>,").contains(text().at(cursorPosition() - 1));
    const bool done = found.items.size() == 1 && found.items.front().text == typed;
    if (found.items.empty() || done || (!asked && typed.isEmpty() && !afterOperator)) {
        popup->hide();
        return;
    }
    m_completions->setItems(std::move(found.items));
    QRect below = cursorRect();
    below.setHeight(height() - below.y());
    below.setWidth(std::min(width() - below.x(), fontMetrics().averageCharWidth() * 64));
    if (const int room = fontMetrics().averageCharWidth() * 40; below.width() < room)
        below = QRect(std::max(0, width() - room), below.y(), room, below.height());
    m_completer->complete(below);
    popup->setCurrentIndex({});
}

void FilterBox::takeCompletion(const QString& text)
{
    setSelection(m_start, m_length);
    insert(text);
}

} // namespace atlas
