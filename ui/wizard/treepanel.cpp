// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/treepanel.h"

#include "decision/answers.h"
#include "decision/decisiontreemodel.h"
#include "decision/path.h"
#include "widgets/elidedlabel.h"
#include "widgets/tones.h"
#include "wizard/wizardstate.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>

namespace atlas {

namespace {

/// Answers carry the mark of their kind, ticked where they are given; the taken path is bold, the rest stays behind.
class PathDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override
    {
        if (event->type() != QEvent::ToolTip)
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QString tip = index.siblingAtColumn(0).data().toString();
        if (const QString more = index.data(Qt::ToolTipRole).toString(); !more.isEmpty())
            tip += u'\n' + more;
        showPlainToolTip(event->globalPos(), tip, view, option.rect);
        return true;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool taken = index.data(DecisionTreeModel::TakenRole).toBool();
        const bool isAnswer = index.data(DecisionTreeModel::ChoiceRole).toInt() >= 0;
        option->font.setBold(taken && isAnswer);
        if (!taken)
            option->palette.setColor(QPalette::Text, dimText(option->palette));
        if (isAnswer && index.column() == DecisionTreeModel::Text) {
            option->features |= QStyleOptionViewItem::HasCheckIndicator;
            option->checkState = taken ? Qt::Checked : Qt::Unchecked;
        }
    }
};

}

TreePanel::TreePanel(WizardState& state, DecisionTreeModel& model, QWidget* parent)
    : QTreeView(parent)
    , m_state(state)
    , m_model(model)
{
    setObjectName(QStringLiteral("decisionTree"));
    setModel(&model);
    setItemDelegate(new PathDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setTabKeyNavigation(false);
    setTextElideMode(Qt::ElideRight);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(DecisionTreeModel::Text, QHeaderView::Stretch);
    header()->setSectionResizeMode(DecisionTreeModel::Left, QHeaderView::ResizeToContents);
    header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 6);
    connect(this, &QTreeView::activated, this, &TreePanel::give);
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_question = currentIndex().isValid() ? currentIndex().data(DecisionTreeModel::QuestionRole).toInt() : -1;
        m_choice = currentIndex().data(DecisionTreeModel::ChoiceRole).toInt();
        m_scrolled = verticalScrollBar()->value();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TreePanel::openPath);
    openPath();
}

void TreePanel::give(const QModelIndex& index)
{
    const int choice = index.data(DecisionTreeModel::ChoiceRole).toInt();
    const int asked = index.data(DecisionTreeModel::QuestionRole).toInt();
    if (choice < 0) {
        setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
        return;
    }
    const Question& question = m_state.tree()->question(asked);
    const Choice& given = question.choices[static_cast<std::size_t>(choice)];
    // On a branch beside the path: all answers that lead there, from the path on. A band of numbers is no number, so it
    // cannot be given here.
    for (QModelIndex above = index.parent().parent(); above.isValid(); above = above.parent().parent()) {
        const int before = above.data(DecisionTreeModel::QuestionRole).toInt();
        const Question& on = m_state.tree()->question(before);
        if (on.kind != Question::Kind::Number)
            m_state.setAnswer(
                before, on.choices[static_cast<std::size_t>(above.data(DecisionTreeModel::ChoiceRole).toInt())].id);
    }
    if (question.kind == Question::Kind::Number)
        return;
    if (question.kind != Question::Kind::Several) {
        m_state.setAnswer(asked, given.id);
        return;
    }
    Reading reading;
    if (const Result<Reading> before = readAnswer(question, m_state.answer(asked)))
        reading = *before;
    const auto there = std::find(reading.choices.begin(), reading.choices.end(), choice);
    if (there == reading.choices.end())
        reading.choices.insert(std::upper_bound(reading.choices.begin(), reading.choices.end(), choice), choice);
    else
        reading.choices.erase(there);
    m_state.setAnswer(asked, reading.choices.empty() ? QString() : answerText(question, reading));
}

void TreePanel::openPath()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        expand(m_model.index(row, 0));
    if (const QModelIndex before = m_model.indexOf(m_question, m_choice); before.isValid())
        setCurrentIndex(before);
    verticalScrollBar()->setValue(m_scrolled);
}

void TreePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && currentIndex().isValid())
        give(currentIndex());
    else
        QTreeView::keyPressEvent(event);
}

void TreePanel::retranslate()
{
    setAccessibleName(tr("Decision tree"));
    m_model.retranslate();
}

} // namespace atlas
