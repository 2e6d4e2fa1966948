// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>

namespace atlas {

namespace {

#ifdef Q_OS_LINUX

/// Names of platforms of which one has to work; empty when there is nothing to show a window on.
QStringList wantedPlatforms()
{
    const QString asked = qEnvironmentVariable("QT_QPA_PLATFORM");
    if (!asked.isEmpty()) {
        QStringList names;
        for (const QString& platform : asked.split(u';', Qt::SkipEmptyParts))
            names << platform.section(u':', 0, 0);
        return names;
    }
    QStringList names;
    if (!qEnvironmentVariableIsEmpty("DISPLAY"))
        names << QStringLiteral("xcb");
    if (!qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        names << QStringLiteral("wayland");
    return names;
}

bool isInstalled(const QString& platform)
{
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    for (const QString& file : plugins.entryList({QStringLiteral("libq*.so")}, QDir::Files))
        if (file.mid(4).startsWith(platform.section(u'-', 0, 0)))
            return true;
    return false;
}

#endif

}

Result<void> checkPlatform()
{
#ifdef Q_OS_LINUX
    const QStringList wanted = wantedPlatforms();
    if (wanted.isEmpty())
        return failure(ErrorCode::InvalidArgument,
            QCoreApplication::translate("CommandLine",
                "There is no display to open the window on; commands like “gpu-atlas offers” work without one."));
    // Who names folders of plugins knows what is in them.
    for (const char* elsewhere : {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"})
        if (!qEnvironmentVariableIsEmpty(elsewhere))
            return {};
    for (const QString& platform : wanted)
        if (isInstalled(platform))
            return {};
    const QString name = wanted.join(QStringLiteral(", "));
    if (wanted.first().startsWith(QLatin1StringView("wayland")))
        return failure(ErrorCode::NotFound,
            QCoreApplication::translate("CommandLine",
                "Qt's plugin for Wayland is not installed, so the window cannot be opened; on Debian and Ubuntu it is "
                "in "
                "the package qt6-wayland."));
    return failure(ErrorCode::NotFound,
        QCoreApplication::translate(
            "CommandLine", "Qt's plugin for the platform “%1” is not installed, so the window cannot be opened.")
            .arg(name));
#else
    return {};
#endif
}

} // namespace atlas
