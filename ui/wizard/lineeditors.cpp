// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/lineeditors.h"

#include "decision/answers.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolButton>
#include <QWheelEvent>

namespace atlas {

namespace {

void fillWith(QWidget* editor, QWidget* field)
{
    auto* row = new QHBoxLayout(editor);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field, 1);
    editor->setFocusProxy(field);
}

/// A list field whose text ends in "…" where there is no room for it.
void paintElided(QStylePainter& painter, QStyleOptionComboBox& option, const QWidget& field)
{
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room
        = field.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &field);
    constexpr int Margins = 4; // styles keep some of the room free
    option.currentText = field.fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - Margins);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

/// Opens a menu and looks like the fields around it, which open lists.
class MenuField : public QToolButton
{
public:
    using QToolButton::QToolButton;
    [[nodiscard]] QSize sizeHint() const override
    {
        QStyleOptionComboBox option;
        describe(option);
        // The height is that of a list field.
        const QSize content(fontMetrics().averageCharWidth() * 8, std::max(fontMetrics().height(), 14) + 2);
        return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        Q_UNUSED(event)
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        describe(option);
        option.currentText = QString(text()).replace(QStringLiteral("&&"), QStringLiteral("&"));
        paintElided(painter, option, *this);
    }

private:
    void describe(QStyleOptionComboBox& option) const
    {
        option.initFrom(this);
        option.subControls = QStyle::SC_All;
        option.state |= isDown() ? QStyle::State_Sunken : QStyle::State_Raised;
    }
};

/// The wheel scrolls the panel; it does not change answers that happen to be under it.
class StillCombo : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        Q_UNUSED(event)
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        paintElided(painter, option, *this);
    }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

}

ComboEditor::ComboEditor(const TreePtr& tree, int question, QWidget* parent)
    : AnswerEditor(tree, question, parent)
    , m_combo(new StillCombo(this))
{
    m_combo->setObjectName(QStringLiteral("field"));
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(8);
    fillWith(this, m_combo);
    connect(m_combo, &QComboBox::activated, this, [this] {
        const QVariant id = m_combo->currentData();
        emit answered(id.isValid() ? id.toString() : QString());
    });
    ComboEditor::retranslate();
}

void ComboEditor::setAnswer(const QString& text)
{
    const QSignalBlocker blocker(m_combo);
    m_combo->setCurrentIndex(std::max(0, m_combo->findData(text)));
    m_combo->setToolTip(m_combo->currentText());
}

void ComboEditor::retranslate()
{
    const Question& asked = question();
    const QVariant before = m_combo->currentData();
    const QSignalBlocker blocker(m_combo);
    m_combo->clear();
    QString open = tr("not answered");
    for (const Choice& choice : asked.choices)
        if (choice.id == asked.preset)
            open = tr("not answered: %1", "what counts then").arg(choice.text.text());
    m_combo->addItem(open);
    for (const Choice& choice : asked.choices)
        m_combo->addItem(choice.text.text(), choice.id);
    m_combo->setCurrentIndex(before.isValid() ? std::max(0, m_combo->findData(before)) : 0);
    m_combo->setAccessibleName(asked.text.text());
}

MenuEditor::MenuEditor(const TreePtr& tree, int question, QWidget* parent)
    : AnswerEditor(tree, question, parent)
    , m_button(new MenuField(this))
    , m_menu(new QMenu(m_button))
{
    m_button->setObjectName(QStringLiteral("field"));
    m_button->setMenu(m_menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fillWith(this, m_button);
    for (const Choice& choice : this->question().choices) {
        QAction* action = m_menu->addAction(QString());
        action->setObjectName(choice.id);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &MenuEditor::announce);
    }
    MenuEditor::retranslate();
}

void MenuEditor::announce()
{
    QStringList ids;
    for (const QAction* action : m_menu->actions())
        if (action->isChecked())
            ids << action->objectName();
    showChosen();
    emit answered(ids.isEmpty() ? QString() : ids.join(u','));
}

void MenuEditor::setAnswer(const QString& text)
{
    const QStringList ids = text.split(u',');
    for (QAction* action : m_menu->actions())
        action->setChecked(ids.contains(action->objectName()));
    showChosen();
}

void MenuEditor::retranslate()
{
    const QList<QAction*> actions = m_menu->actions();
    for (qsizetype place = 0; place < actions.size(); ++place)
        actions[place]->setText(QString(question().choices[static_cast<std::size_t>(place)].text.text())
                                    .replace(u'&', QStringLiteral("&&")));
    m_button->setAccessibleName(question().text.text());
    showChosen();
}

void MenuEditor::showChosen()
{
    QStringList texts;
    for (const QAction* action : m_menu->actions())
        if (action->isChecked())
            texts << action->text();
    m_button->setText(texts.isEmpty() ? tr("not answered") : texts.join(QStringLiteral(", ")));
    m_button->setToolTip(QString(m_button->text()).replace(QStringLiteral("&&"), QStringLiteral("&")));
    m_button->setAccessibleDescription(m_button->toolTip());
}

} // namespace atlas
