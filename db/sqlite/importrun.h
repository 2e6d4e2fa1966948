// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <functional>

namespace SQLite {
class Database;
}

namespace atlas {

/// Done in the transaction of a run, before its files are read; recorded with it. Whether it changed anything.
using BeforeImport = std::function<Result<bool>(SQLite::Database&)>;

/// What a row leaves out of what its own source said before: it stays so, or is unknown from now on.
enum class LeftOut { Stays, Unknown };

/// An import as one run under the name `feed`; `inputs` says what it was about. Nothing is left on any error.
[[nodiscard]] Result<ImportReport> importAsRun(const QString& path, const ImportRequest& request, const QString& feed,
    const QString& inputs, const BeforeImport& before = {}, LeftOut leftOut = LeftOut::Stays);

} // namespace atlas
