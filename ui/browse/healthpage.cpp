// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/healthpage.h"

#include "browse/pagespecs.h"
#include "engine/filteredit.h"
#include "engine/tablemodel.h"
#include "health/findings.h"
#include "widgets/recordtable.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>

namespace atlas {

HealthPage::HealthPage(Session& session, QWidget* parent)
    : TablePage(session, healthSpec(), parent)
    , m_rules(new QComboBox(this))
{
    m_rules->setObjectName(QStringLiteral("healthRules"));
    m_rules->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rules->setMinimumContentsLength(24);
    tools()->addWidget(m_rules);
    connect(m_rules, &QComboBox::activated, this, &HealthPage::chooseRule);
    connect(table(), &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& cell) {
        const Table& findings = *model()->table();
        const std::uint32_t row = cell.data(TableModel::RowRole).toUInt();
        emit placeAsked(
            {QStringLiteral("offers"), equalsFilter("key", findings.view(findings.indexOf(u"key")).text(row))});
    });
    HealthPage::retranslate();
}

void HealthPage::showAnswer()
{
    TablePage::showAnswer();
    listRules();
}

void HealthPage::listRules()
{
    const QSignalBlocker blocker(m_rules);
    m_rules->clear();
    m_rules->addItem(tr("All rules"));
    if (!browse().table())
        return;
    const auto counts = findingCounts(browse().table()->context());
    const std::set<QString> chosen
        = chosenValues(browse().filter(), browse().table()->indexOf(u"rule"), *browse().table());
    for (std::size_t place = 0; place < HealthRuleCount; ++place) {
        const QString id = healthRuleId(static_cast<HealthRule>(place));
        m_rules->addItem(tr("%1: %2", "rule, how many offers it found")
                             .arg(healthRuleTitle(static_cast<HealthRule>(place)),
                                 QLocale().toString(static_cast<qulonglong>(counts[place]))),
            id);
        if (chosen.size() == 1 && chosen.contains(id))
            m_rules->setCurrentIndex(m_rules->count() - 1);
    }
}

void HealthPage::chooseRule()
{
    if (!browse().table())
        return;
    std::set<QString> values;
    if (const QString id = m_rules->currentData().toString(); !id.isEmpty())
        values.insert(id);
    setFilter(withValues(browse().filter(), browse().table()->indexOf(u"rule"), values, *browse().table()));
}

void HealthPage::retranslate()
{
    TablePage::retranslate();
    m_rules->setAccessibleName(tr("Rule"));
    m_rules->setToolTip(tr("Show what one rule found"));
    listRules();
}

} // namespace atlas
