// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <functional>

namespace atlas {

/// Writes whole or not at all: on any failure the old bytes are still there and no temporary file is left. A target
/// that is no regular file (device, pipe, also through a symbolic link) is written straight, flushed and checked.
/// Refuses a target that is one of `inputs` (the open catalog, files being read), by whatever path.
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes, const QStringList& inputs);
/// The same for what others make in a file of its own: `make` gets the path of an empty file beside the target and
/// fills it. A target that is no regular file is refused.
[[nodiscard]] Result<void> makeFile(
    const QString& path, const std::function<Result<void>(const QString&)>& make, const QStringList& inputs);

} // namespace atlas
