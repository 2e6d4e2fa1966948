// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizard/numbereditor.h"

#include "decision/answers.h"
#include "engine/values.h"
#include "widgets/typednumber.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

namespace atlas {

namespace {

/// The number as C locale writes it; null when it is none.
QString plainNumber(const QString& typed)
{
    const std::optional<double> number = typedNumber(typed);
    return number ? numberText(*number) : QString();
}

}

NumberEditor::NumberEditor(const TreePtr& tree, int question, QString currency, QWidget* parent)
    : AnswerEditor(tree, question, parent)
    , m_currency(std::move(currency))
    , m_number(new QLineEdit(this))
    , m_unit(this->question().units.size() > 1 ? new QComboBox(this) : nullptr)
    , m_unitText(new QLabel(this))
{
    m_number->setObjectName(QStringLiteral("field"));
    m_number->setClearButtonEnabled(true);
    m_number->setMaxLength(40);
    m_unitText->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_number, 1);
    if (m_unit) {
        m_unit->setObjectName(QStringLiteral("unit"));
        row->addWidget(m_unit);
        connect(m_unit, &QComboBox::activated, this, &NumberEditor::read);
    } else {
        row->addWidget(m_unitText);
    }
    m_unitText->setVisible(!m_unit);
    setFocusProxy(m_number);
    connect(m_number, &QLineEdit::textEdited, this, &NumberEditor::read);
    NumberEditor::retranslate();
}

void NumberEditor::read()
{
    const QString typed = m_number->text().trimmed();
    if (typed.isEmpty()) {
        setProblem({});
        m_answer = QString();
        emit answered(m_answer);
        return;
    }
    QString text = plainNumber(typed);
    if (text.isNull())
        text = typed; // it may name its unit itself; else the reading says what is wrong
    else if (question().money)
        text += m_currency;
    else if (m_unit)
        text += m_unit->currentData().toString();
    const Result<Reading> reading = readAnswer(question(), text);
    if (!reading) {
        setProblem(reading.error().message);
        return;
    }
    setProblem({});
    m_answer = text;
    emit answered(m_answer);
}

void NumberEditor::setAnswer(const QString& text)
{
    if (text == m_answer && (!text.isNull() || m_number->text().isEmpty()))
        return; // typed here, in the user's own way
    m_answer = text;
    setProblem({});
    const Result<Reading> reading = readAnswer(question(), text);
    if (!reading) {
        m_number->clear();
        return;
    }
    // In the largest unit that was meant: the one whose suffix the text ends with.
    double number = *reading->number;
    if (m_unit) {
        const QSignalBlocker blocker(m_unit);
        for (std::size_t place = 0; place < question().units.size(); ++place) {
            const AnswerUnit& unit = question().units[place];
            if (place == 0 || text.endsWith(unit.suffix, Qt::CaseInsensitive)) {
                m_unit->setCurrentIndex(static_cast<int>(place));
                number = *reading->number / unit.factor;
            }
        }
    }
    QString shown = QLocale().toString(number, 'g', 12);
    if (!reading->currency.isEmpty() && reading->currency != m_currency)
        shown += u' ' + reading->currency;
    m_number->setText(shown);
}

void NumberEditor::retranslate()
{
    const Question& asked = question();
    m_number->setAccessibleName(asked.text.text());
    m_number->setPlaceholderText(tr("not answered"));
    if (m_unit) {
        const QSignalBlocker blocker(m_unit);
        const int before = std::max(0, m_unit->currentIndex());
        m_unit->clear();
        for (const AnswerUnit& unit : asked.units)
            m_unit->addItem(unit.text.text(), unit.suffix);
        m_unit->setCurrentIndex(before);
        m_unit->setAccessibleName(tr("Unit"));
    } else if (asked.money) {
        m_unitText->setText(m_currency);
    } else if (!asked.units.empty()) {
        m_unitText->setText(asked.units.front().text.text());
    }
}

} // namespace atlas
