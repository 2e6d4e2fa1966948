// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/usefields.h"

#include "engine/values.h"
#include "settings.h"
#include "widgets/typednumber.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <cmath>

namespace atlas {

namespace {

constexpr double MostShownGib = 1e7;

/// Shows no decimals that say nothing.
class AmountBox : public NumberBox
{
public:
    using NumberBox::NumberBox;
    [[nodiscard]] QString textFromValue(double value) const override
    {
        return roundedText(value, value == std::floor(value) ? 0 : decimals(), locale());
    }
};

QDoubleSpinBox* amountBox(const char* name, double most, double step, QWidget* parent)
{
    auto* box = new AmountBox(parent);
    box->setObjectName(QLatin1StringView(name));
    box->setRange(0, most);
    box->setDecimals(2);
    box->setSingleStep(step);
    box->setGroupSeparatorShown(true);
    box->setAccelerated(true);
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return box;
}

double storedAmount(const QStringList& stored, qsizetype place, double most, double usual)
{
    bool isNumber = false;
    const double amount = stored.value(place).toDouble(&isNumber);
    return isNumber && std::isfinite(amount) && amount >= 0 ? std::min(amount, most) : usual;
}

}

UseFields::UseFields(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_hoursLabel(new QLabel(this))
    , m_storageLabel(new QLabel(this))
    , m_egressLabel(new QLabel(this))
    , m_hours(amountBox("useHours", MonthlyUse::MostHours, 10, this))
    , m_storage(amountBox("useStorage", MostShownGib, 100, this))
    , m_egress(amountBox("useEgress", MostShownGib, 100, this))
{
    setObjectName(QStringLiteral("useFields"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_title->setTextFormat(Qt::PlainText);
    row->addWidget(m_title);
    for (const auto& [label, box] :
        {std::pair(m_hoursLabel, m_hours), std::pair(m_storageLabel, m_storage), std::pair(m_egressLabel, m_egress)}) {
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box);
        row->addSpacing(6);
    }
    row->addStretch(1);
    const QStringList stored = setting(Setting::CompareUse).toStringList();
    m_hours->setValue(storedAmount(stored, 0, MonthlyUse::MostHours, MonthlyUse::MostHours));
    m_storage->setValue(storedAmount(stored, 1, MostShownGib, 0));
    m_egress->setValue(storedAmount(stored, 2, MostShownGib, 0));
    for (QDoubleSpinBox* box : {m_hours, m_storage, m_egress})
        connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
            store();
            emit changed();
        });
    retranslate();
}

MonthlyUse UseFields::use() const
{
    return {m_hours->value(), m_storage->value(), m_egress->value()};
}

void UseFields::store() const
{
    storeSetting(Setting::CompareUse,
        QStringList{numberText(m_hours->value()), numberText(m_storage->value()), numberText(m_egress->value())});
}

void UseFields::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void UseFields::retranslate()
{
    m_title->setText(tr("Use a month:"));
    m_hoursLabel->setText(tr("h&ours"));
    m_storageLabel->setText(tr("s&torage (GiB)"));
    m_egressLabel->setText(tr("e&gress (GiB)"));
    m_hours->setToolTip(tr("Hours a month that the machine runs; a month has 730"));
    m_storage->setToolTip(tr("Storage that is kept all the month"));
    m_egress->setToolTip(tr("Data sent out to the internet in a month"));
    for (QDoubleSpinBox* box : {m_hours, m_storage, m_egress}) {
        box->setAccessibleName(box->toolTip());
        box->setLocale(QLocale());
    }
}

} // namespace atlas
