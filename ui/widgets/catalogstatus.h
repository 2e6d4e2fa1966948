// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace atlas {

class ElidedLabel;
class Session;

/// The line at the bottom: the catalog's file, its newest and oldest price, and what a chart left out and why.
class CatalogStatus : public QWidget
{
    Q_OBJECT
public:
    explicit CatalogStatus(Session& session, QWidget* parent = nullptr);

    /// Of the chart in sight; empty when there is none.
    void setLeftOut(const QStringList& reasons);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showCatalog();
    void showDates();
    void showRates();
    void retranslate();

    Session& m_session;
    QStringList m_leftOut;
    ElidedLabel* m_file;
    ElidedLabel* m_dates;
    ElidedLabel* m_rates;
    ElidedLabel* m_left;
};

} // namespace atlas
