// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/systemscheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace atlas {

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop"),
              place = QStringLiteral("/org/freedesktop/portal/desktop"),
              settings = QStringLiteral("org.freedesktop.portal.Settings"),
              appearance = QStringLiteral("org.freedesktop.appearance"), scheme = QStringLiteral("color-scheme");

/// Portals of before 2023 wrap the value twice.
QVariant unwrapped(QVariant value)
{
    while (value.metaType() == QMetaType::fromType<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

}

SystemScheme::SystemScheme(QObject* parent)
    : QObject(parent)
{
    // Without an address the library would start a bus of its own.
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        ask();
}

void SystemScheme::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portal, place, settings, QStringLiteral("SettingChanged"), this,
        SLOT(takeSetting(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(portal, place, settings, QStringLiteral("Read"));
    question << appearance << scheme;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* watcher) {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError())
            takeSetting(appearance, scheme, reply.value());
        watcher->deleteLater();
    });
}

void SystemScheme::takeSetting(const QString& group, const QString& name, const QDBusVariant& value)
{
    if (group == appearance && name == scheme)
        setColorScheme(unwrapped(value.variant()).toUInt());
}

void SystemScheme::setColorScheme(uint wanted)
{
    const bool dark = wanted == 1;
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit changed();
}

} // namespace atlas
