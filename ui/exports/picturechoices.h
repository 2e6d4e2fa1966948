// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chartfile.h"

#include <QSizeF>
#include <QString>
#include <QVariantMap>
#include <vector>

namespace atlas {

/// How a chart is written as a picture, as the user chooses it and as it is remembered.
struct PictureChoices
{
    PictureOptions picture;
    QString language; ///< code; empty: that of the window
    bool millimetres = false; ///< sizes are shown in

    [[nodiscard]] QSizeF millimetreSize() const;
    void setMillimetreSize(QSizeF size);

    [[nodiscard]] QVariantMap toMap() const;
    /// What is missing or out of range in the map has its usual value.
    [[nodiscard]] static PictureChoices fromMap(const QVariantMap& map);
    /// As chosen last.
    [[nodiscard]] static PictureChoices remembered();
    void remember() const;
};

/// A size that is often wanted.
struct PicturePreset
{
    const char* id;
    const char* title; ///< marked for PictureDialog
    QSizeF size; ///< in pixels or millimetres
    int dpi;
    bool millimetres;

    void apply(PictureChoices& choices) const;
    [[nodiscard]] bool isIn(const PictureChoices& choices) const;
};
[[nodiscard]] const std::vector<PicturePreset>& picturePresets();

/// "png", "svg", "pdf".
[[nodiscard]] QString pictureSuffix(PictureFormat format);

/// A name for the file of a chart, made of its title and filter: safe on every common file system, at most 120 bytes
/// without the suffix.
[[nodiscard]] QString pictureName(const QString& title, const QString& filter, PictureFormat format);

} // namespace atlas
