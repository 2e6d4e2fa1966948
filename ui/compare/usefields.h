// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/usecost.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;

namespace atlas {

/// What is done in a month: hours, storage, egress. Kept between starts.
class UseFields : public QWidget
{
    Q_OBJECT
public:
    explicit UseFields(QWidget* parent = nullptr);

    [[nodiscard]] MonthlyUse use() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void store() const;

    QLabel* m_title;
    QLabel *m_hoursLabel, *m_storageLabel, *m_egressLabel;
    QDoubleSpinBox *m_hours, *m_storage, *m_egress;
};

} // namespace atlas
