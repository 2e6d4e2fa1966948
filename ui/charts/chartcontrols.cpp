// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartcontrols.h"

#include "widgets/flowlayout.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

namespace atlas {

namespace {

/// "chartBy" for "by".
QString nameOf(const ChartOption& option)
{
    QString key = option.key();
    key[0] = key[0].toUpper();
    return QStringLiteral("chart") + key;
}

}

ChartControls::ChartControls(QWidget* parent)
    : QWidget(parent)
{
    auto* flow = new FlowLayout(this, 6);
    flow->setContentsMargins(0, 0, 0, 0);
}

void ChartControls::setChart(const Chart* chart, const TablePtr& offers)
{
    // The control that is used may be among those that go: it goes when its signal has been heard.
    for (QWidget* old : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        layout()->removeWidget(old);
        old->hide();
        for (QWidget* part : old->findChildren<QWidget*>()) {
            part->setObjectName({});
            part->setAccessibleName({});
            part->setToolTip({});
        }
        old->deleteLater();
    }
    m_chart = chart;
    m_offers = offers;
    if (!chart || !offers)
        return;
    for (const ChartOption& option : chart->options())
        if (matters(option))
            addControl(option);
}

ChartOptions ChartControls::options(const Chart& chart) const
{
    ChartOptions options;
    if (const auto found = m_chosen.find(chart.id()); found != m_chosen.end())
        options.values = found->second;
    return options;
}

void ChartControls::setOptions(const Chart& chart, const QVariantMap& values)
{
    std::map<QString, QString>& chosen = m_chosen[chart.id()];
    chosen.clear();
    for (auto value = values.begin(); value != values.end(); ++value)
        chosen[value.key()] = value->toString();
}

void ChartControls::choose(const Chart& chart, const QString& option, const QString& value)
{
    std::map<QString, QString>& values = m_chosen[chart.id()];
    if (value.isEmpty())
        values.erase(option);
    else
        values[option] = value;
    if (m_chart == &chart)
        setChart(m_chart, m_offers);
}

bool ChartControls::matters(const ChartOption& option) const
{
    if (!option.onlyWith)
        return true;
    const QStringList condition = QString::fromLatin1(option.onlyWith).split(u'=');
    for (const ChartOption& other : m_chart->options())
        if (other.key() == condition[0])
            return value(other) == condition[1];
    return true;
}

QString ChartControls::value(const ChartOption& option) const
{
    if (const auto chart = m_chosen.find(m_chart->id()); chart != m_chosen.end())
        if (const auto found = chart->second.find(option.key()); found != chart->second.end())
            return found->second;
    return option.choices.empty() ? QString() : option.choices.front().value;
}

void ChartControls::take(const QString& option, const QString& value)
{
    const Chart* chart = m_chart;
    std::map<QString, QString>& values = m_chosen[chart->id()];
    if (value.isEmpty())
        values.erase(option);
    else
        values[option] = value;
    // Other controls may come or go with it; the used one keeps the focus.
    const auto options = chart->options();
    const bool others = std::any_of(options.begin(), options.end(), [&option](const ChartOption& other) {
        return other.onlyWith && QString::fromLatin1(other.onlyWith).startsWith(option + u'=');
    });
    if (others) {
        const QString name = focusWidget() ? focusWidget()->objectName() : QString();
        setChart(chart, m_offers);
        if (auto* same = name.isEmpty() ? nullptr : findChild<QWidget*>(name))
            same->setFocus();
    }
    emit chosen();
}

void ChartControls::addControl(const ChartOption& option)
{
    QWidget* control = nullptr;
    switch (option.kind) {
    case ChartOption::Kind::Choice:
        control = choiceControl(option, option.choices);
        break;
    case ChartOption::Kind::Open:
        control = choiceControl(option, m_chart->choices(option.key(), *m_offers));
        break;
    case ChartOption::Kind::Count:
        control = countControl(option);
        break;
    case ChartOption::Kind::Offers:
        control = offersControl(option);
        break;
    }
    control->setObjectName(nameOf(option));
    control->setAccessibleName(option.title);
    // A label never stands in another line than its control.
    auto* pair = new QWidget(this);
    auto* label = new QLabel(option.title, pair);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(control);
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(control);
    layout()->addWidget(pair);
    pair->show(); // made while the page is in sight, widgets are hidden at first
}

QWidget* ChartControls::choiceControl(const ChartOption& option, const std::vector<ChartChoice>& choices)
{
    auto* box = new QComboBox(this);
    for (const ChartChoice& choice : choices)
        box->addItem(choice.title, choice.value);
    box->setCurrentIndex(std::max(0, box->findData(value(option))));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(fontMetrics().averageCharWidth() * 46);
    connect(box, &QComboBox::activated, this,
        [this, key = option.key(), box] { take(key, box->currentData().toString()); });
    return box;
}

QWidget* ChartControls::countControl(const ChartOption& option)
{
    auto* box = new QSpinBox(this);
    box->setRange(0, option.most);
    box->setSpecialValueText(tr("automatic"));
    box->setValue(value(option).toInt());
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this,
        [this, key = option.key()](int count) { take(key, count > 0 ? QString::number(count) : QString()); });
    return box;
}

QWidget* ChartControls::offersControl(const ChartOption& option)
{
    auto* button = new QToolButton(this);
    const qsizetype count = value(option).split(u',', Qt::SkipEmptyParts).size();
    button->setText(count > 0 ? tr("%n chosen ✕", "offers", static_cast<int>(count)) : tr("the cheapest"));
    button->setToolTip(count > 0 ? tr("Show the cheapest offers again")
                                 : tr("Select offers in the table and choose “Price history” to see others"));
    button->setEnabled(count > 0);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, key = option.key()] {
        take(key, {});
        setChart(m_chart, m_offers);
    });
    return button;
}

} // namespace atlas
