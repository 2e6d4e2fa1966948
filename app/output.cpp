// SPDX-License-Identifier: GPL-3.0-or-later
#include "output.h"

#include "export/plaintext.h"
#include "export/safefile.h"
#include "words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace atlas {

namespace {

void printLine(const char* kind, const QString& line)
{
    const QByteArray bytes = QByteArray("gpu-atlas: ") + kind + ": " + printable(line).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

void showQtMessage(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    // What Qt says about the surroundings of pictures that are drawn without a display concerns nobody.
    if (message.contains(QLatin1StringView("propagateSizeHints"))
        || message.contains(QLatin1StringView("XDG_RUNTIME_DIR")))
        return;
    if (type == QtWarningMsg)
        printLine("warning", message);
    else if (type == QtCriticalMsg || type == QtFatalMsg)
        printLine("error", message);
    else
        printLine("note", message);
    if (type == QtFatalMsg)
        std::abort();
}

}

void prepareStreams()
{
    std::signal(SIGPIPE, SIG_IGN);
    for (int stream = 0; stream <= 2; ++stream) {
        // Read only: writing there still fails, as it should. The lowest free number is the closed stream itself.
        if (::fcntl(stream, F_GETFD) == -1 && ::open("/dev/null", stream == 2 ? O_WRONLY : O_RDONLY) < 0)
            return;
    }
}

void prepareMessages()
{
    qInstallMessageHandler(showQtMessage);
}

void printError(const QString& line)
{
    printLine("error", line);
}

void printWarning(const QString& line)
{
    printLine("warning", line);
}

Outcome print(const QByteArray& result)
{
    qsizetype written = 0;
    while (written < result.size()) {
        const ssize_t step
            = ::write(STDOUT_FILENO, result.constData() + written, static_cast<std::size_t>(result.size() - written));
        if (step > 0) {
            written += step;
        } else if (step < 0 && errno == EPIPE) {
            return Done;
        } else if (step < 0 && errno != EINTR && errno != EAGAIN) {
            return failed({ErrorCode::InputOutput,
                QCoreApplication::translate("CommandLine", "The result could not be written to the standard output."),
                qt_error_string(errno)});
        }
    }
    return Done;
}

Outcome deliver(const QByteArray& result, const Invocation& invocation, const QStringList& inputs)
{
    const QString target = invocation.value("-o");
    if (!invocation.has("-o") || target == QLatin1StringView("-"))
        return print(result);
    const Result<void> written = writeFile(target, result, inputs);
    if (!written)
        return failed(written.error());
    return Done;
}

Expected<QString> formatOfTarget(const Invocation& invocation, const QStringList& suffixes)
{
    const QString target = invocation.value("-o");
    const QString suffix = QFileInfo(target).suffix().toLower();
    if (suffix.isEmpty())
        return QString();
    if (!suffixes.contains(suffix))
        return wrongUsage(QCoreApplication::translate("CommandLine",
            "The name “%1” says no format that this command writes; use one of %2, or say the format with --format.")
                              .arg(target, suffixes.join(QStringLiteral(", "))));
    if (suffix == QLatin1StringView("txt"))
        return QStringLiteral("table");
    return suffix == QLatin1StringView("md") ? QStringLiteral("markdown") : suffix;
}

Expected<bool> wantsJson(const Invocation& invocation)
{
    static const QStringList formats{QStringLiteral("table"), QStringLiteral("json")};
    QString format = invocation.value("--format");
    if (!invocation.has("--format")) {
        const Expected<QString> named = formatOfTarget(invocation, {QStringLiteral("txt"), QStringLiteral("json")});
        if (!named)
            return tl::unexpected(named.error());
        format = named->isEmpty() ? formats.first() : *named;
    }
    if (!formats.contains(format))
        return wrongUsage(unknownWord(QStringLiteral("--format"), format, formats));
    return format == formats.last();
}

} // namespace atlas
