// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/choiceeditors.h"

#include "decision/answers.h"
#include "widgets/tones.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace atlas {

namespace {

/// A mnemonic is what the program gives, not what a text of a file may hold.
QString literal(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

}

ChoicesEditor::ChoicesEditor(const TreePtr& tree, int question, QWidget* parent)
    : AnswerEditor(tree, question, parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(6);
}

void ChoicesEditor::addRow(QAbstractButton* button)
{
    auto* row = new QHBoxLayout;
    row->addWidget(button, 0, Qt::AlignTop);
    auto* count = new QLabel(this);
    count->setTextFormat(Qt::PlainText);
    QPalette dim = count->palette();
    dim.setColor(QPalette::WindowText, dimText(palette()));
    count->setPalette(dim);
    row->addWidget(count, 0, Qt::AlignVCenter);
    row->addStretch(1);
    m_rows->addLayout(row);
    button->installEventFilter(this);
    m_buttons.push_back(button);
    m_counts.push_back(count);
}

QString ChoicesEditor::textOf(std::size_t place) const
{
    return question().choices[place].text.text();
}

void ChoicesEditor::setCounts(const std::vector<std::optional<std::size_t>>& counts)
{
    for (std::size_t place = 0; place < m_counts.size(); ++place) {
        const std::optional<std::size_t> count = place < counts.size() ? counts[place] : std::nullopt;
        const QString number = count ? QLocale().toString(static_cast<qulonglong>(*count)) : QString();
        m_counts[place]->setText(number.isEmpty() ? QString() : QStringLiteral("· ") + number);
        m_counts[place]->setToolTip(tr("Offers that are left after this answer"));
        m_buttons[place]->setAccessibleDescription(number.isEmpty() ? QString() : tr("offers left: %1").arg(number));
    }
}

void ChoicesEditor::retranslate()
{
    for (std::size_t place = 0; place < m_buttons.size(); ++place) {
        m_buttons[place]->setText(literal(textOf(place)));
        m_buttons[place]->setAccessibleName(textOf(place));
    }
}

bool ChoicesEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonDblClick)
        emit goOn();
    return AnswerEditor::eventFilter(watched, event);
}

RadiosEditor::RadiosEditor(const TreePtr& tree, int question, QWidget* parent)
    : ChoicesEditor(tree, question, parent)
    , m_group(new QButtonGroup(this))
{
    const Question& asked = this->question();
    // Without an answer of its own a question can be left open, unless it has to be answered.
    const bool canBeOpen = !asked.required && asked.preset.isEmpty();
    for (std::size_t place = 0; place < asked.choices.size() + (canBeOpen ? 1 : 0); ++place) {
        auto* button = new QRadioButton(this);
        const bool isChoice = place < asked.choices.size();
        button->setObjectName(isChoice ? asked.choices[place].id : QStringLiteral("open"));
        m_group->addButton(button, static_cast<int>(place));
        addRow(button);
    }
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) {
        const std::vector<Choice>& choices = this->question().choices;
        const auto place = static_cast<std::size_t>(id);
        emit answered(place < choices.size() ? choices[place].id : QString());
    });
    RadiosEditor::retranslate();
    RadiosEditor::setAnswer({});
}

QString RadiosEditor::textOf(std::size_t place) const
{
    const Question& asked = question();
    if (place >= asked.choices.size())
        return tr("No answer: pass this by");
    const Choice& choice = asked.choices[place];
    return choice.id == asked.preset ? tr("%1 (unless you choose)", "an answer").arg(choice.text.text())
                                     : choice.text.text();
}

void RadiosEditor::setAnswer(const QString& text)
{
    const Question& asked = question();
    const QString shown = text.isNull() ? asked.preset : text;
    const QSignalBlocker blocker(m_group);
    bool found = false;
    for (std::size_t place = 0; place < asked.choices.size(); ++place) {
        if (asked.choices[place].id != shown)
            continue;
        buttons()[place]->setChecked(true);
        found = true;
    }
    if (found)
        return;
    if (buttons().size() > asked.choices.size()) {
        buttons().back()->setChecked(true);
    } else if (QAbstractButton* checked = m_group->checkedButton()) {
        m_group->setExclusive(false);
        checked->setChecked(false);
        m_group->setExclusive(true);
    }
}

ChecksEditor::ChecksEditor(const TreePtr& tree, int question, QWidget* parent)
    : ChoicesEditor(tree, question, parent)
{
    for (const Choice& choice : this->question().choices) {
        auto* button = new QCheckBox(this);
        button->setObjectName(choice.id);
        addRow(button);
        connect(button, &QAbstractButton::clicked, this, &ChecksEditor::announce);
    }
    ChecksEditor::retranslate();
}

void ChecksEditor::announce()
{
    QStringList ids;
    for (std::size_t place = 0; place < buttons().size(); ++place)
        if (buttons()[place]->isChecked())
            ids << question().choices[place].id;
    emit answered(ids.isEmpty() ? QString() : ids.join(u','));
}

void ChecksEditor::setAnswer(const QString& text)
{
    const Result<Reading> reading = readAnswer(question(), text);
    for (std::size_t place = 0; place < buttons().size(); ++place)
        buttons()[place]->setChecked(reading
            && std::find(reading->choices.begin(), reading->choices.end(), static_cast<int>(place))
                != reading->choices.end());
}

} // namespace atlas
