// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/safefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QRandomGenerator>
#include <cerrno>
#include <fcntl.h>
#include <functional>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace atlas {

namespace {

/// A file descriptor that closes itself; `close` tells whether the last bytes arrived.
class Descriptor
{
public:
    explicit Descriptor(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int number() const { return m_descriptor; }
    bool close()
    {
        const int descriptor = std::exchange(m_descriptor, -1);
        return descriptor < 0 || ::close(descriptor) == 0;
    }

private:
    int m_descriptor;
};

tl::unexpected<Error> writeFailure(const QString& path, int error)
{
    const auto text
        = [&path](const char* sentence) { return QCoreApplication::translate("SafeFile", sentence).arg(path); };
    const QString detail = qt_error_string(error);
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return failure(ErrorCode::InputOutput,
            text(QT_TRANSLATE_NOOP("SafeFile", "“%1” could not be written: there is no space left.")), detail);
    case EACCES:
    case EPERM:
    case EROFS:
        return failure(ErrorCode::InputOutput,
            text(QT_TRANSLATE_NOOP("SafeFile", "“%1” could not be written: writing is not allowed there.")), detail);
    case ENOENT:
    case ENOTDIR:
        return failure(ErrorCode::InputOutput,
            text(QT_TRANSLATE_NOOP("SafeFile", "“%1” could not be written: its folder does not exist.")), detail);
    case EISDIR:
        return failure(
            ErrorCode::InputOutput, text(QT_TRANSLATE_NOOP("SafeFile", "“%1” is a folder, not a file.")), detail);
    default:
        return failure(
            ErrorCode::InputOutput, text(QT_TRANSLATE_NOOP("SafeFile", "“%1” could not be written.")), detail);
    }
}

/// 0, or the error number of what went wrong.
int writeAll(const Descriptor& file, const QByteArray& bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t step
            = ::write(file.number(), bytes.constData() + written, static_cast<std::size_t>(bytes.size() - written));
        if (step < 0 && errno != EINTR)
            return errno;
        if (step > 0)
            written += step;
    }
    return 0;
}

std::optional<struct stat> statusOf(const QByteArray& path)
{
    struct stat status
    {
    };
    return ::stat(path.constData(), &status) == 0 ? std::optional(status) : std::nullopt;
}

bool isSameFile(const struct stat& left, const struct stat& right)
{
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino;
}

