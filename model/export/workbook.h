// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QTemporaryDir>
#include <map>
#include <xlsxwriter.h>

namespace atlas {

/// The text as a cell can hold it: what XML 1.0 does not allow becomes U+FFFD, a line end is LF, too long a text is cut
/// and says so.
[[nodiscard]] QByteArray cellBytes(const QString& text);

/// A workbook that is being made. It is written to a file in a folder of its own, which goes again.
class Workbook
{
public:
    explicit Workbook(const QDate& created);
    ~Workbook();
    Workbook(const Workbook&) = delete;
    Workbook& operator=(const Workbook&) = delete;

    /// Null when it could not be made; `bytes` says why.
    [[nodiscard]] lxw_workbook* book() const { return m_workbook; }
    /// How cells with these numbers look, as spreadsheets spell it.
    [[nodiscard]] lxw_format* format(const QString& numbers);
    [[nodiscard]] lxw_format* bold();
    /// The finished file. Nothing can be written after it.
    [[nodiscard]] Result<QByteArray> bytes();

private:
    QTemporaryDir m_folder;
    QByteArray m_path, m_temporary;
    lxw_workbook* m_workbook = nullptr;
    lxw_format* m_bold = nullptr;
    std::map<QString, lxw_format*> m_formats;
};

} // namespace atlas
