// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/safefile.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace atlas;

class TestSafeFile : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_folder.reset(); }
    void writesNewAndExisting();
    void keepsModeAndFollowsLinks();
    void writesToDanglingLink();
    void reportsFullDevice();
    void writesStraightIntoPipe();
    void refusesInputs_data();
    void refusesInputs();
    void failsWithoutLitter_data();
    void failsWithoutLitter();
    void keepsOldBytesOnFullDisk();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    void put(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QByteArray bytesOf(const QString& name) const;
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSafeFile::init()
{
    test::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestSafeFile::put(const QString& name, const QByteArray& bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestSafeFile::bytesOf(const QString& name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void TestSafeFile::writesNewAndExisting()
{
    const QString name = QStringLiteral("价格 表.csv");
    QVERIFY(writeFile(path(name), "one", {}).has_value());
    QCOMPARE(bytesOf(name), QByteArray("one"));
    struct stat status
    {
    };
    QCOMPARE(::stat(QFile::encodeName(path(name)).constData(), &status), 0);
    const mode_t mask = ::umask(0);
    ::umask(mask);
    QCOMPARE(status.st_mode & 07777, 0666 & ~mask);

    QVERIFY(writeFile(path(name), "the second", {}).has_value());
    QCOMPARE(bytesOf(name), QByteArray("the second"));
    QCOMPARE(names(), QStringList{name});
}

void TestSafeFile::keepsModeAndFollowsLinks()
{
    put(QStringLiteral("real"), "old");
    QCOMPARE(::chmod(QFile::encodeName(path(QStringLiteral("real"))).constData(), 0604), 0);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    // Relative to its own folder, and a second link on top.
    QCOMPARE(::symlink("../real", QFile::encodeName(path(QStringLiteral("sub/link"))).constData()), 0);
    QCOMPARE(::symlink("sub/link", QFile::encodeName(path(QStringLiteral("link"))).constData()), 0);

    QVERIFY(writeFile(path(QStringLiteral("link")), "new", {}).has_value());
    QCOMPARE(bytesOf(QStringLiteral("real")), QByteArray("new"));
    QVERIFY(QFileInfo(path(QStringLiteral("link"))).isSymLink());
    QVERIFY(QFileInfo(path(QStringLiteral("sub/link"))).isSymLink());
    struct stat status
    {
    };
    QCOMPARE(::stat(QFile::encodeName(path(QStringLiteral("real"))).constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, 0604u);
}

void TestSafeFile::writesToDanglingLink()
{
    QCOMPARE(::symlink("later", QFile::encodeName(path(QStringLiteral("link"))).constData()), 0);
    QVERIFY(writeFile(path(QStringLiteral("link")), "x", {}).has_value());
    QVERIFY(QFileInfo(path(QStringLiteral("link"))).isSymLink());
    QCOMPARE(bytesOf(QStringLiteral("later")), QByteArray("x"));
}

void TestSafeFile::reportsFullDevice()
{
    QCOMPARE(::symlink("/dev/full", QFile::encodeName(path(QStringLiteral("device"))).constData()), 0);
    for (const QString& target : {QStringLiteral("/dev/full"), path(QStringLiteral("device"))}) {
        const Result<void> result = writeFile(target, "bytes", {});
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().code, ErrorCode::InputOutput);
        QVERIFY2(result.error().message.contains(target), qPrintable(result.error().message));
        QVERIFY(result.error().message.contains(QLatin1StringView("no space")));
    }
    struct stat status
    {
    };
    QCOMPARE(::stat("/dev/full", &status), 0);
    QVERIFY(S_ISCHR(status.st_mode));
    QVERIFY(QFileInfo(path(QStringLiteral("device"))).isSymLink());
    QVERIFY(writeFile(QStringLiteral("/dev/null"), "bytes", {}).has_value());
}

void TestSafeFile::writesStraightIntoPipe()
{
    const QByteArray pipe = QFile::encodeName(path(QStringLiteral("pipe")));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const QByteArray sent(200000, 'p');
    QByteArray received;
    std::thread reader([&] {
        QFile file(path(QStringLiteral("pipe")));
        if (file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            received = file.readAll();
    });
    const Result<void> result = writeFile(path(QStringLiteral("pipe")), sent, {});
    reader.join();
    QVERIFY(result.has_value());
    QCOMPARE(received.size(), sent.size());
    struct stat status
    {
    };
    QCOMPARE(::stat(pipe.constData(), &status), 0);
    QVERIFY(S_ISFIFO(status.st_mode));
}

void TestSafeFile::refusesInputs_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("same path") << QStringLiteral("input");
    QTest::newRow("symbolic link") << QStringLiteral("soft");
    QTest::newRow("hard link") << QStringLiteral("hard");
    QTest::newRow("roundabout") << QStringLiteral("sub/../input");
}

void TestSafeFile::refusesInputs()
{
    QFETCH(QString, target);
    put(QStringLiteral("input"), "precious");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    const QByteArray input = QFile::encodeName(path(QStringLiteral("input")));
    QCOMPARE(::symlink(input.constData(), QFile::encodeName(path(QStringLiteral("soft"))).constData()), 0);
    QCOMPARE(::link(input.constData(), QFile::encodeName(path(QStringLiteral("hard"))).constData()), 0);

    const Result<void> result
        = writeFile(path(target), "x", {QStringLiteral("/nowhere"), path(QStringLiteral("input"))});
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
    QCOMPARE(bytesOf(QStringLiteral("input")), QByteArray("precious"));
}

void TestSafeFile::failsWithoutLitter_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("no folder") << QStringLiteral("missing/file");
    QTest::newRow("a folder") << QStringLiteral("sub");
    QTest::newRow("below a file") << QStringLiteral("file/below");
    QTest::newRow("links in a ring") << QStringLiteral("ring");
    QTest::newRow("name too long") << QString(300, u'n');
}

void TestSafeFile::failsWithoutLitter()
{
    QFETCH(QString, target);
    put(QStringLiteral("file"), "old");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("sub")));
    QCOMPARE(::symlink("ring", QFile::encodeName(path(QStringLiteral("ring"))).constData()), 0);
    const QStringList before = names();
    const Result<void> result = writeFile(path(target), "new", {});
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::InputOutput);
    QVERIFY(!result.error().message.isEmpty());
    QCOMPARE(names(), before);
    QCOMPARE(bytesOf(QStringLiteral("file")), QByteArray("old"));
}

void TestSafeFile::keepsOldBytesOnFullDisk()
{
    // A limit on the size of files stands for a full disk; it needs SIGXFSZ ignored, so that the write fails instead.
    put(QStringLiteral("file"), "old");
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{1000, 1000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const bool written = writeFile(path(QStringLiteral("file")), QByteArray(5000, 'x'), {}).has_value();
        ::_exit(written ? 1 : 0);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    QCOMPARE(bytesOf(QStringLiteral("file")), QByteArray("old"));
    QCOMPARE(names(), QStringList{QStringLiteral("file")});
}

ATLAS_TEST_MAIN(QCoreApplication, TestSafeFile)
#include "tst_safefile.moc"
