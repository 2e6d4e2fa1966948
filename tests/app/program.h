// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

namespace atlas::test {

/// What the built program did.
struct Run
{
    int code = -1; ///< -1: it crashed or did not end
    QByteArray out, err;

    [[nodiscard]] QJsonArray rows() const { return QJsonDocument::fromJson(out).array(); }
};

/// Runs the built program in a folder of its own, where there is neither a display nor anything of the user.
class Program
{
public:
    Program()
    {
        environment = QProcessEnvironment::systemEnvironment();
        for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR", "LANGUAGE"})
            environment.remove(QString::fromLatin1(name));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        for (const char* const name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(name), path(QStringLiteral("home")));
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] Run run(const QStringList& arguments) const
    {
        return start(QStringLiteral(ATLAS_PROGRAM), arguments);
    }
    /// A line for the shell in which `gpu-atlas` is the program.
    [[nodiscard]] Run shell(const QString& line) const
    {
        return start(QStringLiteral("/bin/bash"),
            {QStringLiteral("-c"), QStringLiteral("gpu-atlas() { '" ATLAS_PROGRAM "' \"$@\"; }; ") + line});
    }
    [[nodiscard]] QByteArray bytes(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a test file could not be written");
    }
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    QProcessEnvironment environment;

private:
    [[nodiscard]] Run start(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.setStandardInputFile(QProcess::nullDevice());
        process.start(program, arguments);
        if (!process.waitForFinished(300000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.readAllStandardError() + process.errorString().toUtf8()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

}
