// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "actions/savedviewactions.h"
#include "charts/fonts.h"
#include "language.h"
#include "mainwindow.h"
#include "session.h"
#include "settings.h"
#include "theme/appearance.h"
#include "widgets/plainstyle.h"

#include <QApplication>
#include <QIcon>

namespace atlas {

namespace {

QString startLanguage(const QString& asked)
{
    if (!asked.isEmpty())
        return asked;
    const QString stored = setting(Setting::Language).toString();
    return stored.isEmpty() ? Language::ofSystem() : stored;
}

}

int runWindow(int& argc, char** argv, const WindowOptions& options)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setApplicationName(QStringLiteral("gpu-atlas"));
    QApplication::setApplicationDisplayName(QStringLiteral("GPU Atlas"));
    QApplication::setApplicationVersion(options.version);
    QApplication::setDesktopFileName(QStringLiteral("io.github.gpu_atlas.GpuAtlas"));
    QApplication application(argc, argv);
    QApplication::setStyle(new PlainStyle);
    registerFallbackFont();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/desktop/io.github.gpu_atlas.GpuAtlas.svg")));

    const Appearance appearance;
    Language language;
    language.setLanguage(startLanguage(options.language));
    Session session(options.today);
    MainWindow window(session, language, options.version);
    if (language.language() != QLatin1String("en"))
        registerFallbackFont();
    // The window is there first, empty; the catalog follows, and the font for the Chinese texts in it.
    QObject::connect(&window, &MainWindow::painted, &session, [&session, &options] {
        registerFallbackFont();
        if (options.catalogPath.isEmpty())
            session.openOwn();
        else
            session.open(options.catalogPath);
    });
    if (!options.viewPath.isEmpty())
        window.views()->open(options.viewPath);
    window.show();
    return QApplication::exec();
}

} // namespace atlas
