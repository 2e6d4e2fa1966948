// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "views/savedview.h"

#include <QString>

namespace atlas {

/// What the names of view files end with.
inline constexpr const char* ViewSuffix = ".atlas.json";
[[nodiscard]] bool isViewFileName(const QString& path);

/// Errors name the file; no more than `MaxViewBytes` are read. A view without a name is called as its file.
[[nodiscard]] Result<SavedView> readView(const QString& path);
/// Whole or not at all. Refuses to write over one of `inputs`.
[[nodiscard]] Result<void> writeView(const QString& path, const SavedView& view, const QStringList& inputs = {});

} // namespace atlas