Result<void> writeStraight(const QString& path, const QByteArray& encoded, const QByteArray& bytes)
{
    Descriptor device(::open(encoded.constData(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    if (!device.isOpen())
        return writeFailure(path, errno);
    if (const int error = writeAll(device, bytes))
        return writeFailure(path, error);
    // Pipes and terminals have nothing to sync and say so with EINVAL or ENOTSUP.
    if (::fsync(device.number()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != EROFS)
        return writeFailure(path, errno);
    if (!device.close())
        return writeFailure(path, errno);
    return {};
}

/// Follows symbolic links to the file itself, which need not exist.
Result<QByteArray> followLinks(const QString& path, QByteArray target)
{
    for (int depth = 0; depth < 40; ++depth) {
        QByteArray link(4096, '\0');
        const ssize_t length = ::readlink(target.constData(), link.data(), static_cast<std::size_t>(link.size()));
        if (length < 0)
            return target;
        link.truncate(length);
        target = link.startsWith('/') ? link : target.left(target.lastIndexOf('/') + 1) + link;
    }
    return writeFailure(path, ELOOP);
}

/// The temporary file beside the target, removed again unless it was renamed over it.
struct Temporary
{
    QByteArray path;
    ~Temporary()
    {
        if (!path.isEmpty())
            ::unlink(path.constData());
    }
};

int openTemporary(const QByteArray& folder, Temporary& temporary)
{
    for (int attempt = 0; attempt < 100; ++attempt) {
        const QByteArray name
            = folder + ".gpu-atlas-" + QByteArray::number(QRandomGenerator::system()->generate64(), 36);
        const int descriptor = ::open(name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0) {
            temporary.path = name;
            return descriptor;
        }
        if (errno != EEXIST)
            return -1;
    }
    return -1;
}

/// Fills the open temporary file, which has that name.
using Fill = std::function<Result<void>(const Descriptor&, const QByteArray& name)>;

Result<void> replaceFile(
    const QString& path, const QByteArray& target, const Fill& fill, const std::optional<struct stat>& old)
{
    if (old && ::access(target.constData(), W_OK) != 0)
        return writeFailure(path, errno);
    const QByteArray folder = target.left(target.lastIndexOf('/') + 1);
    Temporary temporary;
    Descriptor file(openTemporary(folder, temporary));
    if (!file.isOpen())
        return writeFailure(path, errno);
    if (old) {
        // Only root may give a file away; then the mode comes second, because chown clears its special bits.
        if (::fchown(file.number(), old->st_uid, old->st_gid) != 0 && errno != EPERM)
            return writeFailure(path, errno);
        if (::fchmod(file.number(), old->st_mode & 07777) != 0)
            return writeFailure(path, errno);
    }
    if (auto filled = fill(file, temporary.path); !filled)
        return filled;
    if (::fsync(file.number()) != 0 || !file.close())
        return writeFailure(path, errno);
    if (::rename(temporary.path.constData(), target.constData()) != 0)
        return writeFailure(path, errno);
    temporary.path.clear();
    // The new name is in place; that it outlives a power cut is asked for, but its failure loses nothing.
    const Descriptor directory(::open(folder.isEmpty() ? "." : folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.isOpen())
        ::fsync(directory.number());
    return {};
}

/// Where to write, and what is there now.
struct Target
{
    QByteArray name; ///< with its links followed
    std::optional<struct stat> old;
};

Result<Target> targetOf(const QString& path, const QStringList& inputs)
{
    const QByteArray encoded = QFile::encodeName(path);
    if (encoded.isEmpty() || encoded.contains('\0'))
        return writeFailure(path, ENOENT);
    Target target{encoded, statusOf(encoded)};
    if (target.old) {
        for (const QString& input : inputs) {
            const std::optional<struct stat> status = statusOf(QFile::encodeName(input));
            if (status && isSameFile(*status, *target.old))
                return failure(ErrorCode::InvalidArgument,
                    QCoreApplication::translate(
                        "SafeFile", "“%1” is being read and cannot be the output too; choose another file.")
                        .arg(path));
        }
        if (S_ISDIR(target.old->st_mode))
            return writeFailure(path, EISDIR);
        if (!S_ISREG(target.old->st_mode))
            return target;
    }
    const Result<QByteArray> followed = followLinks(path, encoded);
    if (!followed)
        return tl::unexpected(followed.error());
    target.name = *followed;
    return target;
}

}

Result<void> writeFile(const QString& path, const QByteArray& bytes, const QStringList& inputs)
{
    const Result<Target> target = targetOf(path, inputs);
    if (!target)
        return tl::unexpected(target.error());
    if (target->old && !S_ISREG(target->old->st_mode))
        return writeStraight(path, QFile::encodeName(path), bytes);
    const auto fill = [&](const Descriptor& file, const QByteArray&) -> Result<void> {
        const int error = writeAll(file, bytes);
        return error == 0 ? Result<void>() : writeFailure(path, error);
    };
    return replaceFile(path, target->name, fill, target->old);
}

Result<void> makeFile(
    const QString& path, const std::function<Result<void>(const QString&)>& make, const QStringList& inputs)
{
    const Result<Target> target = targetOf(path, inputs);
    if (!target)
        return tl::unexpected(target.error());
    if (target->old && !S_ISREG(target->old->st_mode))
        return failure(ErrorCode::InputOutput,
            QCoreApplication::translate("SafeFile", "“%1” is a device or pipe; choose a file.").arg(path));
    const auto fill = [&make](const Descriptor&, const QByteArray& name) { return make(QFile::decodeName(name)); };
    return replaceFile(path, target->name, fill, target->old);
}

} // namespace atlas
