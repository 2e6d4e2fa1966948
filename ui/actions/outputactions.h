// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "actions/windowparts.h"
#include "exports.h"

#include <QObject>

namespace atlas {

/// Does what brings the table out of the window: files and clipboard.
class OutputActions : public QObject
{
    Q_OBJECT
public:
    OutputActions(const WindowParts& parts, QObject* parent);

private:
    void showCatalog();
    void sharePageKeys();
    void exportTable();
    void copyRows(bool withHeaders);
    void showRows(const Result<std::optional<QString>>& written, std::size_t rows);
    void showWritten(const Result<std::optional<QString>>& written);

    WindowParts m_parts;
    Exports m_exports;
};

} // namespace atlas
