// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/catalogstatus.h"

#include "catalog/catalog.h"
#include "catalog/pricedates.h"
#include "session.h"
#include "widgets/elidedlabel.h"
#include "widgets/ratetexts.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>

namespace atlas {

CatalogStatus::CatalogStatus(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_file(new ElidedLabel(Qt::ElideMiddle, this))
    , m_dates(new ElidedLabel(Qt::ElideRight, this))
    , m_rates(new ElidedLabel(Qt::ElideRight, this))
    , m_left(new ElidedLabel(Qt::ElideRight, this))
{
    m_file->setObjectName(QStringLiteral("statusFile"));
    m_dates->setObjectName(QStringLiteral("statusDates"));
    m_rates->setObjectName(QStringLiteral("statusRates"));
    m_left->setObjectName(QStringLiteral("statusLeftOut"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 2);
    row->setSpacing(20);
    row->addWidget(m_file, 2);
    row->addStretch(1);
    row->addWidget(m_left, 0);
    row->addWidget(m_rates, 0);
    row->addWidget(m_dates, 0);
    connect(&m_session, &Session::tableChanged, this, &CatalogStatus::retranslate);
    connect(&m_session, &Session::loadingChanged, this, &CatalogStatus::showCatalog);
    retranslate();
}

void CatalogStatus::setLeftOut(const QStringList& reasons)
{
    m_leftOut = reasons;
    retranslate();
}

void CatalogStatus::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CatalogStatus::showCatalog()
{
    if (m_session.isLoading())
        m_file->setText(tr("Reading the catalog…"));
    else
        m_file->setText(QDir::toNativeSeparators(m_session.path()));
}

void CatalogStatus::showDates()
{
    if (!m_session.table()) {
        m_dates->setText({});
        return;
    }
    const auto dates = priceDates(*m_session.table()->context().catalog);
    if (!dates)
        m_dates->setText(tr("No price has a date"));
    else if (dates->first == dates->second)
        m_dates->setText(tr("Prices of %1").arg(dateToText(dates->first)));
    else
        m_dates->setText(tr("Prices from %1 to %2").arg(dateToText(dates->first), dateToText(dates->second)));
}

void CatalogStatus::showRates()
{
    const QStringList rates = m_session.table() ? rateTexts(*m_session.table()) : QStringList();
    m_rates->setVisible(!rates.isEmpty());
    m_rates->setToolTip(plainToolTip(rates.join(u'\n')));
    m_rates->setAccessibleDescription(rates.join(u'\n'));
    if (rates.isEmpty()) {
        m_rates->setText({});
        return;
    }
    const auto dates = rateDates(*m_session.table());
    if (rates.size() == 1 || !dates)
        m_rates->setText(
            rates.size() == 1 ? rates.front() : tr("%n exchange rates", nullptr, static_cast<int>(rates.size())));
    else if (dates->first == dates->second)
        m_rates->setText(tr("Exchange rates of %1").arg(dateToText(dates->first)));
    else
        m_rates->setText(tr("Exchange rates from %1 to %2").arg(dateToText(dates->first), dateToText(dates->second)));
}

void CatalogStatus::retranslate()
{
    m_left->setText(m_leftOut.isEmpty()
            ? QString()
            : tr("Left out: %1").arg(m_leftOut.join(tr(", ", "between the parts of a list"))));
    m_left->setVisible(!m_leftOut.isEmpty());
    showCatalog();
    showDates();
    showRates();
}

} // namespace atlas
