// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chartrole.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace atlas {

namespace {

QAccessibleInterface* chartInterface(const QString&, QObject* object)
{
    if (!object || !object->isWidgetType() || object->objectName() != ChartCanvasName)
        return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Chart);
}

}

void installChartRole()
{
    // A factory that is there already is not added again.
    QAccessible::installFactory(chartInterface);
}

} // namespace atlas
